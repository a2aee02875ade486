import { namesFit } from "../axes";
import type { Block } from "../block";
import { endLabelsWidth, rightEdge } from "../end-labels";
import { placeNames } from "../places";
import type { Chart } from "../schema";
import { drawLyingBars } from "./bar-lying";
import { drawStandingBars } from "./bar-standing";

const AXIS_WIDTH = 56;
/** More rows than these would be a chart taller than a screen. */
const MOST_ROWS = 14;
/** Room beside the outer bars, in steps from bar to bar. */
const OUTER = 0.34;

/** Bars by name: upright while their names fit below them, lying otherwise. */
export function drawBarChart(chart: Chart): Block {
  const names = placeNames(chart);
  const levels = chart.marks.filter((mark) => mark.x === undefined).map((mark) => mark.label);
  const width = (rightEdge(endLabelsWidth(levels)) - AXIS_WIDTH) / (names.length + OUTER);
  return names.length > MOST_ROWS || namesFit(names, width)
    ? drawStandingBars(chart)
    : drawLyingBars(chart);
}
