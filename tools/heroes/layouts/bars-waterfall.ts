import { box, linear, range, segment, stroke } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

/** A sum that shrinks step by step: what is left of it, and at every step what was lost. */
export const drawWaterfall: Layout<number> = (values, { palette, write }) => {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const y = linear([least - (greatest - least) * 0.9, greatest], [STAGE.bottom, STAGE.top]);
  const step = (STAGE.right - STAGE.left) / values.length;
  const width = step * 0.74;
  const left = (index: number) => STAGE.left + index * step + (step - width) / 2;
  const levels = values.map((value) => segment([0, y(value)], [1200, y(value)]));
  const columns = values.map((value, index) => {
    const before = values[index - 1] ?? value;
    const isLast = index === values.length - 1;
    const lost = range(Math.floor((y(value) - y(before)) / 8)).map((line) => {
      const at = y(before) + 4 + line * 8;
      return segment([left(index), at], [left(index) + width, at]);
    });
    return (
      box(left(index), y(value), width, STAGE.bottom - y(value), {
        fill: isLast ? palette.signal : palette.dim,
      }) +
      stroke(lost.join(""), palette.amber, 3) +
      stroke(
        segment([left(index), y(value)], [left(index) + width, y(value)]),
        isLast ? palette.text : palette.signal,
        4,
      ) +
      write(String(value), left(index), STAGE.bottom + 42, {
        fill: isLast ? palette.text : palette.quiet,
      })
    );
  });
  return (
    stroke(levels.join(""), palette.hairline) +
    columns.join("") +
    stroke(`M0 ${STAGE.bottom}H1200`, palette.quiet, 1.5)
  );
};
