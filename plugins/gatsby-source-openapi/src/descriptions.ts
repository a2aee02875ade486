import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import type { Content, Heading, Root } from "mdast";
import { toString as textOfTree } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { isUnsafeAddress } from "../../../packages/addresses";
import type { JsonRecord } from "./json";
import { isRecord } from "./json";

const PARSER = unified().use(remarkParse).use(remarkGfm).freeze();

const LONGEST_SUMMARY = 160;

/** Creates a function that returns `firstParagraph` of a text and parses equal texts once. */
export function createSummarizer(): (markdown: string | undefined) => string | undefined {
  const summaries = new Map<string, string | undefined>();
  return (markdown) => {
    if (markdown === undefined) return undefined;
    if (!summaries.has(markdown)) summaries.set(markdown, firstParagraph(markdown));
    return summaries.get(markdown);
  };
}

/** Returns the first paragraph of a Markdown text without markup, at most 160 characters long. */
export function firstParagraph(markdown: string): string | undefined {
  const paragraph = PARSER.parse(markdown).children.find(({ type }) => type === "paragraph");
  const text = textOfTree(paragraph ?? null)
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? undefined : shorten(text);
}

/** Returns the addresses in a Markdown text that name no host. */
export function localAddresses(markdown: string): string[] {
  return linksOf(markdown).map(({ url }) => url);
}

/** Resolves the addresses in a Markdown text that name no host against a base. */
export function withBaseUrl(markdown: string, baseUrl: string): string {
  let text = markdown;
  for (const { url, start, end } of linksOf(markdown).reverse()) {
    const resolved = new URL(url, baseUrl).href;
    const link = text.slice(start, end).replace(url, () => resolved);
    text = text.slice(0, start) + link + text.slice(end);
  }
  return text;
}

/** What every text with an unsafe address has: its scheme, or characters that can hide it. */
const MAY_BE_UNSAFE = /[&\\<]|(?:script|data):/i;

/**
 * Replaces the links and images of a Markdown text that could run code by their texts. Definitions and HTML with
 * such an address are removed.
 */
export function withoutUnsafeLinks(markdown: string): string {
  if (!MAY_BE_UNSAFE.test(markdown)) return markdown;
  let text = markdown;
  for (const node of unsafeNodes(PARSER.parse(markdown) as MarkdownNode).reverse()) {
    const { start, end } = offsetsOf(node);
    const first = node.children?.[0];
    const last = node.children?.at(-1);
    const label =
      first && last
        ? markdown.slice(offsetsOf(first).start, offsetsOf(last).end)
        : (node.alt ?? "");
    text = text.slice(0, start) + withoutUnsafeLinks(label) + text.slice(end);
  }
  return text;
}

/** Returns the addresses in a Markdown text that could run code. */
export function unsafeAddresses(markdown: string): string[] {
  if (!MAY_BE_UNSAFE.test(markdown)) return [];
  return unsafeNodes(PARSER.parse(markdown) as MarkdownNode).flatMap(({ type, value = "", url }) =>
    type === "html" ? attributeValues(value).filter(isUnsafeAddress) : (url ?? []),
  );
}

/** Returns the outermost unsafe nodes in the order of the text. */
function unsafeNodes(node: MarkdownNode): MarkdownNode[] {
  const isUnsafe =
    node.type === "html"
      ? attributeValues(node.value ?? "").some(isUnsafeAddress)
      : isUnsafeAddress(node.url ?? "");
  return isUnsafe ? [node] : (node.children ?? []).flatMap(unsafeNodes);
}

/** Returns the values of attributes in HTML, without the character references that hide an address. */
function attributeValues(html: string): string[] {
  const named: Record<string, string> = { colon: ":", newline: "\n", tab: "\t" };
  return [...html.matchAll(/=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? "").replace(
      /&(?:#x0*([0-9a-f]{1,6})|#0*(\d{1,7})|(colon|newline|tab));?/gi,
      (all, hex?: string, decimal?: string, name = "") =>
        named[name.toLowerCase()] ??
        (hex || decimal
          ? String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal))
          : all),
    ),
  );
}

function offsetsOf({ position }: Pick<MarkdownNode, "position">): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** The members of a Markdown node (mdast) that matter for links. */
interface MarkdownNode {
  type?: string;
  url?: string;
  alt?: string;
  value?: string;
  position?: { start: { offset?: number }; end: { offset?: number } };
  children?: MarkdownNode[];
}

/** Returns links, images and definitions without host, in the order of the text. */
function linksOf(markdown: string): { url: string; start: number; end: number }[] {
  const linksIn = (node: MarkdownNode): ReturnType<typeof linksOf> => {
    const { url, children = [] } = node;
    const isLocal = url && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
    const own = isLocal ? [{ url, ...offsetsOf(node) }] : [];
    return [...own, ...children.flatMap(linksIn)];
  };
  return /\]\s*[(:]/.test(markdown) ? linksIn(PARSER.parse(markdown) as MarkdownNode) : [];
}

/** Splits a Markdown text before each of its highest headings. The text before the first one has no title. */
export function splitSections(markdown: string): { title?: string; description: string }[] {
  const { children } = PARSER.parse(markdown);
  const headings = children.filter((node): node is Heading => node.type === "heading");
  const highest = Math.min(...headings.map(({ depth }) => depth));
  const starts = headings.filter(({ depth }) => depth === highest);
  // Every section needs the targets of its links, which are usually at the end.
  const definitions = children
    .filter(({ type }) => type === "definition")
    .map((node) => markdown.slice(offsetsOf(node).start, offsetsOf(node).end));
  const sectionOf = (start: number, end: number | undefined) => {
    const text = markdown.slice(start, end).trim();
    const missing = definitions.filter((definition) => !text.includes(definition));
    return [text, missing.join("\n")].filter((part) => part !== "").join("\n\n");
  };
  const startOf = (heading: Heading | undefined) => heading && offsetsOf(heading).start;
  const introduction = markdown.slice(0, startOf(starts[0])).trim();
  return [
    ...(introduction === "" ? [] : [{ description: sectionOf(0, startOf(starts[0])) }]),
    ...starts.map((heading, index) => ({
      title: textOfTree(heading).replace(/\s+/g, " ").trim(),
      description: sectionOf(offsetsOf(heading).end, startOf(starts[index + 1])),
    })),
  ];
}

/** Returns a Markdown text without markup, one line for each paragraph, item, cell and block of code. */
export function plainText(markdown: string): string {
  return linesIn(PARSER.parse(markdown)).join("\n");
}

function linesIn(node: Root | Content): string[] {
  const isLeaf = !("children" in node) || /^(?:paragraph|heading|tableCell)$/.test(node.type);
  if (!isLeaf) return node.children.flatMap(linesIn);
  const text = textOfTree(node).replace(/\s+/g, " ").trim();
  return text === "" || node.type === "definition" || node.type === "html" ? [] : [text];
}

/** Returns a title without Markdown: `**List** all \`chats\`` is `List all chats`. */
export function plainTitle(title: string): string {
  const text = /[*_`~[\]]/.test(title) ? textOfTree(PARSER.parse(title)) : title;
  return text.replace(/\s+/g, " ").trim();
}

function shorten(text: string): string {
  if (text.length <= LONGEST_SUMMARY) return text;
  const cut = text.slice(0, LONGEST_SUMMARY - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > 80 ? space : undefined).replace(/[,;:.\s]+$/, "")}…`;
}

/** Code in a sentence that fits on a line, although it could break: `Retry-After`, `GET /`. */
const SHORT_CODE = /<code>(?=[^<]*[\s/-])([^<\n]{1,12})<\/code>/g;

/**
 * Writes a tree (hast) as HTML, without scripts, event handlers, frames and unsafe links. Short code stays on
 * one line.
 *
 * @param basePath what gatsby-transformer-remark has added to links within the site; it is removed, because
 *   addresses in nodes are without it
 */
export function safeHtml(tree: unknown, basePath = ""): string {
  const safe = sanitize(tree as Parameters<typeof sanitize>[0]);
  if (basePath !== "") {
    visit(safe, "element", ({ tagName, properties = {} }) => {
      const { href } = properties;
      if (tagName === "a" && typeof href === "string" && href.startsWith(`${basePath}/`)) {
        properties.href = href.slice(basePath.length);
      }
    });
  }
  return toHtml(safe).replace(SHORT_CODE, '<code class="whole">$1</code>');
}

/** Members whose content is the document's own data, or text without Markdown. */
const WITHOUT_DESCRIPTIONS = new Set(["value", "enum", "scopes"]);

/** Visits every object of a model that can have a `description` in Markdown. */
export function visitDescribed(part: unknown, visit: (described: JsonRecord) => void): void {
  if (Array.isArray(part)) {
    for (const item of part) visitDescribed(item, visit);
  } else if (isRecord(part)) {
    visit(part);
    for (const [name, member] of Object.entries(part)) {
      if (!WITHOUT_DESCRIPTIONS.has(name)) visitDescribed(member, visit);
    }
  }
}
