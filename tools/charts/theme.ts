import type { ChartAxis } from "./read-chart";

/** Widths of a chart in units of its view box: of the text column, and of a phone, where text has 11 pixels. */
export const WIDTHS = { wide: 704, narrow: 480 } as const;
/** Size of all text but the title. */
export const FONT_SIZE = 15;
/** Distance between the baselines of two lines of text. */
export const LINE_HEIGHT = 19;

/**
 * The site's colors by role. Charts are part of the page, so each color is a custom property that
 * follows the color mode. The fallback is the light mode's value, for the file opened alone.
 */
export const COLORS = {
  text: "var(--text, #1c262c)",
  quiet: "var(--text-quiet, #505d64)",
  border: "var(--border, #dae1e3)",
  surface: "var(--surface, #f8fbfb)",
  signal: "var(--signal, #00737e)",
  amber: "var(--amber, #8b5600)",
} as const;

const SERIES = [
  "var(--chart-1, #008390)",
  "var(--chart-2, #ce871b)",
  "var(--chart-3, #6453a7)",
  "var(--chart-4, #33854a)",
  "var(--red, #b5393a)",
  "var(--blue, #2a62aa)",
] as const;

/** Returns the color of the series at an index. */
export function seriesColor(index: number): string {
  return SERIES[index % SERIES.length] ?? SERIES[0];
}

/** Returns a color for text on a series' color. Amber is too light for the page's own color. */
export function colorOnSeries(index: number): string {
  return index % SERIES.length === 1 ? "#10181c" : COLORS.surface;
}

/** Widths by kind of character in ems, those of a wide system font: the reader's is not known. */
const CHARACTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ilj.,:;'’|!\s]/, 0.32],
  [/[ftr()[\]\-/]/, 0.41],
  [/[MW%@—−+=÷×mw]/, 0.92],
  [/[A-Z]/, 0.7],
  [/[0-9]/, 0.63],
];

/** Estimates the width of a text, rather too wide than too narrow. */
export function textWidth(text: string, size = FONT_SIZE): number {
  const widths = Array.from(
    text,
    (character) => CHARACTER_WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? 0.6,
  );
  return widths.reduce((sum, width) => sum + width, 0) * size;
}

/** Returns the width of the widest of some texts, which may have several lines. */
export function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.flatMap((text) => text.split("\n")).map((line) => textWidth(line)));
}

/** Breaks a text at its spaces into lines of at most `width`, joined by `\n`. */
export function wrapText(text: string, width: number, size = FONT_SIZE): string {
  return text.split(/\s+/).reduce((wrapped, word) => {
    const line = wrapped.slice(wrapped.lastIndexOf("\n") + 1);
    return `${wrapped}${textWidth(`${line} ${word}`, size) <= width ? " " : "\n"}${word}`;
  });
}

/** Returns how many lines the tallest of some wrapped texts has. */
export function lineCount(texts: readonly string[]): number {
  return Math.max(1, ...texts.map((text) => text.split("\n").length));
}

/** Formats a number as `1,240` or `−7.9`, with the unit if that is `%`. */
export function formatValue(value: number, axis: Pick<ChartAxis, "unit">, decimals?: number) {
  const text = Math.abs(value).toLocaleString("en-US", {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 4,
  });
  return `${value < 0 ? "\u2212" : ""}${text}${axis.unit === "%" ? "%" : ""}`;
}

/** Units whose names do not contain them. */
const UNIT_NAMES: Readonly<Record<string, string>> = { ms: "millisecond", h: "hour", d: "day" };

/** Returns an axis's label with its unit, unless values carry the unit or the label names it. */
export function axisLabel({ label, unit }: Pick<ChartAxis, "label" | "unit">): string | undefined {
  if (!unit || unit === "%") return label;
  if (label === undefined) return unit;
  const names = [unit.toLowerCase(), UNIT_NAMES[unit] ?? unit];
  return names.some((name) => label.toLowerCase().includes(name)) ? label : `${label}, ${unit}`;
}
