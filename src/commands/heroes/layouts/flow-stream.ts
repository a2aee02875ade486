import { disc, linear, range, stroke } from "../shapes";
import { short } from "../../drawing/element";
import { CENTER, STAGE } from "../scene";
import type { Layout } from "../scene";

const THREADS = 60;
const PITCH = 5.6;

/** Things counted as a stream of threads that thins at every stage; the last stages may be parts. */
export const drawStream: Layout<string> = (names, { palette, write }) => {
  const counts = names.map(leadingNumber);
  const first = counts[0] ?? 1;
  const splitAt = findSplit(counts);
  const stages = counts.slice(0, splitAt);
  const x = linear([0, counts.length - 1], [STAGE.left + 20, STAGE.right - 50]);
  const left = (stage: number) => Math.round(((counts[stage] ?? 0) / first) * THREADS);
  const threads = range(THREADS).map((thread) => {
    const stage = stages.findLastIndex((_, index) => thread < Math.max(2, left(index)));
    const top = CENTER.y - 196 + thread * PITCH;
    const isKept = stage === stages.length - 1;
    if (isKept) return "";
    const end = x(stage) + (x(stage + 1) - x(stage)) * (0.35 + 0.4 * ((thread * 0.618) % 1));
    const color = stage === 0 ? palette.dim : palette.signalDim;
    const fall = `M-10 ${short(top)}H${short(x(stage))}C${short(x(stage) + 60)} ${short(top)} ${short(end)} ${short(top + 40)} ${short(end)} 640`;
    return stroke(fall, color, 1.6);
  });
  const kept = Math.max(2, left(stages.length - 1));
  const parts = counts.slice(splitAt);
  const ends = spreadEnds(kept, parts);
  const bundle = range(kept).map((thread) => {
    const top = CENTER.y - 196 + thread * PITCH;
    const part = ends[thread] ?? { shift: 0, part: 0 };
    const from = x(stages.length - 1);
    const to = from + 150;
    const color = part.part === 0 ? palette.signal : part.part === 1 ? palette.amber : palette.quiet;
    const tail = `C${short(from + 75)} ${short(top)} ${short(to - 75)} ${short(top + part.shift)} ${short(to)} ${short(top + part.shift)}H1210`;
    return stroke(`M-10 ${short(top)}H${short(from)}${tail}`, color, 3);
  });
  const labels = names.map((name, index) => {
    const at = x(index);
    const isPart = index >= splitAt;
    const y = isPart ? STAGE.bottom + 66 : 92;
    return (
      stroke(isPart ? "" : `M${at} 104V${CENTER.y + 220}`, palette.hairline, 1.5) +
      (isPart ? "" : disc([at, 104], 4, palette.quiet)) +
      (isPart ? "" : write(name, at, y, { fill: index === 0 ? palette.quiet : palette.text, anchor: index === 0 ? "start" : "middle" }))
    );
  });
  return threads.join("") + labels.slice(0, splitAt).join("") + bundle.join("") + labelParts(names, splitAt, ends, { palette, write, variant: 0 });
};

/** The number that a name begins with: `1,000 sessions` is 1000. */
export function leadingNumber(name: string): number {
  return Number(/^[\d,.]+/.exec(name)?.[0].replace(/,/g, "") ?? Number.NaN);
}

/** Index from which the counts are parts of the one before them; their number when they are not. */
function findSplit(counts: readonly number[]): number {
  const at = counts.findIndex((count, index) => {
    const rest = counts.slice(index + 1);
    return rest.length > 1 && rest.reduce((sum, part) => sum + part, 0) === count;
  });
  return at < 0 ? counts.length : at + 1;
}

interface End {
  part: number;
  shift: number;
}

const PART_GAP = 46;

/** Where each thread ends up when the stream divides into parts. */
function spreadEnds(kept: number, parts: readonly number[]): End[] {
  const total = parts.reduce((sum, part) => sum + part, 0) || 1;
  const limits = parts.map((_, index) => (parts.slice(0, index + 1).reduce((sum, part) => sum + part, 0) / total) * kept);
  return range(kept).map((thread) => {
    const part = Math.max(0, limits.findIndex((limit) => thread < limit));
    return { part, shift: part * PART_GAP };
  });
}

function labelParts(names: readonly string[], splitAt: number, ends: readonly End[], { palette, write }: Parameters<Layout<string>>[1]): string {
  return names
    .slice(splitAt)
    .map((name, part) => {
      const own = ends.flatMap((end, thread) => (end.part === part ? [thread] : []));
      const bottom = CENTER.y - 196 + (own.at(-1) ?? 0) * PITCH + part * PART_GAP;
      return write(name, STAGE.right, bottom + 30, { fill: palette.quiet, anchor: "end" });
    })
    .join("");
}
