/**
 * How long something of a height takes to fold, in milliseconds: the more there is, the longer, but
 * ever less so, and never so long that the reader waits.
 *
 * @param height in CSS pixels
 */
export function foldingDuration(height: number): number {
  return Math.round(Math.min(120 + 6 * Math.sqrt(Math.max(height, 0)), 300));
}
