import { scaleLinear, scaleLog } from "d3-scale";
import { formatTicks, formatValue } from "./format";
import type { ChartAxis } from "./schema";

type NumericAxis = Pick<ChartAxis, "scale" | "min" | "max" | "unit">;

/** A way from values to places, with the values at which it is marked. */
export interface ValueScale {
  (value: number): number;
  ticks: { value: number; text: string }[];
}

export interface ValueScaleOptions {
  axis: NumericAxis;
  numbers: readonly number[];
  /** Places of the least and the greatest value. */
  range: readonly [number, number];
  /** Whether 0 belongs on the axis whatever the numbers: bars need it. */
  zero: boolean;
  /** About how many ticks there is room for. */
  count?: number;
  /** Whether the axis ends at the least and the greatest number instead of at round ones. */
  tight?: boolean;
}

const NARROW = 0.4;

/** The extent of an axis: that of its numbers, with 0 where it is needed or near. */
function extentOf({ axis, numbers, zero }: Omit<ValueScaleOptions, "range">): [number, number] {
  let least = Math.min(...numbers);
  let greatest = Math.max(...numbers);
  const near = least > 0 && least < NARROW * greatest;
  if (axis.scale === "linear" && (zero || near)) {
    least = Math.min(0, least);
    greatest = Math.max(0, greatest);
  }
  if (least === greatest) greatest = least + 1;
  return [axis.min ?? least, axis.max ?? greatest];
}

/** A scale that begins and ends at round numbers, or where its axis says, and covers all numbers. */
export function createValueScale(options: ValueScaleOptions): ValueScale {
  const { axis, range, tight = false, count = 5 } = options;
  const extent = tight ? tightExtent(options) : roundExtent(axis, extentOf(options), count);
  const base = axis.scale === "log" ? scaleLog() : scaleLinear();
  const scale = base.domain(extent).range(range);
  const values = scale.ticks(count).filter((tick) => axis.scale === "linear" || isRoundPower(tick));
  const texts = formatTicks(values, axis);
  const ticks = values.map((value, index) => ({ value, text: texts[index] ?? "" }));
  return Object.assign((value: number) => scale(value), { ticks });
}

/** An extent widened to round numbers at the ends that the axis leaves open. */
function roundExtent(axis: NumericAxis, extent: [number, number], count: number): [number, number] {
  const [low, high] =
    axis.scale === "log" ? roundPowers(extent) : scaleLinear().domain(extent).nice(count).domain();
  return [axis.min ?? low ?? extent[0], axis.max ?? high ?? extent[1]];
}

function tightExtent({ axis, numbers }: ValueScaleOptions): [number, number] {
  const least = Math.min(...numbers);
  const greatest = Math.max(...numbers);
  return [axis.min ?? least, axis.max ?? (greatest === least ? least + 1 : greatest)];
}

/** The nearest of …, 1, 2, 5, 10, … below and above. */
function roundPowers([least, greatest]: [number, number]): [number, number] {
  const steps = [1, 2, 5, 10].map((step) => [
    step * 10 ** Math.floor(Math.log10(least)),
    step * 10 ** Math.floor(Math.log10(greatest)),
  ]);
  const below = steps.findLast(([low = 0]) => low <= least)?.[0] ?? least;
  const above = steps.find(([, high = 0]) => high >= greatest)?.[1] ?? greatest;
  return [below, above];
}

/** The same scale, marked at given values instead of round ones. */
export function withTicksAt(
  scale: ValueScale,
  values: readonly number[],
  axis: NumericAxis,
): ValueScale {
  const ticks = values.map((value) => ({ value, text: formatValue(value, axis) }));
  return Object.assign((value: number) => scale(value), { ticks });
}

/** 1, 2 and 5 in every power of ten: what a logarithmic axis has room for. */
function isRoundPower(value: number): boolean {
  const lead = value / 10 ** Math.floor(Math.log10(value) + 1e-9);
  return [1, 2, 5].some((round) => Math.abs(lead - round) < 1e-6);
}
