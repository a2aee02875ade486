import type { Root as HastRoot } from "hast";
import type { Root } from "mdast";
import rehypeRaw from "rehype-raw";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import type { LocalProblem } from "../problem";
import { findModeReasons } from "./classify";
import { toElementTree } from "./element-tree";
import { escapeHeadingIds } from "./escape-heading-ids";
import { findElementIds } from "./find-element-ids";
import { findMarkupProblems } from "./find-markup-problems";
import { findHtmlReferences } from "./html-references";
import { inspectContent } from "./inspect";
import { createProcessor } from "./processor";
import type { ContentFormat } from "./processor";
import { dropComments, findTruncation } from "./remark-truncate";
import type { CompiledContent } from "./types";

/** MDX nodes that the element tree understands, so the step to HTML must let them pass. */
const MDX_NODES = [
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxjsEsm",
] as const;

/**
 * Compiles the body of a content file. Pure: the same text gives the same result, and nothing but
 * the text is looked at, so the result may be kept for as long as the file does not change.
 *
 * @param body text of the file, front matter blanked, so that places are places in the file
 */
export async function compileContent(
  body: string,
  format: ContentFormat,
): Promise<CompiledContent> {
  const source = format === "mdx" ? escapeHeadingIds(body) : body;
  const file = new VFile(source);
  try {
    const processor = createProcessor(format, source);
    const tree = (await processor.run(processor.parse(file), file)) as Root;
    return await compileTree(tree, format);
  } catch (error) {
    return { ...EMPTY, problems: [syntaxProblem(error)] };
  }
}

const EMPTY: CompiledContent = {
  mode: "data",
  reasons: [],
  tree: [],
  leadLength: 0,
  headings: [],
  elementIds: [],
  references: [],
  components: [],
  plainText: "",
  wordCount: 0,
  contentTitle: null,
  problems: [],
};

async function compileTree(tree: Root, format: ContentFormat): Promise<CompiledContent> {
  const facts = {
    ...inspectContent(tree),
    elementIds: findElementIds(tree),
    problems: findMarkupProblems(tree),
  };
  const reasons = findModeReasons(tree);
  if (reasons.length > 0) return { ...EMPTY, ...facts, mode: "component", reasons };

  const truncation = findTruncation(tree);
  const lead: Root = { type: "root", children: tree.children.slice(0, truncation) };
  dropComments(lead);
  dropComments(tree);
  const hast = await toHast(tree, format);
  if (format === "md") facts.references.push(...findHtmlReferences(hast, facts.references));
  const elements = toElementTree(hast).filter((node) => node !== "\n");
  return {
    ...EMPTY,
    ...facts,
    mode: "data",
    tree: elements,
    leadLength: lead.children.length,
  };
}

async function toHast(tree: Root, format: ContentFormat): Promise<HastRoot> {
  const processor =
    format === "mdx"
      ? unified().use(remarkRehype, { passThrough: [...MDX_NODES] })
      : unified().use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);
  return (await processor.run(tree)) as HastRoot;
}

/** What the parsers of Markdown and MDX throw. */
interface ParserError {
  line?: number;
  column?: number;
  reason?: string;
}

/** Parsers throw at the first mistake; it becomes a problem with its place. */
function syntaxProblem(error: unknown): LocalProblem {
  const { line, column, reason } = error as ParserError;
  if (!reason) throw error;
  // An element that is never closed is reported at the end of the text; its start is in the words.
  const opened = /`?<[^>]*>`? \((\d+):(\d+)/.exec(reason);
  return {
    code: "content/syntax",
    severity: "error",
    line: Number(opened?.[1] ?? line ?? 1),
    column: Number(opened?.[2] ?? column ?? 1),
    message: `The text cannot be parsed: ${reason}`,
    hint: "In MDX, write \\{ and \\< for characters that are not code, or put them in backticks.",
  };
}
