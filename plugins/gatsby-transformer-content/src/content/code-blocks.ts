import type { Code, Content, Root } from "mdast";
import convert from "npm-to-yarn";
import type { VFile } from "vfile";
import type { ProblemDetails } from "../../../../packages/problems";
import { report } from "./content-file";
import { drawDiagram } from "./diagram";
import { highlightLines } from "./highlighter";
import type { JsxElement } from "./tree";
import {
  eachNode,
  element,
  isJsx,
  positionOf,
  propsOfElement,
  replaceNodes,
  textProp,
} from "./tree";
import type { Json } from "./types";

/** Highlights code and returns the HTML of each line. */
type Highlight = (code: string, language: string) => Promise<string[]>;

/** How code blocks are compiled. */
export interface CodeBlockOptions {
  /** Defaults to Shiki. Checks skip highlighting, the most expensive step. */
  highlight?: Highlight;
  /** Keep the plain code in the prop `code`, too. */
  withCode?: boolean;
}

interface CompiledBlockOptions extends CodeBlockOptions {
  /** Its `liveCode` is set if readers can run blocks with `live`. */
  markdown?: { liveCode?: string | undefined } | undefined;
}

/** Replaces fenced code blocks by `CodeBlock` elements with highlighted `html`. */
export function remarkCodeBlocks(options: CompiledBlockOptions) {
  const { withCode } = options;
  return async (tree: Root, file: VFile) => {
    const blocks: Code[] = [];
    eachNode(tree, (node) => {
      if (node.type === "code") blocks.push(node);
    });
    const tab = blocks.find(({ meta }) => /(?:^|\s)tab(?:[=\s]|$)/.test(meta ?? ""));
    if (tab) report(file, tab, TAB_BLOCKS);
    const highlighted = new Map<Content, Content>();
    for (const block of blocks) {
      const drawn = block.lang === "mermaid" ? await toDiagram(block, file, withCode) : undefined;
      highlighted.set(block, drawn ?? (await toCodeBlock(block, options)));
    }
    replaceNodes(tree, (node) => highlighted.get(node));
  };
}

/** Returns `undefined` and reports the diagram if it cannot be drawn. */
async function toDiagram(block: Code, file: VFile, withCode = false): Promise<Code | undefined> {
  const { value } = block;
  const drawing = await drawDiagram(value);
  if ("svg" in drawing) {
    const code = withCode ? value : undefined;
    return codeBlock(block, { html: drawing.svg, lang: "mermaid", isDiagram: true, code });
  }
  const { line: start, column } = positionOf(block);
  const lines = value.split("\n");
  for (const line of drawing.unreadLines) {
    const text = lines[line]?.trim() ?? "";
    report(file, { line: start + 1 + line, column }, { ...UNREAD_LINE, value: text });
  }
  if (drawing.unreadLines.length === 0) {
    report(file, block, { ...UNKNOWN_DIAGRAM, value: value.trim().split("\n", 1)[0] ?? "" });
  }
  return undefined;
}

const UNKNOWN_DIAGRAM: ProblemDetails = {
  code: "content/diagram",
  severity: "warning",
  message: "This Mermaid diagram cannot be drawn, so its source is shown.",
  hint:
    "Flowcharts and sequence, state, class and entity relationship diagrams are drawn. Save any other " +
    "as an SVG file beside the page, and show that: ![…](./diagram.svg).",
};

const UNREAD_LINE: ProblemDetails = {
  code: "content/diagram-line",
  severity: "warning",
  message: "The diagram cannot be drawn because of this line, so its source is shown.",
  hint: "Correct the line, or save the diagram as an SVG file beside the page, and show that: ![…](./diagram.svg).",
};

const TAB_BLOCKS: ProblemDetails = {
  code: "content/tab-blocks",
  severity: "warning",
  message:
    "Code blocks with `tab` are shown one below the other, since no plugin makes tabs of them.",
  hint: "Put them into <Tabs>, each in a <TabItem>.",
};

async function toCodeBlock(
  block: Code,
  { highlight = highlightLines, withCode = false, markdown = {} }: CompiledBlockOptions,
): Promise<Code> {
  const language = (block.lang ?? "text").toLowerCase();
  const meta = block.meta ?? "";
  const options = parseCodeMeta(meta);
  const { code, highlighted } = readMagicComments(block.value, options);
  for (const line of highlighted) options.highlighted.add(line);
  const lines = await highlight(code, language);
  const html = toHtml(lines, code, language, options);
  return codeBlock(block, {
    html,
    lang: language === "text" ? undefined : language,
    title: options.title,
    numbers: options.firstLineNumber,
    live: markdown.liveCode && LIVE.test(meta) ? meta : undefined,
    code: withCode ? code : undefined,
  });
}

/** Uses a custom node type, because a `code` node always becomes `pre` and `code`. */
function codeBlock({ position }: Code, hProperties: object): Code {
  const data = { hName: "CodeBlock", hProperties };
  return { type: "codeBlock", children: [], position, data } as unknown as Code;
}

/** As in Docusaurus, comments mark lines only if the meta string marks none. */
function readMagicComments(
  value: string,
  options: CodeOptions,
): ReturnType<typeof removeMagicComments> {
  return options.highlighted.size > 0
    ? { code: value, highlighted: [] }
    : removeMagicComments(value);
}

/** Wraps lines in elements only if lines are numbered or marked. */
function toHtml(lines: string[], code: string, language: string, options: CodeOptions): string {
  const marks = code.split("\n").map((line, index) => {
    if (options.highlighted.has(index + 1)) return "hl";
    if (language !== "diff") return "";
    return { "+": "ins", "-": "del" }[line[0] ?? ""] ?? "";
  });
  const plain = options.firstLineNumber === undefined && marks.every((mark) => mark === "");
  if (plain) return lines.join("\n");
  return lines
    .map(
      (line, index) => `<span class="ln${marks[index] ? ` ${marks[index]}` : ""}">${line}\n</span>`,
    )
    .join("");
}

/**
 * Replaces `<CodeBlock language="js">{…}</CodeBlock>` by a fenced code block, so both look alike.
 */
export function remarkCodeElements() {
  return (tree: Root, file: VFile) => {
    replaceNodes(tree, (node) => {
      if (!isJsx(node, "CodeBlock")) return undefined;
      const value = codeIn(node.children as Content[]);
      if (value !== undefined) return toFence(node, value);
      reportComputed(file, node);
      return undefined;
    });
  };
}

function toFence(node: JsxElement, value: string): Code {
  const props = propsOfElement(node);
  const className = /language-(\S+)/.exec(textProp(props, "className") ?? "")?.[1];
  return {
    type: "code",
    lang: textProp(props, "language") ?? className ?? null,
    meta: metaOf(props),
    value: value.replace(/^\n|\n\s*$/g, ""),
    position: node.position,
  };
}

/** Returns the meta string that a fenced block would have. */
function metaOf(props: Record<string, Json>): string {
  const title = textProp(props, "title");
  const quote = title?.includes('"') ? "'" : '"';
  const numbers = props.showLineNumbers;
  return [
    textProp(props, "metastring"),
    title === undefined ? undefined : `title=${quote}${title}${quote}`,
    numbers === true ? "showLineNumbers" : undefined,
    typeof numbers === "number" ? `showLineNumbers=${numbers}` : undefined,
    ...["live", "noInline"].filter((name) => props[name] === true),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Returns the text of a code block, or `undefined` if part of it is computed. */
function codeIn(nodes: readonly Content[]): string | undefined {
  const parts = nodes.map((node) => {
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") return undefined;
    if ("value" in node) return node.value;
    return "children" in node ? codeIn(node.children as Content[]) : "";
  });
  return parts.every((part) => part !== undefined) ? parts.join("\n") : undefined;
}

function reportComputed(file: VFile, node: JsxElement): void {
  report(file, node, {
    code: "content/computed-code",
    severity: "error",
    message: "The code of this block is computed, but code is highlighted at build time.",
    hint: "Write the code as {`text`} or as a fenced code block, or import a file with !!raw-loader!.",
  });
}

const WORD = /(?:^|\s)npm2yarn(?=\s|$)/;
/** Labels of package managers by tab value. */
const MANAGERS = { npm: "npm", yarn: "Yarn", pnpm: "pnpm", bun: "Bun" } as const;
type Manager = keyof typeof MANAGERS;

/** Replaces npm commands marked `npm2yarn` by tabs for all package managers. */
export function remarkPackageManagers() {
  return (tree: Root) => {
    replaceNodes(tree, (node) =>
      node.type === "code" && WORD.test(node.meta ?? "") ? toTabs(node) : undefined,
    );
  };
}

function toTabs(block: Code): Content {
  const plain = { ...block, meta: (block.meta ?? "").replace(WORD, "").trim() };
  const items = (Object.keys(MANAGERS) as Manager[]).map((manager) => {
    const value = manager === "npm" ? plain.value : convert(plain.value, manager);
    const props = { value: manager, label: MANAGERS[manager] };
    return element("TabItem", props, [{ ...plain, value }], block);
  });
  return element("Tabs", { groupId: "npm2yarn" }, items, block);
}

/** Options of a code block from its meta string and its magic comments. */
interface CodeOptions {
  title?: string;
  /** Number of the first line if lines are numbered. */
  firstLineNumber?: number;
  /** 1-based numbers of highlighted lines. */
  highlighted: Set<number>;
}

const TITLE = /title=(["'])(.*?)\1/;
const RANGES = /\{([\d,\s-]+)\}/;
const LIVE = /(?:^|\s)live(?:[=\s]|$)/;
const NUMBERS = /\bshowLineNumbers(?:=(\d+))?\b/;
const MAGIC =
  /^\s*(?:\/\/|#|--|;|\/\*|\{\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}|\*\/|-->)?\s*$/;

/** Parses the meta string of a code block: `title="x" {1,3-5} showLineNumbers=10`. */
export function parseCodeMeta(meta: string): CodeOptions {
  const options: CodeOptions = { highlighted: new Set() };
  const title = TITLE.exec(meta)?.[2];
  if (title !== undefined) options.title = title;
  const numbers = NUMBERS.exec(meta);
  if (numbers) options.firstLineNumber = Number(numbers[1] ?? 1);
  const rest = meta.replace(TITLE, "");
  for (const line of parseRanges(RANGES.exec(rest)?.[1] ?? "")) options.highlighted.add(line);
  return options;
}

/** Lines that a range can highlight, as a mistyped one would take all memory. */
const MAX_LINES = 10_000;

function parseRanges(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [from, to] = part.split("-").map(Number);
    if (!from) return [];
    const length = Math.min(MAX_LINES, Math.max(1, (to ?? from) - from + 1));
    return Array.from({ length }, (_, index) => from + index);
  });
}

/**
 * Removes `highlight-next-line`, `highlight-start` and `highlight-end` comments and returns the
 * lines that they mark.
 */
export function removeMagicComments(code: string): { code: string; highlighted: number[] } {
  const kept: string[] = [];
  const highlighted: number[] = [];
  let inBlock = false;
  let next = false;
  for (const line of code.split("\n")) {
    const command = MAGIC.exec(line)?.[1];
    if (command) {
      if (command === "next-line") next = true;
      else inBlock = command === "start";
      continue;
    }
    kept.push(line);
    if (inBlock || next) highlighted.push(kept.length);
    next = false;
  }
  return { code: kept.join("\n"), highlighted };
}
