import type { Generator } from "../scene";
import { STAGE } from "../scene";
import type { Point } from "../shapes";
import { disc, linear, polyline, range, segment, smooth, stroke } from "../shapes";
import { valueText, writeValues } from "../text";

/** Draws swings: states and moods as two curves, rising moments as pings, sizes as ridges. */
export const drawWaves: Generator<number> = (values, scene) => {
  if (values.every((value) => value <= 1)) return drawFamily(values, scene);
  const isRising = values.slice(1).every((value, index) => value > (values[index] ?? value));
  return isRising ? drawPings(values, scene) : drawRidges(values, scene);
};

const BETWEEN = 19;

/** Draws the first and the second half of the values as two curves, with curves between them. */
const drawFamily: Generator<number> = (values, scene) => {
  const { palette } = scene;
  const half = Math.ceil(values.length / 2);
  const first = values.slice(0, half);
  const second = values.slice(half);
  const reach = Math.max(...values.map(Math.abs));
  const low = values.some((value) => value < 0) ? -reach : 0;
  const y = linear([low, reach], [STAGE.bottom - 20, STAGE.top + 10]);
  const x = linear([0, half - 1], [STAGE.left + 30, STAGE.right - 30]);
  const mix = (part: number): Point[] =>
    first.map((value, index) => [x(index), y(value + ((second[index] ?? value) - value) * part)]);
  const wide = (points: Point[]): Point[] => {
    const [start] = points;
    const end = points.at(-1);
    return [
      ...(start ? [[-20, start[1]] as const] : []),
      ...points,
      ...(end ? [[1220, end[1]] as const] : []),
    ];
  };
  const between = range(BETWEEN).map((index) => {
    const part = (index + 1) / (BETWEEN + 1);
    return stroke(smooth(wide(mix(part))), part < 0.5 ? palette.signalDim : palette.amberDim, 1.25);
  });
  const ends = [
    ...mix(0).map((point) => disc(point, 9, palette.signal)),
    ...mix(1).map((point) => disc(point, 9, palette.amber)),
  ];
  return (
    stroke(`M0 ${y(0)}H1200`, palette.dim, 1.5, { "stroke-dasharray": "2 8" }) +
    between.join("") +
    stroke(smooth(wide(mix(1))), palette.amber, 5) +
    stroke(smooth(wide(mix(0))), palette.signal, 5) +
    ends.join("") +
    writeValues(
      scene,
      first.map((_, index) => index + 1),
      x,
    )
  );
};

const ECHOES = 9;
const PING_STEP = 4;

/** Draws moments as pings on a line of time, with their echoes below. */
const drawPings: Generator<number> = (values, scene) => {
  const { palette, write } = scene;
  const x = linear([Math.min(...values), Math.max(...values)], [STAGE.left + 30, STAGE.right - 60]);
  const base = STAGE.top + 130;
  const trace = (rise: number, shift: number): Point[] =>
    range(1200 / PING_STEP + 1).map((index) => {
      const at = index * PING_STEP;
      const sum = values.reduce((total, value) => total + ping(at - x(value) - shift), 0);
      return [at, -sum * rise];
    });
  const lines = range(ECHOES).map((index) => {
    const y = base + 44 + index * 33;
    const points = trace(64 - index * 5.5, 10 + index * 13).map(
      ([at, height]): Point => [at, y + height],
    );
    const color = index < 3 ? palette.signalDim : index < 6 ? palette.dim : palette.hairline;
    return stroke(polyline(points), color, 2, { "stroke-linejoin": "round" });
  });
  const first = trace(92, 0).map(([at, height]): Point => [at, base + height]);
  const last = values.length - 1;
  const stems = values.map((value, index) =>
    stroke(
      segment([x(value), 56], [x(value), STAGE.bottom + 10]),
      index === last ? palette.amber : palette.hairline,
      index === last ? 2 : 1,
    ),
  );
  const labels = values.map((value, index) => {
    const isCrowded = index === last - 1 && x(values[last] ?? 0) - x(value) < 60;
    if (isCrowded) return "";
    return write(valueText(scene, value, index === last), x(value), STAGE.bottom + 44, {
      fill: index === last ? palette.amberText : palette.quiet,
      anchor: "middle",
    });
  });
  return (
    stems.join("") +
    lines.reverse().join("") +
    stroke(polyline(first), palette.signal, 5, { "stroke-linejoin": "round" }) +
    disc([x(values[last] ?? 0), base], 11, palette.amber) +
    labels.join("")
  );
};

/** Returns the swing of a struck string, which dies away within some 90 pixels. */
function ping(distance: number): number {
  if (distance < 0) return 0;
  return Math.sin(distance / 6.2) * Math.exp(-distance / 26);
}

const RIDGES = 17;
const RIDGE_STEP = 6;

/** Draws ridge before ridge, each with a swell for every value, the nearest in the signal's color. */
const drawRidges: Generator<number> = (values, scene) => {
  const { palette } = scene;
  const greatest = Math.max(...values);
  const x = linear([0, values.length - 1], [STAGE.left + 130, STAGE.right - 130]);
  const pitch = 17;
  const ridges = range(RIDGES).map((index) => {
    const depth = index / (RIDGES - 1);
    const base = STAGE.bottom - 10 - (RIDGES - 1 - index) * pitch;
    // From edge to edge and beyond, where the sides of the outline are out of sight.
    const points: Point[] = range(1200 / RIDGE_STEP + 3).map((place) => {
      const at = (place - 1) * RIDGE_STEP;
      const swell = values.reduce((sum, value, order) => {
        const drift = Math.sin(order * 2.1 + index * 0.55) * 16 * (1 - depth);
        return sum + (value / greatest) * Math.exp(-(((at - x(order) - drift) / 74) ** 2));
      }, 0);
      const ripple = Math.sin(at / 19 + index * 1.7) * Math.sin(at / 47 + index) * 3.2;
      return [at, base - swell * (60 + 120 * depth) - ripple * (1.1 - depth)];
    });
    const isNearest = index === RIDGES - 1;
    const color = isNearest ? palette.signal : depth > 0.66 ? palette.signalDim : palette.dim;
    return stroke(`${polyline(points)}V640H${-RIDGE_STEP}Z`, color, isNearest ? 5 : 1.6, {
      "stroke-linejoin": "round",
      fill: palette.ground,
    });
  });
  const marked = values.indexOf(greatest);
  return ridges.join("") + writeValues(scene, values, x, { marked, dy: 48 });
};
