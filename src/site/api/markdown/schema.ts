import { buildSchemaTree, isBare } from "../../../lib/api/schema-tree";
import type { SchemaBranch, SchemaChoice, SchemaNode } from "../../../lib/api/schema-tree";
import type { KnownSchema, SchemaModel } from "../../../lib/api/model";
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

function typeText(node: SchemaNode): string {
  const [own] = node.layers;
  const last = node.layers[node.layers.length - 1];
  if (!own || !last) return "";
  if (node.references.length === 0) return own.typeLabel;
  const names = node.references.map(({ name, permalink }) => link(name, permalink)).join(" = ");
  const base = last !== own && last.typeLabel !== own.typeLabel ? ` (${last.typeLabel})` : "";
  return `${names}${own.nullable ? " or null" : ""}${base}`;
}

function marksText(node: SchemaNode): string {
  const titles = [...new Set(node.layers.flatMap(({ title }) => title ?? []))];
  const news = titles.filter((title) => !node.references.some(({ name }) => name === title));
  const words = [...marksOf(node.layers), ...news];
  return words.length > 0 ? `, ${words.join(", ")}` : "";
}

/** Description and facts of all layers. */
function factsBlock(node: SchemaNode): string {
  const texts = [...new Set(node.layers.map(({ description }) => description))];
  const facts = node.layers.flatMap(schemaFacts);
  return blocks(...texts, list(facts.map((fact) => item(...splitFirst(fact)))));
}

function splitFirst(text: string): [string, string?] {
  const at = text.indexOf("\n");
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function members(node: SchemaNode): string {
  if (node.isCut) {
    return `Members: see ${node.references.map(({ name, permalink }) => link(name, permalink)).join(", ")}.`;
  }
  return list([...node.branches.flatMap(branchItem), ...node.choices.flatMap(choiceItems)]);
}

function branchItem({ kind, label, isName, required, node }: SchemaBranch): string[] {
  if (kind === "part" && isBare(node)) return [];
  const name = isName ? `**${code(label)}**` : label;
  const mark = required ? ", required" : "";
  const first = `${name}: ${typeText(node)}${mark}${marksText(node)}`;
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
