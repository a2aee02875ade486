import { linear, range, stroke } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

/** Small counts as trains of pulses on one line each: three short ones or one long. */
export const drawTrains: Layout<number> = (values, { palette, write }) => {
  const y = linear([0, values.length - 1], [STAGE.top + 20, STAGE.bottom - 6]);
  const left = STAGE.left + 60;
  const length = STAGE.right - left;
  const greatest = Math.max(...values);
  const rows = values.map((value, row) => {
    const isCalm = value < greatest;
    const pitch = length / value;
    const height = 40;
    const pulse = (index: number) => {
      const start = left + index * pitch;
      const rise = isCalm ? 60 : 26;
      const flat = pitch - rise * 2 - (isCalm ? 0 : 90);
      return `H${start}c${rise * 0.5} 0 ${rise * 0.5} ${-height} ${rise} ${-height}h${flat}c${rise * 0.5} 0 ${rise * 0.5} ${height} ${rise} ${height}`;
    };
    const base = y(row) + 12;
    const path = `M-10 ${base}${range(value).map(pulse).join("")}H1210`;
    const color = isCalm ? palette.signal : palette.amber;
    return (
      stroke(`M0 ${base}H1200`, palette.hairline) +
      stroke(path, color, isCalm ? 4.5 : 3) +
      write(String(value), STAGE.left, base - 12, { fill: isCalm ? palette.text : palette.quiet })
    );
  });
  return rows.join("");
};
