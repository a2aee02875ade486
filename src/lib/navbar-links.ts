/** The links of a navbar: its entries, and in the place of a dropdown what it holds. */
export function navbarLinks<Entry extends { readonly items: readonly object[] }>(
  items: readonly Entry[],
): Array<Entry["items"][number]> {
  // An entry that is no dropdown has all that a link of one has.
  return items.flatMap((entry) => (entry.items.length > 0 ? entry.items : [entry]));
}
