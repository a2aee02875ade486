/**
 * The site's colors by role. Pictures are set into the page, so each is a custom property that
 * follows the color mode; the fallback is the light mode's value, for the file seen alone.
 */
export const COLORS = {
  text: "var(--text, #1d2733)",
  quiet: "var(--text-quiet, #5a6875)",
  border: "var(--border, #d5dde3)",
  surface: "var(--surface, #f6f9fa)",
  signal: "var(--signal, #0b8a9b)",
  amber: "var(--amber, #b97a14)",
} as const;

const SERIES = [
  "var(--chart-1, #0b8a9b)",
  "var(--chart-2, #b97a14)",
  "var(--chart-3, #5b6bb5)",
  "var(--chart-4, #7b8893)",
] as const;

/** How a series is painted: a fifth and later series take up the colors again, paler. */
export interface SeriesPaint {
  color: string;
  opacity: number | undefined;
}

/** The paint of the series at an index. */
export function seriesPaint(index: number): SeriesPaint {
  const color = SERIES[index % SERIES.length] ?? SERIES[0];
  return { color, opacity: index < SERIES.length ? undefined : 0.5 };
}
