import { range, segment, stroke } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

const LINES = 50;

/** Shares of a hundred as columns of fifty lines each, lit up to the value. */
export const drawGauges: Layout<number> = (values, { palette, write }) => {
  const gap = 48;
  const width = (STAGE.right - STAGE.left - gap * (values.length - 1)) / values.length;
  const pitch = (STAGE.bottom - STAGE.top) / LINES;
  const best = values.indexOf(Math.max(...values));
  const columns = values.map((value, index) => {
    const left = STAGE.left + index * (width + gap);
    const lit = Math.round((value / 100) * LINES);
    const row = (line: number) => {
      const y = STAGE.bottom - (line + 0.5) * pitch;
      return segment([left, y], [left + width, y]);
    };
    const y = STAGE.bottom - lit * pitch;
    const color = index === best ? palette.signal : palette.signalDim;
    return (
      stroke(
        range(LINES - lit)
          .map((line) => row(line + lit))
          .join(""),
        palette.hairline,
        1.5,
      ) +
      stroke(range(lit).map(row).join(""), color, 3.5) +
      stroke(segment([left - 12, y], [left + width + 12, y]), palette.amber, 2.5) +
      write(String(value), left, STAGE.bottom + 42, {
        fill: index === best ? palette.text : palette.quiet,
      })
    );
  });
  return columns.join("");
};
