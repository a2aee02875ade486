import { extensionValue } from "../../../../packages/words";
import type {
  Extension,
  ExternalDocs,
  Fact,
  FactLists,
  SchemaChoice,
  SchemaHead,
  SchemaMember,
  SchemaTree,
} from "../../../../plugins/gatsby-source-openapi";
import { blocks, code, item, link, list, outerLink } from "./text";

/** Formats a schema: a line with its type, then nested lists. */
export function schemaMarkdown(schema: SchemaTree): string {
  return blocks(`Type: ${typeMarkdown(schema)}`, belowMarkdown(schema));
}

/** Formats the type of a schema with the words that qualify it. */
export function typeMarkdown(
  { references = [], type, marks = [], titles = [] }: SchemaHead,
  more: readonly string[] = [],
): string {
  const names = references.map(({ name, permalink }) => link(name, permalink)).join(" = ");
  return [`${names}${type}`, ...more, ...marks, ...titles].join(", ");
}

/** Formats what a schema says, and its members. */
export function belowMarkdown(schema: SchemaTree): string {
  const { includes = [], members = [], leftOut, choices = [], elsewhere = [] } = schema;
  return blocks(
    factsMarkdown(schema),
    list([
      ...includes.map((part) => item(`Includes ${typeMarkdown(part)}`, factsMarkdown(part))),
      ...[...members, ...(leftOut?.members ?? [])].map(memberItem),
      ...choices.map(choiceItem),
      ...elsewhere.map(({ label, name, permalink }) => item(`${label} ${link(name, permalink)}.`)),
    ]),
  );
}

/** Formats descriptions and facts. */
function factsMarkdown({
  descriptions = [],
  typeDescriptions = [],
  facts = [],
  lists = [],
}: SchemaHead): string {
  return blocks(
    ...[...descriptions, ...typeDescriptions].map(({ description }) => description),
    list([...factLines(facts).map((line) => item(line)), ...lists.flatMap(listItems)]),
  );
}

function memberItem({ label, isName, required, from = [], schema }: SchemaMember): string {
  const name = isName ? `**${code(label)}**` : label;
  const source = from.length > 0 ? `, from ${from.join(" and ")}` : "";
  const type = typeMarkdown(schema, required ? ["required"] : []);
  return item(`${name}: ${type}${source}`, belowMarkdown(schema));
}

function choiceItem({ keyword, selectedBy, options }: SchemaChoice): string {
  const items = options.map(({ label, value, schema }) =>
    item(
      `${label}${value === undefined ? "" : ` (${code(value)})`}: ${typeMarkdown(schema)}`,
      belowMarkdown(schema),
    ),
  );
  const words = keyword === "oneOf" ? "One of" : "Any of";
  return item(selectedBy ? `${words}, selected by ${code(selectedBy)}` : words, list(items));
}

/** Formats facts. All constraints are on one line. */
function factLines(facts: readonly Fact[]): string[] {
  const constraints = facts.filter(({ isConstraint }) => isConstraint);
  return facts.flatMap((fact) => {
    if (!fact.isConstraint) return [factText(fact)];
    return fact === constraints[0] ? [constraints.map(factText).join(", ")] : [];
  });
}

function factText({ words, value }: Fact): string {
  return value === undefined ? words : `${words} ${code(value)}`;
}

function listItems({ enum: values, discriminator, externalDocs: docs }: FactLists): string[] {
  const targets = discriminator?.targets.map(({ value, schema }) => {
    const name = typeof schema === "string" ? schema : schema.name;
    return item(`${value === undefined ? "any other value" : code(value)}: ${name}`);
  });
  return [
    ...(values ? [enumItem(values)] : []),
    ...(discriminator
      ? [item(`selected by ${code(discriminator.propertyName)}`, list(targets ?? []))]
      : []),
    ...(docs ? [item(externalDocs(docs))] : []),
  ];
}

function enumItem(values: NonNullable<FactLists["enum"]>): string {
  const isDescribed = values.some(({ description }) => description !== undefined);
  if (!isDescribed) return item(`one of ${values.map(({ name }) => code(name)).join(", ")}`);
  const items = values.map(({ name, description }) =>
    item(`${code(name)}${description ? `: ${description}` : ""}`),
  );
  return item("one of", list(items));
}

/** Formats the name and value of an extension. */
export function extensionText({ name, value }: Extension): string {
  return `${name} ${code(extensionValue(value))}`;
}

/** Formats extensions as a list. */
export function extensionList(extensions: readonly Extension[] = []): string {
  return list(extensions.map((extension) => item(extensionText(extension))));
}

/** Formats a link to external documentation. */
export function externalDocs({ url, description, extensions = [] }: ExternalDocs): string {
  const line = `${description ? `${description} ` : ""}${outerLink(url)}`;
  return [line, ...extensions.map(extensionText)].join(", ");
}
