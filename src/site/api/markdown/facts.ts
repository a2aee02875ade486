import type { Extension, ExternalDocs, SchemaModel } from "../../../lib/api/model";
import {
  exactValue,
  extensionValue,
  inlineValue,
  limitInWords,
  othersInWords,
} from "../../../lib/api/words";
import { code, item, list, outerLink } from "./text";

/** What a schema says about its value, one line each. */
export function schemaFacts(schema: SchemaModel): string[] {
  return [
    ...valueFacts(schema),
    ...memberFacts(schema),
    ...enumFacts(schema),
    ...discriminatorFacts(schema),
    ...(schema.xml === undefined ? [] : [`as XML ${code(exactValue(schema.xml))}`]),
    ...(schema.externalDocs ? [externalDocs(schema.externalDocs)] : []),
    ...extensionFacts(schema.extensions),
    ...extensionFacts(schema.discriminator?.extensions),
  ];
}

function valueFacts(schema: SchemaModel): string[] {
  const isFormatTold = !schema.format || schema.typeLabel.includes(schema.format);
  const limits = (schema.constraints ?? []).map((constraint) => {
    const { words, value } = limitInWords(constraint);
    return value === undefined ? words : `${words} ${code(value)}`;
  });
  return [
    ...(isFormatTold ? [] : [`format ${code(schema.format ?? "")}`]),
    ...(limits.length > 0 ? [limits.join(", ")] : []),
    ...(schema.const ? [`always ${code(exactValue(schema.const.value))}`] : []),
    ...(schema.default ? [`default ${code(exactValue(schema.default.value))}`] : []),
    ...(schema.examples ?? []).map((value) => `example ${code(inlineValue(value))}`),
    ...(schema.contentMediaType ? [`content ${code(schema.contentMediaType)}`] : []),
    ...(schema.contentEncoding ? [`encoded as ${code(schema.contentEncoding)}`] : []),
  ];
}

function memberFacts(schema: SchemaModel): string[] {
  return [
    ...(schema.requiredUndeclared
      ? [`also required: ${schema.requiredUndeclared.map(code).join(", ")}`]
      : []),
    ...(schema.dependentRequired ?? []).map(
      ({ name, requires }) => `with ${code(name)} also required: ${requires.map(code).join(", ")}`,
    ),
    ...othersInWords(schema),
  ];
}

function enumFacts({ enum: values }: SchemaModel): string[] {
  if (!values) return [];
  if (values.every(({ description }) => description === undefined)) {
    return [`one of ${values.map(({ value }) => code(exactValue(value))).join(", ")}`];
  }
  const items = values.map(({ value, description }) =>
    item(`${code(exactValue(value))}${description ? `: ${description}` : ""}`),
  );
  return [`one of\n${list(items)}`];
}

function discriminatorFacts({ discriminator }: SchemaModel): string[] {
  if (!discriminator) return [];
  const { propertyName, mapping, defaultMapping } = discriminator;
  const nameOf = (schema: (typeof mapping)[number]["schema"]) =>
    typeof schema === "string" ? schema : schema.name;
  const items = [
    ...mapping.map(({ value, schema }) => item(`${code(value)}: ${nameOf(schema)}`)),
    ...(defaultMapping ? [item(`any other value: ${nameOf(defaultMapping)}`)] : []),
  ];
  return [`${code(propertyName)} tells which${items.length > 0 ? `\n${list(items)}` : ""}`];
}

/** Extensions, one line each. */
export function extensionFacts(extensions: readonly Extension[] = []): string[] {
  return extensions.map(({ name, value }) => `${name} ${code(extensionValue(value))}`);
}

/** Extensions as a list. */
export function extensionList(extensions: readonly Extension[] | undefined): string {
  return list(extensionFacts(extensions).map((fact) => item(fact)));
}

/** A link to documentation elsewhere. */
export function externalDocs({ url, description, extensions }: ExternalDocs): string {
  const line = `${description ? `${description} ` : ""}${outerLink(url)}`;
  return [line, ...extensionFacts(extensions)].join(", ");
}
