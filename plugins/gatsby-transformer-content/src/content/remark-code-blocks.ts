import type { Code, Parent, Root } from "mdast";
import { eachNode } from "./each-node";
import { parseCodeMeta, takeMagicComments } from "./code-meta";
import type { CodeOptions } from "./code-meta";
import { highlightLines } from "./highlighter";

/** Highlights code: gives the HTML of each line. */
export type Highlight = (code: string, language: string) => Promise<string[]>;

/** Settings of `remarkCodeBlocks`. */
export interface CodeBlockOptions {
  /** Shiki, if no other is given: where nobody sees the pages, it would be the largest cost. */
  highlight?: Highlight;
}

/**
 * Makes each fenced block a `CodeBlock` element whose `html` is highlighted already: the reader's
 * browser colors nothing.
 */
export function remarkCodeBlocks({ highlight = highlightLines }: CodeBlockOptions) {
  return async (tree: Root) => {
    const found: Array<{ block: Code; index: number; parent: Parent }> = [];
    eachNode(tree, (node, index, parent) => {
      if (node.type === "code" && parent && index !== null)
        found.push({ block: node, index, parent });
      return undefined;
    });
    for (const { block, index, parent } of found) {
      parent.children.splice(index, 1, await toCodeBlock(block, highlight));
    }
  };
}

/** A node of an own type, as a `code` node would always become `pre` and `code`. */
async function toCodeBlock(block: Code, highlight: Highlight): Promise<Code> {
  const language = (block.lang ?? "text").toLowerCase();
  const options = parseCodeMeta(block.meta ?? "");
  const { code, highlighted } = takeMarks(block.value, options);
  for (const line of highlighted) options.highlighted.add(line);
  const lines = await highlight(code, language);
  const html = joinLines(lines, code, language, options);
  const node = {
    type: "codeBlock",
    children: [],
    position: block.position,
    data: { hName: "CodeBlock", hProperties: codeBlockProps(language, options, html) },
  };
  return node as unknown as Code;
}

/** Comments that mark lines count where the block's first line marks none, as in Docusaurus. */
function takeMarks(value: string, options: CodeOptions): ReturnType<typeof takeMagicComments> {
  return options.highlighted.size > 0 ? { code: value, highlighted: [] } : takeMagicComments(value);
}

function codeBlockProps(language: string, options: CodeOptions, html: string) {
  return {
    html,
    ...(language === "text" ? {} : { lang: language }),
    ...(options.title === undefined ? {} : { title: options.title }),
    ...(options.firstLineNumber === undefined ? {} : { numbers: options.firstLineNumber }),
  };
}

/** Lines are wrapped in elements only where something must be said of a single line. */
function joinLines(lines: string[], code: string, language: string, options: CodeOptions): string {
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
