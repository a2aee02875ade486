import { isRecord, type JsonRecord, listOf, recordOf } from "../json";
import { escapeSegment } from "./pointer";
import { componentName, referenceOf } from "./reference";

/**
 * Writes the implicit mapping of discriminators out: where a schema has a discriminator but no list
 * of alternatives, every schema that extends it through `allOf` is one, under its own name. Changes
 * the document in place, not its meaning.
 */
export function completeDiscriminators(document: JsonRecord): void {
  const schemas = recordOf(recordOf(document.components).schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    for (const parent of parentsOf(schema)) {
      const base = schemas[parent];
      if (!isRecord(base) || !isRecord(base.discriminator) || base.oneOf || base.anyOf) {
        continue;
      }
      const reference = `#/components/schemas/${escapeSegment(name)}`;
      const mapping = { ...recordOf(base.discriminator.mapping) };
      if (!Object.values(mapping).some((target) => target === reference || target === name)) {
        mapping[name] = reference;
        base.discriminator = { ...base.discriminator, mapping };
      }
    }
  }
}

function parentsOf(schema: unknown): string[] {
  return listOf(recordOf(schema).allOf).flatMap((part) => {
    const name = componentName(referenceOf(part) ?? "", "schemas");
    return name === undefined ? [] : [name];
  });
}
