import { box, linear, range, segment, stroke } from "../shapes";
import { CENTER, HEIGHT, STAGE } from "../scene";
import type { Layout } from "../scene";

/** A state between 0 and 1 and its counterpart as two switched traces over each other. */
export const drawSwitch: Layout<number> = (values, { palette }) => {
  const step = 1200 / values.length;
  const upper = linear([0, 1], [CENTER.y - 36, STAGE.top]);
  const lower = linear([0, 1], [STAGE.bottom, CENTER.y + 36]);
  const path = (height: (value: number) => number) =>
    values
      .map(
        (value, index) =>
          `${index === 0 ? `M-10 ${height(value)}` : `V${height(value)}`}H${(index + 1) * step + (index === values.length - 1 ? 10 : 0)}`,
      )
      .join("");
  const lit = values.map((value, index) => {
    const isOld = value > 0;
    const isNew = value < 1;
    const bars = (isLit: boolean, low: number, high: number, color: string) =>
      isLit
        ? stroke(
            range(Math.floor(step / 10))
              .map((line) =>
                segment([index * step + line * 10 + 5, low], [index * step + line * 10 + 5, high]),
              )
              .join(""),
            color,
            2,
          )
        : "";
    return (
      bars(isOld, upper(value), upper(0), palette.signalDim) +
      bars(isNew, lower(1 - value), lower(0), palette.amberDim)
    );
  });
  const overlaps = values.map((value, index) =>
    value > 0 && value < 1
      ? box(index * step, -2, step, HEIGHT + 4, { fill: palette.panel, stroke: palette.hairline })
      : "",
  );
  const ticks = range(values.length * 4).map((tick) =>
    segment(
      [(tick * step) / 4, CENTER.y - (tick % 4 === 0 ? 12 : 5)],
      [(tick * step) / 4, CENTER.y + (tick % 4 === 0 ? 12 : 5)],
    ),
  );
  return (
    overlaps.join("") +
    lit.join("") +
    stroke(ticks.join(""), palette.dim, 1.5) +
    stroke(path(upper), palette.signal, 6, { "stroke-linejoin": "round" }) +
    stroke(
      path((value) => lower(1 - value)),
      palette.amber,
      6,
      { "stroke-linejoin": "round" },
    )
  );
};
