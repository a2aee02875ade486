import { disc, linear, range, smooth, stroke } from "../shapes";
import type { Point } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

const BETWEEN = 19;

/** The first half of the values and the second as two curves, with all the curves between them. */
export const drawFamily: Layout<number> = (values, { palette, write }) => {
  const half = Math.ceil(values.length / 2);
  const first = values.slice(0, half);
  const second = values.slice(half);
  const reach = Math.max(...values.map(Math.abs));
  const y = linear([-reach, reach], [STAGE.bottom - 20, STAGE.top + 10]);
  const x = linear([0, half - 1], [STAGE.left + 30, STAGE.right - 30]);
  const mix = (part: number): Point[] =>
    first.map((value, index) => [x(index), y(value + ((second[index] ?? value) - value) * part)]);
  const wide = (points: Point[]): Point[] => {
    const [start] = points;
    const end = points.at(-1);
    return [
      ...(start ? [[-20, start[1]] as const] : []),
      ...points,
      ...(end ? [[1220, end[1]] as const] : []),
    ];
  };
  const between = range(BETWEEN).map((index) => {
    const part = (index + 1) / (BETWEEN + 1);
    return stroke(smooth(wide(mix(part))), part < 0.5 ? palette.signalDim : palette.amberDim, 1.25);
  });
  const ends = [
    ...mix(0).map((point) => disc(point, 9, palette.signal)),
    ...mix(1).map((point) => disc(point, 9, palette.amber)),
  ];
  const labels = first.map((_, index) =>
    write(String(index + 1), x(index), STAGE.bottom + 44, {
      fill: palette.quiet,
      anchor: "middle",
    }),
  );
  return (
    stroke(`M0 ${y(0)}H1200`, palette.dim, 1.5, { "stroke-dasharray": "2 8" }) +
    between.join("") +
    stroke(smooth(wide(mix(1))), palette.amber, 5) +
    stroke(smooth(wide(mix(0))), palette.signal, 5) +
    ends.join("") +
    labels.join("")
  );
};
