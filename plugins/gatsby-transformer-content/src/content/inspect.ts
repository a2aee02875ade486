import type { Content, Parent, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Place } from "../../../../packages/problems";
import { eachNode } from "./each-node";
import type { TreeNode } from "./each-node";
import { isJsx, propsOfElement, textProp } from "./element";
import type { JsxElement } from "./element";
import { placeOf } from "./place-of";
import { titleOf } from "./title-of";
import type { CompiledContent, Heading, Reference } from "./types";

/** The facts about a page that other pages, checks and search ask for. */
export type ContentFacts = Pick<
  CompiledContent,
  "headings" | "references" | "components" | "embeds" | "plainText" | "wordCount" | "contentTitle"
>;

/** Reads a parsed page's headings, links, pictures, components and words. */
export function inspectContent(tree: Root): ContentFacts {
  const headings: Heading[] = [];
  const references: Reference[] = [];
  const components = new Map<string, ContentFacts["components"][number]>();
  const embeds: ContentFacts["embeds"] = [];
  eachNode(tree, (node) => {
    if (node.type === "heading" && node.depth > 1) headings.push(toHeading(node));
    references.push(...referencesOf(node));
    const name = componentName(node);
    if (name && !components.has(name)) components.set(name, { name, ...placeOf(node) });
    if (isJsx(node)) embeds.push(...embedOf(node));
    return undefined;
  });
  const plainText = toPlainText(tree);
  const title = titleOf(tree);
  return {
    headings,
    references,
    components: [...components.values()],
    embeds,
    plainText,
    wordCount: countWords(plainText),
    contentTitle: title ? toString(title) : null,
  };
}

/** Components that show a part of the data layer, by the prop that names it. */
const EMBED_KEYS: Readonly<Record<string, string>> = { Operation: "id", Schema: "name" };

function embedOf(node: JsxElement): ContentFacts["embeds"] {
  const component = node.name ?? "";
  const prop = EMBED_KEYS[component];
  if (!prop) return [];
  return [{ component, key: textProp(propsOfElement(node), prop) ?? "", ...placeOf(node) }];
}

/** The component that a node is; tabs are an element of the site by now. */
function componentName(node: TreeNode): string | undefined {
  const { hName } = (node.data ?? {}) as { hName?: unknown };
  const name = isJsx(node) ? node.name : node.type === "code" ? undefined : hName;
  return typeof name === "string" && /^[A-Z]/.test(name) ? name : undefined;
}

function referencesOf(node: TreeNode): Reference[] {
  const place = placeOf(node);
  switch (node.type) {
    case "link":
    case "definition":
      return [{ url: node.url, kind: "link", ...place }];
    case "image":
      return [{ url: node.url, kind: "image", ...place }];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return jsxReferences(node, place);
    default:
      return [];
  }
}

function toHeading(node: Extract<Content, { type: "heading" }>): Heading {
  const id = (node.data?.hProperties as { id?: string } | undefined)?.id ?? "";
  return { depth: node.depth, text: toString(node, { includeHtml: false }), id };
}

function jsxReferences(node: JsxElement, place: Place): Reference[] {
  const kind = node.name === "img" ? "image" : "link";
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") return [];
    const isAddress = attribute.name === "href" || (kind === "image" && attribute.name === "src");
    return isAddress ? [{ url: attribute.value, kind, ...place } as const] : [];
  });
}

const BLOCKS_OF_WORDS = ["paragraph", "heading", "tableCell"];
const WORDS = ["text", "emphasis", "strong", "delete", "inlineCode", "link"];

/** The words of a page, without code blocks, one line for each block. */
function toPlainText(tree: Root): string {
  const lines: string[] = [];
  eachNode(tree, (node, _, parent) => {
    const words = BLOCKS_OF_WORDS.includes(node.type) ? node : looseWords(node, parent);
    const line = words ? toString(words, { includeHtml: false }).replace(/\s+/g, " ").trim() : "";
    if (line) lines.push(line);
    return undefined;
  });
  return lines.join("\n");
}

/** Words that stand in an element without a paragraph around them, as in a summary. */
function looseWords(node: TreeNode, parent: Parent | null): Content[] | undefined {
  const { hProperties } = (node.data ?? {}) as { hProperties?: { className?: unknown } };
  const isElement = node.type === "mdxJsxFlowElement" || (node.type as string) === "contentElement";
  // The kind of an admonition is a sign, not a word of the text.
  if (!isElement || hProperties?.className === "admonition-title" || !("children" in node))
    return undefined;
  if (parent && BLOCKS_OF_WORDS.includes(parent.type)) return undefined;
  return (node.children as Content[]).filter(({ type }) => WORDS.includes(type));
}

const WORD = /[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu;
/** Scripts whose words are not parted by spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/**
 * Counts words. Text of scripts without spaces is cut as its language does, which is exact and slow;
 * all other text by its letters, which took a tenth of the time on the pages of this site.
 */
function countWords(text: string): number {
  if (!UNSPACED.test(text)) return text.match(WORD)?.length ?? 0;
  const segments = new Intl.Segmenter(undefined, { granularity: "word" }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
