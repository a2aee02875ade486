import type { Content, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { eachNode } from "./each-node";
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
    const place = {
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column ?? 1,
    };
    if (node.type === "heading") headings.push(toHeading(node));
    if (node.type === "link" || node.type === "definition") {
      references.push({ url: node.url, kind: "link", ...place });
    }
    if (node.type === "image") references.push({ url: node.url, kind: "image", ...place });
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined;
    references.push(...jsxReferences(node, place));
    const name = node.name ?? "";
    if (/^[A-Z]/.test(name) && !components.has(name)) components.set(name, { name, ...place });
    return undefined;
  });
  const plainText = toPlainText(tree);
  return {
    headings: headings.filter((heading) => heading.depth > 1),
    references,
    components: [...components.values()],
    plainText,
    wordCount: countWords(plainText),
    contentTitle: firstTitle(tree),
  };
}

function toHeading(node: Extract<Content, { type: "heading" }>): Heading {
  const id = (node.data?.hProperties as { id?: string } | undefined)?.id ?? "";
  return { depth: node.depth, text: toString(node), id };
}

type JsxElement = Extract<Content, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

function jsxReferences(node: JsxElement, place: { line: number; column: number }): Reference[] {
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

/** Counts words as the language does, so that text without spaces counts too. */
export function countWords(text: string): number {
  let count = 0;
  for (const segment of new Intl.Segmenter("en", { granularity: "word" }).segment(text)) {
    if (segment.isWordLike) count += 1;
  }
  return count;
}
