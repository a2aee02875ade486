import type { Generator, Scene } from "../scene";
import { STAGE } from "../scene";
import { box, range, segment, stroke } from "../shapes";
import { labelWidth, valueText } from "../text";

const FEW = 4;
const GAUGE_LINES = 50;
const GAUGE_GAP = 48;

/** Draws quantities side by side: up to four as gauges, more as columns. */
export const drawBars: Generator<number> = (values, scene) =>
  values.length > FEW ? drawColumns(values, scene) : drawGauges(values, scene);

/** Draws columns on rails, and the level that they are compared with as a dotted line. */
const drawColumns: Generator<number> = (values, scene) => {
  const { palette, write } = scene;
  const step = (STAGE.right - STAGE.left) / values.length;
  const width = Math.min(72, step * 0.52);
  const greatest = Math.max(...values);
  const height = (value: number) => Math.max(4, (value / greatest) * (STAGE.bottom - STAGE.top));
  const marked = values.indexOf(greatest);
  const middle = (index: number) => STAGE.left + (index + 0.5) * step;
  const rails = values.map((_, index) =>
    segment([middle(index), STAGE.top], [middle(index), STAGE.bottom]),
  );
  const column = (value: number, index: number, tall: number, fill: string) =>
    box(middle(index) - width / 2, STAGE.bottom - height(value), width, tall, { fill });
  const bars = values.map((value, index) =>
    column(value, index, height(value), index === marked ? palette.signal : palette.dim),
  );
  const caps = values.map((value, index) =>
    column(value, index, 5, index === marked ? palette.text : palette.signal),
  );
  const labels = values.map((value, index) => {
    const fill = index === marked ? palette.text : palette.quiet;
    const text = valueText(scene, value, index === marked);
    return write(text, middle(index), STAGE.bottom + 40, { fill, anchor: "middle" });
  });
  return (
    stroke(rails.join(""), palette.hairline) +
    bars.join("") +
    caps.join("") +
    stroke(`M0 ${STAGE.bottom}H1200`, palette.quiet, 1.5) +
    drawLevel(scene, height) +
    labels.join("")
  );
};

function drawLevel({ palette, write, level }: Scene, height: (value: number) => number): string {
  if (!level) return "";
  const y = Math.round(STAGE.bottom - height(level.at)) + 0.5;
  const ground = { fill: palette.ground };
  return (
    box(STAGE.left - 12, y - 38, labelWidth(level.name) + 24, 36, ground) +
    stroke(`M0 ${y}H1200`, palette.amberText, 3, { "stroke-dasharray": "3 7" }) +
    write(level.name, STAGE.left, y - 13, { fill: palette.amberText })
  );
}

/** Draws columns of fifty lines each, lit up to the value: of a hundred, or of the greatest value. */
const drawGauges: Generator<number> = (values, scene) => {
  const { palette, write } = scene;
  const width = (STAGE.right - STAGE.left - GAUGE_GAP * (values.length - 1)) / values.length;
  const pitch = (STAGE.bottom - STAGE.top) / GAUGE_LINES;
  const greatest = Math.max(...values);
  const whole = greatest > 50 && greatest <= 100 ? 100 : greatest;
  const columns = values.map((value, index) => {
    const left = STAGE.left + index * (width + GAUGE_GAP);
    const lit = Math.round((value / whole) * GAUGE_LINES);
    const lines = range(GAUGE_LINES).map((line) => {
      const y = STAGE.bottom - (line + 0.5) * pitch;
      return segment([left, y], [left + width, y]);
    });
    const y = STAGE.bottom - lit * pitch;
    const isBest = index === values.indexOf(greatest);
    return (
      stroke(lines.slice(lit).join(""), palette.hairline, 1.5) +
      stroke(lines.slice(0, lit).join(""), isBest ? palette.signal : palette.signalDim, 3.5) +
      stroke(segment([left - 12, y], [left + width + 12, y]), palette.amber, 2.5) +
      write(valueText(scene, value, isBest), left, STAGE.bottom + 42, {
        fill: isBest ? palette.text : palette.quiet,
      })
    );
  });
  return columns.join("");
};
