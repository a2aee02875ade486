import { buildSchemaTree, isBare } from "../../../lib/api/schema-tree";
import type { SchemaBranch, SchemaChoice, SchemaNode } from "../../../lib/api/schema-tree";
import type { KnownSchema, SchemaModel } from "../../../lib/api/model";
import type { SchemaLayers } from "../../../lib/api/schema-layers";
import { typeWords } from "../../../lib/api/schema-type";
import { marksOf } from "../../../lib/api/words";
import { schemaFacts } from "./facts";
import { blocks, code, item, link, list } from "./text";

/** Schemas by name, as trees unfold them. */
export type SchemasByName = ReadonlyMap<string, KnownSchema>;

/** A schema with everything below it: a line with its type, then nested lists. */
export function schemaMarkdown(schema: SchemaModel, schemas: SchemasByName): string {
  const node = buildSchemaTree(schema, { anchor: "", schemas });
  return blocks(`Type: ${typeText(node)}${marksText(node)}`, factsBlock(node), members(node));
}

/** The lines of a value with a name (parameter, header): type, facts, members. */
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
  const news = titles.filter((title) => !node.references.some(({ name }) => name === title));
  const words = [...marksOf(node.layers), ...news];
  return words.length > 0 ? `, ${words.join(", ")}` : "";
}

/** Description and facts of all layers. */
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
    ...node.closed.map(({ name, permalink }) => item(`Members: see ${link(name, permalink)}.`)),
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
