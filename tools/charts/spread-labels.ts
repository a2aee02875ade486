/** A label that wants to stand at a height. */
export interface WantedLabel {
  text: string;
  /** Where it belongs. */
  y: number;
}

/** The same label with the height at which it can stand. */
export interface PlacedLabel extends WantedLabel {
  at: number;
}

/**
 * Moves labels apart so that they are at least `gap` from each other and inside the limits, each
 * as near as may be to where it belongs. The result is in the order of height.
 */
export function spreadLabels(
  labels: readonly WantedLabel[],
  gap: number,
  limits: { top: number; bottom: number },
): PlacedLabel[] {
  const placed = labels
    .map((label) => ({ ...label, at: label.y }))
    .sort((one, other) => one.y - other.y);
  pushDown(placed, gap, limits.top);
  pushUp(placed, gap, limits.bottom);
  return placed;
}

function pushDown(placed: PlacedLabel[], gap: number, top: number): void {
  let least = top;
  for (const label of placed) {
    label.at = Math.max(label.at, least);
    least = label.at + gap;
  }
}

function pushUp(placed: PlacedLabel[], gap: number, bottom: number): void {
  let most = bottom;
  for (const label of [...placed].reverse()) {
    label.at = Math.min(label.at, most);
    most = label.at - gap;
  }
}
