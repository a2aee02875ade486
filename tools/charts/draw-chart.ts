import { element } from "../drawing/element";
import { CHART_WIDTH } from "./block";
import type { Block } from "./block";
import { COLORS } from "./colors";
import { drawHeading } from "./heading";
import { drawBarChart } from "./kinds/bar";
import { drawDotChart } from "./kinds/dot";
import { drawHeatmap } from "./kinds/heatmap";
import { drawHistogram } from "./kinds/histogram";
import { drawLineChart } from "./kinds/line";
import { drawScatterChart } from "./kinds/scatter";
import { drawStackedBarChart } from "./kinds/stacked-bar";
import type { Chart, ChartKind } from "./schema";
import { FONT_SIZE } from "./text";

const DRAWERS: Record<ChartKind, (chart: Chart) => Block> = {
  line: drawLineChart,
  bar: drawBarChart,
  "stacked-bar": drawStackedBarChart,
  scatter: drawScatterChart,
  histogram: drawHistogram,
  heatmap: drawHeatmap,
  dot: drawDotChart,
};

/** Draws a chart as an SVG document that takes its colors and its face from the page around it. */
export function drawChart(chart: Chart): string {
  const heading = drawHeading(chart);
  const body = DRAWERS[chart.kind](chart);
  const height = Math.ceil(heading.height + body.height);
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${CHART_WIDTH} ${height}`,
    "font-family": "inherit",
    "font-size": FONT_SIZE,
    fill: COLORS.text,
  };
  const moved = element("g", { transform: `translate(0 ${heading.height})` }, body.svg);
  return `${element("svg", attributes, heading.svg + moved)}\n`;
}
