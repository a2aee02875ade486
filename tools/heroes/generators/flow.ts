import type { Generator, Scene } from "../scene";
import { CENTER, STAGE } from "../scene";
import type { Point } from "../shapes";
import { area, bead, box, circles, disc, linear, range, segment, short, stroke } from "../shapes";
import { labelWidth, wrapLabel, writeLines } from "../text";

/** Draws steps one after another: counts as a stream, others as a chat, a track or calls, in turns. */
export const drawFlow: Generator<string> = (names, scene) => {
  if (names.every((name) => !Number.isNaN(leadingNumber(name)))) return drawStream(names, scene);
  const draw = [drawThread, drawTrack, drawCalls][scene.variant % 3] ?? drawThread;
  return draw(names, scene);
};

/** Heights of the stations; pictures take the rows in turns. */
const HEIGHTS = [
  [430, 250, 400, 220, 380],
  [230, 420, 250, 440, 270],
  [480, 415, 350, 290, 235],
] as const;
const SIDINGS = [-30, -20, -10, 10, 20, 30];

/** Draws steps as stations on one of several parallel tracks, with arcs around the last one. */
const drawTrack: Generator<string> = (names, { palette, write, variant }) => {
  const heights = HEIGHTS[Math.floor(variant / HEIGHTS.length) % HEIGHTS.length] ?? HEIGHTS[0];
  const pitch = (STAGE.right - 60 - STAGE.left) / (names.length - 1);
  const stations = names.map(
    (_, index): Point => [STAGE.left + 30 + index * pitch, heights[index % heights.length] ?? 315],
  );
  const end = stations.at(-1) ?? [0, 0];
  const sidings = SIDINGS.map((offset) =>
    stroke(trackPath(stations, offset, 1230), palette.hairline, 2),
  );
  const beads = stations
    .slice(0, -1)
    .map((station) => bead(station, 14, palette.signal, palette.ground, 6));
  const arcs = circles(
    end,
    range(5).map((index) => 40 + index * 22),
    palette.amberDim,
    2,
  );
  const labels = names.map((name, index) => {
    const [x, y] = stations[index] ?? [0, 0];
    const lines = wrapLabel(name, pitch - 16);
    const isLast = index === names.length - 1;
    const room = isLast ? 150 : 66;
    const isAbove = y <= 315 || y + room > STAGE.bottom + 60;
    const first = isAbove ? y - room - (lines.length - 1) * 26 : y + room + 14;
    const [at, anchor] = placeOfStation(x, index, names.length - 1);
    return writeLines(write, lines, [at, first], { fill: palette.quiet, anchor, lineHeight: 26 });
  });
  return (
    sidings.join("") +
    arcs +
    stroke(trackPath(stations, 0, end[0]), palette.signal, 9, { "stroke-linejoin": "round" }) +
    beads.join("") +
    disc(end, 18, palette.amber) +
    labels.join("")
  );
};

/** Returns where the label of a station is, and which part of it: those at the ends stay in the picture. */
function placeOfStation(x: number, index: number, last: number) {
  if (index === 0) return [x - 30, "start"] as const;
  return index === last ? ([STAGE.right, "end"] as const) : ([x, "middle"] as const);
}

/** Returns the path of a track: horizontal at each station, at 45 degrees between them. */
function trackPath(stations: readonly Point[], offset: number, end: number): string {
  const [first] = stations;
  const steps = stations.slice(1).map((station, index) => {
    const [x1, y1] = stations[index] ?? station;
    const [x2, y2] = station;
    const rise = y2 - y1;
    const run = Math.min(Math.abs(rise), (x2 - x1) * 0.7);
    const middle = (x1 + x2) / 2 - offset * Math.sign(rise) * 0.41;
    return `H${short(middle - run / 2)}L${short(middle + run / 2)} ${short(y2 + offset)}`;
  });
  return `M${end > 1200 ? -20 : (first?.[0] ?? 0)} ${(first?.[1] ?? 0) + offset}${steps.join("")}H${end}`;
}

/** The lines between which calls go, and the pairs of lines that the calls take in turns. */
const LANES = [210, 600, 990] as const;
const CALLS = [
  [0, 1],
  [1, 2],
  [2, 1],
  [1, 0],
] as const;
const ARROW = 22;

/** Draws steps as calls between three lines of time, from the first to the last and back. */
const drawCalls: Generator<string> = (names, { palette, write }) => {
  const last = names.length - 1;
  const y = linear([0, last], [STAGE.top + 62, STAGE.bottom - 8]);
  const lines = LANES.map(
    (x) =>
      box(x - 46, 44, 92, 40, { fill: palette.signalTint, rx: 10 }) +
      stroke(`M${x} 84V630`, palette.dim, 2, { "stroke-dasharray": "3 9" }),
  );
  const calls = names.map((name, index) => {
    const [from, to] = CALLS[index % CALLS.length] ?? CALLS[0];
    const [start, end] = [LANES[from] ?? 0, LANES[to] ?? 0];
    const side = Math.sign(end - start);
    const color = index === last ? palette.amber : from < to ? palette.signal : palette.signalDim;
    const tip = end - side * 9;
    const [top, height] = [y(index) - 30, Math.min(76, (STAGE.bottom - STAGE.top) / last)];
    const head = `M${tip} ${y(index)}l${-side * ARROW} -12v24Z`;
    return (
      box(end - 9, top + 20, 18, height, { fill: color, rx: 5 }) +
      stroke(segment([start + side * 9, y(index)], [tip - side * ARROW, y(index)]), color, 6) +
      area(head, color) +
      write(name, (start + end) / 2, y(index) - 16, { fill: palette.text, anchor: "middle" })
    );
  });
  return lines.join("") + calls.join("");
};

const TALLEST_BUBBLE = 66;
const AXIS = 600;
const BUBBLE_GAP = 44;
const PADDING = 34;

/** Draws steps as the bubbles of a chat, in turns left and right of a line of time. */
const drawThread: Generator<string> = (names, { palette, write }) => {
  const times = range(31).map((tick) => {
    const y = 30 + tick * 19;
    const reach = tick % 5 === 0 ? 12 : 6;
    return segment([AXIS - reach, y], [AXIS + reach, y]);
  });
  const last = names.length - 1;
  const height = Math.min(TALLEST_BUBBLE, (STAGE.bottom - STAGE.top) / names.length - 16);
  const y = linear([0, last], [STAGE.top - 8, STAGE.bottom + 8 - height]);
  const bubbles = names.map((name, index) => {
    const isRight = index % 2 === 1;
    const width = Math.max(250, labelWidth(name) + 2 * PADDING) + (index % 3) * 44;
    const left = isRight ? AXIS + BUBBLE_GAP : AXIS - BUBBLE_GAP - width;
    const [top, middle] = [y(index), y(index) + height / 2];
    const colors = isRight
      ? { fill: palette.signalStrong, text: palette.ground }
      : { fill: palette.signalTint, text: palette.text };
    const { fill, text } = index === last ? { fill: palette.amber, text: palette.onAmber } : colors;
    // The tail is at the side of the line.
    const foot = isRight ? left : left + width;
    const tail = `M${foot} ${top + height - 26}V${top + height + 12}L${foot + (isRight ? 30 : -30)} ${top + height - 6}Z`;
    const label = isRight
      ? write(name, left + width - PADDING, middle + 7, { fill: text, anchor: "end" })
      : write(name, left + PADDING, middle + 7, { fill: text });
    return (
      stroke(segment([foot, middle], [AXIS, middle]), palette.dim, 1.5) +
      box(left, top, width, height, { fill, rx: height / 2.6 }) +
      area(tail, fill) +
      label
    );
  });
  return (
    stroke(`M${AXIS} 0V630`, palette.hairline, 2) +
    stroke(times.join(""), palette.dim, 1.5) +
    bubbles.join("")
  );
};

const THREADS = 60;
const THREAD_STEP = 5.6;
const PART_GAP = 46;

/** A stream of threads; those that end at a stage fall out of it. */
interface Stream {
  /** Names of the stages, and of the parts that the stream divides into after the last stage. */
  stages: readonly string[];
  parts: readonly string[];
  /** Returns the horizontal position of a stage. */
  x: (stage: number) => number;
  /** Number of threads left at each stage. */
  left: number[];
  /** The part that each thread left at the end belongs to. */
  dealt: number[];
}

/** Draws counts as a stream that thins at every stage; the last counts may be its parts. */
const drawStream: Generator<string> = (names, scene) => {
  const stream = planStream(names);
  return (
    drawEndingThreads(stream, scene) +
    drawStages(stream, scene) +
    drawRemainingThreads(stream, scene) +
    drawParts(stream, scene)
  );
};

function planStream(names: readonly string[]): Stream {
  const counts = names.map(leadingNumber);
  const splitAt = findSplit(counts);
  const stages = names.slice(0, splitAt);
  const parts = names.slice(splitAt);
  const steps = parts.length > 0 ? stages.length : stages.length - 1;
  const x = linear([0, steps], [STAGE.left + 20, STAGE.right - 50]);
  const first = counts[0] ?? 1;
  const left = counts
    .slice(0, splitAt)
    .map((count) => Math.max(2, Math.round((count / first) * THREADS)));
  return { stages, parts, x, left, dealt: dealThreads(left.at(-1) ?? 0, counts.slice(splitAt)) };
}

function heightOf(thread: number): number {
  return CENTER.y - 196 + thread * THREAD_STEP;
}

function drawEndingThreads({ x, left }: Stream, { palette }: Scene): string {
  const kept = left.at(-1) ?? 0;
  return range(THREADS - kept)
    .map((index) => {
      const thread = kept + index;
      const stage = left.findLastIndex((count) => thread < count);
      const [from, to] = [x(stage), x(stage + 1)];
      const end = short(from + (to - from) * (0.35 + 0.4 * ((thread * 0.618) % 1)));
      const y = short(heightOf(thread));
      const bend = `C${short(from + 60)} ${y} ${end} ${short(heightOf(thread) + 40)} ${end} 640`;
      const color = stage === 0 ? palette.dim : palette.signalDim;
      return stroke(`M-10 ${y}H${short(from)}${bend}`, color, 1.6);
    })
    .join("");
}

function drawRemainingThreads({ x, stages, dealt }: Stream, { palette }: Scene): string {
  const colors = [palette.signal, palette.amber, palette.quiet];
  const from = x(stages.length - 1);
  return dealt
    .map((part, thread) => {
      const y = short(heightOf(thread));
      const end = short(heightOf(thread) + part * PART_GAP);
      const bend = `C${short(from + 75)} ${y} ${short(from + 75)} ${end} ${short(from + 150)} ${end}`;
      const color = colors[part % colors.length] ?? palette.signal;
      return stroke(`M-10 ${y}H${short(from)}${bend}H1210`, color, 3);
    })
    .join("");
}

function drawStages({ stages, parts, x }: Stream, { palette, write }: Scene): string {
  const last = parts.length > 0 ? stages.length : stages.length - 1;
  return stages
    .map((name, stage) => {
      const at = x(stage);
      const anchor = stage === 0 ? "start" : stage === last ? "end" : "middle";
      const line = stroke(`M${short(at)} 104V${CENTER.y + 220}`, palette.hairline, 1.5);
      return (
        line +
        disc([at, 104], 4, palette.quiet) +
        write(name, at, 88, { fill: palette.quiet, anchor })
      );
    })
    .join("");
}

function drawParts({ parts, dealt }: Stream, { palette, write }: Scene): string {
  return parts
    .map((name, part) => {
      const bottom = heightOf(dealt.lastIndexOf(part)) + part * PART_GAP;
      return write(name, STAGE.right, bottom + 30, { fill: palette.quiet, anchor: "end" });
    })
    .join("");
}

/** Returns the number that a name begins with: 1000 for `1,000 sessions`; NaN if there is none. */
export function leadingNumber(name: string): number {
  const digits = /^\d[\d,.]*/.exec(name)?.[0];
  return digits === undefined ? Number.NaN : Number(digits.replace(/,/g, ""));
}

/** Returns the index from which counts add up to the one before them, or their number. */
export function findSplit(counts: readonly number[]): number {
  const whole = counts.findIndex((count, index) => {
    const rest = counts.slice(index + 1);
    return rest.length > 1 && sum(rest) === count;
  });
  return whole < 0 ? counts.length : whole + 1;
}

/** Returns for each thread the index of the part that it belongs to, in proportion. */
export function dealThreads(threads: number, parts: readonly number[]): number[] {
  const whole = sum(parts) || 1;
  const limits = parts.map((_, index) => (sum(parts.slice(0, index + 1)) / whole) * threads);
  return range(threads).map((thread) =>
    Math.max(
      0,
      limits.findIndex((limit) => thread < limit - 1e-9),
    ),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
