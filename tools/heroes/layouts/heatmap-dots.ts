import { box, disc, range } from "../shapes";
import { CENTER, STAGE } from "../scene";
import type { Layout } from "../scene";

const GAP = 14;
const SIDE = 12;

/** A square table whose cells hold a raster of dots, as many of them lit as the value says. */
export const drawDotMatrix: Layout<number> = (values, { palette, write }) => {
  const count = Math.round(Math.sqrt(values.length));
  const height = (STAGE.bottom - STAGE.top - GAP * (count - 1)) / count;
  const width = height * 1.72;
  const left = CENTER.x - (count * width + (count - 1) * GAP) / 2;
  const greatest = Math.max(...values);
  const cells = values.map((value, index) => {
    const row = Math.floor(index / count);
    const column = index % count;
    const x = left + column * (width + GAP);
    const y = STAGE.top + row * (height + GAP);
    const isRight = row === column;
    const lit = Math.round((value / greatest) * SIDE * 7);
    const pitch = [(width - 28) / (SIDE - 1), (height - 28) / 6] as const;
    const dots = range(SIDE * 7).map((dot) => {
      const place = [
        x + 14 + Math.floor(dot / 7) * pitch[0],
        y + height - 14 - (dot % 7) * pitch[1],
      ] as const;
      const color = dot >= lit ? palette.hairline : isRight ? palette.signal : palette.amber;
      return disc(place, dot >= lit ? 2 : 5, color);
    });
    return (
      box(x, y, width, height, { fill: palette.panel, stroke: palette.hairline, rx: 4 }) +
      dots.join("")
    );
  });
  const sides = range(count).map((row) => {
    const y = STAGE.top + row * (height + GAP) + height / 2 + 8;
    const value = values[row * count + row];
    return write(String(value), left - 28, y, { fill: palette.quiet, anchor: "end" });
  });
  return cells.join("") + sides.join("");
};
