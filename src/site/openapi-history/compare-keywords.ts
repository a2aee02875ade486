import { isDeepStrictEqual } from "node:util";
import type { JsonRecord } from "../../../plugins/gatsby-source-openapi";
import { isTextKey } from "./compare-texts";
import type { ApiDifference, SchemaContext } from "./schema-differences";
import {
  ANY,
  compatible,
  listed,
  listOf,
  namedTypes,
  narrower,
  shapeOf,
  stepOf,
  subject,
  valuesOf,
  wider,
  withAdvice,
  worst,
} from "./schema-differences";

/** Key of a rule of several fields in a joined schema. */
export const NEEDS = "one of";

/** Compares the types of two schemas. */
export function compareTypes(
  before: JsonRecord,
  after: JsonRecord,
  context: SchemaContext,
): ApiDifference[] {
  const plain = (schema: JsonRecord) => namedTypes(schema).filter((type) => type !== "null");
  const [old, recent] = [plain(before), plain(after)];
  const names = (types: readonly string[]) => types.join(" or ") || "any type";
  const isIn = (types: readonly string[], all: readonly string[]) =>
    all.length === 0 ||
    (types.length > 0 &&
      types.every((type) => all.includes(type) || (type === "integer" && all.includes("number"))));
  const [isWider, isNarrower] = [isIn(old, recent), isIn(recent, old)];
  if (isWider && isNarrower) return [];
  // A type that was implied is not a change.
  if (old.length === 0 && impliedType(before) === recent[0]) return [];
  if (recent.length === 0 && impliedType(after) === old[0]) return [];
  const text = `${subject(context)} is now ${names(recent)} instead of ${names(old)}`;
  if (isWider) return [wider(context, text)];
  return isNarrower ? [narrower(context, text)] : [{ severity: worst(context), text }];
}

function impliedType(schema: JsonRecord): string | undefined {
  if (schema.properties || schema.additionalProperties || schema.required) return "object";
  if (schema.items) return "array";
  const values = valuesOf(schema);
  return values?.every((value) => typeof value === "string") ? "string" : undefined;
}

/** Compares the values that two schemas list. */
export function compareValues(
  before: JsonRecord,
  after: JsonRecord,
  context: SchemaContext,
): ApiDifference[] {
  const [old, recent] = [valuesOf(before), valuesOf(after)];
  if (old === undefined && recent === undefined) return [];
  const name = subject(context);
  if (old === undefined) return [narrower(context, `${name} can only be ${listed(recent, ANY)}`)];
  if (recent === undefined)
    return [wider(context, `${name} is no longer limited to certain values`)];
  const removed = old.filter((value) => !recent.includes(value));
  const added = recent.filter((value) => !old.includes(value));
  if (removed.length === old.length && old.length > 0 && added.length > 0) {
    const text = `${name} is now ${listed(recent, ANY)} instead of ${listed(old, ANY)}`;
    return [{ severity: worst(context), text }];
  }
  const many = (values: readonly unknown[]) => (values.length === 1 ? "value" : "values");
  const of = context.path || context.owner ? ` of ${subject(context, "")}` : "";
  return [
    ...(removed.length > 0
      ? [narrower(context, `Removed ${many(removed)} ${listed(removed)}${of}`)]
      : []),
    ...(added.length > 0
      ? [
          {
            severity: "compatible" as const,
            text: withAdvice(context, `New ${many(added)} ${listed(added)}${of}`),
          },
        ]
      : []),
  ];
}

/** Limits: true for those that allow less when they rise. */
const LIMITS: Readonly<Record<string, [name: string, isLower: boolean]>> = {
  minimum: ["Minimum", true],
  exclusiveMinimum: ["Exclusive minimum", true],
  maximum: ["Maximum", false],
  exclusiveMaximum: ["Exclusive maximum", false],
  minLength: ["Minimum length", true],
  maxLength: ["Maximum length", false],
  minItems: ["Minimum number of items", true],
  maxItems: ["Maximum number of items", false],
  minProperties: ["Minimum number of fields", true],
  maxProperties: ["Maximum number of fields", false],
};

/** Compares lengths, bounds and numbers of items. */
export function compareLimits(
  before: JsonRecord,
  after: JsonRecord,
  context: SchemaContext,
): ApiDifference[] {
  return Object.entries(LIMITS).flatMap(([key, [name, isLower]]) => {
    const [old, recent] = [before[key], after[key]];
    if (old === recent || typeof (old ?? recent) !== "number") return [];
    const what = `${name} of ${subject(context, "the value")}`;
    if (recent === undefined)
      return [
        compatible(`Removed the ${what.charAt(0).toLowerCase()}${what.slice(1)} (was ${old})`),
      ];
    if (old === undefined) return [narrower(context, `${what} is now ${recent}`)];
    const isLess = Number(recent) > Number(old) === isLower;
    const step = `${what} is now ${recent} (was ${old})`;
    // Larger answers are like new values: clients go on working.
    return [isLess ? narrower(context, step) : compatible(step)];
  });
}

/** Keywords whose differences have their own sentences, or none. */
const KNOWN = new Set(
  `type nullable enum const properties required items oneOf anyOf allOf discriminator
   ${Object.keys(LIMITS).join(" ")}`.split(/\s+/),
);

/** Compares the keywords that have no function of their own. */
export function compareOthers(
  before: JsonRecord,
  after: JsonRecord,
  context: SchemaContext,
): ApiDifference[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => !KNOWN.has(key) && !isTextKey(key, ""))
    .flatMap((key) => compareKeyword(key, before[key], after[key], context));
}

/** Compares the values of a keyword, of which one can be undefined. */
type Compare = (old: unknown, recent: unknown, context: SchemaContext) => ApiDifference[];

/** Compares how a text is written. Another form breaks both sides; one that was not stated before does not. */
function compareForm(name: string): Compare {
  return (old, recent, context) => {
    const text = stepOf(name, old, recent, context);
    const isOther = old !== undefined && recent !== undefined;
    return [isOther ? { severity: worst(context), text } : compatible(text)];
  };
}

/** What differences of keywords mean; those of others allow less, unless the keyword is gone. */
const KEYWORDS: Readonly<Record<string, Compare>> = {
  deprecated: (_, recent, context) => [
    compatible(
      recent === true
        ? `Deprecated ${subject(context)}`
        : `${subject(context)} is no longer deprecated`,
    ),
  ],
  additionalProperties: (old, recent, context) => {
    const name = subject(context, "The object");
    if (recent === false) return [narrower(context, `${name} takes no other fields anymore`)];
    return old === false ? [compatible(`${name} can have other fields`)] : [];
  },
  readOnly: (_, recent, context) => [
    compatible(`${subject(context)} is ${recent === true ? "now" : "no longer"} read-only`),
  ],
  writeOnly: (_, recent, context) => [
    compatible(`${subject(context)} is ${recent === true ? "now" : "no longer"} write-only`),
  ],
  format: compareForm("Format"),
  contentEncoding: compareForm("Encoding"),
  contentMediaType: compareForm("Media type"),
  default: (old, recent, context) => {
    const isOther = old !== undefined && recent !== undefined;
    const isBreaking = isOther && context.directions.includes("request");
    const text = stepOf("Default", old, recent, context);
    return [isBreaking ? { severity: "breaking", text } : compatible(text)];
  },
  [NEEDS]: (_, recent, context) => {
    const fields = listOf(recent).map((names) => listed(listOf(names)));
    const text = `${subject(context)} needs ${ANY.format(fields)} now`;
    return [
      recent === undefined
        ? compatible(`${subject(context)} needs no certain field anymore`)
        : narrower(context, text),
    ];
  },
  uniqueItems: (_, recent, context) => [
    recent === true
      ? narrower(context, `Items of ${subject(context, "the list")} must differ now`)
      : wider(context, `Items of ${subject(context, "the list")} can be equal now`),
  ],
};

function compareKeyword(
  key: string,
  old: unknown,
  recent: unknown,
  context: SchemaContext,
): ApiDifference[] {
  if (isDeepStrictEqual(shapeOf(old, key), shapeOf(recent, key))) return [];
  const compare = Object.hasOwn(KEYWORDS, key) ? KEYWORDS[key] : undefined;
  if (compare !== undefined) return compare(old, recent, context);
  const text = stepOf(`\`${key}\``, old, recent, context);
  return [recent === undefined ? compatible(text) : narrower(context, text)];
}
