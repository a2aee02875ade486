import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { drawBars } from "./bars";
import type { Body } from "./layout";
import { drawHistogram, drawLines, hasEndLabels } from "./lines";
import type { Chart, ChartKind } from "./read-chart";
import { drawDots, drawHeatmap } from "./rows";
import {
  COLORS,
  FONT_SIZE,
  formatValue,
  LINE_HEIGHT,
  seriesColor,
  textWidth,
  WIDTH,
  wrapText,
} from "./theme";

const SVG = "http://www.w3.org/2000/svg";
const TITLE_SIZE = 16;
const SWATCH = 12;

const BODIES: Record<ChartKind, (chart: Chart) => Body> = {
  line: drawLines,
  scatter: drawLines,
  bar: drawBars,
  "stacked-bar": drawBars,
  histogram: drawHistogram,
  heatmap: drawHeatmap,
  dot: drawDots,
};

/** Draws a chart as an SVG document that takes its colors and its font from the page around it. */
export function drawChart(chart: Chart): string {
  const { document } = parseHTML("<html><body></body></html>");
  const { height, margins, marks, x, y } = BODIES[chart.kind](chart);
  const heading = layOutHeading(chart);
  const svg = Plot.plot({
    document,
    className: "chart",
    width: WIDTH,
    height: height + heading.height,
    marginTop: margins.top + heading.height,
    marginRight: margins.right,
    marginBottom: margins.bottom,
    marginLeft: margins.left,
    x,
    y,
    color: { type: "identity" },
    marks: [...marks, () => heading.draw(document)],
  });
  return `${finish(svg, chart, document)}\n`;
}

/** Lays out the title and, where series are not named beside their data, the legend. */
function layOutHeading(chart: Chart) {
  const title =
    chart.title === undefined ? [] : wrapText(chart.title, WIDTH, TITLE_SIZE * 1.15).split("\n");
  const texts = title.map((text, line) => ({ text, x: 0, y: 15 + line * 21 }));
  let [x, y] = [0, title.length * 21 + 15];
  const items = needsLegend(chart)
    ? chart.series.map(({ name }, index) => {
        const width = SWATCH + 6 + textWidth(name);
        if (x > 0 && x + width > WIDTH) [x, y] = [0, y + LINE_HEIGHT + 2];
        const item = { name, x, y, color: seriesColor(index) };
        x += width + 18;
        return item;
      })
    : [];
  const end = items.length > 0 ? y + 6 : title.length * 21;
  return {
    height: end === 0 ? 0 : end + 10,
    draw: (document: Document) => drawHeading(document, texts, items),
  };
}

/** Lines and strips of dots may name their series at the data, a heat map names them at its rows. */
function needsLegend(chart: Chart): boolean {
  const { kind, series, x } = chart;
  if (series.length < 2 || kind === "heatmap") return false;
  return kind === "line" ? !hasEndLabels(chart) : !(kind === "dot" && x.values === undefined);
}

interface HeadingText {
  text: string;
  x: number;
  y: number;
}
interface LegendItem {
  name: string;
  x: number;
  y: number;
  color: string;
}

function drawHeading(document: Document, title: HeadingText[], legend: LegendItem[]): SVGElement {
  const create = (name: string, attributes: Record<string, string | number>, text = "") => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.textContent = text;
    return element;
  };
  const group = create("g", { "text-anchor": "start" });
  for (const { text, x, y } of title) {
    group.append(create("text", { x, y, "font-size": TITLE_SIZE, "font-weight": 600 }, text));
  }
  for (const { name, x, y, color } of legend) {
    const square = { x, y: y - 11, width: SWATCH, height: SWATCH, rx: 2, fill: color };
    group.append(
      create("rect", square),
      create("text", { x: x + SWATCH + 6, y, fill: COLORS.quiet }, name),
    );
  }
  return group;
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
  for (const [name, text] of [
    ["desc", describe(chart)],
    ["title", chart.title],
  ] as const) {
    if (text === undefined) continue;
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
