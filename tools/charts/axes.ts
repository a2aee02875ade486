import { element, group } from "../drawing/element";
import { CHART_WIDTH } from "./block";
import type { Plot } from "./block";
import { COLORS } from "./colors";
import type { ValueScale } from "./scale";
import { label, labelLines, LINE_HEIGHT, textWidth, widest, wrapText } from "./text";

/** Distance of a tick's text from the plot. */
const TICK_GAP = 8;
/** Distance of the first line of text below a plot. */
const FOOT = 21;

const HAIRLINE = { stroke: COLORS.border, "stroke-width": 1, fill: "none" };

/** Hairlines across the plot at the ticks of a vertical axis, and their texts at the left. */
export function drawLeftAxis(scale: ValueScale, plot: Plot): string {
  const lines = scale.ticks.map(
    (tick) => `M${crisp(plot.left)} ${crisp(scale(tick.value))}H${crisp(plot.right)}`,
  );
  const texts = scale.ticks.map((tick) =>
    label(plot.left - TICK_GAP, scale(tick.value) + 4.5, tick.text),
  );
  return (
    element("path", { d: lines.join(""), ...HAIRLINE }) +
    group({ fill: COLORS.quiet, "text-anchor": "end" }, texts)
  );
}

/** How much room the texts of a vertical axis take at the left of the plot. */
export function leftAxisWidth(scale: ValueScale): number {
  return Math.max(0, ...scale.ticks.map((tick) => textWidth(tick.text))) + TICK_GAP;
}

/** The line on which bars stand or from which values are counted. */
export function drawBaseline(plot: Plot, at: number): string {
  return element("path", {
    d: `M${crisp(plot.left)} ${crisp(at)}H${crisp(plot.right)}`,
    stroke: COLORS.quiet,
    "stroke-width": 1,
  });
}

/** Short strokes and numbers below the plot, at the ticks of a horizontal axis. */
export function drawBottomAxis(scale: ValueScale, plot: Plot, grid = false): string {
  const from = grid ? plot.top : plot.bottom;
  const lines = scale.ticks.map(
    (tick) => `M${crisp(scale(tick.value))} ${crisp(from)}V${crisp(plot.bottom + 4)}`,
  );
  const texts = scale.ticks.map((tick) => {
    const x = keepInside(scale(tick.value), textWidth(tick.text));
    return label(x, plot.bottom + FOOT, tick.text);
  });
  return (
    element("path", { d: lines.join(""), ...HAIRLINE }) +
    group({ fill: COLORS.quiet, "text-anchor": "middle" }, texts)
  );
}

/** One place with a name on a horizontal axis. */
export interface NamedPlace {
  x: number;
  text: string;
}

/** Names below the plot, wrapped to `width`; every second, third … one where they are too many. */
export function drawNames(places: readonly NamedPlace[], plot: Plot, width: number): string {
  const step = stepThatFits(places, width);
  const texts = places
    .filter((_, index) => index % step === 0)
    .map(({ x, text }) => {
      const lines = step === 1 ? wrapText(text, width - 8) : [text];
      return labelLines(keepInside(x, widest(lines)), plot.bottom + FOOT, lines);
    });
  return group({ fill: COLORS.quiet, "text-anchor": "middle" }, texts);
}

/** How many lines the names take when each has `width`; 1 where some are left out. */
export function nameLines(places: readonly NamedPlace[], width: number): number {
  if (stepThatFits(places, width) > 1) return 1;
  return Math.max(1, ...places.map(({ text }) => wrapText(text, width - 8).length));
}

/** Whether every name can be written, on at most two lines. */
export function namesFit(texts: readonly string[], width: number): boolean {
  return texts.every((text) => {
    const lines = wrapText(text, width - 8);
    return lines.length <= 2 && lines.every((line) => textWidth(line) <= width - 8);
  });
}

function stepThatFits(places: readonly NamedPlace[], width: number): number {
  if (
    namesFit(
      places.map((place) => place.text),
      width,
    )
  )
    return 1;
  const longest = Math.max(...places.map(({ text }) => textWidth(text)));
  return Math.max(1, Math.ceil((longest + 12) / width));
}

/** The label of a horizontal axis, centered under it. */
export function drawAxisLabel(text: string | undefined, plot: Plot, lines: number): string {
  if (text === undefined) return "";
  const x = (plot.left + plot.right) / 2;
  const y = plot.bottom + FOOT + lines * LINE_HEIGHT + 4;
  return label(x, y, text, { fill: COLORS.quiet, "text-anchor": "middle" });
}

/** Height of what stands below a plot. */
export function footHeight(text: string | undefined, lines: number): number {
  return FOOT - 11 + lines * LINE_HEIGHT + (text === undefined ? 0 : LINE_HEIGHT + 4);
}

function keepInside(x: number, width: number): number {
  return Math.min(Math.max(x, width / 2), CHART_WIDTH - width / 2);
}

/** A coordinate on the middle of a pixel, so that a hairline is one pixel wide. */
function crisp(value: number): number {
  return Math.floor(value) + 0.5;
}
