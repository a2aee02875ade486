const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const DAY_OF_YEAR = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** A day in words: `2025-03-04` is March 4, 2025. Days are days in UTC. */
export function formatDay(date: string): string {
  return DAY.format(new Date(date));
}

/** A day without its year: March 4. */
export function formatDayOfYear(date: string): string {
  return DAY_OF_YEAR.format(new Date(date));
}

/** Puts dated things under their years, keeping their order. */
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
