import { childOf, componentName, referenceOf, resolve } from "../document/reference";
import type { JsonRecord } from "../json";
import { isRecord, isTrue, recordOf, scalar, textOf, toJson } from "../json";

/**
 * Writes a sampled value as an XML document, with the names, attributes and namespaces of its
 * schema. An element without a name has that of its property or its named schema.
 */
export function writeXml(document: JsonRecord, schema: unknown, sampled: JsonRecord): string {
  const name = schemaName(schema) ?? "root";
  const { example, items } = sampled;
  const lines = Array.isArray(example)
    ? element(tagOf(name, sampled), namespaceOf(sampled), {
        lines: example.flatMap((item) => {
          const itemName = schemaName(resolve(document, schema)?.items) ?? "item";
          return elements(itemName, recordOf(items), item);
        }),
      })
    : elements(name, sampled, example);
  return `${lines.join("\n")}\n`;
}

function schemaName(schema: unknown): string | undefined {
  return componentName(referenceOf(schema) ?? "", "schemas");
}

/** Returns the lines of a property: one element, or one for each item of a list. */
function elements(name: string, schema: JsonRecord, value: unknown): string[] {
  if (Array.isArray(value)) {
    const xml = recordOf(schema.xml);
    const isWrapped = isTrue(xml.wrapped) || xml.nodeType === "element";
    // Items without a name have that of the element around them.
    const itemName = (isWrapped ? textOf(xml.name) : undefined) ?? name;
    const lines = value.flatMap((item) => elements(itemName, recordOf(schema.items), item));
    return isWrapped ? element(tagOf(name, schema), namespaceOf(schema), { lines }) : lines;
  }
  const tag = tagOf(name, schema);
  if (!isRecord(value)) return element(tag, namespaceOf(schema), { text: textIn(schema, value) });
  const members = Object.entries(value).map(([key, item]) => ({
    key,
    item,
    node: recordOf(childOf(schema.properties, key)),
  }));
  const isOfType = (type: string) => members.filter(({ node }) => nodeTypeOf(node) === type);
  const attributes = isOfType("attribute").map(
    ({ key, item, node }) => ` ${tagOf(key, node)}="${escapeXml(item)}"`,
  );
  const texts = [...isOfType("text"), ...isOfType("cdata")];
  const others = members.filter(
    ({ node }) => !["attribute", "text", "cdata"].includes(nodeTypeOf(node) ?? ""),
  );
  return element(tag, namespaceOf(schema) + attributes.join(""), {
    text: texts.map(({ item, node }) => textIn(node, item)).join(""),
    lines: others.flatMap(({ key, item, node }) => elements(key, node, item)),
  });
}

/** Returns how a schema says that it is written, in the words of OpenAPI 3.2. */
function nodeTypeOf({ xml }: JsonRecord): string | undefined {
  return isTrue(recordOf(xml).attribute) ? "attribute" : textOf(recordOf(xml).nodeType);
}

function element(
  tag: string,
  attributes: string,
  { text = "", lines = [] }: { text?: string; lines?: readonly string[] },
): string[] {
  if (lines.length === 0) return [`<${tag}${attributes}>${text}</${tag}>`];
  return [`<${tag}${attributes}>${text}`, ...lines.map((line) => `  ${line}`), `</${tag}>`];
}

/** Returns the name of an element or attribute, without characters that XML names cannot have. */
function tagOf(name: string, { xml }: JsonRecord): string {
  const prefix = textOf(recordOf(xml).prefix);
  const plain = (textOf(recordOf(xml).name) ?? name).replace(/[^\p{L}\p{N}_.:-]/gu, "_");
  return `${prefix ? `${prefix}:` : ""}${plain.replace(/^(?![\p{L}_:])/u, "_")}`;
}

function namespaceOf({ xml }: JsonRecord): string {
  const { namespace, prefix } = recordOf(xml);
  const name = textOf(prefix) ? `xmlns:${prefix}` : "xmlns";
  return textOf(namespace) ? ` ${name}="${escapeXml(namespace)}"` : "";
}

function textIn(schema: JsonRecord, value: unknown): string {
  return nodeTypeOf(schema) === "cdata" ? `<![CDATA[${scalar(toJson(value))}]]>` : escapeXml(value);
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(value: unknown): string {
  return value === null
    ? ""
    : scalar(toJson(value)).replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
}
