import type { Element, Root as HastRoot } from "hast";
import type { Content, Parent, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { decoded } from "../../../../packages/addresses";
import { isApiName } from "../links/api-names";
import type { JsxElement, TreeNode } from "./tree";
import { eachNode, isJsx, positionOf, propsOfElement, titleOf } from "./tree";
import type { CompiledContent, Heading, Reference } from "./types";

/** Facts about a page for other pages, checks and search. */
export type ContentFacts = Pick<
  CompiledContent,
  | "headings"
  | "references"
  | "components"
  | "embeds"
  | "codeNames"
  | "plainText"
  | "wordCount"
  | "contentTitle"
>;

/** Collects headings, links, images, components and words of a page. */
export function inspectContent(tree: Root): ContentFacts {
  const headings: Heading[] = [];
  const references: Reference[] = [];
  const components = new Map<string, ContentFacts["components"][number]>();
  const embeds: ContentFacts["embeds"] = [];
  const codeNames = new Set<string>();
  eachNode(tree, (node) => {
    if (node.type === "heading" && node.depth > 1) headings.push(...toHeadings(node));
    references.push(...referencesOf(node));
    const name = componentName(node);
    if (name && !components.has(name)) components.set(name, { name, ...positionOf(node) });
    if (isJsx(node)) embeds.push(...embedOf(node));
    if (node.type === "inlineCode" && isApiName(node.value)) codeNames.add(node.value);
  });
  const plainText = toPlainText(tree);
  const title = titleOf(tree);
  return {
    headings,
    references,
    components: [...components.values()],
    embeds,
    codeNames: [...codeNames],
    plainText,
    wordCount: countWords(plainText),
    contentTitle: title ? toString(title) : null,
  };
}

/** Embeds that name a part of an API. */
const API_EMBED = /^(?:Operation(?:Example|Parameters)?|Schema)$/;

function embedOf(node: JsxElement): ContentFacts["embeds"] {
  const component = node.name ?? "";
  if (!API_EMBED.test(component)) return [];
  return [{ component, props: propsOfElement(node), ...positionOf(node) }];
}

function componentName(node: TreeNode): string | undefined {
  const { hName } = (node.data ?? {}) as { hName?: unknown };
  const name = isJsx(node) ? node.name : node.type === "code" ? undefined : hName;
  return typeof name === "string" && /^[A-Z]/.test(name) ? name : undefined;
}

function referencesOf(node: TreeNode): Reference[] {
  const isImage = node.type === "image" || isJsx(node, "img");
  return urlsOf(node).map((url) => ({
    url,
    kind: isImage ? "image" : "link",
    ...positionOf(node),
  }));
}

function urlsOf(node: TreeNode): string[] {
  if (node.type === "link" || node.type === "definition" || node.type === "image") {
    return [node.url];
  }
  return isJsx(node) ? textsIn(node, node.name === "img" ? ["href", "src"] : ["href"]) : [];
}

/** Returns the values of attributes that are text. */
function textsIn(node: JsxElement, names: readonly string[]): string[] {
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== "mdxJsxAttribute" || !names.includes(attribute.name)) return [];
    return typeof attribute.value === "string" ? [attribute.value] : [];
  });
}

/** Returns a heading, or nothing if it has no text: it has no id, and a link to it would be empty. */
function toHeadings(node: Extract<Content, { type: "heading" }>): Heading[] {
  const { id = "" } = (node.data?.hProperties ?? {}) as { id?: string };
  const text = toString(node, { includeHtml: false });
  return id ? [{ depth: node.depth, text, id, ...positionOf(node) }] : [];
}

const BLOCKS_OF_WORDS = ["paragraph", "heading", "tableCell"];
const WORDS = ["text", "emphasis", "strong", "delete", "inlineCode", "link"];

/** Returns the text of a page without code blocks, one line per block. */
function toPlainText(tree: Root): string {
  const lines: string[] = [];
  eachNode(tree, (node, parent) => {
    const words = BLOCKS_OF_WORDS.includes(node.type) ? node : looseWords(node, parent);
    const line = words ? toString(words, { includeHtml: false }).replace(/\s+/g, " ").trim() : "";
    if (line) lines.push(line);
  });
  return lines.join("\n");
}

/** Returns text that is directly in an element, as in a summary. */
function looseWords(node: TreeNode, parent: Parent | undefined): Content[] | undefined {
  const { hProperties } = (node.data ?? {}) as { hProperties?: { className?: unknown } };
  const isElement = node.type === "mdxJsxFlowElement" || (node.type as string) === "contentElement";
  // The title of an admonition is not part of the text.
  const isTitle = hProperties?.className === "admonition-title";
  const isInLine = parent !== undefined && BLOCKS_OF_WORDS.includes(parent.type);
  if (!isElement || isTitle || isInLine || !("children" in node)) return undefined;
  return (node.children as Content[]).filter(({ type }) => WORDS.includes(type));
}

const WORD = /[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu;
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/**
 * Counts words. `Intl.Segmenter` counts scripts without spaces exactly; for other text a regular
 * expression is ten times as fast.
 */
function countWords(text: string): number {
  if (!UNSPACED.test(text)) return text.match(WORD)?.length ?? 0;
  const segments = new Intl.Segmenter(undefined, { granularity: "word" }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}

/** Ids in the HTML of a `.md` file, which is not parsed here. */
const HTML_ID = /<[a-z][^<>]*?\s(?:id|name)=(["'])([^"'<>]+)\1/gi;

/** Returns the ids of elements, such as `<a id="x">`, which links can target. */
export function findElementIds(tree: Root): string[] {
  const ids: string[] = [];
  eachNode(tree, (node) => {
    if (isJsx(node)) ids.push(...textsIn(node, ["id", "name"]));
    if (node.type !== "html") return;
    for (const [, , id = ""] of node.value.matchAll(HTML_ID)) ids.push(id);
  });
  return ids;
}

/**
 * Finds links and images in the HTML of a Markdown page. Markdown keeps HTML as text, so they are
 * only known in the hast tree.
 *
 * @param known references in Markdown syntax
 */
export function findHtmlReferences(tree: HastRoot, known: readonly Reference[]): Reference[] {
  const keys = new Set(known.map(keyOf));
  const found: Reference[] = [];
  visit(tree as never, "element", (element: Element) => {
    const reference = referenceOf(element);
    if (reference && !keys.has(keyOf(reference))) found.push(reference);
  });
  return found;
}

function referenceOf({ tagName, properties = {}, position }: Element): Reference | undefined {
  if (!["a", "img"].includes(tagName)) return undefined;
  const url = tagName === "img" ? properties.src : properties.href;
  // Elements without a position and footnote marks are generated.
  if (typeof url !== "string" || !position || "dataFootnoteRef" in properties) return undefined;
  const { line, column } = position.start;
  return { url, kind: tagName === "img" ? "image" : "link", line, column };
}

/** URLs in Markdown are escaped when they become HTML. */
function keyOf({ url, kind }: Reference): string {
  return `${kind} ${decoded(url, decodeURI)}`;
}
