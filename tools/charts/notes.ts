import { element, group } from "../drawing/element";
import { COLORS } from "./colors";
import type { Bands } from "./places";
import type { Chart } from "./schema";
import { label, LINE_HEIGHT, textWidth } from "./text";

/** Something said about the place at `x`, which reaches from `from` to `to`. */
export interface Note {
  x: number;
  from: number;
  to: number;
  text: string;
}

/** Something that a note must stay above: a bar with its value, or an earlier note. */
export interface Obstacle {
  from: number;
  to: number;
  top: number;
}

/** Notes drawn, and how far they reach above the plot's top. */
export interface ArrangedNotes {
  svg: string;
  above: number;
}

const PAD = 6;
const RISE = 8;

/** Puts notes as low above their bars as what stands beside them allows, each on a short stroke. */
export function arrangeNotes(
  notes: readonly Note[],
  obstacles: readonly Obstacle[],
  right: number,
): ArrangedNotes {
  const taken = [...obstacles];
  const strokes: string[] = [];
  const labels: string[] = [];
  let highest = 0;
  for (const { x, text, ...place } of notes) {
    const width = textWidth(text) + PAD;
    const isStart = x + width <= right;
    const [from, to] = isStart ? [x, x + width] : [x - width, x];
    const own = topOf(taken, place.from, place.to);
    const top = Math.min(own - RISE, topOf(taken, from, to)) - LINE_HEIGHT + 4;
    strokes.push(element("path", { d: `M${Math.round(x)} ${Math.round(top)}V${Math.round(own)}` }));
    const anchor = isStart ? undefined : "end";
    labels.push(label(isStart ? x + PAD : x - PAD, top + 11, text, { "text-anchor": anchor }));
    taken.push({ from, to, top: top - 2 });
    highest = Math.max(highest, -top);
  }
  const svg = group({ stroke: COLORS.amber, "stroke-width": 1.5 }, strokes) + labels.join("");
  return { svg, above: highest };
}

function topOf(obstacles: readonly Obstacle[], from: number, to: number): number {
  const below = obstacles.filter((other) => other.from < to && from < other.to);
  return Math.min(...below.map((other) => other.top), Number.POSITIVE_INFINITY);
}

/** The marks of a chart that speak of a place on x, at its band. */
export function placeNotes(chart: Chart, names: readonly string[], bands: Bands): Note[] {
  return chart.marks.flatMap((mark) => {
    const place = names.indexOf(String(mark.x));
    if (mark.x === undefined || place < 0) return [];
    const from = bands.at(place);
    return [{ x: from + bands.width / 2, from, to: from + bands.width, text: mark.label }];
  });
}
