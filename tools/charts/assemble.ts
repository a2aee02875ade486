import { element } from "../drawing/element";
import { drawAxisLabel, footHeight } from "./axes";
import { PLOT_HEIGHT } from "./block";
import type { Block, Plot } from "./block";
import { COLORS } from "./colors";
import { axisLabel } from "./format";
import type { TopMarks } from "./marks";
import type { Chart } from "./schema";
import { label } from "./text";

/** What stands around the data of a chart whose values go upwards. */
export interface Assembly {
  chart: Chart;
  plot: Plot;
  /** The data, the axes and what else lies in the plot's own coordinates. */
  inside: string;
  marks?: TopMarks;
  /** Room for what the inside draws above the plot's top. */
  above?: number;
  /** Lines of text that the names or ticks below the plot take. */
  nameLines: number;
}

const TOP = 12;
const LABEL_ROW = 20;

/** Puts the value axis's label and the marks above the plot and the axis's label below it. */
export function assemble(assembly: Assembly): Block {
  const { chart, plot, inside, marks, nameLines } = assembly;
  const room = marks?.height ?? assembly.above ?? 0;
  const valueLabel = axisLabel(chart.y);
  const placeLabel = axisLabel(chart.x);
  const top = (valueLabel === undefined ? 0 : LABEL_ROW) + TOP + room;
  const heading = valueLabel === undefined ? "" : label(0, 12, valueLabel, { fill: COLORS.quiet });
  const moved = element(
    "g",
    { transform: `translate(0 ${top})` },
    inside +
      (marks?.draw({ top: -room, bottom: plot.bottom }) ?? "") +
      drawAxisLabel(placeLabel, plot, nameLines),
  );
  return { svg: heading + moved, height: top + plot.bottom + footHeight(placeLabel, nameLines) };
}

/** The plot of a chart whose values go upwards. */
export function standingPlot(left: number, right: number): Plot {
  return { left, right, top: 0, bottom: PLOT_HEIGHT };
}
