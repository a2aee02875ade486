import { nameToEmoji } from "gemoji";
import type { Element, Root as HastRoot } from "hast";
import type { Content, Link, LinkReference, Root } from "mdast";
import { directiveFromMarkdown, directiveToMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Processor } from "unified";
import { visit } from "unist-util-visit";
import { decoded } from "../../../../packages/addresses";
import { eachNode, isJsx, replaceNodes } from "./tree";

const COLON = 58;

/**
 * Parses container directives, `:::name … :::`, only. Colons are common in prose, so text and leaf
 * directives are disabled.
 */
export function remarkContainers(this: Processor) {
  const [container] = [directive().flow?.[COLON] ?? []].flat();
  extend(this, "micromarkExtensions", { flow: { [COLON]: container } });
  extend(this, "fromMarkdownExtensions", directiveFromMarkdown);
  extend(this, "toMarkdownExtensions", directiveToMarkdown);
}

function extend(processor: Processor, key: string, extension: unknown): void {
  const known = (processor.data(key) as unknown[] | undefined) ?? [];
  processor.data(key, [...known, extension]);
}

/**
 * Removes paragraphs around elements: `<Tabs>…</Tabs>` on one line is a block, which a paragraph
 * cannot contain.
 */
export function remarkUnravel() {
  return (tree: Root) => {
    replaceNodes(tree, (node) => {
      if (node.type !== "paragraph") return undefined;
      const children: Content[] = node.children;
      if (!children.every(isCodeOrBlank) || children.every(isBlank)) return undefined;
      return children.filter((child) => !isBlank(child)).map(toBlock);
    });
  };
}

function isCodeOrBlank(node: Content): boolean {
  return node.type in BLOCK_TYPES || isBlank(node);
}

function isBlank(node: Content): boolean {
  return node.type === "text" && node.value.trim() === "";
}

function toBlock(node: Content): Content {
  return { ...node, type: BLOCK_TYPES[node.type] } as unknown as Content;
}

/** Types of blocks by those of the same code in a line. */
const BLOCK_TYPES: Readonly<Record<string, string>> = {
  mdxJsxTextElement: "mdxJsxFlowElement",
  mdxTextExpression: "mdxFlowExpression",
};

const CAPITALIZED = /^<\/?[A-Z][\w.]*/;

/**
 * Shows tags such as `Vec<String>` in plain Markdown as text. A browser would drop the unknown
 * element.
 */
export function remarkPlainHtml() {
  return (tree: Root) => {
    replaceNodes(tree, (node, parent) => {
      if (node.type !== "html" || !CAPITALIZED.test(node.value)) return undefined;
      const text: Content = { type: "text", value: node.value, position: node.position };
      const isLine = parent.type === "paragraph" || parent.type === "heading";
      return isLine ? text : { type: "paragraph", children: [text] };
    });
  };
}

const SHORTCODE = /(?<![\w:]):([a-z0-9_+-]+):(?![\w:])/g;

/** Replaces emoji shortcodes such as `:tada:`. Unknown names, as in `10:30:45`, stay text. */
export function remarkEmoji() {
  return (tree: Root) => {
    eachNode(tree, (node) => {
      if (node.type !== "text" || !node.value.includes(":")) return;
      node.value = node.value.replace(SHORTCODE, (code, name: string) => nameToEmoji[name] ?? code);
    });
  };
}

/** Components that Markdown syntax creates, by lowercase name. */
const NAMES: Readonly<Record<string, string>> = {
  codeblock: "CodeBlock",
  tabs: "Tabs",
  tabitem: "TabItem",
};

/** Restores component names, which the HTML parser lowercases. */
export function rehypeComponentNames() {
  return (tree: HastRoot) => {
    visit(tree as never, "element", (node: Element) => {
      node.tagName = NAMES[node.tagName] ?? node.tagName;
    });
  };
}

const DRAWN_BY_SITE = new Set(["a", "img"]);

/**
 * Makes MDX render `<a>` and `<img>` elements with the site's components, as it does for Markdown
 * links and images. This resolves their paths. Addresses of Markdown links stay permalinks: the site's link adds
 * the base path to links of every kind, and gatsby-plugin-mdx would add it to these before.
 */
export function remarkSiteElements() {
  return (tree: Root) => {
    const definitions = new Map<string, string>();
    eachNode(tree, (node) => {
      if (node.type === "definition") definitions.set(node.identifier, node.url);
    });
    eachNode(tree, (node) => {
      if (node.type === "link") keepAddress(node, node.url);
      if (node.type === "linkReference") keepAddress(node, definitions.get(node.identifier));
      if (!isJsx(node) || !DRAWN_BY_SITE.has(node.name ?? "")) return;
      const data = node.data as { _mdxExplicitJsx?: boolean } | undefined;
      if (data) data._mdxExplicitJsx = false;
    });
  };
}

/** Sets the attribute of a link, which gatsby-plugin-mdx does not change. */
function keepAddress(link: Link | LinkReference, url = ""): void {
  if (!url.startsWith("/")) return;
  const { hProperties } = (link.data ?? {}) as { hProperties?: object };
  const href = encodeURI(decoded(url, decodeURI));
  link.data = { ...link.data, hProperties: { href, ...hProperties } };
}
