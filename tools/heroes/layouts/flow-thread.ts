import { labelWidth } from "../lettering";
import { STAGE } from "../scene";
import type { Layout, Scene } from "../scene";
import { area, box, linear, range, segment, stroke } from "../shapes";

const MOST_HIGH = 66;
const AXIS = 600;
const GAP = 44;
const PADDING = 34;

/** One step of the thread. */
interface Bubble {
  name: string;
  side: "left" | "right";
  isLast: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Steps as the bubbles of a chat, by turns left and right of a line of time. */
export const drawThread: Layout<string> = (names, scene) => {
  const { palette } = scene;
  const times = range(31).map((tick) => {
    const y = 30 + tick * 19;
    const reach = tick % 5 === 0 ? 12 : 6;
    return segment([AXIS - reach, y], [AXIS + reach, y]);
  });
  return (
    stroke(`M${AXIS} 0V630`, palette.hairline, 2) +
    stroke(times.join(""), palette.dim, 1.5) +
    placeBubbles(names)
      .map((bubble) =>
        bubble.side === "left" ? drawLeft(bubble, scene) : drawRight(bubble, scene),
      )
      .join("")
  );
};

function placeBubbles(names: readonly string[]): Bubble[] {
  const last = names.length - 1;
  const height = Math.min(MOST_HIGH, (STAGE.bottom - STAGE.top) / names.length - 16);
  const y = linear([0, last], [STAGE.top - 8, STAGE.bottom + 8 - height]);
  return names.map((name, index) => {
    const side = index % 2 === 0 ? "left" : "right";
    const width = Math.max(250, labelWidth(name) + 2 * PADDING) + (index % 3) * 44;
    const left = side === "right" ? AXIS + GAP : AXIS - GAP - width;
    return { name, side, isLast: index === last, left, top: y(index), width, height };
  });
}

/** What the other one said: in a tint, its tail at the right, towards the line. */
function drawLeft(bubble: Bubble, { palette, write }: Scene): string {
  const { left, top, width, height, isLast } = bubble;
  const fill = isLast ? palette.amber : palette.signalTint;
  const color = isLast ? palette.onAmber : palette.text;
  const foot = left + width;
  return (
    drawBody(bubble, fill, palette.dim, foot) +
    area(
      `M${foot} ${top + height - 26}V${top + height + 12}L${foot - 30} ${top + height - 6}Z`,
      fill,
    ) +
    write(bubble.name, left + PADDING, top + height / 2 + 7, { fill: color })
  );
}

/** What was answered: in the signal's color, its tail at the left. */
function drawRight(bubble: Bubble, { palette, write }: Scene): string {
  const { left, top, width, height, isLast } = bubble;
  const fill = isLast ? palette.amber : palette.signal;
  const color = isLast ? palette.onAmber : palette.ground;
  const end = left + width - PADDING;
  return (
    drawBody(bubble, fill, palette.dim, left) +
    area(
      `M${left} ${top + height - 26}V${top + height + 12}L${left + 30} ${top + height - 6}Z`,
      fill,
    ) +
    write(bubble.name, end, top + height / 2 + 7, { fill: color, anchor: "end" })
  );
}

function drawBody(
  { left, top, width, height }: Bubble,
  fill: string,
  wire: string,
  foot: number,
): string {
  const middle = top + height / 2;
  return (
    stroke(segment([foot, middle], [AXIS, middle]), wire, 1.5) +
    box(left, top, width, height, { fill, rx: height / 2.6 })
  );
}
