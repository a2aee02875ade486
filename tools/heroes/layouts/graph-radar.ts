import { arcPath, bead, disc, onCircle, range, stroke } from "../shapes";
import type { Point } from "../shapes";
import { short } from "../../drawing/element";
import type { Layout } from "../scene";

const CENTER: Point = [150, 600];
const FIRST = 130;
/** Angles on a dial at which the things lie, near the center first. */
const ANGLES = [30, 62, 38, 66, 52, 70, 58];

/** Things on the arcs of a radar that looks from the lower left, as the arcs of the mark do. */
export const drawRadar: Layout<string> = (names, { palette, write }) => {
  const last = names.length - 1;
  const pitch = 760 / last;
  const places = names.map((_, index) =>
    onCircle(CENTER, FIRST + index * pitch, ANGLES[index % ANGLES.length] ?? 45),
  );
  const arcs = range(last + 4).map((index) =>
    stroke(arcPath(CENTER, FIRST + index * pitch, 0, 90), palette.hairline, 2),
  );
  const fine = range(last + 4).map((index) =>
    stroke(arcPath(CENTER, FIRST + (index + 0.5) * pitch, 0, 90), palette.grid, 1.5),
  );
  const near = names.map((_, index) => {
    const angle = ANGLES[index % ANGLES.length] ?? 45;
    const color = index === last ? palette.amber : palette.signalDim;
    return stroke(arcPath(CENTER, FIRST + index * pitch, angle - 11, angle + 11), color, 5, {
      "stroke-linecap": "round",
    });
  });
  const path = places
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${short(x)} ${short(y)}`)
    .join("");
  const labels = names.map((name, index) => {
    const [x, y] = places[index] ?? CENTER;
    return write(name, x + 28, y - 18, { fill: index === last ? palette.amberText : palette.text });
  });
  return (
    fine.join("") +
    arcs.join("") +
    stroke(`M0 ${CENTER[1]}H1200`, palette.dim, 1.5) +
    near.join("") +
    stroke(`M${CENTER[0]} ${CENTER[1]}${path.replace("M", "L")}`, palette.signal, 3) +
    places
      .map((place, index) =>
        index === last
          ? disc(place, 15, palette.amber)
          : bead(place, 12, palette.signal, palette.ground, 5),
      )
      .join("") +
    disc(CENTER, 20, palette.signal) +
    labels.join("")
  );
};
