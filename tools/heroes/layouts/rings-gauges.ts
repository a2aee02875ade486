import { arcPath, onCircle, range, segment, stroke } from "../shapes";
import type { Point } from "../shapes";
import { drawRipples } from "./ripples";
import type { Layout } from "../scene";

const OUTER = 236;
const PITCH = 50;
const THICK = 26;

/** Shares of a hundred as arcs on one dial, and arcs that go out from it. */
export const drawRingGauges: Layout<number> = (values, scene) => {
  const { palette, write, variant } = scene;
  const center: Point = [[400, 800, 600][variant % 3] ?? 600, 318];
  const ticks = range(100).map((part) => {
    const from = OUTER + 22;
    const to = from + (part % 25 === 0 ? 22 : part % 5 === 0 ? 14 : 8);
    return segment(onCircle(center, from, part * 3.6), onCircle(center, to, part * 3.6));
  });
  const last = values.length - 1;
  const colors = [palette.signal, palette.signalDim, palette.dim];
  const rings = values.map((value, index) => {
    const r = OUTER - index * PITCH;
    const color = index === last ? palette.amber : (colors[index] ?? palette.dim);
    const end = segment(
      onCircle(center, r - 22, value * 3.6),
      onCircle(center, r + 22, value * 3.6),
    );
    return (
      stroke(arcPath(center, r, 0, 360), palette.hairline, 1) +
      stroke(arcPath(center, r, 0, Math.min(100, value) * 3.6), color, THICK) +
      stroke(end, palette.text, 2) +
      write(String(value), center[0] - 14, center[1] - r + 7, {
        fill: palette.quiet,
        anchor: "end",
      })
    );
  });
  return (
    drawRipples(center, OUTER + 92, scene) + stroke(ticks.join(""), palette.dim) + rings.join("")
  );
};
