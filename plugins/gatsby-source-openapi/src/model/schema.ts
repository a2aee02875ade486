import { SUBSCHEMA_KEYWORDS } from "../document/grammar";
import { componentName, referenceOf } from "../document/reference";
import { mappedSchema } from "../document/reference-index";
import type { JsonRecord } from "../json";
import { compact, isRecord, isTrue, listOf, recordOf, textOf, textsOf, toJson } from "../json";
import type { DiscriminatorModel, SchemaModel, SchemaReference } from "../types";
import type { ModelContext } from "./common";
import { descriptionOf, extensionsOf, externalDocs } from "./common";
import { constraintsOf, enumOf, leftoverKeywords, typeLabel, typesOf } from "./schema-values";

/**
 * Builds a schema. A reference to a named schema stays a reference, so the result is finite
 * whatever cycles the document has.
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
    description: descriptionOf(folded),
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
    ...subschemasOf(folded, (inner) => buildSchema(context, inner)),
    ...membersOf(folded, (inner) => buildSchema(context, inner)),
    discriminator: discriminatorOf(context, folded.discriminator),
    contentMediaType: textOf(folded.contentMediaType),
    contentEncoding: textOf(folded.contentEncoding),
    xml: folded.xml === undefined ? undefined : { value: toJson(folded.xml) },
    extensions: leftoverKeywords(folded),
  });
  return { ...model, typeLabel: typeLabel(model) };
}

/** Builds the schema of a keyword that can be absent. */
export function optional(context: ModelContext, node: unknown): SchemaModel | undefined {
  return node === undefined ? undefined : buildSchema(context, node);
}

/** Builds the keywords with one schema and with a list of schemas. */
function subschemasOf(schema: JsonRecord, build: BuildSchema): Partial<SchemaModel> {
  // Before JSON Schema 2020-12, a list of `items` meant what `prefixItems` means now.
  const { items, ...rest } = schema;
  const keywords: JsonRecord = Array.isArray(items) ? { ...rest, prefixItems: items } : schema;
  const ones = SUBSCHEMA_KEYWORDS.one.flatMap((keyword) => {
    const value = keywords[keyword];
    return value === undefined ? [] : [[keyword, build(value)]];
  });
  const lists = SUBSCHEMA_KEYWORDS.list.flatMap((keyword) => {
    const value = keywords[keyword];
    return Array.isArray(value) ? [[keyword, value.map(build)]] : [];
  });
  return Object.fromEntries([...ones, ...lists]);
}

function examplesOf(schema: JsonRecord): SchemaModel["examples"] {
  const list = Array.isArray(schema.examples) ? schema.examples : [];
  const all = "example" in schema ? [schema.example, ...list] : list;
  return all.length > 0 ? all.map((value) => ({ value: toJson(value) })) : undefined;
}

/**
 * Simplifies `anyOf: [X, {type: "null"}]` to a nullable X. Other members of the schema override
 * those of X.
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

type BuildSchema = (node: unknown) => SchemaModel;

/** Builds the keywords with named members. */
function membersOf(schema: JsonRecord, build: BuildSchema): Partial<SchemaModel> {
  const required = textsOf(schema.required);
  const declared = recordOf(schema.properties);
  const undeclared = required.filter((name) => !Object.hasOwn(declared, name));
  const entries = (keyword: string): [string, unknown][] | undefined =>
    isRecord(schema[keyword]) ? Object.entries(schema[keyword]) : undefined;
  return {
    properties: entries("properties")?.map(([name, node]) => ({
      name,
      required: required.includes(name),
      schema: build(node),
    })),
    requiredUndeclared: undeclared.length > 0 ? undeclared : undefined,
    patternProperties: entries("patternProperties")?.map(([pattern, node]) => ({
      pattern,
      schema: build(node),
    })),
    dependentRequired: entries("dependentRequired")?.map(([name, names]) => ({
      name,
      requires: textsOf(names),
    })),
    dependentSchemas: entries("dependentSchemas")?.map(([name, node]) => ({
      name,
      schema: build(node),
    })),
  };
}

/** Builds the discriminator of a schema, undefined if it has none. */
function discriminatorOf(context: ModelContext, node: unknown): DiscriminatorModel | undefined {
  // In Swagger 2.0 the discriminator is the name of the property.
  const discriminator = typeof node === "string" ? { propertyName: node } : node;
  if (!isRecord(discriminator)) return undefined;
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

/** Returns the named schema that an object refers to, undefined if it refers to none. */
function schemaReference(context: ModelContext, node: unknown): SchemaReference | undefined {
  const name = componentName(referenceOf(node) ?? "", "schemas");
  return name === undefined ? undefined : context.schemas.get(name);
}
