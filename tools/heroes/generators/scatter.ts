import type { Generator } from "../scene";
import { STAGE } from "../scene";
import type { Point } from "../shapes";
import { bead, box, circles, disc, linear, range, segment, stroke } from "../shapes";
import { valueText } from "../text";

/** Draws single observations: falling counts as clusters of dots, others in their order. */
export const drawScatter: Generator<number> = (values, scene) => {
  const groups = values.slice(0, -1);
  const isFalling = groups.slice(1).every((value, index) => value <= (groups[index] ?? value));
  const isCounts = values.every(Number.isInteger);
  return isFalling && isCounts ? drawClusters(values, scene) : drawRun(values, scene);
};

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const SPACING = 8.6;

/** Centers of the groups, the largest first. */
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

/** Draws groups as clouds of dots, one for each member; the last value counts what has no group. */
const drawClusters: Generator<number> = (values, { palette }) => {
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
  const free = range(rest * 4)
    .map(scatterPlace)
    .filter(isFree)
    .slice(0, rest)
    .map((place) => disc(place, 4, palette.amber));
  return clouds.join("") + free.join("");
};

/** Returns evenly dense places around a center, like the seeds of a sunflower. */
function spiral([x, y]: Point, index: number): Point {
  const r = SPACING * Math.sqrt(index + 0.5);
  return [x + r * Math.cos(index * GOLDEN), y + r * Math.sin(index * GOLDEN)];
}

/** Returns places all over the picture that look random (an additive recurrence). */
function scatterPlace(index: number): Point {
  const part = (step: number) => (0.5 + (index + 1) * step) % 1;
  return [60 + part(0.7548776662) * 1080, 84 + part(0.5698402909) * 480];
}

/** Draws values in their order with the band that half of them are in; outliers are marked. */
const drawRun: Generator<number> = (values, scene) => {
  const { palette, write } = scene;
  const sorted = [...values].sort((one, other) => one - other);
  const quantile = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  const reach = (quantile(0.75) - quantile(0.25)) * 2.5;
  const y = linear([0, Math.max(...values)], [STAGE.bottom, STAGE.top + 30]);
  const x = linear([0, values.length - 1], [STAGE.left + 40, STAGE.right - 40]);
  const crosses = range(26 * 11).map((index) => {
    const place = [
      STAGE.left + (index % 26) * 41,
      STAGE.top + Math.floor(index / 26) * 42.6,
    ] as const;
    return `M${place[0] - 4} ${place[1]}h8M${place[0]} ${place[1] - 4}v8`;
  });
  const band = box(0, y(quantile(0.75)), 1200, y(quantile(0.25)) - y(quantile(0.75)), {
    fill: palette.signalTint,
  });
  const dots = values.map((value, index) => {
    const place = [x(index), y(value)] as const;
    const isOut = Math.abs(value - quantile(0.5)) > reach;
    const stem = stroke(
      segment(place, [place[0], y(quantile(0.5))]),
      isOut ? palette.amber : palette.signalDim,
      2,
    );
    const below = value < quantile(0.5);
    // On the side of the dot where its stem is not.
    const rise = below ? 42 : -28;
    const text = valueText(scene, value, isOut);
    const label = write(text, place[0], place[1] + (isOut ? rise * 1.3 : rise), {
      fill: isOut ? palette.amberText : palette.text,
      anchor: "middle",
    });
    if (!isOut) return stem + disc(place, 13, palette.signal) + label;
    return (
      stem +
      bead(place, 24, palette.amber, palette.ground, 1.5) +
      disc(place, 13, palette.amber) +
      label
    );
  });
  return (
    stroke(crosses.join(""), palette.hairline) +
    band +
    stroke(`M0 ${y(quantile(0.5))}H1200`, palette.signal, 2.5) +
    dots.join("")
  );
};
