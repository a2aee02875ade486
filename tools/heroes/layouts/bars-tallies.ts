import { box, range } from "../shapes";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

const GROUP_GAP = 1.6;
const MOST_WIDE = 64;

/** Counts as tallies: one upright block for every thing counted, a gap between the groups. */
export const drawTallies: Layout<number> = (values, { palette, write }) => {
  const total = values.reduce((sum, value) => sum + value, 0);
  const slots = total + GROUP_GAP * (values.length - 1);
  const pitch = Math.min(MOST_WIDE, (STAGE.right - STAGE.left) / slots);
  const width = pitch * 0.62;
  const order = [...values].sort((one, other) => other - one);
  let left = STAGE.left;
  const groups = values.map((value, index) => {
    const start = left;
    left += (value + GROUP_GAP) * pitch;
    const rank = order.indexOf(value);
    const isLeast = rank === order.length - 1 && value !== order[0];
    const fill = isLeast ? palette.amber : rank === 0 ? palette.signal : palette.signalDim;
    const top = STAGE.top + (index % 2) * 72;
    const blocks = range(value).map((unit) =>
      box(start + unit * pitch, top, width, STAGE.bottom - top, {
        fill,
        rx: Math.min(6, width / 2),
      }),
    );
    return (
      blocks.join("") + write(String(value), start, STAGE.bottom + 42, { fill: palette.quiet })
    );
  });
  return groups.join("");
};
