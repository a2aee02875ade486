import { element, group } from "../drawing/element";
import { CHART_WIDTH } from "./block";
import { assignRows } from "./assign-rows";
import { COLORS } from "./colors";
import { label, LINE_HEIGHT, textWidth } from "./text";

/** A mark at a place along the horizontal axis, its label above the plot. */
export interface TopMark {
  x: number;
  text: string;
  /** Where its line ends; undefined means at the foot of the plot. */
  end?: number | undefined;
  /** Whether the line ends in a ring around a point. */
  ring?: boolean;
}

/** Marks with labels in rows; known before the plot's top, since it depends on the rows. */
export interface TopMarks {
  height: number;
  draw: (options: { top: number; bottom: number }) => string;
}

interface PlacedMark extends TopMark {
  anchor: "start" | "end";
  row: number;
}

const PAD = 5;

/** Arranges marks so that no label covers another or another mark's line. */
export function arrangeTopMarks(marks: readonly TopMark[], right = CHART_WIDTH): TopMarks {
  const sorted = [...marks].sort((one, other) => one.x - other.x);
  const anchored = sorted.map((mark) => ({ ...mark, anchor: anchorOf(mark, right) }));
  const rows = assignRows(anchored.map(stretchOf));
  const placed = anchored.map((mark, index) => ({ ...mark, row: rows[index] ?? 0 }));
  const count = Math.max(0, ...placed.map((mark) => mark.row + 1));
  return {
    height: count === 0 ? 0 : count * LINE_HEIGHT + 4,
    draw: ({ top, bottom }) => drawMarks(placed, top, bottom),
  };
}

function anchorOf(mark: TopMark, right: number): "start" | "end" {
  return mark.x + PAD + textWidth(mark.text) <= right ? "start" : "end";
}

function stretchOf({ x, text, anchor }: Omit<PlacedMark, "row">): { from: number; to: number } {
  const length = textWidth(text) + 2 * PAD;
  return anchor === "start" ? { from: x, to: x + length } : { from: x - length, to: x };
}

function drawMarks(marks: readonly PlacedMark[], top: number, bottom: number): string {
  const heightOf = (mark: PlacedMark) => top + mark.row * LINE_HEIGHT;
  const lines = marks.map((mark) => {
    const end = mark.end ?? bottom;
    const line = element("path", {
      d: `M${round(mark.x)} ${heightOf(mark) + 2}V${round(end - (mark.ring ? 6 : 0))}`,
    });
    return mark.ring ? line + element("circle", { cx: mark.x, cy: end, r: 6 }) : line;
  });
  const labels = marks.map((mark) => {
    const x = mark.x + (mark.anchor === "start" ? PAD : -PAD);
    const anchor = mark.anchor === "end" ? "end" : undefined;
    return label(x, heightOf(mark) + 12, mark.text, { "text-anchor": anchor });
  });
  return (
    group({ stroke: COLORS.amber, "stroke-width": 1.5, fill: "none" }, lines) + labels.join("")
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
