import { mappedSchema } from "../document/reference-index";
import { compact, isRecord, recordOf, textOf } from "../json";
import type { DiscriminatorModel, SchemaReference } from "../types";
import type { ModelContext } from "./context";
import { extensionsOf } from "./extension";
import { schemaReference } from "./schema-reference";

/** How alternatives are told apart, undefined where the schema has no discriminator. */
export function discriminatorOf(
  context: ModelContext,
  node: unknown,
): DiscriminatorModel | undefined {
  // Swagger 2.0 names the property directly.
  const discriminator = typeof node === "string" ? { propertyName: node } : node;
  if (!isRecord(discriminator)) {
    return undefined;
  }
  const mapping = Object.entries(recordOf(discriminator.mapping));
  return compact({
    propertyName: textOf(discriminator.propertyName) ?? "",
    mapping: mapping.map(([value, target]) => ({ value, schema: targetOf(context, target) })),
    defaultMapping:
      discriminator.defaultMapping === undefined
        ? undefined
        : targetOf(context, discriminator.defaultMapping),
    extensions: extensionsOf(discriminator),
  });
}

function targetOf(context: ModelContext, target: unknown): SchemaReference | string {
  return schemaReference(context, { $ref: mappedSchema(target) }) ?? String(target);
}
