import { element, group } from "../../drawing/element";
import { assemble, standingPlot } from "../assemble";
import { drawBottomAxis, drawLeftAxis, leftAxisWidth } from "../axes";
import { PLOT_HEIGHT } from "../block";
import type { Block } from "../block";
import { seriesPaint } from "../colors";
import { drawEndLabels, drawLevels, endLabelsWidth, rightEdge } from "../end-labels";
import { arrangeTopMarks } from "../marks";
import { allNumbers } from "../numbers";
import { numericPlaces, placeNumbers, seriesPoints } from "../places";
import { createValueScale } from "../scale";
import type { Chart } from "../schema";

/** Points by two measures. */
export function drawScatterChart(chart: Chart): Block {
  const levels = chart.marks.filter((mark) => mark.x === undefined);
  const numbers = [...allNumbers(chart), ...levels.map((mark) => mark.y ?? 0)];
  const y = createValueScale({ axis: chart.y, numbers, range: [PLOT_HEIGHT, 0], zero: false });
  const right = rightEdge(endLabelsWidth(levels.map((mark) => mark.label)) || 12);
  const plot = standingPlot(leftAxisWidth(y), right);
  const places = placeNumbers(chart) ?? (chart.x.values ?? []).map((_, index) => index + 1);
  const x = numericPlaces(chart, plot, places);
  const marks = chart.marks.flatMap((mark) => {
    if (mark.x === undefined) return [];
    const end = mark.y === undefined ? undefined : y(mark.y);
    return [{ x: x(Number(mark.x)), text: mark.label, end, ring: end !== undefined }];
  });
  const levelPlaces = levels.map((mark) => ({ text: mark.label, y: y(mark.y ?? 0) }));
  const dots = seriesPoints(chart, places).map((points, index) => {
    const { color, opacity = 0.8 } = seriesPaint(index);
    const circles = points.flatMap((point) =>
      point === undefined ? [] : [element("circle", { cx: x(point[0]), cy: y(point[1]), r: 4.5 })],
    );
    return group({ fill: color, "fill-opacity": opacity }, circles);
  });
  return assemble({
    chart,
    plot,
    marks: arrangeTopMarks(marks),
    nameLines: 1,
    inside:
      drawLeftAxis(y, plot) +
      drawBottomAxis(x, plot, true) +
      drawLevels(
        levelPlaces.map((level) => level.y),
        plot,
      ) +
      dots.join("") +
      drawEndLabels(levelPlaces, plot),
  });
}
