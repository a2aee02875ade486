import { polyline } from "../../drawing/element";
import { linear, range, segment, smooth, stroke } from "../shapes";
import type { Point } from "../shapes";
import { CENTER, STAGE } from "../scene";
import type { Layout } from "../scene";

const SWINGS = 64;

/** A carrier whose swing follows the values, between its two envelopes. */
export const drawCarrier: Layout<number> = (values, { palette, write }) => {
  const greatest = Math.max(...values);
  const reach = (STAGE.bottom - STAGE.top) / 2 - 8;
  const x = linear([0, values.length - 1], [STAGE.left + 80, STAGE.right - 80]);
  const swing = (value: number) => Math.max(12, (value / greatest) * reach);
  const crest: Point[] = [
    [-60, swing(values[0] ?? 0) * 0.3],
    ...values.map((value, index): Point => [x(index), swing(value)]),
    [1260, swing(values.at(-1) ?? 0) * 0.3],
  ];
  const height = (at: number) => {
    const next = Math.max(
      1,
      crest.findIndex((point) => point[0] >= at),
    );
    const [x1, y1] = crest[next - 1] ?? [0, 0];
    const [x2, y2] = crest[next] ?? [1, 0];
    const part = (at - x1) / (x2 - x1);
    return y1 + (y2 - y1) * part * part * (3 - 2 * part);
  };
  const carrier = range(SWINGS * 12 + 1).map((index): Point => {
    const at = (index * 1200) / (SWINGS * 12);
    return [at, CENTER.y - height(at) * Math.sin((index / 12) * 2 * Math.PI)];
  });
  const envelope = (sign: 1 | -1) =>
    smooth(crest.map(([at, size]) => [at, CENTER.y - sign * (size + 12)]));
  const stems = values.map((_, index) =>
    segment([x(index), STAGE.top - 20], [x(index), STAGE.bottom + 20]),
  );
  const top = values.indexOf(greatest);
  const labels = values.map((value, index) =>
    write(String(value), x(index), STAGE.bottom + 54, {
      fill: index === top ? palette.amberText : palette.quiet,
      anchor: "middle",
    }),
  );
  return (
    stroke(stems.join(""), palette.hairline) +
    stroke(`M0 ${CENTER.y}H1200`, palette.hairline) +
    stroke(polyline(carrier), palette.signal, 2.5, { "stroke-linejoin": "round" }) +
    stroke(envelope(1), palette.amber, 2, { "stroke-dasharray": "3 8" }) +
    stroke(envelope(-1), palette.amber, 2, { "stroke-dasharray": "3 8" }) +
    labels.join("")
  );
};
