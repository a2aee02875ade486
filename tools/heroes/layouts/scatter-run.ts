import { bead, box, disc, linear, range, segment, stroke } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

/** Values in the order of time with the band in which half of them lie; what is far out is marked. */
export const drawRun: Layout<number> = (values, { palette, write }) => {
  const sorted = [...values].sort((one, other) => one - other);
  const quantile = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  const reach = (quantile(0.75) - quantile(0.25)) * 2.5;
  const y = linear([0, Math.max(...values)], [STAGE.bottom, STAGE.top + 30]);
  const x = linear([0, values.length - 1], [STAGE.left + 40, STAGE.right - 40]);
  const crosses = range(26 * 11).map((index) => {
    const place = [
      STAGE.left + (index % 26) * 41,
      STAGE.top + Math.floor(index / 26) * 42.6,
    ] as const;
    return `M${place[0] - 4} ${place[1]}h8M${place[0]} ${place[1] - 4}v8`;
  });
  const band = box(0, y(quantile(0.75)), 1200, y(quantile(0.25)) - y(quantile(0.75)), {
    fill: palette.signalTint,
  });
  const dots = values.map((value, index) => {
    const place = [x(index), y(value)] as const;
    const isOut = Math.abs(value - quantile(0.5)) > reach;
    const stem = stroke(
      segment(place, [place[0], y(quantile(0.5))]),
      isOut ? palette.amber : palette.signalDim,
      2,
    );
    const below = value < quantile(0.5);
    const label = write(String(value), place[0], place[1] + (isOut ? 52 : below ? 42 : -28), {
      fill: isOut ? palette.amberText : palette.quiet,
      anchor: "middle",
    });
    if (!isOut) return stem + disc(place, 13, palette.signal) + label;
    return (
      stem +
      bead(place, 24, palette.amber, palette.ground, 1.5) +
      disc(place, 13, palette.amber) +
      label
    );
  });
  return (
    stroke(crosses.join(""), palette.hairline) +
    band +
    stroke(`M0 ${y(quantile(0.5))}H1200`, palette.signal, 2.5) +
    dots.join("")
  );
};
