import type { SchemaReference } from "./model";
import type { SchemaLayers } from "./schema-layers";

/** The type of a place in pieces, so that pages and Markdown write the same. */
export interface TypeWords {
  /** Named schemas, each of which is the next one. */
  references: readonly SchemaReference[];
  /** What stands after the names, or alone where there are none. */
  words: string;
}

/** What a value of the place is, e.g. `Status or null (string)` or `array of Message`. */
export function typeWords({ own, layers, references }: SchemaLayers): TypeWords {
  const [first] = own;
  const labels = ownLabels(own, references.length > 0);
  if (references.length === 0) {
    return { references, words: labels.join(" and ") || first?.typeLabel || "" };
  }
  const last = layers[layers.length - 1];
  const named = new Set([first?.typeLabel, ...references.map(({ name }) => name)]);
  // Alternatives follow below, each with its own name.
  const isChoice = (last?.oneOf ?? last?.anyOf) !== undefined && / or /.test(last?.typeLabel ?? "");
  const base = last && !isChoice && !named.has(last.typeLabel) ? ` (${last.typeLabel})` : "";
  const null_ = own.some(({ nullable }) => nullable) ? " or null" : "";
  const more = labels.filter((label) => label !== last?.typeLabel).map((label) => ` and ${label}`);
  return { references, words: `${null_}${base}${more.join("")}` };
}

/** Types that a place itself names, without those that another one says more exactly. */
function ownLabels(own: SchemaLayers["own"], isTold: boolean): string[] {
  const labels = own
    // A reference is told by its name, and `allOf` alone has a type only through its parts.
    .filter(({ ref, allOf, properties }) => !ref && (!allOf || (properties && !isTold)))
    .map(({ typeLabel }) => typeLabel)
    .filter((label) => label !== "any");
  return [...new Set(labels)].filter(
    (label) => !labels.some((other) => other !== label && other.startsWith(`${label} `)),
  );
}
