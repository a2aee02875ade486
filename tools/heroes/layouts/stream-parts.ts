import { range } from "../shapes";

/** The number that a name begins with: `1,000 sessions` is 1000; NaN where there is none. */
export function leadingNumber(name: string): number {
  const digits = /^\d[\d,.]*/.exec(name)?.[0];
  return digits === undefined ? Number.NaN : Number(digits.replace(/,/g, ""));
}

/** Index from which counts are the parts of the one before them; their number if none are. */
export function findSplit(counts: readonly number[]): number {
  const whole = counts.findIndex((count, index) => {
    const rest = counts.slice(index + 1);
    return rest.length > 1 && sum(rest) === count;
  });
  return whole < 0 ? counts.length : whole + 1;
}

/** For each of so many threads the index of the part that it belongs to, in proportion. */
export function dealThreads(threads: number, parts: readonly number[]): number[] {
  const whole = sum(parts) || 1;
  const limits = parts.map((_, index) => (sum(parts.slice(0, index + 1)) / whole) * threads);
  return range(threads).map((thread) =>
    Math.max(
      0,
      limits.findIndex((limit) => thread < limit - 1e-9),
    ),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
