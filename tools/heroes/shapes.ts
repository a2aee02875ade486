import { curveMonotoneX, line } from "d3-shape";

/** Attributes of an SVG element by their SVG names (`stroke-width`); undefined ones are left out. */
export type Attributes = Record<string, string | number | undefined>;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for an element or an attribute. */
function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Formats a coordinate with at most two decimals, never as `-0`. */
export function short(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** Returns an SVG element as text. Attributes are escaped, children are not. */
export function element(name: string, attributes: Attributes = {}, children = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${writeValue(value)}"`)
    .join("");
  return children === "" ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

function writeValue(value: Attributes[string]): string {
  return typeof value === "number" ? short(value) : escapeText(value ?? "");
}

/** Returns a group; nothing if it would be empty. */
export function group(attributes: Attributes, children: string[]): string {
  const inside = children.join("");
  return inside === "" ? "" : element("g", attributes, inside);
}

/** Returns a path of straight lines through points, which are rounded to tenths. */
export function polyline(points: readonly (readonly [number, number])[], closed = false): string {
  const tenths = (value: number) => short(Math.round(value * 10) / 10);
  const steps = points.map(
    ([x, y], index) => `${index === 0 ? "M" : "L"}${tenths(x)} ${tenths(y)}`,
  );
  return steps.join("") + (closed ? "Z" : "");
}

/** A position in a picture. */
export type Point = readonly [x: number, y: number];

/** Draws a path as a line. */
export function stroke(d: string, color: string, width = 1, more: Attributes = {}): string {
  return element("path", { d, fill: "none", stroke: color, "stroke-width": width, ...more });
}

/** Draws a path as an area. */
export function area(d: string, color: string): string {
  return element("path", { d, fill: color });
}

/** Draws a disc. */
export function disc([cx, cy]: Point, r: number, fill: string): string {
  return element("circle", { cx, cy, r, fill });
}

/** Draws a circle filled with the ground: a measured point. */
export function bead([cx, cy]: Point, r: number, color: string, ground: string, width = 3): string {
  return element("circle", { cx, cy, r, fill: ground, stroke: color, "stroke-width": width });
}

/** Draws a rectangle. */
export function box(x: number, y: number, width: number, height: number, more: Attributes): string {
  return element("rect", { x, y, width, height, ...more });
}

/** Returns the path of a straight line. */
export function segment([x1, y1]: Point, [x2, y2]: Point): string {
  return `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;
}

/** Returns a smooth path through points from left to right that overshoots none of them. */
export function smooth(points: readonly Point[]): string {
  const path = line().curve(curveMonotoneX)(points.map(([x, y]) => [x, y])) ?? "";
  return path.replace(/\d+\.\d+/g, (number) => short(Number(number)));
}

/** Returns the point of a circle at an angle in degrees, clockwise from the top. */
export function onCircle([cx, cy]: Point, r: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/** Returns the path of an arc between two angles in degrees, clockwise from the top. */
export function arcPath(center: Point, r: number, from: number, to: number): string {
  const [x1, y1] = onCircle(center, r, from);
  const [x2, y2] = onCircle(center, r, Math.min(to, from + 359.99));
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${short(x1)} ${short(y1)}A${short(r)} ${short(r)} 0 ${isLarge} 1 ${short(x2)} ${short(y2)}`;
}

/** Draws circles around a point, one for each radius. */
export function circles(
  [cx, cy]: Point,
  radii: readonly number[],
  color: string,
  width = 1,
): string {
  const attributes = { fill: "none", stroke: color, "stroke-width": width };
  return group(
    attributes,
    radii.map((r) => element("circle", { cx, cy, r })),
  );
}

/** Returns whole numbers from 0. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}

/** Returns a function that maps values between `from` to positions between `to`. */
export function linear(from: readonly [number, number], to: readonly [number, number]) {
  const span = from[1] - from[0] || 1;
  return (value: number) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}
