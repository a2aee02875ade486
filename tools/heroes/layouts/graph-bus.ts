import { bead, box, disc, linear, range, segment, stroke } from "../shapes";
import { labelWidth } from "../lettering";
import type { Layout } from "../scene";

const HEIGHT = 54;

/** Things as parts on a board: a bus down the middle, and each tapped from it left or right. */
export const drawBus: Layout<string> = (names, { palette, write, variant }) => {
  const spine = variant % 2 === 0 ? 560 : 640;
  const y = linear([0, names.length - 1], [128, 512]);
  const last = names.length - 1;
  const lanes = range(5).map((lane) =>
    segment([spine - 16 + lane * 8, 0], [spine - 16 + lane * 8, 630]),
  );
  const taps = names.map((name, index) => {
    const isRight = index % 2 === 1;
    const width = labelWidth(name) + 56;
    const reach = 150 + ((index * 2) % 3) * 56;
    const near = spine + (isRight ? reach : -reach);
    const left = isRight ? near : near - width;
    const color = index === last ? palette.amber : palette.signal;
    const beyond = isRight
      ? segment([left + width, y(index)], [1200, y(index)])
      : segment([0, y(index)], [left, y(index)]);
    return (
      stroke(beyond, palette.hairline, 1.5) +
      stroke(segment([spine, y(index)], [near, y(index)]), color, 4) +
      box(left, y(index) - HEIGHT / 2, width, HEIGHT, {
        fill: palette.panel,
        stroke: index === last ? palette.amber : palette.signalDim,
        "stroke-width": 2,
        rx: 6,
      }) +
      disc([near, y(index)], 7, color) +
      write(name, left + 28, y(index) + 7, { fill: palette.text }) +
      bead([spine, y(index)], 13, color, palette.ground, 5)
    );
  });
  return (
    stroke(lanes.join(""), palette.hairline, 1.5) +
    stroke(segment([spine, y(0)], [spine, y(last)]), palette.signal, 6) +
    taps.join("")
  );
};
