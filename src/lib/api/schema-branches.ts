import { anchorPart } from "./addresses";
import type { DiscriminatorModel, SchemaModel } from "../../../plugins/gatsby-source-openapi";
import type { Below } from "./schema-layers";

/** A schema inside of another, before it is placed in a tree. */
interface Branch {
  kind: "row" | "part";
  label: string;
  isName: boolean;
  required: boolean;
  /** What the anchor adds to the one above. */
  step: string;
  /** Whether what several parts of a schema say about the same step applies together. */
  isJoined: boolean;
  schema: SchemaModel;
}

/** Alternatives before they are placed in a tree. */
interface Choice {
  keyword: "oneOf" | "anyOf";
  toldBy?: string;
  /** Whether the discriminator alone tells of them. */
  isImplied?: true;
  options: Array<{ label: string; value?: string; schema: SchemaModel }>;
}

/**
 * Everything below a schema that has one place, in the order in which it is read. Parts of `allOf`
 * are not below the schema: their members are its own.
 */
export function branchesOf(schema: SchemaModel): Branch[] {
  return [...partsOf(schema), ...rowsOf(schema), ...conditionsOf(schema)];
}

function rowsOf(schema: SchemaModel): Branch[] {
  return [
    ...(schema.properties ?? []).map(({ name, required, schema: inner }) =>
      row(name, `.${anchorPart(name)}`, inner, { required }),
    ),
    ...(schema.patternProperties ?? []).map(({ pattern, schema: inner }) =>
      row(pattern, `.~(${anchorPart(pattern)})`, inner),
    ),
    ...words(schema.additionalProperties, othersOf(schema), ".*"),
    ...words(schema.unevaluatedProperties, "any property not named elsewhere", ".**"),
    ...(schema.prefixItems ?? []).map((inner, index) =>
      row(`item ${index + 1}`, `[${index}]`, inner, { isName: false }),
    ),
  ];
}

/** `true` and `false` are said in a line of their own, not as a member. */
function unless(schema: SchemaModel | undefined): SchemaModel | undefined {
  return schema?.always === undefined ? schema : undefined;
}

function words(schema: SchemaModel | undefined, label: string, step: string): Branch[] {
  const told = unless(schema);
  return told ? [row(label, step, told, { isName: false })] : [];
}

function othersOf({ properties, patternProperties }: SchemaModel): string {
  return properties || patternProperties ? "any other property" : "any property";
}

function partsOf(schema: SchemaModel): Branch[] {
  return [
    ...some(unless(schema.items), schema.prefixItems ? "Each further item" : "Each item", "[]", {
      isJoined: true,
    }),
    ...some(schema.contains, "At least one item", "[contains]"),
    ...some(unless(schema.unevaluatedItems), "Each further item", "[more]"),
    ...some(schema.propertyNames, "Names of properties", ":names", { isJoined: true }),
    ...some(schema.contentSchema, "Content of the text", ":content"),
  ];
}

function conditionsOf(schema: SchemaModel): Branch[] {
  return [
    ...some(schema.not, "Not", ":not"),
    ...some(schema.if, "If", ":if"),
    ...some(schema.then, "Then", ":then"),
    ...some(schema.else, "Else", ":else"),
    ...(schema.dependentSchemas ?? []).map(({ name, schema: inner }) =>
      part(`If ${name} is there`, `:with-${anchorPart(name)}`, inner),
    ),
  ];
}

function some(
  schema: SchemaModel | undefined,
  label: string,
  step: string,
  { isJoined = false } = {},
): Branch[] {
  return schema ? [part(label, step, schema, isJoined)] : [];
}

function part(label: string, step: string, schema: SchemaModel, isJoined = false): Branch {
  return { kind: "part", label, step, schema, isName: false, required: false, isJoined };
}

function row(
  label: string,
  step: string,
  schema: SchemaModel,
  { required = false, isName = true } = {},
): Branch {
  return { kind: "row", label, step, schema, isName, required, isJoined: true };
}

/** The alternatives of a schema, each under a name. */
export function choicesOf(schema: SchemaModel): Choice[] {
  const { discriminator } = schema;
  if (discriminator && !schema.oneOf && !schema.anyOf) return impliedChoices(discriminator);
  return (["oneOf", "anyOf"] as const).flatMap((keyword) => {
    const list = schema[keyword];
    if (!list || list.length === 0) return [];
    return [
      {
        keyword,
        ...(discriminator ? { toldBy: discriminator.propertyName } : {}),
        options: withNumbers(list.map((inner) => toOption(inner, discriminator))),
      },
    ];
  });
}

/** Alternatives that have no names of their own, or the same, are told apart by numbers. */
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

/** A schema that others extend is one of them, though it lists none: its discriminator does. */
function impliedChoices(discriminator: DiscriminatorModel): Choice[] {
  const targets = new Map<string, SchemaModel>();
  for (const { schema: ref } of discriminator.mapping) {
    if (typeof ref !== "string") targets.set(ref.name, { typeLabel: ref.name, ref });
  }
  const options = [...targets.values()].map((target) => toOption(target, discriminator));
  const choice = { keyword: "oneOf", toldBy: discriminator.propertyName, isImplied: true } as const;
  return options.length > 0 ? [{ ...choice, options }] : [];
}

function toOption(schema: SchemaModel, discriminator: DiscriminatorModel | undefined) {
  const value = discriminator ? valueOf(schema, discriminator) : undefined;
  const label = schema.title ?? schema.ref?.name ?? schema.typeLabel;
  return { label, schema, ...(value === undefined || value === label ? {} : { value }) };
}

/** The value of the discriminator that stands for a schema. */
function valueOf(schema: SchemaModel, { mapping }: DiscriminatorModel): string | undefined {
  const values = mapping
    .filter(({ schema: target }) =>
      typeof target === "string" ? target === schema.ref?.name : target.name === schema.ref?.name,
    )
    .map(({ value }) => value);
  return values.length > 0 ? values.join(", ") : undefined;
}

/** A branch with where it comes from. */
interface JoinedBranch extends Branch {
  from: string[];
  way: readonly string[];
}

/** A branch while it is joined, with everything that is said about it. */
type Joined = JoinedBranch & { all: SchemaModel[] };

/** What is below all parts of a schema; a member that several of them declare is there once. */
export function joinBranches({ sources, required }: Below): JoinedBranch[] {
  const joined: Joined[] = [];
  const byStep = new Map<string, Joined>();
  for (const { schema, from, way } of sources) {
    for (const branch of branchesOf(schema)) {
      const names = from === undefined ? [] : [from];
      const fresh: Joined = { ...branch, from: names, way, all: [branch.schema] };
      const known = branch.isJoined ? byStep.get(branch.step) : undefined;
      if (known) join(known, fresh);
      else {
        byStep.set(branch.step, fresh);
        joined.push(fresh);
      }
    }
  }
  return joined.map((branch) => ({
    ...branch,
    schema: branch.all.length === 1 ? branch.schema : { typeLabel: "any", allOf: branch.all },
    required: branch.required || (branch.isName && required.has(branch.label)),
  }));
}

/** Lets a branch say what another one says too: both apply, whatever they are. */
function join(branch: Joined, other: Joined): void {
  branch.from = [...new Set([...branch.from, ...other.from])];
  branch.way = [...new Set([...branch.way, ...other.way])];
  branch.required ||= other.required;
  const text = JSON.stringify(other.schema);
  if (!branch.all.some((schema) => JSON.stringify(schema) === text)) branch.all.push(other.schema);
}
