import { arcPath, bead, disc, range, stroke } from "../shapes";
import { wrapLabel } from "../lettering";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

const SIZE = 18;

/** Things on one line, arcs over it from each to the next and from the first to all others. */
export const drawArcs: Layout<string> = (names, { palette, write }) => {
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
  const labels = names.map((name, index) =>
    wrapLabel(name, pitch - 8, SIZE)
      .map((line, row) =>
        write(line, x(index), base + 52 + row * 24, {
          fill: palette.quiet,
          size: SIZE,
          anchor: "middle",
        }),
      )
      .join(""),
  );
  return (
    stroke(`M0 ${base}H1200`, palette.dim, 1.5) +
    wide.join("") +
    echoes.join("") +
    near.join("") +
    beads.join("") +
    labels.join("")
  );
};
