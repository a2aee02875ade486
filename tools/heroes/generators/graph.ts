import type { Generator } from "../scene";
import { CENTER, SMALLEST_LABEL, STAGE } from "../scene";
import type { Point } from "../shapes";
import {
  arcPath,
  bead,
  box,
  circles,
  disc,
  onCircle,
  range,
  segment,
  short,
  stroke,
} from "../shapes";
import { labelWidth, wrapLabel, writeLines } from "../text";

/** Draws connected things: under arcs, and in turns as a wheel and on a radar. */
export const drawGraph: Generator<string> = (names, scene) => {
  if (scene.variant % 2 === 0) return drawArcs(names, scene);
  return scene.variant % 4 === 1 ? drawWheel(names, scene) : drawRadar(names, scene);
};

/** Draws things on a line, with arcs from each to the next and from the first to all others. */
const drawArcs: Generator<string> = (names, { palette, write }) => {
  const pitch = (STAGE.right - STAGE.left) / names.length;
  const base = STAGE.bottom - 40;
  const x = (index: number) => STAGE.left + (index + 0.5) * pitch;
  const last = names.length - 1;
  const wide = range(last).map((index) => {
    const reach = ((index + 1) * pitch) / 2;
    const rise = Math.min(1, 380 / reach);
    const isLast = index === last - 1;
    const path = `M${x(0)} ${base}A${reach} ${reach * rise} 0 0 1 ${x(index + 1)} ${base}`;
    return stroke(path, isLast ? palette.amber : palette.signalDim, isLast ? 4 : 2);
  });
  const near = range(last).map((index) => {
    const middle = (x(index) + x(index + 1)) / 2;
    return stroke(arcPath([middle, base], pitch / 2, -90, 90), palette.signal, 5);
  });
  const echoes = range(last).map((index) => {
    const middle = (x(index) + x(index + 1)) / 2;
    const radii = [pitch / 2 - 12, pitch / 2 - 24].filter((r) => r > 6);
    return radii.map((r) => stroke(arcPath([middle, base], r, -90, 90), palette.dim, 1.5)).join("");
  });
  const beads = names.map((_, index) =>
    index === 0 || index === last
      ? disc([x(index), base], 15, index === 0 ? palette.signal : palette.amber)
      : bead([x(index), base], 13, palette.signal, palette.ground, 5),
  );
  const style = { fill: palette.quiet, size: SMALLEST_LABEL, anchor: "middle" } as const;
  const labels = names.map((name, index) => {
    const lines = wrapLabel(name, pitch - 8, SMALLEST_LABEL);
    return writeLines(write, lines, [x(index), base + 52], { ...style, lineHeight: 24 });
  });
  return (
    stroke(`M0 ${base}H1200`, palette.dim, 1.5) +
    wide.join("") +
    echoes.join("") +
    near.join("") +
    beads.join("") +
    labels.join("")
  );
};

const RADIUS = { x: 300, y: 172 } as const;

/** Draws the first thing as a hub and the others around it, on circles around the hub. */
const drawWheel: Generator<string> = (names, { palette, write }) => {
  const center: Point = [CENTER.x, CENTER.y];
  const others = names.slice(1);
  const places = others.map((_, index): Point => {
    const angle = ((index + 0.5) / others.length) * 2 * Math.PI - Math.PI / 2;
    return [center[0] + RADIUS.x * Math.cos(angle), center[1] + RADIUS.y * Math.sin(angle)];
  });
  const last = places.length - 1;
  const spokes = places.map((place, index) =>
    stroke(
      segment(center, place),
      index === last ? palette.amber : palette.signal,
      index === last ? 4 : 3,
    ),
  );
  const chain = places.slice(1).map((place, index) => segment(places[index] ?? place, place));
  const labels = others.map((name, index) => {
    const [x, y] = places[index] ?? center;
    const isRight = x > center[0] + 10;
    return writeLines(write, wrapLabel(name, 200), [x + (isRight ? 36 : -36), y + 8], {
      fill: palette.text,
      anchor: isRight ? "start" : "end",
      lineHeight: 25,
    });
  });
  const name = names[0] ?? "";
  const half = labelWidth(name) / 2 + 30;
  return (
    circles(
      center,
      range(15).map((index) => 108 + index * 48),
      palette.grid,
      1.5,
    ) +
    stroke(chain.join(""), palette.dim, 1.5, { "stroke-dasharray": "3 7" }) +
    spokes.join("") +
    places
      .map((place, index) =>
        bead(place, 17, index === last ? palette.amber : palette.signal, palette.ground, 5),
      )
      .join("") +
    drawHub(center, half, palette.signalStrong) +
    write(name, center[0], center[1] + 8, { fill: palette.ground, anchor: "middle" }) +
    labels.join("")
  );
};

function drawHub([x, y]: Point, half: number, fill: string): string {
  return half > 64 ? box(x - half, y - 40, half * 2, 80, { rx: 40, fill }) : disc([x, y], 64, fill);
}

const ORIGIN: Point = [150, 600];
const NEAREST = 130;
/** Angles of the things on a dial, the nearest first. */
const ANGLES = [30, 62, 38, 66, 52, 70, 58];

/** Draws things on the arcs of a radar in the lower left corner. */
const drawRadar: Generator<string> = (names, { palette, write }) => {
  const last = names.length - 1;
  const pitch = 760 / last;
  const places = names.map((_, index) =>
    onCircle(ORIGIN, NEAREST + index * pitch, ANGLES[index % ANGLES.length] ?? 45),
  );
  const arcs = range(last + 4).map((index) =>
    stroke(arcPath(ORIGIN, NEAREST + index * pitch, 0, 90), palette.hairline, 2),
  );
  const fine = range(last + 4).map((index) =>
    stroke(arcPath(ORIGIN, NEAREST + (index + 0.5) * pitch, 0, 90), palette.grid, 1.5),
  );
  const near = names.map((_, index) => {
    const angle = ANGLES[index % ANGLES.length] ?? 45;
    const color = index === last ? palette.amber : palette.signalDim;
    return stroke(arcPath(ORIGIN, NEAREST + index * pitch, angle - 11, angle + 11), color, 5, {
      "stroke-linecap": "round",
    });
  });
  const path = places
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${short(x)} ${short(y)}`)
    .join("");
  const labels = names.map((name, index) => {
    const [x, y] = places[index] ?? ORIGIN;
    return write(name, x + 28, y - 18, { fill: index === last ? palette.amberText : palette.text });
  });
  return (
    fine.join("") +
    arcs.join("") +
    stroke(`M0 ${ORIGIN[1]}H1200`, palette.dim, 1.5) +
    near.join("") +
    stroke(`M${ORIGIN[0]} ${ORIGIN[1]}${path.replace("M", "L")}`, palette.signal, 3) +
    places
      .map((place, index) =>
        index === last
          ? disc(place, 15, palette.amber)
          : bead(place, 12, palette.signal, palette.ground, 5),
      )
      .join("") +
    disc(ORIGIN, 20, palette.signal) +
    labels.join("")
  );
};
