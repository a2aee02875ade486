import { arcPath, range, stroke } from "../shapes";
import type { Point } from "../shapes";
import { WIDTH } from "../scene";
import type { Scene } from "../scene";

const PITCH = 58;
const MOST = 8;
const MIDDLE = WIDTH / 2;

/** Arcs that go out from a dial to the empty side of the picture, as those of the mark do. */
export function drawRipples(center: Point, radius: number, { palette }: Scene): string {
  const isMiddle = Math.abs(center[0] - MIDDLE) < 100;
  const directions = isMiddle ? [90, 270] : center[0] < MIDDLE ? [90] : [270];
  return directions
    .flatMap((direction) => {
      const reach = direction === 90 ? WIDTH - center[0] : center[0];
      const count = Math.min(MOST, Math.ceil((reach - radius) / PITCH));
      return range(count).map((index) => {
        const span = 36 - index * 4.2;
        const color = index < 2 ? palette.dim : palette.hairline;
        return stroke(
          arcPath(center, radius + index * PITCH, direction - span, direction + span),
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
