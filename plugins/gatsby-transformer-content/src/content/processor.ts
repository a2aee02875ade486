import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import type { PluggableList } from "unified";
import { unified } from "unified";
import { remarkStrict } from "../strict-trust";
import { remarkCodeBlocks, remarkCodeElements, remarkPackageManagers } from "./code-blocks";
import type { StepOptions } from "./compile-options";
import { compileOptionsOf } from "./compile-options";
import { remarkUnclosed } from "./find-markup-problems";
import { remarkHtmlComponents } from "./html-components/remark-html-components";
import { remarkImports } from "./imports/remark-imports";
import { makeTablesQuick } from "./quick-tables";
import { rehypeStackedTables } from "./rehype-stacked-tables";
import { remarkAdmonitions } from "./remark-admonitions";
import { remarkHeadingIds, remarkInlineToc } from "./remark-headings";
import { remarkLeanAutolinks } from "./remark-lean-autolinks";
import { remarkMdx1Nodes } from "./remark-mdx1-nodes";
import { remarkTabs } from "./remark-tabs";
import { loadPlugins, remarkLaterSyntax } from "./site-plugins";
import { remarkSource } from "./source/read-source";
import { remarkContainers, remarkEmoji, remarkPlainHtml, remarkUnravel } from "./syntax-plugins";

makeTablesQuick();

/** Syntax extensions of the parser. */
const SYNTAX: PluggableList = [remarkGfm, remarkContainers, remarkSource];

/**
 * The remark plugins in order, those of the site before anything is replaced. Pages that are data and pages
 * that are components (through gatsby-plugin-mdx) use the same list, with the same options.
 */
export function remarkPlugins(given: StepOptions): PluggableList {
  const options = { ...given, ...compileOptionsOf(given) };
  const ofSite = loadPlugins(options.contentRoot, options.markdown.remarkPlugins);
  return [
    ...SYNTAX,
    [remarkStrict, options],
    remarkUnravel,
    ...(ofSite.length > 0 ? [...ofSite, remarkLaterSyntax, remarkMdx1Nodes] : []),
    [remarkImports, options],
    remarkCodeElements,
    remarkPackageManagers,
    remarkUnclosed,
    remarkAdmonitions,
    remarkTabs,
    remarkHtmlComponents,
    [remarkHeadingIds, options],
    // After the ids, which contain the emoji's name: `## :tada: Done` is `tada-done`.
    remarkEmoji,
    remarkInlineToc,
    [remarkCodeBlocks, options],
  ];
}

/** The rehype plugins in order, for pages of both kinds; those of the site come last. */
export function rehypePlugins(options: StepOptions): PluggableList {
  const { markdown } = compileOptionsOf(options);
  const ofSite = loadPlugins(options.contentRoot, markdown.rehypePlugins);
  return [rehypeStackedTables, ...ofSite];
}

/** `mdx` has JSX and expressions; in `md`, braces are text. */
export type ParserFormat = "mdx" | "md";

/** Creates a frozen processor that parses one text and runs the remark plugins. */
export function createProcessor(format: ParserFormat, source: string, options: StepOptions) {
  const processor = unified().use(remarkParse);
  if (format === "mdx") processor.use(remarkMdx);
  else processor.use(remarkPlainHtml);
  return processor
    .use(remarkPlugins({ ...options, withCode: true }))
    .use(remarkLeanAutolinks, source)
    .freeze();
}

/**
 * Creates a frozen processor that only parses.
 *
 * @param source the only text that it will parse, if known
 */
export function createParser(format: ParserFormat, source?: string) {
  const processor = unified().use(remarkParse);
  if (format === "mdx") processor.use(remarkMdx);
  processor.use(SYNTAX);
  if (source !== undefined) processor.use(remarkLeanAutolinks, source);
  return processor.freeze() as unknown as { parse: (file: object) => Root };
}
