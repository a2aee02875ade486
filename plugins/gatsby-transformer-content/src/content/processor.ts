import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { PluggableList } from "unified";
import { remarkImports } from "./imports/remark-imports";
import type { ImportOptions } from "./imports/remark-imports";
import { remarkAdmonitions } from "./remark-admonitions";
import { remarkCodeBlocks } from "./code-blocks";
import type { CodeBlockOptions } from "./code-blocks";
import { remarkCodeElements } from "./code-blocks";
import { remarkContainers } from "./syntax-plugins";
import { remarkEmoji } from "./syntax-plugins";
import { remarkHeadingIds } from "./remark-headings";
import { remarkInlineToc } from "./remark-headings";
import { remarkLeanAutolinks } from "./remark-lean-autolinks";
import { remarkPackageManagers } from "./code-blocks";
import { remarkPlainHtml } from "./syntax-plugins";
import { remarkTabs } from "./remark-tabs";
import { remarkUnclosed } from "./find-markup-problems";
import { remarkUnravel } from "./syntax-plugins";
import { remarkSource } from "./source/read-source";
import { remarkWriters } from "./writers/remark-writers";

/** The syntax of the site's content, as a parser has to know it. */
const SYNTAX: PluggableList = [remarkGfm, remarkContainers, remarkSource];

/**
 * What turns Markdown syntax into the site's elements, in order. Pages that are data and pages that
 * are modules (through gatsby-plugin-mdx) use the same list, so they cannot differ.
 */
export function remarkPlugins(options: ImportOptions & CodeBlockOptions): PluggableList {
  return [
    ...SYNTAX,
    remarkUnravel,
    [remarkImports, options],
    remarkCodeElements,
    remarkPackageManagers,
    remarkUnclosed,
    remarkAdmonitions,
    remarkTabs,
    remarkWriters,
    [remarkHeadingIds, options],
    // After the ids, which keep the name of an emoji: `## :tada: Done` is `tada-done`.
    remarkEmoji,
    remarkInlineToc,
    [remarkCodeBlocks, options],
  ];
}

/** `mdx` understands JSX and expressions; `md` is Markdown where braces are only braces. */
export type ParserFormat = "mdx" | "md";

/** A frozen processor that parses a text of one format and runs the remark plugins. */
export function createProcessor(
  format: ParserFormat,
  source: string,
  options: CodeBlockOptions = {},
) {
  const processor = unified().use(remarkParse);
  if (format === "mdx") processor.use(remarkMdx);
  else processor.use(remarkPlainHtml);
  return processor
    .use(remarkPlugins({ ...options, contentRoot: "", withCode: true }))
    .use(remarkLeanAutolinks, source)
    .freeze();
}

/**
 * A frozen processor that only parses, for those who look at a text's words.
 *
 * @param source the text, if it will parse no other
 */
export function createParser(format: ParserFormat, source?: string) {
  const processor = unified().use(remarkParse);
  if (format === "mdx") processor.use(remarkMdx);
  processor.use(SYNTAX);
  if (source !== undefined) processor.use(remarkLeanAutolinks, source);
  return processor.freeze() as unknown as { parse: (file: object) => Root };
}
