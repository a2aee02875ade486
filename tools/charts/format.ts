import type { ChartAxis } from "./schema";

/** A number as readers expect it: `1,240`, `−7.9`, at most four decimals. */
export function formatNumber(value: number, decimals?: number): string {
  const text = Math.abs(value).toLocaleString("en-US", {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 4,
  });
  return value < 0 ? `\u2212${text}` : text;
}

/** A value with the unit that belongs at every number (`%`); other units stand in the label. */
export function formatValue(value: number, axis: Pick<ChartAxis, "unit">): string {
  return formatNumber(value) + valueSuffix(axis);
}

/** Ticks written with equally many decimals. */
export function formatTicks(ticks: readonly number[], axis: Pick<ChartAxis, "unit">): string[] {
  const decimals = Math.max(0, ...ticks.map(decimalsOf));
  return ticks.map((tick) => formatNumber(tick, decimals) + valueSuffix(axis));
}

function valueSuffix({ unit }: Pick<ChartAxis, "unit">): string {
  return unit === "%" ? "%" : "";
}

function decimalsOf(value: number): number {
  const [, decimals = ""] = String(Number(value.toPrecision(10))).split(".");
  return Math.min(4, decimals.length);
}

/** An axis's label with its unit, unless that is written at the values or is in the label. */
export function axisLabel({ label, unit }: Pick<ChartAxis, "label" | "unit">): string | undefined {
  if (unit === undefined || unit === "" || unit === "%") return label;
  if (label === undefined) return unit;
  return label.toLowerCase().includes(unit.toLowerCase()) ? label : `${label}, ${unit}`;
}
