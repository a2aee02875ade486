import { group } from "../../drawing/element";
import { linear, range, segment, stroke } from "../shapes";
import { STAGE } from "../scene";
import type { Scene } from "../scene";

/** Side of a cell of the graph paper. */
const CELL = 42.6;
const COLUMNS = 24;
const ROWS = 10;

/** Places of values on the paper, from edge to edge and clear of its top and foot. */
export function onPaper(values: readonly number[]) {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const low = least / greatest < 0.5 ? Math.min(0, least) : least - (greatest - least) * 0.35;
  const x = linear([0, values.length - 1], [STAGE.left + CELL, STAGE.right - CELL]);
  const y = linear([low, greatest], [STAGE.bottom, STAGE.top + CELL]);
  return values.map((value, index) => [x(index), y(value)] as const);
}

/** Graph paper: fine cells, every fourth line a little stronger, ticks outside the foot. */
export function drawPaper({ palette }: Scene): string {
  const columns = range(COLUMNS + 1).map(
    (index) => STAGE.left + (index * (STAGE.right - STAGE.left)) / COLUMNS,
  );
  const rows = range(ROWS + 1).map((index) => STAGE.bottom - index * CELL);
  const upright = (x: number) => segment([x, STAGE.top], [x, STAGE.bottom]);
  const level = (y: number) => segment([STAGE.left, y], [STAGE.right, y]);
  const fine = [...columns.map(upright), ...rows.map(level)].join("");
  const strong = [
    ...columns.filter((_, index) => index % 4 === 0).map(upright),
    ...rows.filter((_, index) => index % 5 === 0).map(level),
  ].join("");
  const ticks = columns.map((x, index) =>
    segment([x, STAGE.bottom], [x, STAGE.bottom + (index % 4 === 0 ? 14 : 7)]),
  );
  return group({}, [
    stroke(fine, palette.grid),
    stroke(strong, palette.hairline),
    stroke(ticks.join(""), palette.dim),
  ]);
}

/** Index of the value that the picture points at: the end of the greatest step. */
export function indexOfGreatestStep(values: readonly number[]): number {
  const steps = values.map((value, index) =>
    index === 0 ? 0 : Math.abs(value - (values[index - 1] ?? value)),
  );
  return steps.indexOf(Math.max(...steps));
}
