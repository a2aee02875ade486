import type {
  Extension,
  ExternalDocs,
  PageSchema,
  SchemaModel,
} from "../../../../plugins/gatsby-source-openapi";
import type { Fact } from "../../../lib/api/facts";
import { extensionFacts, factsOf } from "../../../lib/api/facts";
import type { SchemaLayers } from "../../../lib/api/schema-layers";
import type { SchemaBranch, SchemaChoice, SchemaNode } from "../../../lib/api/schema-tree";
import { buildSchemaTree, isBare, typeWords } from "../../../lib/api/schema-tree";
import { exactValue, marksOf } from "../../../lib/api/words";
import { blocks, code, item, link, list, outerLink } from "./text";

/** Named schemas that trees can unfold. */
export type SchemasByName = ReadonlyMap<string, PageSchema>;

/** Formats a schema: a line with its type, then nested lists. */
export function schemaMarkdown(schema: SchemaModel, schemas: SchemasByName): string {
  const node = buildSchemaTree(schema, { anchor: "", schemas });
  return blocks(`Type: ${typeText(node)}${marksText(node)}`, factsBlock(node), members(node));
}

/** Formats the schema of a parameter or header: its type, and everything below. */
export function valueMarkdown(
  schema: SchemaModel,
  schemas: SchemasByName,
): { type: string; below: string } {
  const node = buildSchemaTree(schema, { anchor: "", schemas });
  return {
    type: `${typeText(node)}${marksText(node)}`,
    below: blocks(factsBlock(node), members(node)),
  };
}

function typeText(node: SchemaLayers): string {
  const { references, words } = typeWords(node);
  return `${references.map(({ name, permalink }) => link(name, permalink)).join(" = ")}${words}`;
}

function marksText(node: SchemaLayers): string {
  const titles = [...new Set(node.layers.flatMap(({ title }) => title ?? []))];
  const others = titles.filter((title) => !node.references.some(({ name }) => name === title));
  const words = [...marksOf(node.layers), ...others];
  return words.length > 0 ? `, ${words.join(", ")}` : "";
}

/** Formats descriptions and facts of all layers. */
function factsBlock(node: SchemaLayers): string {
  const texts = [...new Set(node.layers.map(({ description }) => description))];
  const facts = node.layers.flatMap(schemaFacts);
  return blocks(...texts, list(facts.map((fact) => item(...splitFirst(fact)))));
}

function splitFirst(text: string): [string, string?] {
  const at = text.indexOf("\n");
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function members(node: SchemaNode): string {
  return list([
    ...node.includes.map((part) =>
      item(`Includes ${typeText(part)}${marksText(part)}`, factsBlock(part)),
    ),
    ...node.branches.flatMap(branchItem),
    ...node.choices.flatMap(choiceItems),
    ...node.linkedOnly.map(({ name, permalink }) => item(`Members: see ${link(name, permalink)}.`)),
  ]);
}

function branchItem({ kind, label, isName, required, from, node }: SchemaBranch): string[] {
  if (kind === "part" && isBare(node)) return [];
  const name = isName ? `**${code(label)}**` : label;
  const mark = required ? ", required" : "";
  const source = from.length > 0 ? `, from ${from.join(" and ")}` : "";
  const first = `${name}: ${typeText(node)}${mark}${marksText(node)}${source}`;
  return [item(first, factsBlock(node), members(node))];
}

function choiceItems({ keyword, options }: SchemaChoice): string[] {
  if (options.every(({ node }) => isBare(node))) return [];
  const items = options.map(({ label, value, node }) =>
    item(
      `${label}${value === undefined ? "" : ` (${code(value)})`}: ${typeText(node)}${marksText(node)}`,
      factsBlock(node),
      members(node),
    ),
  );
  return [item(keyword === "oneOf" ? "One of" : "Any of", list(items))];
}

/** Formats what a schema says about its value, one line each. */
function schemaFacts(schema: SchemaModel): string[] {
  return [
    ...factLines(factsOf(schema)),
    ...enumFacts(schema),
    ...discriminatorFacts(schema),
    ...(schema.externalDocs ? [externalDocs(schema.externalDocs)] : []),
  ];
}

function factLines(facts: readonly Fact[]): string[] {
  const constraints = facts.filter(({ isConstraint }) => isConstraint);
  return facts.flatMap((fact) => {
    if (!fact.isConstraint) return [factText(fact)];
    return fact === constraints[0] ? [constraints.map(factText).join(", ")] : [];
  });
}

/** Formats a fact on one line. */
export function factText({ words, value }: Fact): string {
  return value === undefined ? words : `${words} ${code(value)}`;
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
  return [`selected by ${code(propertyName)}${items.length > 0 ? `\n${list(items)}` : ""}`];
}

/** Formats extensions as a list. */
export function extensionList(extensions: readonly Extension[] | undefined): string {
  return list(extensionFacts(extensions).map((fact) => item(factText(fact))));
}

/** Formats a link to external documentation. */
export function externalDocs({ url, description, extensions }: ExternalDocs): string {
  const line = `${description ? `${description} ` : ""}${outerLink(url)}`;
  return [line, ...extensionFacts(extensions).map(factText)].join(", ");
}
