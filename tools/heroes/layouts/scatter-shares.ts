import { disc, range, segment, stroke } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

const SAMPLES = 5;
const PER_SAMPLE = 9;

/** Shares as rows of discs in five blocks: those that agree are full, the others only dots. */
export const drawShares: Layout<number> = (values, { palette, write }) => {
  const pitchY = (STAGE.bottom - STAGE.top) / values.length;
  const left = STAGE.left + 70;
  const pitchX = (STAGE.right - left) / SAMPLES;
  const rows = values.map((value, row) => {
    const lit = Math.round(value * SAMPLES);
    const isLow = value < 0.5;
    const y = STAGE.top + (row + 0.5) * pitchY;
    const line = stroke(segment([0, y + pitchY / 2], [1200, y + pitchY / 2]), palette.hairline);
    const blocks = range(SAMPLES).map((sample) => {
      const x = left + sample * pitchX;
      const dots = range(PER_SAMPLE).map((dot) => {
        const place = [x + 18 + (dot % 3) * 32, y + (Math.floor(dot / 3) - 1) * 30] as const;
        const color = isLow ? palette.amber : palette.signal;
        return sample < lit ? disc(place, 11, color) : disc(place, 3, palette.dim);
      });
      return dots.join("");
    });
    const label = write(value.toFixed(1), STAGE.left, y + 8, {
      fill: isLow ? palette.amberText : palette.quiet,
    });
    return (row < values.length - 1 ? line : "") + blocks.join("") + label;
  });
  return rows.join("");
};
