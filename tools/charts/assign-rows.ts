/** A stretch along a line. */
export interface Stretch {
  from: number;
  to: number;
}

/** For each stretch the first row in which it touches no earlier one. */
export function assignRows(stretches: readonly Stretch[]): number[] {
  const rows: Stretch[][] = [];
  return stretches.map((stretch) => {
    const free = rows.findIndex((row) => row.every((other) => isApart(stretch, other)));
    const row = free < 0 ? rows.length : free;
    rows[row] = [...(rows[row] ?? []), stretch];
    return row;
  });
}

function isApart(one: Stretch, other: Stretch): boolean {
  return one.to <= other.from || other.to <= one.from;
}
