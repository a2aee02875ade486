import { curveMonotoneX, line } from "d3-shape";

/** Values that an attribute may have; an absent one leaves the attribute out. */
type AttributeValue = string | number | undefined;

/** Attributes of an SVG element by their SVG names (`stroke-width`). */
export type Attributes = Record<string, AttributeValue>;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may stand in SVG, inside an element or an attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A coordinate in as few characters as a picture needs: two decimals at most, never `-0`. */
export function short(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** One SVG element as text. Numbers are shortened, strings escaped, children taken as they are. */
export function element(name: string, attributes: Attributes = {}, children = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${writeValue(value)}"`)
    .join("");
  return children === "" ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

function writeValue(value: AttributeValue): string {
  return typeof value === "number" ? short(value) : escapeText(value ?? "");
}

/** A group; nothing at all when it would be empty. */
export function group(attributes: Attributes, children: string[]): string {
  const inside = children.join("");
  return inside === "" ? "" : element("g", attributes, inside);
}

/** The data of a path along straight lines through points; `Z` closes it. */
export function polyline(points: readonly (readonly [number, number])[], closed = false): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${short(x)} ${short(y)}`);
  return steps.join("") + (closed ? "Z" : "");
}

/** A place in a picture. */
export type Point = readonly [x: number, y: number];

/** A path drawn as a line. */
export function stroke(d: string, color: string, width = 1, more: Attributes = {}): string {
  return element("path", { d, fill: "none", stroke: color, "stroke-width": width, ...more });
}

/** A path drawn as an area. */
export function area(d: string, color: string): string {
  return element("path", { d, fill: color });
}

/** A disc. */
export function disc([cx, cy]: Point, r: number, fill: string): string {
  return element("circle", { cx, cy, r, fill });
}

/** A circle with the ground inside: a measured point. */
export function bead([cx, cy]: Point, r: number, color: string, ground: string, width = 3): string {
  return element("circle", { cx, cy, r, fill: ground, stroke: color, "stroke-width": width });
}

/** A rectangle, with round corners where asked. */
export function box(x: number, y: number, width: number, height: number, more: Attributes): string {
  return element("rect", { x, y, width, height, ...more });
}

/** A straight line's path. */
export function segment([x1, y1]: Point, [x2, y2]: Point): string {
  return `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;
}

/** A smooth path through points from left to right that overshoots none of them. */
export function smooth(points: readonly Point[]): string {
  const path = line<Point>(
    (point) => point[0],
    (point) => point[1],
  ).curve(curveMonotoneX);
  return roundPath(path([...points]) ?? "");
}

/** Degrees clockwise from the top, as on a dial, to a place on a circle. */
export function onCircle([cx, cy]: Point, r: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/** Part of a circle between two angles on a dial, clockwise. */
export function arcPath(center: Point, r: number, from: number, to: number): string {
  const [x1, y1] = onCircle(center, r, from);
  const [x2, y2] = onCircle(center, r, Math.min(to, from + 359.99));
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${short(x1)} ${short(y1)}A${short(r)} ${short(r)} 0 ${isLarge} 1 ${short(x2)} ${short(y2)}`;
}

/** Circles around a place, one for each radius. */
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

/** Whole numbers from 0. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}

/** A way from values between `from` to places between `to`. */
export function linear(from: readonly [number, number], to: readonly [number, number]) {
  const span = from[1] - from[0] || 1;
  return (value: number) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

function roundPath(d: string): string {
  return d.replace(/\d+\.\d+/g, (number) => short(Number(number)));
}
