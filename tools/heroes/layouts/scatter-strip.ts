import { circles, disc, range, segment, stroke } from "../shapes";
import type { Point } from "../shapes";
import { CENTER, STAGE } from "../scene";
import type { Layout } from "../scene";

/** Ranked values on one logarithmic scale, each at the head of an arc from the scale's beginning. */
export const drawStrip: Layout<number> = (values, { palette, write }) => {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const low = 10 ** Math.floor(Math.log10(least));
  const reach = Math.log10(greatest / low) * 1.03;
  const place = (value: number) =>
    STAGE.left + (Math.log10(value / low) / reach) * (STAGE.right - STAGE.left);
  const base = CENTER.y + 120;
  const origin: Point = [STAGE.left, base];
  const ticks = range(3).flatMap((power) =>
    range(9).map((digit) => {
      const value = low * 10 ** power * (digit + 1);
      return value > greatest * 1.2
        ? ""
        : segment([place(value), base + 24], [place(value), base + (digit === 0 ? 52 : 38)]);
    }),
  );
  const dots = values.map((value, index) => {
    const isLast = index === values.length - 1;
    const x = place(value);
    const color = isLast ? palette.amber : palette.signal;
    const lift = 40 + index * 34;
    return (
      stroke(segment([x, base], [x, base - lift]), isLast ? palette.amber : palette.signalDim, 2) +
      disc([x, base - lift], isLast ? 15 : 11, color) +
      write(String(value), x, base + 84, {
        fill: isLast ? palette.amberText : palette.quiet,
        anchor: "middle",
      })
    );
  });
  const radii = values.map((value) => place(value) - STAGE.left);
  return (
    circles(origin, radii, palette.grid, 1.5) +
    stroke(`M0 ${base}H1200`, palette.quiet, 1.5) +
    stroke(ticks.join(""), palette.dim, 1.5) +
    dots.join("")
  );
};
