/** Colors of the cards by role: those of the site's dark ground, as sRGB. */
export const COLORS = {
  ground: "#0c1316",
  dim: "#28353b",
  dimSignal: "#1f7074",
  quiet: "#8a9ca2",
  text: "#dee6e9",
  signal: "#4fcdcd",
  amber: "#eba941",
} as const;

/** Red, green and blue. */
export type Rgb = readonly [number, number, number];

/** The parts of a color written as `#rrggbb`. */
export function toRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Colors in equal steps from one, left out, to another. */
export function ramp(from: Rgb, to: Rgb, count: number): Rgb[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    const part = (channel: 0 | 1 | 2) =>
      Math.round(from[channel] + (to[channel] - from[channel]) * share);
    return [part(0), part(1), part(2)];
  });
}
