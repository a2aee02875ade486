import { short } from "../../drawing/element";
import { CENTER, STAGE } from "../scene";
import type { Layout, Scene } from "../scene";
import { disc, linear, range, stroke } from "../shapes";
import { dealThreads, findSplit, leadingNumber } from "./stream-parts";

const THREADS = 60;
const PITCH = 5.6;
const PART_GAP = 46;

/** A stream of threads: at each stage those that go no further fall out of it. */
interface Stream {
  /** Names of the stages, and of the parts into which the stream divides at the last of them. */
  stages: readonly string[];
  parts: readonly string[];
  /** Place of a stage. */
  x: (stage: number) => number;
  /** Threads that are left at each stage. */
  left: number[];
  /** Part of each thread that is left at the end. */
  dealt: number[];
}

/** Things counted as a stream that thins at every stage; the last counts may be its parts. */
export const drawStream: Layout<string> = (names, scene) => {
  const stream = planStream(names);
  return (
    drawFallen(stream, scene) +
    drawStages(stream, scene) +
    drawKept(stream, scene) +
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
  return CENTER.y - 196 + thread * PITCH;
}

function drawFallen({ x, left }: Stream, { palette }: Scene): string {
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

function drawKept({ x, stages, dealt }: Stream, { palette }: Scene): string {
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
