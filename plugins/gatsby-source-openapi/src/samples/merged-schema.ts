import { referenceOf, resolve } from "../document/reference";
import type { JsonRecord } from "../json";
import { isRecord, isTrue, listOf, recordOf, textOf, textsOf } from "../json";
import { accepts } from "./accepts";

/** Alternatives, of which one applies (`oneOf`) or at least one (`anyOf`). */
type Choice = { options: unknown[]; isExclusive: boolean };

/** A discriminator, and the reference that led to the schema that has it. */
type Discriminator = { node: JsonRecord; owner: string | undefined };

/** Everything that applies to one value: a schema with its references and parts of `allOf`. */
export interface MergedSchema {
  /** Schemas of each property, all of which apply. */
  properties: Map<string, unknown[]>;
  required: Set<string>;
  /** Lists of alternatives, from each of which one applies. */
  choices: Choice[];
  /** References that lead here, from the whole value on. */
  path: readonly string[];
  /** Number of references in the path that lead to the value around this one. */
  start: number;
  /** Number of references in the path that lead to the schema that was chosen last. */
  chosen: number;
  discriminators: Discriminator[];
  /** Name of the member or parameter that has the value; of an item, the name for one. */
  name?: string | undefined;
  /** Description of the list that has the value. */
  listDescription?: string | undefined;
  /** True if the value can be left out. */
  isOptional?: boolean;
  /** Optional members that would make the value one of another alternative too. */
  excluded: Set<string>;
  /** All other keywords. */
  keywords: JsonRecord;
}

const APART = new Set(
  "__proto__ $ref properties required allOf oneOf anyOf discriminator".split(" "),
);

/** Joins a schema with all that applies at its place. Undefined if the schema contains itself. */
export function mergeSchema(
  document: JsonRecord,
  node: unknown,
  path: readonly string[],
  into: MergedSchema = {
    properties: new Map(),
    required: new Set(),
    choices: [],
    path: [],
    start: path.length,
    chosen: path.length,
    keywords: {},
    discriminators: [],
    excluded: new Set(),
  },
): MergedSchema | undefined {
  const reference = referenceOf(node);
  if (reference !== undefined) {
    if (path.includes(reference)) return undefined;
    const { $ref: _reference, ...beside } = recordOf(node);
    const target = resolve(document, { $ref: reference });
    const merged = mergeSchema(document, target ?? {}, [...path, reference], into);
    return merged && Object.keys(beside).length > 0
      ? mergeSchema(document, beside, merged.path, merged)
      : merged;
  }
  const schema = recordOf(node);
  into.path = [...new Set([...into.path, ...path])];
  for (const part of listOf(schema.allOf)) {
    const isMerged = path.indexOf(referenceOf(part) ?? "") >= into.start;
    if (part === false || (!isMerged && mergeSchema(document, part, path, into) === undefined))
      return undefined;
  }
  mergeInto(into, schema, path);
  return into;
}

/** Joins all schemas that apply to one value. */
export function mergeAll(
  document: JsonRecord,
  nodes: readonly unknown[],
): MergedSchema | undefined {
  return mergeSchema(document, { allOf: nodes }, []);
}

/** Joins all schemas that apply to one value, with the alternatives that accept it. */
export function mergeFor(
  document: JsonRecord,
  nodes: readonly unknown[],
  value: unknown,
): MergedSchema | undefined {
  let merged = mergeAll(document, nodes);
  for (let count = 0; merged && merged.choices.length > 0 && count < MOST_CHOICES; count += 1) {
    const [choice, ...choices]: Choice[] = merged.choices;
    const open = { ...copyOf(merged), choices, chosen: merged.path.length };
    const option = choice?.options.find((one) =>
      accepts({ document, hidden: "readOnly" }, one, value),
    );
    merged = option === undefined ? open : (mergeSchema(document, option, open.path, open) ?? open);
  }
  return merged;
}

/** Alternatives can have alternatives without an end. */
const MOST_CHOICES = 10;

/** Returns the schemas that apply to the items of a list. */
export function itemNodes(document: JsonRecord, nodes: readonly unknown[]): unknown[] {
  const { items } = mergeAll(document, nodes)?.keywords ?? {};
  return items === undefined || Array.isArray(items) ? [] : [items];
}

/** Returns a copy to which more can be added. */
export function copyOf(merged: MergedSchema): MergedSchema {
  return {
    ...merged,
    properties: new Map(merged.properties),
    required: new Set(merged.required),
    choices: [...merged.choices],
    keywords: { ...merged.keywords },
    discriminators: [...merged.discriminators],
    excluded: new Set(merged.excluded),
  };
}

/** Adds the keywords of a schema, to which a path of references leads, to those that already apply. */
function mergeInto(into: MergedSchema, schema: JsonRecord, path: readonly string[]): void {
  for (const [name, node] of Object.entries(recordOf(schema.properties))) {
    into.properties.set(name, [...(into.properties.get(name) ?? []), node]);
  }
  for (const name of textsOf(schema.required)) into.required.add(name);
  into.choices.push(...choicesOf(into, schema, path));
  if (isRecord(schema.discriminator)) {
    into.discriminators.push({ node: schema.discriminator, owner: path.at(-1) });
  }
  for (const [keyword, value] of Object.entries(schema)) {
    if (!APART.has(keyword) && value !== undefined) {
      into.keywords[keyword] = join(keyword, into.keywords[keyword], value);
    }
  }
}

function choicesOf(into: MergedSchema, schema: JsonRecord, path: readonly string[]): Choice[] {
  // A schema that extends another one is already chosen among the alternatives of the other.
  const extending = path.slice(into.chosen, -1);
  const isChosen = (option: unknown) => extending.includes(referenceOf(option) ?? "");
  const lists = ["oneOf", "anyOf"].flatMap((keyword) => {
    const options = listOf(schema[keyword]);
    const isOpen = options.length > 0 && !options.some(isChosen);
    return isOpen ? [{ options, isExclusive: keyword === "oneOf" }] : [];
  });
  const { if: condition, then = {}, else: otherwise = false } = schema;
  const branches = isRecord(condition) ? [[{ allOf: [condition, then] }, otherwise]] : [];
  const dependent = Object.entries(recordOf(schema.dependentSchemas))
    .filter(([name]) => into.properties.has(name))
    .map(([, node]) => [node]);
  const others = [...branches, ...dependent].map((options) => ({ options, isExclusive: false }));
  return [...lists, ...others];
}

/** Joins the values that two schemas give to a keyword. */
function join(keyword: string, one: unknown, other: unknown): unknown {
  if (one === undefined) return other;
  if (keyword === "type" || keyword === "enum") return common([one].flat(), [other].flat());
  if (keyword === "items") return { allOf: [one, other] };
  // The nearest one says more of the value.
  if (keyword === "description")
    return [other, one].flatMap((text) => textOf(text) ?? []).join("\n\n");
  if (typeof one === "number" && typeof other === "number") {
    if (/^(?:min|exclusiveMin)/.test(keyword)) return Math.max(one, other);
    if (/^(?:max|exclusiveMax)/.test(keyword)) return Math.min(one, other);
  }
  return keyword === "readOnly" || keyword === "writeOnly" ? isTrue(one) || isTrue(other) : other;
}

/** Returns what two lists have in common, the second list if that is nothing. */
function common(one: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const both = one.filter((value) => other.includes(value));
  const isInteger = [...one, ...other].includes("integer") && [...one, ...other].includes("number");
  return both.length > 0 ? both : isInteger ? ["integer"] : other;
}

/** Returns a schema that says the same in one object. */
export function toSchema({ keywords, properties, required, choices }: MergedSchema): JsonRecord {
  return {
    ...keywords,
    ...(properties.size > 0 || required.size > 0
      ? {
          properties: Object.fromEntries(
            [...properties].map(([name, nodes]) => [name, { allOf: nodes }]),
          ),
          required: [...required],
        }
      : {}),
    allOf: choices.map(({ options }) => ({ anyOf: options })),
  };
}
