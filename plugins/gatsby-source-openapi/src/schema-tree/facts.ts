import { exactValue, extensionValue, inlineValue, plainValue } from "../../../../packages/words";

import type { Fact } from "../page-data/page-types";
import type { EncodingModel, Extension, ParameterModel, SchemaModel } from "../types";
import { areRequired, conditionsIn } from "./conditions";

/** Labels of constraints. */
const LIMITS: Record<string, string> = {
  multipleOf: "multiple of",
  minimum: "≥",
  exclusiveMinimum: ">",
  maximum: "≤",
  exclusiveMaximum: "<",
  minLength: "min length",
  maxLength: "max length",
  pattern: "pattern",
  minItems: "min items",
  maxItems: "max items",
  uniqueItems: "unique items",
  minContains: "min matches",
  maxContains: "max matches",
  minProperties: "min properties",
  maxProperties: "max properties",
};

/** Returns what a schema says about its value, except for enum, discriminator and external docs. */
export function factsOf(schema: SchemaModel): Fact[] {
  const { requiredUndeclared, examples = [] } = schema;
  return [
    // The type often names the format.
    ...fact("format", schema.typeLabel.includes(schema.format ?? "") ? undefined : schema.format),
    ...constraintFacts(schema),
    ...fact("always", schema.const && plainValue(schema.const.value)),
    ...fact("default", schema.default && plainValue(schema.default.value)),
    ...examples.flatMap(({ value }) => fact("example", plainValue(value))),
    ...(requiredUndeclared ? [sentence(`${areRequired(requiredUndeclared)}.`)] : []),
    ...[...conditionsIn(schema).sentences, ...unnamedMembers(schema)].map(sentence),
    ...fact("content", schema.contentMediaType),
    ...fact("encoded as", schema.contentEncoding),
    ...fact("as XML", schema.xml && exactValue(schema.xml.value)),
    ...extensionFacts(schema.extensions),
    ...extensionFacts(schema.discriminator?.extensions),
  ];
}

function fact(words: string, value: string | undefined): Fact[] {
  return value === undefined ? [] : [{ words, value }];
}

function sentence(words: string): Fact {
  return { words, isSentence: true };
}

function constraintFacts({ constraints = [] }: SchemaModel): Fact[] {
  return constraints.map(({ keyword, value }) => {
    const words = LIMITS[keyword] ?? keyword;
    const fact = { words, isConstraint: true as const };
    return value === true ? fact : { ...fact, value: inlineValue(value) };
  });
}

function extensionFacts(extensions: readonly Extension[] = []): Fact[] {
  return extensions.map(({ name, value }) => ({ words: name, value: extensionValue(value) }));
}

/** Describes members that a schema does not name. */
function unnamedMembers(schema: SchemaModel): string[] {
  const { additionalProperties, unevaluatedProperties, prefixItems, items, unevaluatedItems } =
    schema;
  const others = [additionalProperties, unevaluatedProperties].map((other) => other?.always);
  const none = [items, unevaluatedItems].some((other) => other?.always === false);
  return [
    ...(others.includes(true) ? ["Other properties are accepted."] : []),
    ...(others.includes(false) ? ["No other properties are accepted."] : []),
    ...(none ? [prefixItems ? "No further items are accepted." : "No items are accepted."] : []),
  ];
}

/**
 * Describes how a parameter is serialized, as far as that is not the default. Code is between
 * backticks.
 */
export function serializationFacts({
  serialization,
  allowEmptyValue,
  sentAs,
}: Pick<ParameterModel, "serialization" | "allowEmptyValue" | "sentAs">): string[] {
  const { isDefault, ...rest } = serialization;
  return [
    ...encodingFacts(isDefault ? { allowReserved: rest.allowReserved } : rest),
    ...(allowEmptyValue ? ["may be empty"] : []),
    ...(sentAs ? [`sent as \`${sentAs.replaceAll("`", "%60")}\``] : []),
  ];
}

/** Describes how a part of a body is serialized. */
export function encodingFacts(
  encoding: Pick<EncodingModel, "style" | "explode" | "allowReserved">,
): string[] {
  const { style, explode, allowReserved } = encoding;
  return [
    ...(style ? [`style ${style}`] : []),
    ...(explode === undefined ? [] : [explode ? "explode" : "no explode"]),
    ...(allowReserved ? ["reserved characters are not encoded"] : []),
  ];
}
