import type { JsonRecord } from "../json";
import { isRecord, isTrue, listOf, recordOf, textsOf } from "../json";

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
  /** References that lead here. */
  path: readonly string[];
  discriminators: Discriminator[];
  /** All other keywords. */
  keywords: JsonRecord;
}

const APART = new Set(
  "__proto__ $ref properties required allOf oneOf anyOf discriminator".split(" "),
);

/** Adds the keywords of a schema to those that already apply. */
export function mergeInto(into: MergedSchema, schema: JsonRecord, owner: string | undefined): void {
  for (const [name, node] of Object.entries(recordOf(schema.properties))) {
    into.properties.set(name, [...(into.properties.get(name) ?? []), node]);
  }
  for (const name of textsOf(schema.required)) into.required.add(name);
  for (const keyword of ["oneOf", "anyOf"]) {
    const options = listOf(schema[keyword]);
    if (options.length > 0) into.choices.push({ options, isExclusive: keyword === "oneOf" });
  }
  if (isRecord(schema.if)) {
    const { if: condition, then = {}, else: otherwise = false } = schema;
    into.choices.push({
      options: [{ allOf: [condition, then] }, otherwise],
      isExclusive: false,
    });
  }
  for (const [name, node] of Object.entries(recordOf(schema.dependentSchemas))) {
    if (into.properties.has(name)) into.choices.push({ options: [node], isExclusive: false });
  }
  if (isRecord(schema.discriminator)) {
    into.discriminators.push({ node: schema.discriminator, owner });
  }
  for (const [keyword, value] of Object.entries(schema)) {
    if (!APART.has(keyword) && value !== undefined) {
      into.keywords[keyword] = join(keyword, into.keywords[keyword], value);
    }
  }
}

/** Joins the values that two schemas give to a keyword. */
function join(keyword: string, one: unknown, other: unknown): unknown {
  if (one === undefined) return other;
  if (keyword === "type" || keyword === "enum") return common([one].flat(), [other].flat());
  if (keyword === "items") return { allOf: [one, other] };
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
