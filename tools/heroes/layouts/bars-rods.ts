import { box, linear, range, segment, stroke } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

/** Lying rods against a rule: one line down the picture for every tenth of the longest. */
export const drawRods: Layout<number> = (values, { palette, write }) => {
  const greatest = Math.max(...values);
  const x = linear([0, greatest], [0, STAGE.right]);
  const pitch = (STAGE.bottom - STAGE.top) / values.length;
  const thick = Math.min(46, pitch * 0.42);
  const middle = (index: number) => STAGE.top + (index + 0.5) * pitch;
  const rule = range(11).map((tenth) => {
    const place = (tenth * STAGE.right) / 10;
    return segment([place, STAGE.top - 10], [place, STAGE.bottom + 26]);
  });
  const ticks = range(101).map((part) => {
    const place = (part * STAGE.right) / 100;
    const long = part % 10 === 0 ? 22 : part % 5 === 0 ? 15 : 9;
    return segment([place, STAGE.bottom + 26], [place, STAGE.bottom + 26 + long]);
  });
  const rods = values.map((value, index) => {
    const isLongest = value === greatest;
    const end = x(value);
    const fill = isLongest ? palette.signal : palette.signalDim;
    const text = isLongest ? palette.text : palette.quiet;
    return (
      box(0, middle(index) - thick / 2, end, thick, { fill }) +
      stroke(
        segment([end, middle(index) - thick / 2 - 10], [end, middle(index) + thick / 2 + 10]),
        palette.amber,
        3,
      ) +
      (isLongest
        ? write(String(value), end - 18, middle(index) + 8, { fill: palette.ground, anchor: "end" })
        : write(String(value), end + 18, middle(index) + 8, { fill: text }))
    );
  });
  return stroke(rule.join(""), palette.grid) + stroke(ticks.join(""), palette.dim) + rods.join("");
};
