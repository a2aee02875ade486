import type {
  BlockContent,
  Content,
  ListItem,
  PhrasingContent,
  Root,
  Table,
  TableRow,
} from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import type { ContentNode, ElementTuple, ExportContext, Json } from "./content-tree";
import { absoluteUrl, propsOf, textOf } from "./content-tree";

const OPTIONS: Parameters<typeof toMarkdown>[1] = {
  bullet: "-",
  emphasis: "_",
  fences: true,
  listItemIndent: "one",
  rule: "-",
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/**
 * Converts an export tree to Markdown. Components become the closest Markdown construct and all
 * addresses are absolute.
 */
export function contentToMarkdown(nodes: readonly ContentNode[], context: ExportContext): string {
  const root: Root = { type: "root", children: toFlow(nodes, context) };
  return toMarkdown(root, OPTIONS);
}

type Flow = BlockContent;
type Props = Record<string, Json>;
type Build = (props: Props, children: ContentNode[], context: ExportContext) => Content[];

const PHRASING = new Set<string>([
  "text",
  "emphasis",
  "strong",
  "delete",
  "inlineCode",
  "link",
  "image",
  "break",
]);

/** Converts nodes to block content; runs of inline nodes become paragraphs. */
function toFlow(nodes: readonly ContentNode[], context: ExportContext): Flow[] {
  const blocks: Flow[] = [];
  let run: PhrasingContent[] = [];
  const close = () => {
    const isBlank = run.every((node) => node.type === "text" && node.value.trim() === "");
    if (!isBlank) blocks.push({ type: "paragraph", children: run });
    run = [];
  };
  for (const node of toContent(nodes, context)) {
    if (isPhrasing(node)) {
      run.push(node);
      continue;
    }
    close();
    blocks.push(node as Flow);
  }
  close();
  return blocks;
}

function isPhrasing(node: Content): node is PhrasingContent {
  return PHRASING.has(node.type);
}

/** Converts nodes to inline content; of blocks only the text is kept. */
function toPhrasing(nodes: readonly ContentNode[], context: ExportContext): PhrasingContent[] {
  return toContent(nodes, context).flatMap((node): PhrasingContent[] => {
    if (isPhrasing(node)) return [node];
    const text = textOfNode(node);
    return text ? [{ type: "text", value: text }] : [];
  });
}

function textOfNode(node: unknown): string {
  const { value, children } = node as { value?: string; children?: unknown[] };
  return value ?? (children ?? []).map(textOfNode).join(" ");
}

function toContent(nodes: readonly ContentNode[], context: ExportContext): Content[] {
  return nodes.flatMap((node): Content[] => {
    if (typeof node === "string") return [{ type: "text", value: node }];
    const [type, , ...children] = node;
    const build = BUILDERS[type] ?? buildUnknown;
    return build(propsOf(node), children, context);
  });
}

const heading =
  (depth: 1 | 2 | 3 | 4 | 5 | 6): Build =>
  (_, children, context) => [{ type: "heading", depth, children: toPhrasing(children, context) }];

const inline =
  (type: "emphasis" | "strong" | "delete"): Build =>
  (_, children, context) => [{ type, children: toPhrasing(children, context) }];

const list =
  (ordered: boolean): Build =>
  (props, children, context) => {
    const items = children.filter(isElement).map((item) => toListItem(item, context));
    const start = ordered ? Number(props.start ?? 1) : null;
    const spread = items.some((item) => item.spread);
    return [{ type: "list", ordered, start, spread, children: items }];
  };

const code: Build = (_, children) => [{ type: "inlineCode", value: textOf(children) }];
const nothing: Build = () => [];

const BUILDERS: Record<string, Build> = {
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  p: (_, children, context) => [{ type: "paragraph", children: toPhrasing(children, context) }],
  em: inline("emphasis"),
  i: inline("emphasis"),
  strong: inline("strong"),
  b: inline("strong"),
  del: inline("delete"),
  s: inline("delete"),
  code,
  kbd: code,
  br: () => [{ type: "break" }],
  hr: () => [{ type: "thematicBreak" }],
  ul: list(false),
  ol: list(true),
  a: buildLink,
  img: buildImage,
  blockquote: (_, children, context) => [
    { type: "blockquote", children: toFlow(children, context) },
  ],
  pre: buildPre,
  div: buildDivision,
  span: buildSpan,
  table: buildTable,
  summary: buildLabel,
  dt: buildLabel,
  input: nothing,
  script: nothing,
  style: nothing,
  svg: nothing,
  CodeBlock: buildCodeBlock,
  TabItem: (props, children, context) => [
    labelled(String(props.label ?? props.value ?? "")),
    ...toFlow(children, context),
  ],
};

/** Converts an unknown component: a link if it has an `href`, else its title and children. */
function buildUnknown(props: Props, children: ContentNode[], context: ExportContext): Content[] {
  const label = props.title ?? props.label;
  const title = typeof label === "string" ? label : undefined;
  if (typeof props.href === "string") {
    return [
      paragraph(
        buildLink({ href: props.href }, title ? [title] : children, context) as PhrasingContent[],
      ),
      ...(title ? toFlow(children, context) : []),
    ];
  }
  return [...(title ? [labelled(title)] : []), ...toContent(children, context)];
}

function isElement(node: ContentNode): node is ElementTuple {
  return typeof node !== "string";
}

function paragraph(children: PhrasingContent[]): Flow {
  return { type: "paragraph", children };
}

function labelled(label: string): Flow {
  return paragraph([{ type: "strong", children: [{ type: "text", value: label }] }]);
}

function buildLabel(_: Props, children: ContentNode[]): Content[] {
  return [labelled(textOf(children))];
}

function toListItem([, , ...children]: ElementTuple, context: ExportContext): ListItem {
  const box = children.find((child) => isElement(child) && child[0] === "input");
  const checked = box && isElement(box) ? Boolean(propsOf(box).checked) : null;
  const spread = children.filter((child) => isElement(child) && child[0] === "p").length > 1;
  return { type: "listItem", checked, spread, children: toFlow(trimStart(children), context) };
}

/** Removes the space after a task list checkbox. */
function trimStart(children: ContentNode[]): ContentNode[] {
  const index = children.findIndex((child) => typeof child === "string" && child.trim() !== "");
  return children.map((child, at) =>
    at === index && typeof child === "string" ? child.trimStart() : child,
  );
}

function buildLink(props: Props, children: ContentNode[], context: ExportContext): Content[] {
  const content = toPhrasing(children, context);
  if (typeof props.href !== "string") return content;
  if (content.length === 0) return [];
  const title = typeof props.title === "string" ? props.title : null;
  return [
    { type: "link", url: absoluteUrl(props.href, context), title, children: content as never },
  ];
}

function buildImage(props: Props, _: ContentNode[], context: ExportContext): Content[] {
  const url = absoluteUrl(String(props.src ?? ""), context);
  const title = typeof props.title === "string" ? props.title : null;
  return [{ type: "image", url, alt: String(props.alt ?? ""), title }];
}

function buildPre(_: Props, children: ContentNode[]): Content[] {
  const inner = children.find(isElement);
  const className = inner ? String(propsOf(inner).className ?? "") : "";
  const lang = /language-(\S+)/.exec(className)?.[1] ?? null;
  return [{ type: "code", lang, value: textOf(children).replace(/\n$/, "") }];
}

function buildCodeBlock(props: Props): Content[] {
  const title = typeof props.title === "string" ? props.title : undefined;
  const lang = typeof props.lang === "string" ? props.lang : title === undefined ? null : "text";
  const quote = title?.includes('"') ? "'" : '"';
  const meta = title === undefined ? null : `title=${quote}${title}${quote}`;
  return [{ type: "code", lang, meta, value: String(props.code ?? "").replace(/\n$/, "") }];
}

/** Converts an admonition to a blockquote that starts with its kind and title. */
function buildDivision(props: Props, children: ContentNode[], context: ExportContext): Content[] {
  const kind = /\badmonition-(\w+)/.exec(String(props.className ?? ""))?.[1];
  if (!kind) return toFlow(children, context);
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const [heading, ...rest] = children.filter(isElement);
  const title = heading ? textOf([heading]).trim() : name;
  const label = title === name ? name : `${name}: ${title}`;
  return [{ type: "blockquote", children: [labelled(label), ...toFlow(rest, context)] }];
}

/** Separates the text of a card from its title, which are in the same link. */
function buildSpan(props: Props, children: ContentNode[], context: ExportContext): Content[] {
  const isCardText = props.className === "card-text";
  return [
    ...(isCardText ? [{ type: "text", value: ": " } as const] : []),
    ...toPhrasing(children, context),
  ];
}

function buildTable(_: Props, children: ContentNode[], context: ExportContext): Content[] {
  const rows = rowsOf(children);
  const [head] = rows;
  if (!head) return [];
  const align = cellsOf(head).map((cell) => alignOf(propsOf(cell)));
  const toRow = (row: ElementTuple): TableRow => ({
    type: "tableRow",
    children: cellsOf(row).map(([, , ...content]) => ({
      type: "tableCell",
      children: toPhrasing(content, context),
    })),
  });
  const table: Table = { type: "table", align, children: rows.map(toRow) };
  return [table];
}

function rowsOf(nodes: readonly ContentNode[]): ElementTuple[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => (node[0] === "tr" ? [node] : rowsOf(node.slice(2) as ContentNode[])));
}

function cellsOf(row: ElementTuple): ElementTuple[] {
  return (row.slice(2) as ContentNode[]).filter(isElement);
}

function alignOf(props: Props): "left" | "right" | "center" | null {
  const style = props.style as { textAlign?: string } | undefined;
  const align = String(style?.textAlign ?? props.align ?? "");
  return align === "left" || align === "right" || align === "center" ? align : null;
}
