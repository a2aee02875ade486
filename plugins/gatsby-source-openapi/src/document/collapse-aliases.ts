import { type JsonRecord, recordOf } from "../json";
import { walkDocument } from "./grammar";
import { escapeSegment } from "./pointer";
import { componentName, referenceOf } from "./reference";

/**
 * Bundling names a schema after its file, even where the document names it itself:
 * `Pet: {$ref: ./schemas/pet.json}` becomes `Pet` beside `pet`. Keeps the author's name alone.
 * Changes the document in place.
 */
export function collapseAliases(document: JsonRecord, original: JsonRecord): void {
  const schemas = recordOf(recordOf(document.components).schemas);
  const authored = {
    ...recordOf(original.definitions),
    ...recordOf(recordOf(original.components).schemas),
  };
  const renamed = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const target = componentName(referenceOf(schema) ?? "", "schemas");
    const isAlias = Object.keys(recordOf(schema)).length === 1;
    if (target !== undefined && isAlias && !(target in authored) && !renamed.has(target)) {
      schemas[name] = schemas[target];
      delete schemas[target];
      renamed.set(target, name);
    }
  }
  if (renamed.size > 0) {
    renameSchemas(document, renamed);
  }
}

function renameSchemas(document: JsonRecord, renamed: ReadonlyMap<string, string>): void {
  const renew = (reference: unknown): string | undefined => {
    const name = renamed.get(componentName(String(reference), "schemas") ?? "");
    return name === undefined ? undefined : `#/components/schemas/${escapeSegment(name)}`;
  };
  walkDocument(document, "root", (node, kind) => {
    node.$ref = renew(node.$ref) ?? node.$ref;
    if (node.$ref === undefined) {
      delete node.$ref;
    }
    const mapping = kind === "schema" ? recordOf(recordOf(node.discriminator).mapping) : {};
    for (const [value, target] of Object.entries(mapping)) {
      mapping[value] = renew(target) ?? target;
    }
  });
}
