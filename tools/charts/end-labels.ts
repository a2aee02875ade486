import { element, group } from "../drawing/element";
import { CHART_WIDTH } from "./block";
import type { Plot } from "./block";
import { COLORS } from "./colors";
import { spreadLabels } from "./spread-labels";
import { label, LINE_HEIGHT, widest } from "./text";

/** A name at the right of the plot, beside the line that it names. */
export interface EndLabel {
  text: string;
  /** Height of the line's end. */
  y: number;
}

const GAP = 10;
/** Half a dot: what a plot needs at its right even without names. */
const LEAST_EDGE = 4;

/** Room that the names take at the right of the plot. */
export function endLabelsWidth(texts: readonly string[]): number {
  return texts.length === 0 ? 0 : widest(texts) + GAP;
}

/** Names beside their lines, moved apart where they would cover each other. */
export function drawEndLabels(labels: readonly EndLabel[], plot: Plot): string {
  const limits = { top: plot.top + 4, bottom: plot.bottom };
  const placed = spreadLabels(labels, LINE_HEIGHT - 1, limits);
  return placed.map(({ text, at }) => label(plot.right + GAP, at + 4.5, text)).join("");
}

/** A limit or mean: dashed lines across the plot. */
export function drawLevels(
  levels: readonly number[],
  plot: Plot,
  color: string = COLORS.amber,
): string {
  const lines = levels.map((y) =>
    element("path", { d: `M${plot.left} ${Math.round(y) + 0.5}H${Math.round(plot.right)}` }),
  );
  return group({ stroke: color, "stroke-width": 1.5, "stroke-dasharray": "5 4" }, lines);
}

/** The right edge of a plot whose names take `width`. */
export function rightEdge(width: number): number {
  return CHART_WIDTH - Math.max(width, LEAST_EDGE);
}
