import { element, polyline } from "../../drawing/element";
import { linear, range, stroke } from "../shapes";
import type { Point } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

const RIDGES = 17;
const STEP = 4;

/** A sounding: ridge before ridge, each with a swell for every value, the nearest one lit. */
export const drawRidges: Layout<number> = (values, { palette, write }) => {
  const greatest = Math.max(...values);
  const x = linear([0, values.length - 1], [STAGE.left + 130, STAGE.right - 130]);
  const pitch = 17;
  const ridges = range(RIDGES).map((index) => {
    const depth = index / (RIDGES - 1);
    const base = STAGE.bottom - 10 - (RIDGES - 1 - index) * pitch;
    const points: Point[] = range(1200 / STEP + 1).map((place) => {
      const at = place * STEP;
      const swell = values.reduce((sum, value, order) => {
        const drift = Math.sin(order * 2.1 + index * 0.55) * 16 * (1 - depth);
        return sum + (value / greatest) * Math.exp(-(((at - x(order) - drift) / 74) ** 2));
      }, 0);
      const ripple = Math.sin(at / 19 + index * 1.7) * Math.sin(at / 47 + index) * 3.2;
      return [at, base - swell * (60 + 120 * depth) - ripple * (1.1 - depth)];
    });
    const isNearest = index === RIDGES - 1;
    const color = isNearest ? palette.signal : depth > 0.66 ? palette.signalDim : palette.dim;
    const d = polyline(points);
    return (
      element("path", {
        d: `${d}V640H0Z`,
        fill: palette.ground,
      }) + stroke(d, color, isNearest ? 5 : 1.6, { "stroke-linejoin": "round" })
    );
  });
  const top = values.indexOf(greatest);
  const labels = values.map((value, index) =>
    write(String(value), x(index), STAGE.bottom + 48, {
      fill: index === top ? palette.amberText : palette.quiet,
      anchor: "middle",
    }),
  );
  return ridges.join("") + labels.join("");
};
