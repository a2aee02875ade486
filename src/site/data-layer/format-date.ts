/** A token is a run of one letter: `MMMM` is not `MM` twice. */
const TOKEN = /([A-Za-z])\1*/g;

/**
 * A date as Gatsby's `@dateformat` gives it, in UTC. Knows numbers only: names of months belong to
 * what draws pages.
 *
 * @throws Error for a format with other tokens, as a wrong date would go unseen
 */
export function formatDate(value: unknown, format: string | undefined): unknown {
  if (typeof value !== "string" || format === undefined) return value;
  const [, year, month, day, hour, minute, second] =
    /^(\d+)-(\d+)-(\d+)T(\d+):(\d+):(\d+)/.exec(new Date(value).toISOString()) ?? [];
  const parts: Record<string, string | undefined> = {
    YYYY: year,
    MM: month,
    DD: day,
    HH: hour,
    mm: minute,
    ss: second,
  };
  return format.replace(TOKEN, (token) => {
    const part = parts[token];
    if (part !== undefined) return part;
    throw new Error(`The data layer in memory does not know the date format "${format}".`);
  });
}
