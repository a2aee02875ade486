/**
 * The site's colors by role. Pictures are set into the page, so each is a custom property that
 * follows the color mode; the fallback is the light mode's value, for the file seen alone.
 */
export const COLORS = {
  text: "var(--text, #1c262c)",
  quiet: "var(--text-quiet, #505d64)",
  border: "var(--border, #dae1e3)",
  surface: "var(--surface, #f8fbfb)",
  signal: "var(--signal, #00737e)",
  amber: "var(--amber, #9f6713)",
} as const;

const SERIES = [
  "var(--chart-1, #008390)",
  "var(--chart-2, #ce871b)",
  "var(--chart-3, #6453a7)",
  "var(--chart-4, #33854a)",
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
