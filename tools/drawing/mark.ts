import { element } from "./element";

/**
 * The mark in a view box of 24 by 24: a speech bubble whose tail is two concentric arcs. Strokes
 * and the gaps between them are 2.4 and 2 units, so that at 16 pixels none of them closes.
 */
export const MARK = {
  bubble: "M12.57 17.57A9.2 8.2 0 1 0 4.34 10.81A11.2 11.2 0 0 1 12.57 17.57Z",
  arcs: "M2.2 13.8A8 8 0 0 1 10.2 21.8M2.2 18.2A3.6 3.6 0 0 1 5.8 21.8",
  strokeWidth: 2.4,
} as const;

/** The mark's two shapes in one color. */
export function drawMark(color: string): string {
  const arcs = {
    d: MARK.arcs,
    fill: "none",
    stroke: color,
    "stroke-width": MARK.strokeWidth,
    "stroke-linecap": "round",
  };
  return element("path", { d: MARK.bubble, fill: color }) + element("path", arcs);
}

/** The mark with its upper left corner at a place, `size` wide and high. */
export function placeMark(x: number, y: number, size: number, color: string): string {
  return element("g", { transform: `translate(${x} ${y}) scale(${size / 24})` }, drawMark(color));
}
