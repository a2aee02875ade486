import { nameToEmoji } from "gemoji";
import type { Element, Root as HastRoot } from "hast";
import type { Content, Root } from "mdast";
import { directiveFromMarkdown, directiveToMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Processor } from "unified";
import { visit } from "unist-util-visit";
import { eachNode } from "./tree";

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
    eachNode(tree, (node, index, parent) => {
      if (node.type !== "paragraph" || !parent || index === null) return undefined;
      const children: Content[] = node.children;
      if (!children.every(isCodeOrBlank) || children.every(isBlank)) return undefined;
      const blocks = children.filter((child) => !isBlank(child)).map(toBlock);
      parent.children.splice(index, 1, ...(blocks as never[]));
      return index;
    });
  };
}

function isCodeOrBlank(node: Content): boolean {
  return node.type === "mdxJsxTextElement" || node.type === "mdxTextExpression" || isBlank(node);
}

function isBlank(node: Content): boolean {
  return node.type === "text" && node.value.trim() === "";
}

function toBlock(node: Content): Content {
  if (node.type === "mdxJsxTextElement") {
    return { ...node, type: "mdxJsxFlowElement" } as unknown as Content;
  }
  return { ...node, type: "mdxFlowExpression" } as unknown as Content;
}

const CAPITALIZED = /^<\/?[A-Z][\w.]*/;

/**
 * Shows tags such as `Vec<String>` in plain Markdown as text. A browser would drop the unknown
 * element.
 */
export function remarkPlainHtml() {
  return (tree: Root) => {
    eachNode(tree, (node, index, parent) => {
      if (node.type !== "html" || !CAPITALIZED.test(node.value) || !parent || index === null) {
        return undefined;
      }
      const { value, position } = node;
      const text = { type: "text", value, ...(position ? { position } : {}) } as const;
      const isLine = parent.type === "paragraph" || parent.type === "heading";
      const shown = isLine ? text : { type: "paragraph", children: [text] };
      parent.children.splice(index, 1, shown as never);
      return undefined;
    });
  };
}

const SHORTCODE = /(?<![\w:]):([a-z0-9_+-]+):(?![\w:])/g;

/** Replaces emoji shortcodes such as `:tada:`. Unknown names, as in `10:30:45`, stay text. */
export function remarkEmoji() {
  return (tree: Root) => {
    eachNode(tree, (node) => {
      if (node.type !== "text" || !node.value.includes(":")) return undefined;
      node.value = node.value.replace(SHORTCODE, (code, name: string) => nameToEmoji[name] ?? code);
      return undefined;
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
 * links and images. This resolves their paths.
 */
export function remarkSiteElements() {
  return (tree: Root) => {
    eachNode(tree, (node) => {
      const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
      if (!isElement || !DRAWN_BY_SITE.has(node.name ?? "")) return undefined;
      const data = node.data as { _mdxExplicitJsx?: boolean } | undefined;
      if (data) data._mdxExplicitJsx = false;
      return undefined;
    });
  };
}
