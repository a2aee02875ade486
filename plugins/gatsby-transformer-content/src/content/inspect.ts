import type { Element, Root as HastRoot } from "hast";
import type { Content, Parent, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Place } from "../../../../packages/problems";
import { eachNode, isJsx, placeOf, propsOfElement, textProp, titleOf } from "./tree";
import type { JsxElement, TreeNode } from "./tree";
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

/** In HTML of a `.md` file, which is not parsed for this. */
const HTML_ID = /<[a-z][^<>]*?\s(?:id|name)=(["'])([^"'<>]+)\1/gi;

/** Ids that a page's elements have: `<a id="x">`, `<section id="x">`. Links may lead to them. */
export function findElementIds(tree: Root): string[] {
  const ids: string[] = [];
  eachNode(tree, (node) => {
    ids.push(...idsOf(node));
    return undefined;
  });
  return ids;
}

function idsOf(node: TreeNode): string[] {
  switch (node.type) {
    case "html":
      return [...node.value.matchAll(HTML_ID)].map(([, , id]) => id ?? "");
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return node.attributes.flatMap((attribute) => {
        const isId = attribute.type === "mdxJsxAttribute" && /^(?:id|name)$/.test(attribute.name);
        return isId && typeof attribute.value === "string" ? [attribute.value] : [];
      });
    default:
      return [];
  }
}

/**
 * Links and pictures that a Markdown page writes in HTML. Markdown keeps HTML as text, so its elements
 * are known only when the page has become HTML as a whole.
 *
 * @param known those that it writes in Markdown
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
  // What has no place, and a footnote's mark, is not the writer's.
  if (typeof url !== "string" || !position || "dataFootnoteRef" in properties) return undefined;
  const { line, column } = position.start;
  return { url, kind: tagName === "img" ? "image" : "link", line, column };
}

/** Markdown's addresses are escaped on their way to HTML. */
function keyOf({ url, kind }: Reference): string {
  try {
    return `${kind} ${decodeURI(url)}`;
  } catch {
    // A stray percent sign: it stood there before, too.
    return `${kind} ${url}`;
  }
}
