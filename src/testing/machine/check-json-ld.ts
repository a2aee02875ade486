import type { Vocabulary } from "./vocabulary";

type Node = Record<string, unknown>;

const NUMBERS = ["Number", "Integer", "Float"];
const TEXTS = ["Text", "URL", "Date", "DateTime", "CssSelectorType", "XPathType"];

/**
 * What a JSON-LD document says that schema.org's vocabulary does not know: unknown types, properties
 * that a type does not have, values of a kind that a property does not take, and references to
 * things of the graph that are not there.
 */
export function findJsonLdMistakes(document: unknown, vocabulary: Vocabulary): string[] {
  const { "@context": context, "@graph": graph } = document as Node;
  if (context !== "https://schema.org") return [`@context is ${JSON.stringify(context)}`];
  if (!Array.isArray(graph)) return ["@graph is no list"];
  const ids = new Set(graph.map((node: Node) => node["@id"]));
  const checkNode = (node: Node, place: string): string[] => {
    const type = String(node["@type"]);
    const properties = vocabulary.propertiesOf(type);
    if (!properties) return [`${place}: ${type} is no type`];
    return Object.entries(node).flatMap(([key, value]) => {
      if (key.startsWith("@")) return [];
      const at = `${place}.${key}`;
      const isInput = key.endsWith("-input") && properties.has(key.slice(0, -"-input".length));
      const expected = isInput ? ["Text"] : properties.get(key);
      if (!expected) return [`${at}: ${type} has no such property`];
      return [value].flat().flatMap((item) => checkValue(item, expected, at));
    });
  };
  const checkValue = (value: unknown, expected: readonly string[], at: string): string[] => {
    if (typeof value === "string") return allow(TEXTS, expected, at, "text");
    if (typeof value === "number") return allow(NUMBERS, expected, at, "a number");
    const node = value as Node;
    if (node["@type"] === undefined) return checkReference(node, at);
    const types = new Set(expected.flatMap((name) => [...vocabulary.typesOf(name)]));
    const fits = types.has(String(node["@type"])) ? [] : [`${at}: takes no ${node["@type"]}`];
    return [...fits, ...checkNode(node, at)];
  };
  const checkReference = (node: Node, at: string): string[] => {
    const id = node["@id"];
    if (typeof id !== "string") return [`${at}: neither a thing nor a reference`];
    return id.includes("#") && !ids.has(id) ? [`${at}: ${id} is not in the graph`] : [];
  };
  return graph.flatMap((node: Node, index) => checkNode(node, `[${index}]`));
}

function allow(
  kinds: readonly string[],
  expected: readonly string[],
  at: string,
  what: string,
): string[] {
  return kinds.some((kind) => expected.includes(kind)) ? [] : [`${at}: takes no ${what}`];
}
