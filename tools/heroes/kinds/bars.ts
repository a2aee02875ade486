import { drawColumns } from "../layouts/bars-columns";
import { drawGauges } from "../layouts/bars-gauges";
import { drawRods } from "../layouts/bars-rods";
import { drawTallies } from "../layouts/bars-tallies";
import { drawWaterfall } from "../layouts/bars-waterfall";
import type { Layout } from "../scene";

const MOST_TALLIES = 60;
const FEW = 4;

/** Quantities side by side, in the form that their sizes ask for. */
export const drawBars: Layout<number> = (values, scene) => pickLayout(values)(values, scene);

function pickLayout(values: readonly number[]): Layout<number> {
  const total = values.reduce((sum, value) => sum + value, 0);
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  if (values.every(Number.isInteger) && total <= MOST_TALLIES) return drawTallies;
  if (isFalling(values) && least / greatest > 0.5) return drawWaterfall;
  if (values.length > FEW) return drawColumns;
  return greatest <= 100 ? drawGauges : drawRods;
}

function isFalling(values: readonly number[]): boolean {
  return values.slice(1).every((value, index) => value < (values[index] ?? value));
}
