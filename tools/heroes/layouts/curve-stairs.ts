import { area, disc, linear, range, segment, stroke } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";
import { drawPaper } from "./curve-paper";

/** Even growth as stairs, each tread hatched by one line a unit. */
export const drawStairs: Layout<number> = (values, scene) => {
  const { palette, write } = scene;
  const width = (STAGE.right - STAGE.left) / values.length;
  const y = linear([0, Math.max(...values)], [STAGE.bottom, STAGE.top + 26]);
  const left = (index: number) => STAGE.left + index * width;
  const units = values.map((value, index) =>
    range(Math.round(value))
      .map((unit) => segment([left(index), y(unit)], [left(index) + width, y(unit)]))
      .join(""),
  );
  const risers = values.map(
    (value, index) =>
      `${index === 0 ? `M${left(0)} ${y(value)}` : `V${y(value)}`}H${left(index) + width}`,
  );
  const newest = values.map((value, index) => {
    const before = values[index - 1] ?? 0;
    const path = `M${left(index)} ${y(before)}V${y(value)}h${width}V${y(before)}Z`;
    return area(path, palette.signalTint);
  });
  const labels = values.map((value, index) =>
    write(String(value), left(index) + width / 2, y(value) - 18, {
      fill: index === values.length - 1 ? palette.amberText : palette.quiet,
      anchor: "middle",
    }),
  );
  return (
    drawPaper(scene) +
    newest.join("") +
    stroke(units.join(""), palette.signalDim, 1.5) +
    stroke(risers.join(""), palette.signal, 6, {
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
    }) +
    disc([left(values.length - 1) + width, y(values.at(-1) ?? 0)], 11, palette.amber) +
    labels.join("")
  );
};
