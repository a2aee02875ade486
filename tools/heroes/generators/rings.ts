import type { Generator, Scene } from "../scene";
import { WIDTH } from "../scene";
import type { Point } from "../shapes";
import { arcPath, circles, disc, onCircle, range, segment, stroke } from "../shapes";
import { valueText } from "../text";

const MOST_BEADS = 16;
/** A whole dial, and a half one that is larger. Angles are in degrees, clockwise from the top. */
const WHOLE = { radius: 236, step: 50, width: 26, start: 0, span: 360 };
const HALF = { radius: 370, step: 68, width: 36, start: -90, span: 180 };
const RIPPLE_STEP = 58;
const MOST_RIPPLES = 8;

/** Draws shares around a dial: small counts as beads, parts of a whole as spokes, others as arcs. */
export const drawRings: Generator<number> = (values, scene) => {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (!values.every(Number.isInteger)) return drawRingGauges(values, scene);
  if (total <= MOST_BEADS) return drawBeads(values, scene);
  return total === 50 || total === 100 ? drawSpokes(values, scene) : drawRingGauges(values, scene);
};

/** Draws small counts as beads on rings around one center, the first count on the outer ring. */
const drawBeads: Generator<number> = (values, scene) => {
  const { palette, variant } = scene;
  const center: Point = [variant % 2 === 0 ? 420 : 780, 318];
  const rings = values.map((value, index) => {
    const r = 222 - index * (150 / values.length) - (index > 0 ? 20 : 0);
    const color = index === 0 ? palette.signal : palette.amber;
    const places = range(value).map((bead) =>
      onCircle(center, r, (bead * 360) / value + index * 18),
    );
    return (
      stroke(places.map((place) => segment(center, place)).join(""), palette.dim, 1.5) +
      circles(center, [r], index === 0 ? palette.signalDim : palette.amberDim, 3) +
      places.map((place) => disc(place, 21, color)).join("")
    );
  });
  return drawRipples(center, 300, scene) + rings.join("") + disc(center, 12, palette.text);
};

/** Draws shares of a hundred as arcs on one dial, in turns a whole and a half one. */
const drawRingGauges: Generator<number> = (values, scene) => {
  const { palette, write, variant } = scene;
  const isHalf = variant % 2 === 1;
  const gauge = isHalf ? HALF : WHOLE;
  const center: Point = isHalf ? [600, 508] : [[400, 800, 600][variant % 3] ?? 600, 318];
  const angle = (value: number) => gauge.start + (Math.min(100, value) / 100) * gauge.span;
  const ticks = range(isHalf ? 101 : 100).map((part) => {
    const from = gauge.radius + 22;
    const to = from + (part % 25 === 0 ? 22 : part % 5 === 0 ? 14 : 8);
    return segment(onCircle(center, from, angle(part)), onCircle(center, to, angle(part)));
  });
  const last = values.length - 1;
  const colors = [palette.signal, palette.signalDim, palette.dim];
  const rings = values.map((value, index) => {
    const r = gauge.radius - index * gauge.step;
    const color = index === last ? palette.amber : (colors[index] ?? palette.dim);
    const end = segment(
      onCircle(center, r - 22, angle(value)),
      onCircle(center, r + 22, angle(value)),
    );
    // Beside the start of a whole ring, and below that of a half one.
    const [x, y] = isHalf ? [center[0] - r, center[1] + 32] : [center[0] - 14, center[1] - r + 7];
    return (
      stroke(arcPath(center, r, gauge.start, gauge.start + gauge.span), palette.hairline, 1) +
      stroke(arcPath(center, r, gauge.start, angle(value)), color, gauge.width) +
      stroke(end, palette.text, 2) +
      write(valueText(scene, value, index === 0), x, y, {
        fill: palette.quiet,
        anchor: isHalf ? "middle" : "end",
      })
    );
  });
  return (
    (isHalf ? "" : drawRipples(center, gauge.radius + 92, scene)) +
    stroke(ticks.join(""), palette.dim) +
    rings.join("")
  );
};

const INNER = 128;
const OUTER = 226;
/** Width of the gap between two groups, in spokes. */
const GAP = 1.5;

/** Draws parts of a whole as groups of spokes around a dial, one spoke for each thing counted. */
const drawSpokes: Generator<number> = (values, scene) => {
  const { palette, write, variant } = scene;
  const center: Point = [[780, 420, 600][variant % 3] ?? 600, 318];
  const total = values.reduce((sum, value) => sum + value, 0);
  const pitch = 360 / (total + GAP * values.length);
  const colors = [
    palette.signal,
    palette.amber,
    palette.dim,
    palette.signalDim,
    palette.amberDim,
    palette.quiet,
  ];
  const width = Math.min(9, ((INNER * 2 * Math.PI) / (total + GAP * values.length)) * 0.62);
  let angle = GAP / 2;
  const groups = values.map((value, index) => {
    const from = (angle + 0.5) * pitch;
    angle += value;
    const to = (angle - 0.5) * pitch;
    angle += GAP;
    const rise = index === 0 ? 26 : 0;
    const spokes = range(value).map((unit) =>
      segment(
        onCircle(center, INNER, from + unit * pitch),
        onCircle(center, OUTER + rise, from + unit * pitch),
      ),
    );
    const color = colors[index % colors.length] ?? palette.dim;
    const middle = (from + to) / 2;
    const [x, y] = onCircle(center, OUTER + 56, middle);
    return (
      stroke(spokes.join(""), color, width, { "stroke-linecap": "round" }) +
      stroke(arcPath(center, INNER - 20, from, Math.max(to, from + 0.5)), color, 4) +
      write(valueText(scene, value, index === 0), x, y + 8, {
        fill: palette.quiet,
        anchor: "middle",
      })
    );
  });
  const inside = [INNER - 44, INNER - 68, INNER - 92];
  return (
    drawRipples(center, OUTER + 110, scene) +
    circles(center, inside, palette.hairline) +
    groups.join("")
  );
};

/** Draws arcs from a dial towards the empty side of the picture, like those of the mark. */
function drawRipples(center: Point, radius: number, { palette }: Scene): string {
  const isMiddle = Math.abs(center[0] - WIDTH / 2) < 100;
  const directions = isMiddle ? [90, 270] : center[0] < WIDTH / 2 ? [90] : [270];
  return directions
    .flatMap((direction) => {
      const reach = direction === 90 ? WIDTH - center[0] : center[0];
      const count = Math.min(MOST_RIPPLES, Math.ceil((reach - radius) / RIPPLE_STEP));
      return range(count).map((index) => {
        const span = 36 - index * 4.2;
        const color = index < 2 ? palette.dim : palette.hairline;
        return stroke(
          arcPath(center, radius + index * RIPPLE_STEP, direction - span, direction + span),
          color,
          2,
          {
            "stroke-linecap": "round",
          },
        );
      });
    })
    .join("");
}
