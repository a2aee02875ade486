import { element } from "../drawing/element";
import { CHART_WIDTH } from "./block";
import type { Block } from "./block";
import { COLORS, seriesPaint } from "./colors";
import type { Chart } from "./schema";
import { label, labelLines, LINE_HEIGHT, textWidth, wrapText } from "./text";

const TITLE_SIZE = 14;
const SWATCH = 11;
const GAP_BELOW = 12;

/** The title and, where series are not named beside their data, the legend. */
export function drawHeading(chart: Chart): Block {
  const title = drawTitle(chart.title);
  const legend = needsLegend(chart) ? drawLegend(chart, title.height) : { svg: "", height: 0 };
  const height = title.height + legend.height;
  return { svg: title.svg + legend.svg, height: height === 0 ? 0 : height + GAP_BELOW };
}

/** Lines name their series at their ends, a heat map at its rows; others need a legend. */
function needsLegend({ kind, series, x }: Chart): boolean {
  if (series.length < 2 || kind === "line" || kind === "heatmap") return false;
  return !(kind === "dot" && x.values === undefined);
}

function drawTitle(title: string | undefined): Block {
  if (title === undefined) return { svg: "", height: 0 };
  const lines = wrapText(title, CHART_WIDTH - 8, TITLE_SIZE * 1.06);
  const attributes = { "font-size": TITLE_SIZE, "font-weight": 600 };
  const height = 4 + lines.length * LINE_HEIGHT;
  return { svg: labelLines(0, 14, lines, attributes), height };
}

function drawLegend({ series }: Chart, top: number): Block {
  let x = 0;
  let y = top + 18;
  let svg = "";
  for (const [index, { name }] of series.entries()) {
    const width = SWATCH + 7 + textWidth(name) + 20;
    if (x > 0 && x + width > CHART_WIDTH) {
      x = 0;
      y += LINE_HEIGHT + 3;
    }
    svg += drawSwatch(x, y, index) + label(x + SWATCH + 7, y, name, { fill: COLORS.quiet });
    x += width;
  }
  return { svg, height: y - top + 5 };
}

function drawSwatch(x: number, baseline: number, index: number): string {
  const { color, opacity } = seriesPaint(index);
  return element("rect", {
    x,
    y: baseline - SWATCH + 1,
    width: SWATCH,
    height: SWATCH,
    rx: 2,
    fill: color,
    "fill-opacity": opacity,
  });
}
