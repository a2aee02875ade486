/** A line that only one side has, or that differs. */
export interface LineDifference {
  theirs?: string;
  ours?: string;
}

/** Finds the smallest set of differing lines; changed lines at the same position are paired. */
export function diffLines(theirs: readonly string[], ours: readonly string[]): LineDifference[] {
  const steps = stepsBetween(theirs, ours);
  const found: LineDifference[] = [];
  let gap: Gap = { theirs: [], ours: [] };
  for (const { side, line } of [...steps, { side: "both", line: "" } as const]) {
    if (side !== "both") {
      gap[side].push(line);
      continue;
    }
    found.push(...pair(gap));
    gap = { theirs: [], ours: [] };
  }
  return found;
}

/** A line of the merged texts. */
interface Step {
  side: "theirs" | "ours" | "both";
  line: string;
}

type Gap = Record<"theirs" | "ours", string[]>;

function stepsBetween(theirs: readonly string[], ours: readonly string[]): Step[] {
  const common = commonLengths(theirs, ours);
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < theirs.length || j < ours.length) {
    const side = nextSide(theirs[i], ours[j], at(common, i + 1, j) >= at(common, i, j + 1));
    steps.push({ side, line: (side === "ours" ? ours[j] : theirs[i]) ?? "" });
    if (side !== "ours") i += 1;
    if (side !== "theirs") j += 1;
  }
  return steps;
}

function nextSide(
  their: string | undefined,
  our: string | undefined,
  isTheirsBetter: boolean,
): Step["side"] {
  if (their === our) return "both";
  if (their === undefined) return "ours";
  if (our === undefined) return "theirs";
  return isTheirsBetter ? "theirs" : "ours";
}

function pair({ theirs, ours }: Gap): LineDifference[] {
  return Array.from({ length: Math.max(theirs.length, ours.length) }, (_, index) => ({
    ...(index < theirs.length ? { theirs: theirs[index] ?? "" } : {}),
    ...(index < ours.length ? { ours: ours[index] ?? "" } : {}),
  }));
}

/** Computes the lengths of the longest common subsequences after each pair of lines. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const value =
        a[i] === b[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
      const row = table[i];
      if (row) row[j] = value;
    }
  }
  return table;
}

function at(table: readonly number[][], i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}
