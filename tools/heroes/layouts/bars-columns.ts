import { box, segment, stroke } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

/** Upright bars on rails, the one that stands out in the signal's color. */
export const drawColumns: Layout<number> = (values, { palette, write }) => {
  const step = (STAGE.right - STAGE.left) / values.length;
  const width = Math.min(72, step * 0.52);
  const greatest = Math.max(...values);
  const height = (value: number) => Math.max(4, (value / greatest) * (STAGE.bottom - STAGE.top));
  const marked = values.indexOf(greatest);
  const middle = (index: number) => STAGE.left + (index + 0.5) * step;
  const rails = values.map((_, index) =>
    segment([middle(index), STAGE.top], [middle(index), STAGE.bottom]),
  );
  const bars = values.map((value, index) =>
    box(middle(index) - width / 2, STAGE.bottom - height(value), width, height(value), {
      fill: index === marked ? palette.signal : palette.dim,
    }),
  );
  const caps = values.map((value, index) =>
    box(middle(index) - width / 2, STAGE.bottom - height(value), width, 5, {
      fill: index === marked ? palette.text : palette.signal,
    }),
  );
  const labels = values.map((value, index) =>
    write(String(value), middle(index), STAGE.bottom + 40, {
      fill: index === marked ? palette.text : palette.quiet,
      anchor: "middle",
    }),
  );
  const level = STAGE.bottom - height(median(values));
  return (
    stroke(rails.join(""), palette.hairline) +
    bars.join("") +
    caps.join("") +
    stroke(`M0 ${STAGE.bottom}H1200`, palette.quiet, 1.5) +
    stroke(`M0 ${Math.round(level) + 0.5}H1200`, palette.amber, 2, { "stroke-dasharray": "2 8" }) +
    labels.join("")
  );
};

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
