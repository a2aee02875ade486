/** The links of a navbar: its entries, and in the place of a dropdown what it holds. */
export function navbarLinks<Link extends object>(
  items: ReadonlyArray<Link & { readonly items: readonly Link[] }>,
): Link[] {
  return items.flatMap((entry) => (entry.items.length > 0 ? entry.items : [entry]));
}
