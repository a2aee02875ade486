import { exactValue, inlineValue } from "../../../../packages/words";
import type { FactLists, SchemaHead } from "../page-data/page-types";
import type { Description, SchemaModel } from "../types";
import { factsOf } from "./facts";
import type { SchemaLayers } from "./layers";

/** What the page shows elsewhere, so that the head of a schema leaves it out. */
export interface ShownElsewhere {
  knownTitle?: string;
  /** Examples, as facts show them. */
  knownExamples?: readonly string[];
  /** True if the place has a description of its own, beside which those of named schemas are secondary. */
  isDescribed?: boolean;
}

/** Returns what a page says of a schema, except for its members. */
export function headOf(
  facts: SchemaLayers,
  { knownTitle, knownExamples, isDescribed }: ShownElsewhere = {},
): SchemaHead {
  const { layers, references } = facts;
  const names = [knownTitle, ...references.map(({ name }) => name)];
  const titles = layers.flatMap(({ title }) => title ?? []);
  const lines = layers
    .flatMap(factsOf)
    .filter(({ words, value = "" }) => !(words === "example" && knownExamples?.includes(value)));
  const [descriptions, typeDescriptions] = descriptionsOf(facts, isDescribed);
  return withoutEmpty<SchemaHead>({
    references,
    type: typeWords(facts),
    marks: marksOf(layers),
    titles: [...new Set(titles)].filter((title) => !names.includes(title)),
    descriptions,
    typeDescriptions,
    facts: [...new Map(lines.map((fact) => [`${fact.words} ${fact.value}`, fact])).values()],
    lists: layers.map(listsOf).filter((lists) => Object.keys(lists).length > 0),
  });
}

/** Leaves out what is false, undefined or an empty list. */
export function withoutEmpty<Shape extends object>(
  value: {
    [Key in keyof Shape]: Shape[Key] | undefined;
  },
): Shape {
  const isEmpty = (member: unknown) => Array.isArray(member) && member.length === 0;
  const entries = Object.entries(value).filter(
    ([, member]) => member !== undefined && member !== false && !isEmpty(member),
  );
  return Object.fromEntries(entries) as Shape;
}

/** Returns words that qualify a schema besides its type. */
function marksOf(layers: readonly SchemaModel[]): string[] {
  return Object.entries(MARKS)
    .filter(([keyword]) => layers.some((layer) => layer[keyword as keyof typeof MARKS]))
    .map(([, mark]) => mark);
}

/** The words of keywords that qualify a schema. */
export const MARKS = { deprecated: "deprecated", readOnly: "read-only", writeOnly: "write-only" };

/** Returns the descriptions of a place, or else of its named schemas, and those of named schemas beside its own. */
function descriptionsOf(
  { own, layers }: SchemaLayers,
  isDescribed = false,
): [Description[], Description[]] {
  const textsOf = (some: readonly SchemaModel[]) => [
    ...new Set(some.flatMap(({ description }) => description?.trim() || [])),
  ];
  const described = (texts: readonly string[]) => texts.map((description) => ({ description }));
  const first = textsOf(own);
  const named = textsOf(layers.slice(own.length)).filter((text) => !first.includes(text));
  return isDescribed || first.length > 0
    ? [described(first), described(named)]
    : [described(named), []];
}

function listsOf({ enum: values, ...schema }: SchemaModel): FactLists {
  const inWords = values?.every(({ value }) => typeof value === "string")
    ? inlineValue
    : exactValue;
  return withoutEmpty<FactLists>({
    enum: values?.map(({ value, ...description }) => ({ name: inWords(value), ...description })),
    discriminator: discriminatorOf(schema),
    externalDocs: schema.externalDocs,
  });
}

/** Returns the mapping of a discriminator, unless the alternatives show its values. */
function discriminatorOf({ discriminator, oneOf, anyOf }: Omit<SchemaModel, "enum">) {
  if (!discriminator) return undefined;
  const { propertyName, mapping, defaultMapping } = discriminator;
  const isShown = oneOf !== undefined || anyOf !== undefined;
  if (isShown && !defaultMapping) return undefined;
  const others = defaultMapping ? [{ schema: defaultMapping }] : [];
  return { propertyName, targets: [...(isShown ? [] : mapping), ...others] };
}

/** Returns the type of a value, after its names if it has some: ` or null (string)`, `object`. */
function typeWords({ own, layers, references }: SchemaLayers): string {
  if (references.length === 0) {
    const words = typesOf(own, own.length > 1).join(" and ");
    return words || own[0]?.typeLabel || "";
  }
  const named = layers.slice(own.length);
  // The alternatives are shown below with their own names.
  const base = typesOf(named.filter((layer) => !(layer.oneOf ?? layer.anyOf)));
  const more = typesOf(own, true).filter((type) => !base.some((other) => isNarrower(other, type)));
  const isNull = own.some(({ nullable }) => nullable);
  return [
    isNull ? " or null" : "",
    base.length > 0 ? ` (${base.join(" and ")})` : "",
    ...more.map((type) => ` and ${type}`),
  ].join("");
}

/**
 * Returns the types of schemas, without types that another schema specifies more exactly.
 *
 * @param isJoined leaves out a type that only comes from `allOf`, whose parts are in the list
 */
function typesOf(schemas: readonly SchemaModel[], isJoined = schemas.length > 1): string[] {
  const types = schemas
    // A reference is shown by its name.
    .filter(({ ref, allOf, properties }) => !ref && !(isJoined && allOf && !properties))
    .map(({ typeLabel }) => typeLabel)
    .filter((type) => type !== "any");
  return [...new Set(types)].filter(
    (type) => !types.some((other) => other !== type && isNarrower(other, type)),
  );
}

/** Returns whether a type is a case of another, e.g. `integer` of `number or null`. */
function isNarrower(type: string, wide: string): boolean {
  const casesOf = (text: string) => text.split(/ or (?![^(]*\))/);
  const isCase = (one: string, of: string) =>
    one === of || one.startsWith(`${of} (`) || (of === "number" && /^integer\b/.test(one));
  return casesOf(type).every((one) => casesOf(wide).some((of) => isCase(one, of)));
}
