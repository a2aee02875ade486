import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { drawBars } from "./bars";
import type { Body } from "./layout";
import { drawHistogram, drawLines, hasEndLabels } from "./lines";
import type { Chart, ChartKind } from "./read-chart";
import { dotColor, drawDots, drawHeatmap } from "./rows";
import {
  COLORS,
  FONT_SIZE,
  formatValue,
  LINE_HEIGHT,
  lineCount,
  seriesColor,
  textWidth,
  wrapText,
} from "./theme";

const SVG = "http://www.w3.org/2000/svg";
const TITLE_SIZE = 16;
const SWATCH = 12;

const BODIES: Record<ChartKind, (chart: Chart, width: number) => Body> = {
  line: drawLines,
  scatter: drawLines,
  bar: drawBars,
  "stacked-bar": drawBars,
  histogram: drawHistogram,
  heatmap: drawHeatmap,
  dot: drawDots,
};

/** Draws a chart of a width as an SVG document that takes its colors and its font from the page around it. */
export function drawChart(chart: Chart, width: number): string {
  const { document } = parseHTML("<html><body></body></html>");
  const { height, margins, marks, x, y } = BODIES[chart.kind](chart, width);
  const heading = layOutHeading(chart, width);
  const marginTop = margins.top + heading.height;
  const svg = Plot.plot({
    document,
    className: "chart",
    width,
    height: height + heading.height,
    marginTop,
    marginRight: margins.right,
    marginBottom: margins.bottom,
    marginLeft: margins.left,
    x,
    y,
    color: { type: "identity" },
    marks: [...marks, heading.draw(-margins.left, -marginTop)],
  });
  return `${finish(svg, chart, document)}\n`;
}

/** Lays out the title and the legend, which `draw` places at the picture's upper left corner. */
function layOutHeading(chart: Chart, chartWidth: number) {
  const title =
    chart.title === undefined ? [] : [wrapText(chart.title, chartWidth, TITLE_SIZE * 1.15)];
  const titleHeight = title.length * lineCount(title) * 21;
  let [x, y] = [0, titleHeight + 12];
  const items = (needsLegend(chart) ? chart.series : []).map(({ name }, index) => {
    const width = SWATCH + 6 + textWidth(name);
    if (x > 0 && x + width > chartWidth) [x, y] = [0, y + LINE_HEIGHT + 2];
    const item = { name, x, y, color: colorOf(chart, index) };
    x += width + 18;
    return item;
  });
  const end = items.length > 0 ? y + 12 : titleHeight;
  const place = { frameAnchor: "top-left", textAnchor: "start" } as const;
  const bold = { fontSize: TITLE_SIZE, fontWeight: 600, lineHeight: 21 / TITLE_SIZE };
  return {
    height: end === 0 ? 0 : end + 10,
    draw: (left: number, top: number) => [
      Plot.text(title, { ...place, ...bold, lineAnchor: "top", dx: left, dy: top }),
      items.map(({ name, x: dx, y: dy, color }) => [
        Plot.dot([name], {
          ...place,
          dx: left + dx + SWATCH / 2,
          dy: top + dy,
          r: SWATCH / 2,
          symbol: "square",
          fill: color,
        }),
        Plot.text([name], {
          ...place,
          lineAnchor: "middle",
          dx: left + dx + SWATCH + 6,
          dy: top + dy,
          fill: COLORS.quiet,
        }),
      ]),
    ],
  };
}

function colorOf(chart: Chart, index: number): string {
  return chart.kind === "dot" ? dotColor(chart, index) : seriesColor(index);
}

/** Lines and strips of dots may name their series at the data, a heat map names them at its rows. */
function needsLegend(chart: Chart): boolean {
  const { kind, series, x } = chart;
  if (series.length < 2 || kind === "heatmap") return false;
  return kind === "line" ? !hasEndLabels(chart) : !(kind === "dot" && x.values === undefined);
}

/** Adds the accessible name and description, and removes what the page's style does better. */
function finish(svg: Element, chart: Chart, document: Document): string {
  svg.querySelector("style")?.remove();
  for (const element of [svg, ...svg.querySelectorAll("*")]) {
    for (const { name, value } of [...element.attributes]) {
      if (name.startsWith("aria-") || name === "font-variant") element.removeAttribute(name);
      else element.setAttribute(name, value.replace(/-?\d+\.\d+/g, shorten));
    }
  }
  for (const name of ["width", "height"]) svg.removeAttribute(name);
  svg.setAttribute("xmlns", SVG);
  svg.setAttribute("role", "img");
  svg.setAttribute("fill", COLORS.text);
  svg.setAttribute("font-family", "inherit");
  svg.setAttribute("font-size", String(FONT_SIZE));
  const texts = { desc: describe(chart), title: chart.title ?? `${chart.kind} chart` };
  for (const [name, text] of Object.entries(texts)) {
    const element = document.createElementNS(SVG, name);
    element.textContent = text;
    svg.prepend(element);
  }
  return svg.outerHTML;
}

/** Writes a number with at most two decimals. */
function shorten(number: string): string {
  return String(Number(Number(number).toFixed(2)));
}

/** Returns the data as text, a sentence for each series: `FCR: 1 day 93%, 3 days 88.5%.` */
function describe({ kind, series, x, y }: Chart): string {
  const sentences = series.map(({ name, values }) => {
    const items = values.map((value, index) => {
      const number = Array.isArray(value) ? value[1] : value;
      const place = Array.isArray(value) ? value[0] : (x.values?.[index] ?? "");
      return `${place} ${number === null ? "no value" : formatValue(number, y)}`.trim();
    });
    return `${name === "" ? "" : `${name}: `}${items.join(", ")}.`;
  });
  return `${kind} chart. ${sentences.join(" ")}`;
}
