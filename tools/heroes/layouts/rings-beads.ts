import { circles, disc, onCircle, range, segment, stroke } from "../shapes";
import type { Point } from "../shapes";
import { drawRipples } from "./ripples";
import type { Layout } from "../scene";

/** Small counts as beads on rings around one center, the first count on the outer ring. */
export const drawBeads: Layout<number> = (values, scene) => {
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
