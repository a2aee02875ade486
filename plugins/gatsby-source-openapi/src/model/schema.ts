import {
  compact,
  isRecord,
  isTrue,
  type JsonRecord,
  listOf,
  recordOf,
  textOf,
  toJson,
} from "../json";
import { describe } from "../markdown/describe";
import type { SchemaModel } from "../types";
import type { ModelContext } from "./context";
import { discriminatorOf } from "./discriminator";
import { externalDocs } from "./external-docs";
import { objectKeywords } from "./schema-object";
import { schemaReference } from "./schema-reference";
import { constraintsOf, enumOf, leftoverKeywords, typesOf } from "./schema-values";
import { typeLabel } from "./type-label";

/**
 * A schema as a reader needs it. A reference to a named schema stays a reference by name, so the
 * result is finite whatever cycles the document has.
 */
export function buildSchema(context: ModelContext, node: unknown): SchemaModel {
  if (typeof node === "boolean") {
    return { always: node, typeLabel: node ? "any" : "nothing" };
  }
  const schema = recordOf(node);
  const folded = foldNull(schema);
  const ref = schemaReference(context, folded);
  const { types, nullable } = typesOf(folded);
  const model = compact<Omit<SchemaModel, "typeLabel">>({
    ...describe(folded),
    ref,
    types,
    nullable,
    title: textOf(folded.title),
    format: textOf(folded.format),
    constraints: constraintsOf(folded),
    enum: enumOf(folded),
    const: "const" in folded ? { value: toJson(folded.const) } : undefined,
    default: "default" in folded ? { value: toJson(folded.default) } : undefined,
    examples: examplesOf(folded),
    deprecated: flag(folded.deprecated),
    readOnly: flag(folded.readOnly),
    writeOnly: flag(folded.writeOnly),
    externalDocs: externalDocs(folded.externalDocs),
    ...objectKeywords((inner) => buildSchema(context, inner), folded),
    ...compositionOf(context, folded),
    discriminator: discriminatorOf(context, folded.discriminator),
    contentMediaType: textOf(folded.contentMediaType),
    contentEncoding: textOf(folded.contentEncoding),
    contentSchema: optional(context, folded.contentSchema),
    xml: folded.xml === undefined ? undefined : toJson(folded.xml),
    extensions: leftoverKeywords(folded),
  });
  return { ...model, typeLabel: typeLabel(model) };
}

/** The schema of a keyword that may be absent. */
export function optional(context: ModelContext, node: unknown): SchemaModel | undefined {
  return node === undefined ? undefined : buildSchema(context, node);
}

function compositionOf(context: ModelContext, schema: JsonRecord): Partial<SchemaModel> {
  const all = (list: unknown): SchemaModel[] | undefined =>
    Array.isArray(list) ? list.map((item) => buildSchema(context, item)) : undefined;
  return {
    allOf: all(schema.allOf),
    oneOf: all(schema.oneOf),
    anyOf: all(schema.anyOf),
    not: optional(context, schema.not),
    if: optional(context, schema.if),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: optional(context, schema.then),
    else: optional(context, schema.else),
  };
}

function examplesOf(schema: JsonRecord): SchemaModel["examples"] {
  const list = Array.isArray(schema.examples) ? schema.examples : [];
  const all = "example" in schema ? [schema.example, ...list] : list;
  return all.length > 0 ? all.map(toJson) : undefined;
}

/**
 * `anyOf: [X, {type: "null"}]` says no more than a nullable X, and reads better so. Other members of
 * the schema stay and win over those of X.
 */
function foldNull(schema: JsonRecord): JsonRecord {
  for (const keyword of ["anyOf", "oneOf"]) {
    const list = listOf(schema[keyword]);
    const others = list.filter((item) => !isNull(item));
    const [only] = others;
    if (list.length === 2 && others.length === 1 && isRecord(only) && !("$ref" in schema)) {
      const { [keyword]: _alternatives, ...own } = schema;
      const overlap = Object.keys(only).some(
        (key) => key in own && key !== "description" && key !== "title",
      );
      return overlap ? schema : { ...only, ...own, nullable: true };
    }
  }
  return schema;
}

function isNull(node: unknown): boolean {
  return isRecord(node) && node.type === "null" && Object.keys(node).length === 1;
}

function flag(value: unknown): true | undefined {
  return isTrue(value) ? true : undefined;
}
