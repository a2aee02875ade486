const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const DAY_OF_YEAR = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** Formats a date as `March 4, 2025`, in UTC. */
export function formatDay(date: string): string {
  return DAY.format(new Date(date));
}

/** Formats a date as `March 4`, in UTC. */
export function formatDayOfYear(date: string): string {
  return DAY_OF_YEAR.format(new Date(date));
}

/** Groups items by the year of their date and keeps their order. */
export function groupByYear<Item extends { readonly date: string }>(
  items: readonly Item[],
): Array<{ year: string; items: Item[] }> {
  const years = new Map<string, Item[]>();
  for (const item of items) {
    const year = item.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years].map(([year, group]) => ({ year, items: group }));
}
