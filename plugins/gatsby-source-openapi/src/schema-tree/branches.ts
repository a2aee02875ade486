import { anchorPart } from "../../../../packages/addresses";
import type { DiscriminatorModel, SchemaModel } from "../types";
import { conditionsIn, requiredSets } from "./conditions";

/** A schema whose members belong to a place in the tree. */
export interface SchemaSource {
  schema: SchemaModel;
  /** Name of the part of `allOf` that the schema belongs to. Undefined for the place itself. */
  from: string | undefined;
  /** Names of the schemas whose references lead from the place to this schema. */
  path: readonly string[];
}

/** What the members of a place are built from. */
export interface SchemaChildren {
  /** Schemas with the members, in reading order. */
  sources: SchemaSource[];
  /** Names of required members. */
  required: ReadonlySet<string>;
}

/** A subschema before it is placed in a tree. */
interface Branch {
  kind: "row" | "part";
  label: string;
  isName: boolean;
  /** Suffix that the branch adds to the anchor. */
  step: string;
  /** True if branches with the same step in several parts of a schema are merged. */
  isJoined: boolean;
  schema: SchemaModel;
}

/** Alternatives before they are placed in a tree. */
interface Choice {
  keyword: "oneOf" | "anyOf";
  selectedBy?: string;
  /** True if only the discriminator lists them. */
  isImplied?: true;
  options: Array<{ label: string; value?: string; schema: SchemaModel }>;
}

/**
 * Returns the subschemas of a schema in reading order. Parts of `allOf` are not included: their
 * members belong to the schema.
 */
export function branchesOf(schema: SchemaModel): Branch[] {
  return [...partsOf(schema), ...rowsOf(schema), ...conditionsOf(schema)];
}

function rowsOf(schema: SchemaModel): Branch[] {
  return [
    ...(schema.properties ?? []).map(({ name, schema: inner }) =>
      row(name, `.${anchorPart(name)}`, inner),
    ),
    ...(schema.patternProperties ?? []).map(({ pattern, schema: inner }) =>
      row(pattern, `.~(${anchorPart(pattern)})`, inner),
    ),
    ...catchAll(schema.additionalProperties, othersOf(schema), ".*"),
    ...catchAll(schema.unevaluatedProperties, "any property not declared elsewhere", ".**"),
    ...(schema.prefixItems ?? []).map((inner, index) =>
      row(`item ${index + 1}`, `[${index}]`, inner, false),
    ),
  ];
}

/** Boolean subschemas are shown as a fact, not as a member. */
function notBoolean(schema: SchemaModel | undefined): SchemaModel | undefined {
  return schema?.always === undefined ? schema : undefined;
}

function catchAll(schema: SchemaModel | undefined, label: string, step: string): Branch[] {
  const shown = notBoolean(schema);
  return shown ? [row(label, step, shown, false)] : [];
}

function othersOf({ properties, patternProperties }: SchemaModel): string {
  return properties || patternProperties ? "any other property" : "any property";
}

function partsOf(schema: SchemaModel): Branch[] {
  return [
    ...partIf(
      notBoolean(schema.items),
      schema.prefixItems ? "Each further item" : "Each item",
      "[]",
      {
        isJoined: true,
      },
    ),
    ...partIf(schema.contains, "At least one item", "[contains]"),
    ...partIf(notBoolean(schema.unevaluatedItems), "Each further item", "[more]"),
    ...partIf(schema.propertyNames, "Property names", ":names", { isJoined: true }),
    ...partIf(schema.contentSchema, "Content of the string", ":content"),
  ];
}

function conditionsOf(schema: SchemaModel): Branch[] {
  return [
    ...partIf(schema.not, "Not", ":not"),
    ...conditionsIn(schema).parts.map(({ label, step, schema: inner }) => part(label, step, inner)),
    ...(schema.dependentSchemas ?? []).map(({ name, schema: inner }) =>
      part(`When ${name} is present`, `:with-${anchorPart(name)}`, inner),
    ),
  ];
}

function partIf(
  schema: SchemaModel | undefined,
  label: string,
  step: string,
  { isJoined = false } = {},
): Branch[] {
  return schema ? [part(label, step, schema, isJoined)] : [];
}

function part(label: string, step: string, schema: SchemaModel, isJoined = false): Branch {
  return { kind: "part", label, step, schema, isName: false, isJoined };
}

function row(label: string, step: string, schema: SchemaModel, isName = true): Branch {
  return { kind: "row", label, step, schema, isName, isJoined: true };
}

/** Returns the alternatives of a schema, each with a label. */
export function choicesOf(schema: SchemaModel): Choice[] {
  const { discriminator } = schema;
  if (discriminator && !schema.oneOf && !schema.anyOf) return impliedChoices(discriminator);
  return (["oneOf", "anyOf"] as const).flatMap((keyword) => {
    const list = schema[keyword];
    if (!list || list.length === 0 || requiredSets(schema, keyword)) return [];
    return [
      {
        keyword,
        ...(discriminator ? { selectedBy: discriminator.propertyName } : {}),
        options: withNumbers(list.map((inner) => toOption(inner, discriminator))),
      },
    ];
  });
}

/** Numbers alternatives that have the same label. */
function withNumbers(options: Choice["options"]): Choice["options"] {
  const byLabel = new Map<string, Choice["options"]>();
  for (const option of options) {
    byLabel.set(option.label, [...(byLabel.get(option.label) ?? []), option]);
  }
  return options.map((option) => {
    const same = byLabel.get(option.label) ?? [];
    const number = same.indexOf(option) + 1;
    return same.length > 1 ? { ...option, label: `${option.label} ${number}` } : option;
  });
}

/**
 * Returns the schemas that extend a schema with a discriminator but without a list of alternatives.
 */
function impliedChoices(discriminator: DiscriminatorModel): Choice[] {
  const targets = new Map<string, SchemaModel>();
  for (const { schema: ref } of discriminator.mapping) {
    if (typeof ref !== "string") targets.set(ref.name, { typeLabel: ref.name, ref });
  }
  const options = [...targets.values()].map((target) => toOption(target, discriminator));
  const choice = {
    keyword: "oneOf",
    selectedBy: discriminator.propertyName,
    isImplied: true,
  } as const;
  return options.length > 0 ? [{ ...choice, options }] : [];
}

function toOption(schema: SchemaModel, discriminator: DiscriminatorModel | undefined) {
  const value = discriminator ? valueOf(schema, discriminator) : undefined;
  const label = schema.title ?? schema.ref?.name ?? schema.typeLabel;
  return { label, schema, ...(value === undefined || value === label ? {} : { value }) };
}

/** Returns the values of the discriminator that select a schema. */
function valueOf(schema: SchemaModel, { mapping }: DiscriminatorModel): string | undefined {
  const values = mapping.flatMap(({ value, schema: target }) =>
    typeof target !== "string" && target.name === schema.ref?.name ? value : [],
  );
  return values.length > 0 ? values.join(", ") : undefined;
}

/** A branch with the named parts that it comes from. */
interface JoinedBranch extends Branch {
  required: boolean;
  from: string[];
  path: readonly string[];
}

/**
 * Returns the branches of all parts of a schema in reading order, required members before others. A member that
 * several parts declare is merged. Parts that say no more than their type are left out: the type of the schema
 * names it.
 */
export function joinBranches({ sources, required }: SchemaChildren): JoinedBranch[] {
  return [partsOf, rowsOf, conditionsOf].flatMap((branchesIn) => {
    const joined = new Map<string, JoinedBranch & { all: SchemaModel[] }>();
    for (const { schema, from, path } of sources) {
      const names = from === undefined ? [] : [from];
      for (const branch of branchesIn(schema)) {
        const key = branch.isJoined ? branch.step : `${branch.step} ${joined.size}`;
        const known = joined.get(key) ?? { ...branch, from: [], path: [], all: [] };
        joined.set(key, {
          ...known,
          from: [...new Set([...known.from, ...names])],
          path: [...new Set([...known.path, ...path])],
          required: branch.isName && required.has(branch.label),
          all: withoutRepetition(known.all, branch.schema),
        });
      }
    }
    return [...joined.values()]
      .map(({ all, ...branch }) => ({
        ...branch,
        schema: all.length === 1 ? branch.schema : { typeLabel: "any", allOf: all },
      }))
      .filter(({ kind, schema }) => kind === "row" || !isBare(schema))
      .sort((a, b) => Number(b.required) - Number(a.required));
  });
}

function withoutRepetition(schemas: readonly SchemaModel[], schema: SchemaModel): SchemaModel[] {
  const text = schemas.length > 0 && JSON.stringify(schema);
  return schemas.some((other) => JSON.stringify(other) === text)
    ? [...schemas]
    : [...schemas, schema];
}

/** Returns whether a schema says no more than its type. */
export function isBare(schema: SchemaModel): boolean {
  const { typeLabel: _, types: __, format: ___, nullable: ____, ...more } = schema;
  return Object.keys(more).length === 0;
}
