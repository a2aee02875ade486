import { circles, disc, range } from "../shapes";
import type { Point } from "../shapes";
import type { Layout } from "../scene";

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const SPACING = 8.6;

/** Where groups lie, largest first; what belongs to none is strewn over the whole picture. */
const PLACES: readonly Point[] = [
  [330, 330],
  [620, 210],
  [835, 420],
  [585, 470],
  [980, 215],
  [1070, 400],
  [815, 165],
  [135, 170],
];

/** Sizes of groups as clouds of dots, a dot for each member; the last size belongs to no group. */
export const drawClusters: Layout<number> = (values, { palette }) => {
  const groups = values.slice(0, -1);
  const rest = values.at(-1) ?? 0;
  const colors = [palette.signal, palette.signalDim, palette.signal, palette.dim];
  const clouds = groups.map((size, index) => {
    const center = PLACES[index % PLACES.length] ?? [600, 315];
    const radius = SPACING * Math.sqrt(size) + 22;
    const dots = range(size).map((dot) =>
      disc(spiral(center, dot), 5, colors[index % colors.length] ?? palette.dim),
    );
    return circles(center, [radius, radius + 16, radius + 32], palette.hairline) + dots.join("");
  });
  const isFree = ([x, y]: Point) =>
    groups.every((size, index) => {
      const [cx, cy] = PLACES[index % PLACES.length] ?? [0, 0];
      return Math.hypot(x - cx, y - cy) > SPACING * Math.sqrt(size) + 14;
    });
  const strewn = range(rest * 4)
    .map(strew)
    .filter(isFree)
    .slice(0, rest)
    .map((place) => disc(place, 4, palette.amber));
  return clouds.join("") + strewn.join("");
};

/** Evenly dense places around a center, as the seeds of a sunflower. */
function spiral([x, y]: Point, index: number): Point {
  const r = SPACING * Math.sqrt(index + 0.5);
  return [x + r * Math.cos(index * GOLDEN), y + r * Math.sin(index * GOLDEN)];
}

/** Places all over the picture that look thrown and are not (an additive recurrence). */
function strew(index: number): Point {
  const part = (step: number) => (0.5 + (index + 1) * step) % 1;
  return [60 + part(0.7548776662) * 1080, 84 + part(0.5698402909) * 480];
}
