import { disc, linear, range, segment, stroke } from "../shapes";
import type { Point } from "../shapes";
import { polyline } from "../../drawing/element";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

const ECHOES = 9;
const STEP = 3;

/** Moments as pings on a line of time, each dying away, and what a listener hears ever later. */
export const drawPings: Layout<number> = (values, { palette, write }) => {
  const x = linear([Math.min(...values), Math.max(...values)], [STAGE.left + 30, STAGE.right - 60]);
  const base = STAGE.top + 130;
  const trace = (rise: number, shift: number): Point[] =>
    range(1200 / STEP + 1).map((index) => {
      const at = index * STEP;
      const sum = values.reduce((total, value) => total + ping(at - x(value) - shift), 0);
      return [at, -sum * rise];
    });
  const lines = range(ECHOES).map((index) => {
    const y = base + 44 + index * 33;
    const points = trace(64 - index * 5.5, 10 + index * 13).map(
      ([at, height]): Point => [at, y + height],
    );
    const color = index < 3 ? palette.signalDim : index < 6 ? palette.dim : palette.hairline;
    return stroke(polyline(points), color, 2, { "stroke-linejoin": "round" });
  });
  const first = trace(92, 0).map(([at, height]): Point => [at, base + height]);
  const last = values.length - 1;
  const stems = values.map((value, index) =>
    stroke(
      segment([x(value), 56], [x(value), STAGE.bottom + 10]),
      index === last ? palette.amber : palette.hairline,
      index === last ? 2 : 1,
    ),
  );
  const labels = values.map((value, index) => {
    const isCrowded = index === last - 1 && x(values[last] ?? 0) - x(value) < 60;
    if (isCrowded) return "";
    return write(String(value), x(value), STAGE.bottom + 44, {
      fill: index === last ? palette.amberText : palette.quiet,
      anchor: "middle",
    });
  });
  return (
    stems.join("") +
    lines.reverse().join("") +
    stroke(polyline(first), palette.signal, 5, { "stroke-linejoin": "round" }) +
    disc([x(values[last] ?? 0), base], 11, palette.amber) +
    labels.join("")
  );
};

/** A struck string: a swing that begins at 0 and dies away within some 90 pixels. */
function ping(distance: number): number {
  if (distance < 0) return 0;
  return Math.sin(distance / 6.2) * Math.exp(-distance / 26);
}
