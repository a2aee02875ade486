import type { Content, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Place } from "../problem";
import { eachNode } from "./each-node";
import type { TreeNode } from "./each-node";
import type { CompiledContent, Heading, Reference } from "./types";

/** The facts about a page that other pages, checks and search ask for. */
export type ContentFacts = Pick<
  CompiledContent,
  "headings" | "references" | "components" | "plainText" | "wordCount" | "contentTitle"
>;

/** Reads a parsed page's headings, links, pictures, components and words. */
export function inspectContent(tree: Root): ContentFacts {
  const headings: Heading[] = [];
  const references: Reference[] = [];
  const components = new Map<string, ContentFacts["components"][number]>();
  eachNode(tree, (node) => {
    if (node.type === "heading" && node.depth > 1) headings.push(toHeading(node));
    references.push(...referencesOf(node));
    const name = componentName(node);
    if (name && !components.has(name)) components.set(name, { name, ...placeOf(node) });
    return undefined;
  });
  const plainText = toPlainText(tree);
  return {
    headings,
    references,
    components: [...components.values()],
    plainText,
    wordCount: countWords(plainText),
    contentTitle: firstTitle(tree),
  };
}

function placeOf(node: TreeNode): Place {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

function componentName(node: TreeNode): string | undefined {
  const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  return isElement && /^[A-Z]/.test(node.name ?? "") ? (node.name ?? undefined) : undefined;
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
  return { depth: node.depth, text: toString(node), id };
}

type JsxElement = Extract<Content, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

function jsxReferences(node: JsxElement, place: Place): Reference[] {
  const kind = node.name === "img" ? "image" : "link";
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") return [];
    const isAddress = attribute.name === "href" || (kind === "image" && attribute.name === "src");
    return isAddress ? [{ url: attribute.value, kind, ...place } as const] : [];
  });
}

/** A page that starts with its own `# Title` shows that one. */
function firstTitle(tree: Root): string | null {
  const first = tree.children.find((node) => !node.type.startsWith("mdx"));
  return first?.type === "heading" && first.depth === 1 ? toString(first) : null;
}

/** The words of a page, without code blocks, one line for each block. */
function toPlainText(tree: Root): string {
  const lines: string[] = [];
  eachNode(tree, (node) => {
    if (!["paragraph", "heading", "tableCell"].includes(node.type)) return undefined;
    const line = toString(node).replace(/\s+/g, " ").trim();
    if (line) lines.push(line);
    return undefined;
  });
  return lines.join("\n");
}

const WORD = /[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu;
/** Scripts whose words are not parted by spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/**
 * Counts words. Text of scripts without spaces is cut as its language does, which is exact and slow;
 * all other text by its letters, which took a tenth of the time on the pages of this site.
 */
export function countWords(text: string): number {
  if (!UNSPACED.test(text)) return text.match(WORD)?.length ?? 0;
  const segments = new Intl.Segmenter(undefined, { granularity: "word" }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
