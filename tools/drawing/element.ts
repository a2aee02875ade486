/** Values that an attribute may have; an absent one leaves the attribute out. */
export type AttributeValue = string | number | undefined;

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
