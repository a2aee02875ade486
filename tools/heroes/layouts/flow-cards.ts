import { area, box, segment, stroke } from "../shapes";
import { labelWidth } from "../lettering";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

const HEIGHT = 60;

/** Steps as cards down a flight of stairs, joined by elbows; the last card is the one lit. */
export const drawCards: Layout<string> = (names, { palette, write }) => {
  const widths = names.map((name) => labelWidth(name) + 56);
  const last = names.length - 1;
  const right = STAGE.right - (widths[last] ?? 0);
  const x = (index: number) => STAGE.left + (index / last) * (right - STAGE.left);
  const y = (index: number) => STAGE.top + 6 + (index / last) * (STAGE.bottom - STAGE.top - HEIGHT);
  const rules = names.map((_, index) =>
    segment([0, y(index) + HEIGHT / 2], [1200, y(index) + HEIGHT / 2]),
  );
  const elbows = names.slice(1).map((_, index) => {
    const from = x(index) + (widths[index] ?? 0);
    const top = y(index) + HEIGHT / 2;
    const to = x(index + 1) + 34;
    const isInside = to <= from + 16;
    const start = isInside
      ? `M${to} ${y(index) + HEIGHT}`
      : `M${from} ${top}H${to - 16}Q${to} ${top} ${to} ${top + 16}`;
    const tip = y(index + 1);
    return (
      stroke(`${start}V${tip - 12}`, palette.signal, 4) +
      area(`M${to} ${tip - 2}l-10 -18h20Z`, palette.signal)
    );
  });
  const cards = names.map((name, index) => {
    const isLast = index === last;
    const fill = isLast ? palette.signal : palette.panel;
    const color = isLast ? palette.signal : index === 0 ? palette.quiet : palette.signalDim;
    return (
      box(x(index), y(index), widths[index] ?? 0, HEIGHT, {
        fill,
        stroke: color,
        "stroke-width": 2,
        rx: 10,
      }) +
      write(name, x(index) + 28, y(index) + HEIGHT / 2 + 7, {
        fill: isLast ? palette.ground : palette.text,
      })
    );
  });
  return stroke(rules.join(""), palette.grid, 1) + elbows.join("") + cards.join("");
};
