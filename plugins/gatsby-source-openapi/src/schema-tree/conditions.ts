import { inlineValue } from "../../../../packages/words";
import type { SchemaModel } from "../types";

/** Conditions of a schema in words, and the parts of it that take more than words. */
interface Conditions {
  /** Whole sentences, with code in backticks. */
  sentences: string[];
  /** Subschemas that no sentence expresses, each with a label. */
  parts: Array<{ label: string; step: string; schema: SchemaModel }>;
}

/**
 * Describes `if`, `then`, `else`, `dependentRequired`, and alternatives that only require different
 * members: "When `type` is `text`, `text` is required."
 */
export function conditionsIn(schema: SchemaModel): Conditions {
  const { sentences, parts } = branching(schema);
  return { sentences: [...dependencies(schema), ...alternatives(schema), ...sentences], parts };
}

/** Returns the keyword's alternatives as lists of required names, undefined if they say more. */
export function requiredSets(schema: SchemaModel, keyword: "oneOf" | "anyOf") {
  const sets = schema[keyword]?.map((option) =>
    says(option, ["requiredUndeclared"]) ? (option.requiredUndeclared ?? []) : [],
  );
  return sets && sets.length > 1 && sets.every((names) => names.length > 0) ? sets : undefined;
}

function alternatives(schema: SchemaModel): string[] {
  return (["oneOf", "anyOf"] as const).flatMap((keyword) => {
    const sets = requiredSets(schema, keyword);
    if (!sets) return [];
    const options = sets.map((names) => joined(names.map(code), "and"));
    const each = sets.every((names) => names.length === 1)
      ? joined(options, "and")
      : options.join("; ");
    return [`${keyword === "oneOf" ? "Exactly" : "At least"} one of these is required: ${each}.`];
  });
}

function dependencies({ dependentRequired = [] }: SchemaModel): string[] {
  const byEffect = new Map<string, string[]>();
  for (const { name, requires } of dependentRequired) {
    const effect = areRequired(requires);
    byEffect.set(effect, [...(byEffect.get(effect) ?? []), code(name)]);
  }
  return [...byEffect].map(
    ([effect, names]) => `When ${joined(names, "or")} is present, ${effect}.`,
  );
}

function branching(schema: SchemaModel): Conditions {
  const test = schema.if && testInWords(schema.if, schema);
  const found: Conditions = { sentences: [], parts: [] };
  const add = (label: string, step: string, inner: SchemaModel | undefined) => {
    const effect = test && inner && effectInWords(inner, schema);
    if (effect) found.sentences.push(`${label}, ${effect}.`);
    else if (inner) found.parts.push({ label, step, schema: inner });
  };
  if (!test) add("If", ":if", schema.if);
  add(test ? `When ${test}` : "Then", ":then", schema.then);
  const otherwise = schema.then ? "Otherwise" : `Unless ${test}`;
  add(test ? otherwise : "Else", ":else", schema.else);
  return found;
}

/** Says when a schema applies, e.g. "`type` is `text`"; undefined if it tests more than that. */
function testInWords(schema: SchemaModel, owner: SchemaModel): string | undefined {
  const { properties = [], requiredUndeclared = [], not } = schema;
  if (!says(schema, ["properties", "requiredUndeclared", "not"])) return undefined;
  const isCertain = (name: string) =>
    owner.requiredUndeclared?.includes(name) ||
    owner.properties?.some((property) => property.name === name && property.required);
  const absent = not && (says(not, ["requiredUndeclared"]) ? not.requiredUndeclared : undefined);
  if (not && absent?.length !== 1) return undefined;
  return allOf([
    ...properties.map(({ name, required, schema: value }) => {
      const test = isDeclared(value, name, owner) ? "" : valueInWords(value, "is");
      if (test === "") return required ? `${code(name)} is present` : undefined;
      return test && `${code(name)} ${test}${required || isCertain(name) ? "" : " or absent"}`;
    }),
    ...requiredUndeclared.map((name) => `${code(name)} is present`),
    ...(absent ?? []).map((name) => `${code(name)} is absent`),
  ]);
}

/** Says what a schema demands, e.g. "`text` is required"; undefined if it demands more than that. */
function effectInWords(schema: SchemaModel, owner: SchemaModel): string | undefined {
  const { properties = [], requiredUndeclared = [], not } = schema;
  if (!says(schema, ["properties", "requiredUndeclared", "not"])) return undefined;
  const forbidden = not && (says(not, ["requiredUndeclared"]) ? not.requiredUndeclared : undefined);
  if (not && !forbidden) return undefined;
  const needed = properties.filter(({ required }) => required).map(({ name }) => name);
  const required = [...needed, ...requiredUndeclared];
  const names = (forbidden ?? []).map(code);
  return allOf([
    ...(required.length > 0 ? [areRequired(required)] : []),
    ...properties
      .filter(({ name, required, schema: value }) => !required || !isDeclared(value, name, owner))
      .map(({ name, schema: value }) => {
        if (value.always === false) return `${code(name)} is not allowed`;
        const demand = valueInWords(value, "must be");
        return demand && `${code(name)} ${demand}`;
      }),
    ...(names.length === 1 ? [`${names[0]} is not allowed`] : []),
    ...(names.length > 1 ? [`${joined(names, "and")} are not allowed together`] : []),
  ]);
}

/** Returns whether a schema of a member says no more than the owner's. */
function isDeclared(schema: SchemaModel, name: string, { properties = [] }: SchemaModel): boolean {
  if (schema.always === true || schema.typeLabel === "any") return says(schema, []);
  const declared = properties.find((property) => property.name === name);
  return says(schema, []) && declared?.schema.typeLabel === schema.typeLabel;
}

/** Names the values that a schema accepts; undefined if that takes more words. */
function valueInWords(schema: SchemaModel, verb: "is" | "must be"): string | undefined {
  const { not } = schema;
  if (not && says(schema, ["not"])) {
    const values = valuesOf(not);
    return values && `${verb === "is" ? "is not" : "must not be"} ${values}`;
  }
  const values = valuesOf(schema);
  return values && `${verb} ${values}`;
}

function valuesOf(schema: SchemaModel): string | undefined {
  const values = schema.const ? [schema.const] : (schema.enum ?? []);
  const isDescribed = schema.enum?.some(({ description }) => description !== undefined);
  if (values.length === 0 || isDescribed || !says(schema, ["const", "enum"])) return undefined;
  return joined(
    values.map(({ value }) => code(inlineValue(value))),
    "or",
  );
}

/** Returns whether a schema has no other keywords. Its type is clear from its other keywords. */
function says(schema: SchemaModel, keywords: ReadonlyArray<keyof SchemaModel>): boolean {
  const others = Object.keys(schema).filter(
    (key) => !["typeLabel", "types", "always"].includes(key),
  );
  return others.every((key) => keywords.some((keyword) => keyword === key));
}

/** Returns e.g. "`a` and `b` are required". */
export function areRequired(names: readonly string[]): string {
  return `${joined(names.map(code), "and")} ${names.length === 1 ? "is" : "are"} required`;
}

/** Joins clauses; undefined if there is none, or if one could not be put into words. */
function allOf(clauses: ReadonlyArray<string | undefined>): string | undefined {
  const known = clauses.filter((clause) => clause !== undefined);
  return known.length > 0 && known.length === clauses.length ? joined(known, "and") : undefined;
}

function joined(items: readonly string[], conjunction: string): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

function code(text: string): string {
  return text.includes("`") || text === "" ? JSON.stringify(text) : `\`${text}\``;
}
