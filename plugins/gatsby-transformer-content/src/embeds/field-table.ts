import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { createParser } from "../content/processor";
import type { ContentNode, ElementTuple } from "../content/types";
import type { EmbeddedModel } from "./data";

/** One parameter or property. */
export interface Field {
  name: string;
  required: boolean;
  /** Where a parameter is sent; nothing for a property. */
  place?: string;
  type: EmbeddedModel | null;
  description: string | null | undefined;
}

/** A short table of parameters or properties; nothing where there are none. */
export function fieldTable(heading: string, fields: readonly Field[]): ContentNode[] {
  if (fields.length === 0) return [];
  const head: ElementTuple = [
    "thead",
    0,
    ["tr", 0, ["th", 0, heading], ["th", 0, "Type"], ["th", 0, "Description"]],
  ];
  return [["table", 0, head, ["tbody", 0, ...fields.map(fieldRow)]]];
}

function fieldRow({ name, required, place, type, description }: Field): ElementTuple {
  const notes = [required ? "required" : "", place ?? ""].filter(Boolean).join(", ");
  return [
    "tr",
    0,
    ["td", 0, ["code", 0, name], ...(notes ? [" ", ["small", 0, notes] as ElementTuple] : [])],
    ["td", 0, ...typeOf(type)],
    ["td", 0, firstParagraph(description ?? type?.description ?? "")],
  ];
}

/** The type in words; a named schema is a link to its page. */
function typeOf(model: EmbeddedModel | null): ContentNode[] {
  if (!model) return [];
  const named = model.ref ?? model.items?.ref;
  if (!named) return [model.typeLabel];
  const link: ElementTuple = ["a", { href: named.permalink }, named.name];
  return model.ref ? [link] : ["array of ", link];
}

/** Properties of a schema, those of the parts that it is composed of among them. */
export function propertiesOf(model: EmbeddedModel | undefined): Field[] {
  if (!model) return [];
  const own = (model.properties ?? []).map(({ name, required, schema }) => ({
    name,
    required,
    type: schema,
    description: schema.description,
  }));
  return [...(model.allOf ?? []).flatMap(propertiesOf), ...own];
}

const parser = createParser("md");

/** The first paragraph of a Markdown text, without its markup. */
function firstParagraph(markdown: string): string {
  const tree: Root = parser.parse({ value: markdown, data: { reading: "md" } });
  const paragraph = tree.children.find(({ type }) => type === "paragraph");
  return paragraph ? toString(paragraph, { includeHtml: false }).replace(/\s+/g, " ").trim() : "";
}
