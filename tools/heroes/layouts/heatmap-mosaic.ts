import { area, box, range, segment, stroke } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

const GAP = 8;

/** Two by two as a mosaic: every tile as large as its share, the disagreements hatched. */
export const drawMosaic: Layout<number> = (values, { palette, write }) => {
  const [a = 0, b = 0, c = 0, d = 0] = values;
  const total = a + b + c + d;
  const whole = STAGE.right - STAGE.left - GAP;
  const deep = STAGE.bottom - STAGE.top - GAP;
  const top = ((a + b) / total) * deep;
  const tiles = [
    {
      value: a,
      x: STAGE.left,
      y: STAGE.top,
      width: (a / (a + b)) * whole,
      height: top,
      agree: true,
    },
    {
      value: b,
      x: STAGE.left + (a / (a + b)) * whole + GAP,
      y: STAGE.top,
      width: (b / (a + b)) * whole,
      height: top,
      agree: false,
    },
    {
      value: c,
      x: STAGE.left,
      y: STAGE.top + top + GAP,
      width: (c / (c + d)) * whole,
      height: deep - top,
      agree: false,
    },
    {
      value: d,
      x: STAGE.left + (c / (c + d)) * whole + GAP,
      y: STAGE.top + top + GAP,
      width: (d / (c + d)) * whole,
      height: deep - top,
      agree: true,
    },
  ];
  return tiles
    .map(({ value, x, y, width, height, agree }) => {
      const lines = range(Math.floor(width / 10)).map((line) =>
        segment([x + 5 + line * 10, y], [x + 5 + line * 10, y + height]),
      );
      const fill = value === Math.max(...values) ? palette.signal : palette.signalDim;
      const body = agree
        ? box(x, y, width, height, { fill })
        : box(x, y, width, height, { fill: palette.panel }) +
          stroke(lines.join(""), palette.amber, 3);
      const isLit = agree && fill === palette.signal;
      const tag = agree ? "" : area(`M${x} ${y}h58v42h-58Z`, palette.ground);
      return (
        body +
        tag +
        write(String(value), x + 16, y + 30, {
          fill: agree ? (isLit ? palette.ground : palette.text) : palette.quiet,
        })
      );
    })
    .join("");
};
