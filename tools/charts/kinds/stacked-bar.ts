import { namesFit } from "../axes";
import { CHART_WIDTH } from "../block";
import type { Block } from "../block";
import { placeNames } from "../places";
import type { Chart } from "../schema";
import { drawLyingStacks } from "./stacked-bar-lying";
import { drawStandingStacks } from "./stacked-bar-standing";

const FEW = 3;

/** Parts of wholes: few wholes, or long names, lie; many stand. */
export function drawStackedBarChart(chart: Chart): Block {
  const names = placeNames(chart);
  const fits = namesFit(names, (CHART_WIDTH - 40) / names.length);
  return names.length > FEW && fits ? drawStandingStacks(chart) : drawLyingStacks(chart);
}
