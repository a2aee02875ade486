import { bead, circles, disc, range, stroke } from "../shapes";
import type { Point } from "../shapes";
import { short } from "../../drawing/element";
import { wrapLabel } from "../lettering";
import { STAGE } from "../scene";
import type { Layout } from "../scene";

const HEIGHTS = [
  [430, 250, 400, 220, 380],
  [230, 420, 250, 440, 270],
  [480, 415, 350, 290, 235],
] as const;
const SIDINGS = [-30, -20, -10, 10, 20, 30];

/** Stations along one track among parallel ones; at its end the signal goes out in arcs. */
export const drawTrack: Layout<string> = (names, { palette, write, variant }) => {
  const heights = HEIGHTS[Math.floor(variant / HEIGHTS.length) % HEIGHTS.length] ?? HEIGHTS[0];
  const pitch = (STAGE.right - 60 - STAGE.left) / (names.length - 1);
  const stations = names.map(
    (_, index): Point => [STAGE.left + 30 + index * pitch, heights[index % heights.length] ?? 315],
  );
  const end = stations.at(-1) ?? [0, 0];
  const sidings = SIDINGS.map((offset) =>
    stroke(trackPath(stations, offset, 1230), palette.hairline, 2),
  );
  const beads = stations
    .slice(0, -1)
    .map((station) => bead(station, 14, palette.signal, palette.ground, 6));
  const arcs = circles(
    end,
    range(5).map((index) => 40 + index * 22),
    palette.amberDim,
    2,
  );
  const labels = names.map((name, index) => {
    const [x, y] = stations[index] ?? [0, 0];
    const lines = wrapLabel(name, pitch - 16);
    const isAbove = y <= 315;
    const room = index === names.length - 1 ? 150 : 66;
    const first = isAbove ? y - room - (lines.length - 1) * 26 : y + room + 14;
    const anchor = index === 0 ? "start" : index === names.length - 1 ? "end" : "middle";
    const at = index === 0 ? x - 30 : index === names.length - 1 ? STAGE.right : x;
    return lines
      .map((line, row) => write(line, at, first + row * 26, { fill: palette.quiet, anchor }))
      .join("");
  });
  return (
    sidings.join("") +
    arcs +
    stroke(trackPath(stations, 0, end[0]), palette.signal, 9, { "stroke-linejoin": "round" }) +
    beads.join("") +
    disc(end, 18, palette.amber) +
    labels.join("")
  );
};

/** A track through the stations: level at each, at 45 degrees between them, bends rounded. */
function trackPath(stations: readonly Point[], offset: number, end: number): string {
  const [first] = stations;
  const steps = stations.slice(1).map((station, index) => {
    const [x1, y1] = stations[index] ?? station;
    const [x2, y2] = station;
    const rise = y2 - y1;
    const run = Math.min(Math.abs(rise), (x2 - x1) * 0.7);
    const middle = (x1 + x2) / 2 - offset * Math.sign(rise) * 0.41;
    return `H${short(middle - run / 2)}L${short(middle + run / 2)} ${short(y2 + offset)}`;
  });
  return `M${end > 1200 ? -20 : (first?.[0] ?? 0)} ${(first?.[1] ?? 0) + offset}${steps.join("")}H${end}`;
}
