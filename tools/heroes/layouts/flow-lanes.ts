import { area, box, disc, linear, range, segment, stroke } from "../shapes";
import { wrapLabel } from "../lettering";
import { STAGE } from "../scene";
import type { Layout, Scene } from "../scene";

const SIZE = 19;

/** Stations as lifelines side by side, a message stepping from one to the next, and its answer. */
export const drawLanes: Layout<string> = (names, scene) => {
  const { palette } = scene;
  const pitch = (STAGE.right - STAGE.left) / names.length;
  const x = (index: number) => STAGE.left + (index + 0.5) * pitch;
  const top = STAGE.top + 66;
  const y = linear([0, names.length - 1], [top + 34, STAGE.bottom - 44]);
  const last = names.length - 1;
  const lines = names.map((_, index) => segment([x(index), top], [x(index), 630]));
  const spans = names.map((_, index) => {
    const begin = index === 0 ? y(0) - 14 : y(index - 1) - 8;
    const end = index === last ? STAGE.bottom + 14 : y(index) + 10;
    return box(x(index) - 7, begin, 14, end - begin, {
      fill: palette.panel,
      stroke: palette.signalDim,
      "stroke-width": 1.5,
    });
  });
  const steps = range(last).map((index) =>
    drawArrow(x(index) + 7, x(index + 1) - 7, y(index), palette.signal),
  );
  const back = STAGE.bottom + 4;
  const answer =
    stroke(segment([x(last) - 7, back], [x(0) + 18, back]), palette.amber, 2.5, {
      "stroke-dasharray": "2 9",
      "stroke-linecap": "round",
    }) + area(`M${x(0) + 8} ${back}l16 -8v16Z`, palette.amber);
  return (
    stroke(lines.join(""), palette.hairline, 1.5, { "stroke-dasharray": "6 6" }) +
    spans.join("") +
    steps.join("") +
    answer +
    names.map((name, index) => drawName(name, x(index), pitch, scene)).join("")
  );
};

function drawArrow(from: number, to: number, y: number, color: string): string {
  return (
    stroke(segment([from, y], [to - 14, y]), color, 5) +
    area(`M${to} ${y}l-20 -11v22Z`, color) +
    disc([from, y], 8, color)
  );
}

function drawName(name: string, x: number, pitch: number, { palette, write }: Scene): string {
  const lines = wrapLabel(name, pitch - 12, SIZE);
  const first = STAGE.top + 40 - (lines.length - 1) * 24;
  return lines
    .map((line, index) =>
      write(line, x, first + index * 24, { fill: palette.quiet, size: SIZE, anchor: "middle" }),
    )
    .join("");
}
