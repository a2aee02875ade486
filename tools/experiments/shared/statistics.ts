/** Returns the sum of the values. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Returns the mean of the values. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Returns the sample standard deviation. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
}

/** Returns the value at the nearest rank: `share` of the values are not larger. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns the median: the mean of the two middle values if their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const pair = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return ((pair[0] ?? Number.NaN) + (pair[1] ?? Number.NaN)) / 2;
}

/** Returns the ends of the 95% Wilson interval of a share. */
export function wilson(successes: number, trials: number, z = 1.96): [low: number, high: number] {
  const share = successes / trials;
  const scale = 1 + z ** 2 / trials;
  const center = (share + z ** 2 / (2 * trials)) / scale;
  const root = Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  return [center - (z * root) / scale, center + (z * root) / scale];
}

/** Returns how often coins split at least as unevenly as `a` to `b`, in either direction. */
export function signTest(a: number, b: number): number {
  const n = a + b;
  let [ways, total] = [1, 0];
  for (let k = 0; k <= Math.min(a, b); k += 1) {
    total += ways;
    ways *= (n - k) / (k + 1);
  }
  return Math.min(1, (2 * total) / 2 ** n);
}
