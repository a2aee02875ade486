import type { SchemaModel, SchemaReference } from "./model";
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
  if (references.length === 0) {
    const words = typesOf(own, own.length > 1).join(" and ");
    return { references, words: words || own[0]?.typeLabel || "" };
  }
  const named = layers.slice(own.length);
  // Alternatives follow below, each with its own name.
  const base = typesOf(named.filter((layer) => !(layer.oneOf ?? layer.anyOf)));
  const more = typesOf(own, true).filter((type) => !base.includes(type));
  const isNull = own.some(({ nullable }) => nullable);
  const words = [
    isNull ? " or null" : "",
    base.length > 0 ? ` (${base.join(" and ")})` : "",
    ...more.map((type) => ` and ${type}`),
  ];
  return { references, words: words.join("") };
}

/**
 * The types that schemas name themselves, without those that another one says more exactly.
 *
 * @param isJoined leaves out the type that `allOf` has only through its parts, which are there too
 */
function typesOf(schemas: readonly SchemaModel[], isJoined = schemas.length > 1): string[] {
  const types = schemas
    // A reference is told by its name.
    .filter(({ ref, allOf, properties }) => !ref && !(isJoined && allOf && !properties))
    .map(({ typeLabel }) => typeLabel)
    .filter((type) => type !== "any");
  return [...new Set(types)].filter(
    (type) => !types.some((other) => other !== type && other.startsWith(`${type} (`)),
  );
}
