import type { Element, ElementContent, Properties, Root, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import { all, defaultHandlers, toMdast } from "hast-util-to-mdast";
import type { ListItem, Root as MdastRoot } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import type { ContentNode, ElementTuple, ExportContext } from "./content-tree";
import { absoluteUrl, propsOf, textOfNodes } from "./content-tree";

/** Converts an export tree to plain HTML for feeds, without components and with absolute addresses. */
export function contentToHtml(nodes: readonly ContentNode[], context: ExportContext): string {
  return toHtml(toHast(nodes, context), { entities: { useNamedReferences: true } });
}

/** Converts an export tree to Markdown, with absolute addresses. */
export function contentToMarkdown(nodes: readonly ContentNode[], context: ExportContext): string {
  const tree = toMdast(toHast(nodes, context), {
    document: true,
    newlines: true,
    handlers: HANDLERS,
  });
  return toMarkdown(tree as MdastRoot, {
    bullet: "-",
    emphasis: "_",
    fences: true,
    listItemIndent: "one",
    rule: "-",
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

type Handler = (typeof defaultHandlers)["p"];

/** Labels of disclosures and of definitions are paragraphs in bold type. */
const label: Handler = (h, node) => h(node, "paragraph", [h(node, "strong", all(h, node))]);

const link: Handler = (h, node) =>
  node.properties?.href && node.children.length > 0 ? defaultHandlers.a(h, node) : all(h, node);

const code: Handler = (h, node) => {
  const { value, ...facts } = node.data as unknown as CodeData;
  return h(node, "code", facts, value);
};

const listItem: Handler = (h, node) => {
  const item = defaultHandlers.li(h, withCheckboxInParagraph(node));
  const paragraphs = node.children.filter((child) => isElement(child, "p"));
  return { ...(item as ListItem), spread: paragraphs.length > 1 };
};

/** The usual conversion fails for a table without rows. */
const table: Handler = (h, node) => {
  const whole = withRows(node);
  return hasRow(whole) ? defaultHandlers.table(h, whole) : all(h, node);
};

/** Differences from the usual conversion of HTML to Markdown. */
const HANDLERS = {
  table,
  summary: label,
  dt: label,
  dl: defaultHandlers.div,
  dd: defaultHandlers.div,
  a: link,
  pre: code,
  li: listItem,
};

const CELL = /^t[hd]$/;
const PART_OF_TABLE = /^(?:thead|tbody|tfoot)$/;

/** Puts cells that are outside of a row into one, as browsers do. */
function withRows(node: Element): Element {
  const children: ElementContent[] = [];
  let row: Element | undefined;
  for (const child of node.children) {
    if (child.type !== "element" || !CELL.test(child.tagName)) {
      const isPart = child.type === "element" && PART_OF_TABLE.test(child.tagName);
      children.push(isPart ? withRows(child) : child);
      if (child.type === "element") row = undefined;
    } else if (row) row.children.push(child);
    else {
      row = element("tr", {}, [child]);
      children.push(row);
    }
  }
  return { ...node, children };
}

function hasRow({ children }: Element): boolean {
  return children.some(
    (child) =>
      child.type === "element" &&
      (child.tagName === "tr" || (PART_OF_TABLE.test(child.tagName) && hasRow(child))),
  );
}

/** The usual conversion recognizes a task only by a checkbox in a paragraph. */
function withCheckboxInParagraph(item: Element): Element {
  const [box, ...rest] = item.children;
  if (!box || !isElement(box, "input")) return item;
  return { ...item, children: [element("p", {}, [box]), ...rest] };
}

function isElement(node: ElementContent, tagName: string): boolean {
  return node.type === "element" && node.tagName === tagName;
}

function toHast(nodes: readonly ContentNode[], context: ExportContext): Root {
  return { type: "root", children: childrenToHast(nodes, context) };
}

function childrenToHast(nodes: readonly ContentNode[], context: ExportContext): ElementContent[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [text(node)] : elementToHast(node, context),
  );
}

function elementToHast(node: ElementTuple, context: ExportContext): ElementContent[] {
  const [type, , ...nodes] = node;
  const props = propsOf(node);
  if (type === "CodeBlock") return [codeBlock(props)];
  const children = childrenToHast(nodes, context);
  if (/^[A-Z]/.test(type)) return [...componentHead(type, props, context), ...children];
  const className = String(props.className ?? "");
  // Badges have the colors of admonitions.
  const kind = /^admonition admonition-(\w+)/.exec(className)?.[1];
  if (kind) return [admonition(kind, nodes, context)];
  // The text of a card is in the same link as its title.
  if (className === "card-text") children.unshift(text(": "));
  const converted = element(type, toProperties(props, context), children);
  return [type === "pre" ? { ...converted, data: codeData(nodes) } : converted];
}

/** Returns the title or label of a component as a paragraph, with its link if it has one. */
function componentHead(type: string, props: ReturnType<typeof propsOf>, context: ExportContext) {
  const title = props.title ?? props.label ?? (type === "TabItem" ? props.value : undefined);
  if (typeof title !== "string") return [];
  const inner =
    typeof props.href === "string"
      ? element("a", { href: absoluteUrl(props.href, context) }, [text(title)])
      : element("strong", {}, [text(title)]);
  return [element("p", {}, [inner])];
}

/** Converts an admonition to a quotation that begins with its kind and title. */
function admonition(kind: string, nodes: readonly ContentNode[], context: ExportContext): Element {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const [heading, ...rest] = nodes.filter((node) => typeof node !== "string");
  const title = heading ? textOfNodes([heading]).trim() : name;
  const words = title === name ? name : `${name}: ${title}`;
  return element("blockquote", {}, [
    element("p", {}, [element("strong", {}, [text(words)])]),
    ...childrenToHast(rest, context),
  ]);
}

/** What a block of code has in Markdown. */
interface CodeData extends Record<string, unknown> {
  value: string;
  lang: string | null;
  meta?: string;
}

function codeBlock({ code, lang, title }: ReturnType<typeof propsOf>): Element {
  const value = String(code ?? "");
  const quote = String(title).includes('"') ? "'" : '"';
  const data: CodeData = {
    value: value.replace(/\n$/, ""),
    // Without a language the title would be taken for one.
    lang: typeof lang === "string" ? lang : title ? "text" : null,
    ...(title ? { meta: `title=${quote}${title}${quote}` } : {}),
  };
  return { ...element("pre", {}, [element("code", {}, [text(value)])]), data };
}

function codeData(nodes: readonly ContentNode[]): CodeData {
  const inner = nodes.find((node): node is ElementTuple => typeof node !== "string");
  const className = inner ? String(propsOf(inner).className ?? "") : "";
  const lang = /language-(\S+)/.exec(className)?.[1] ?? null;
  return { value: textOfNodes(nodes).replace(/\n$/, ""), lang };
}

/** React's prop names are those of hast. Of styles only the alignment of a cell is kept. */
function toProperties(props: ReturnType<typeof propsOf>, context: ExportContext): Properties {
  const { style, ...rest } = props;
  const align = (style as { textAlign?: string } | undefined)?.textAlign;
  const entries = Object.entries(rest)
    .filter(([, value]) => typeof value !== "object")
    .map(([name, value]) => [
      name,
      name === "href" || name === "src" ? absoluteUrl(String(value), context) : value,
    ]);
  return Object.fromEntries([...entries, ...(align ? [["align", align]] : [])]) as Properties;
}

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

function text(value: string): Text {
  return { type: "text", value };
}
