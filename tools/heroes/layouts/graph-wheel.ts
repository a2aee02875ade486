import { bead, circles, disc, range, segment, stroke } from "../shapes";
import type { Point } from "../shapes";
import { labelWidth, wrapLabel } from "../lettering";
import { CENTER } from "../scene";
import type { Layout } from "../scene";

const RADIUS = { x: 300, y: 172 } as const;

/** The first thing as the hub and the others around it, over circles that go out from the hub. */
export const drawWheel: Layout<string> = (names, { palette, write }) => {
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
    return wrapLabel(name, 200)
      .map((line, row) =>
        write(line, x + (isRight ? 36 : -36), y + 8 + row * 25, {
          fill: palette.text,
          anchor: isRight ? "start" : "end",
        }),
      )
      .join("");
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
    drawHub(center, half, palette.signal) +
    write(name, center[0], center[1] + 8, { fill: palette.ground, anchor: "middle" }) +
    labels.join("")
  );
};

function drawHub([x, y]: Point, half: number, fill: string): string {
  return half > 64
    ? `<rect x="${x - half}" y="${y - 40}" width="${half * 2}" height="80" rx="40" fill="${fill}"/>`
    : disc([x, y], 64, fill);
}
