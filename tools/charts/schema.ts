import { z } from "zod";

/** The kinds of charts that can be drawn. */
export const CHART_KINDS = [
  "line",
  "bar",
  "stacked-bar",
  "scatter",
  "histogram",
  "heatmap",
  "dot",
] as const;

const place = z.union([z.number(), z.string()], "Write a number or a text");

const axisFields = {
  /** What is measured, with its unit where `unit` does not say it. */
  label: z.string().optional(),
  /** `%` is written at every value, other units once, in the label. */
  unit: z.string().optional(),
  /** Logarithmic axes hold only numbers above 0. */
  scale: z.enum(["linear", "log"]).default("linear"),
  min: z.number().optional(),
  max: z.number().optional(),
};

const series = z.strictObject({
  name: z.string().default(""),
  /** One value for each of `x.values`; null leaves a gap. Points of a scatter may be pairs. */
  values: z
    .array(
      z.union(
        [z.number(), z.null(), z.tuple([z.number(), z.number()])],
        "Write a number, null or a pair of numbers",
      ),
    )
    .min(1, "A series needs at least one value"),
});

const mark = z.strictObject({ x: place.optional(), y: z.number().optional(), label: z.string() });

/** The shape of a `*.chart.json` file. */
export const chartSchema = z.strictObject({
  kind: z.enum(CHART_KINDS, `Write one of ${CHART_KINDS.join(", ")}`),
  title: z.string().optional(),
  x: z.strictObject({ ...axisFields, values: z.array(place).optional() }).prefault({}),
  y: z.strictObject(axisFields).prefault({}),
  series: z.array(series).min(1, "A chart needs at least one series"),
  marks: z.array(mark).default([]),
});

/** A chart as its file describes it, with defaults filled in. */
export type Chart = z.output<typeof chartSchema>;
export type ChartKind = Chart["kind"];
export type ChartAxis = Chart["x"];
export type ChartSeries = Chart["series"][number];
export type ChartMark = Chart["marks"][number];
