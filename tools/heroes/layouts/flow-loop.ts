import { area, bead, box, disc, linear, range } from "../shapes";
import type { Point } from "../shapes";
import { CENTER } from "../scene";
import type { Layout } from "../scene";

const HALF = { x: 400, y: 130 } as const;
const SIDINGS = [-36, -24, -12, 12, 24, 36];

/** Steps around a loop that ends where it began, the first half above and the second below. */
export const drawLoop: Layout<string> = (names, { palette, write }) => {
  const upper = Math.ceil(names.length / 2);
  const lower = names.length - upper;
  const along = (count: number) =>
    linear([0, Math.max(1, count - 1)], [CENTER.x - HALF.x + 20, CENTER.x + HALF.x - 20]);
  const places = names.map(
    (_, index): Point =>
      index < upper
        ? [along(upper)(index), CENTER.y - HALF.y]
        : [along(lower)(lower - 1 - (index - upper)), CENTER.y + HALF.y],
  );
  const ring = (offset: number, color: string, width: number) => {
    const height = (HALF.y + offset) * 2;
    return box(
      CENTER.x - HALF.x - HALF.y - offset,
      CENTER.y - HALF.y - offset,
      (HALF.x + HALF.y + offset) * 2,
      height,
      {
        rx: height / 2,
        fill: "none",
        stroke: color,
        "stroke-width": width,
      },
    );
  };
  const last = names.length - 1;
  const labels = names.map((name, index) => {
    const [x, y] = places[index] ?? [0, 0];
    const isUpper = index < upper;
    return write(name, x, isUpper ? y - 62 : y + 76, {
      fill: index === last ? palette.text : palette.quiet,
      anchor: "middle",
    });
  });
  const arrows = range(names.length).map((index) => {
    const [x1, y1] = places[index] ?? [0, 0];
    const [x2, y2] = places[(index + 1) % names.length] ?? [0, 0];
    if (y1 !== y2) return "";
    const middle = (x1 + x2) / 2;
    const tip = x2 > x1 ? 13 : -13;
    return area(`M${middle + tip} ${y1}l${-2 * tip} -13v26Z`, palette.signal);
  });
  return (
    SIDINGS.map((offset) => ring(offset, palette.hairline, 1.5)).join("") +
    ring(0, palette.signal, 8) +
    arrows.join("") +
    places
      .map((place, index) =>
        index === last
          ? disc(place, 18, palette.amber)
          : bead(place, 15, palette.signal, palette.ground, 6),
      )
      .join("") +
    labels.join("")
  );
};
