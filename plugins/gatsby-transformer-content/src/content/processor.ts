import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { PluggableList } from "unified";
import { remarkAdmonitions } from "./remark-admonitions";
import { remarkCodeBlocks } from "./remark-code-blocks";
import { remarkHeadingIds } from "./remark-heading-ids";
import { remarkLeanAutolinks } from "./remark-lean-autolinks";
import { remarkPlainDirectives } from "./remark-plain-directives";

/**
 * What turns Markdown syntax into the site's elements, in order. Pages that are data and pages that
 * are modules (through gatsby-plugin-mdx) use the same list, so they cannot differ.
 */
export const remarkPlugins: PluggableList = [
  remarkGfm,
  remarkDirective,
  remarkPlainDirectives,
  remarkAdmonitions,
  remarkHeadingIds,
  remarkCodeBlocks,
];

/** `mdx` understands JSX and expressions; `md` is Markdown where braces are only braces. */
export type ContentFormat = "mdx" | "md";

/** A frozen processor that parses a text of one format and runs the remark plugins. */
export function createProcessor(format: ContentFormat, source: string) {
  const processor = unified().use(remarkParse);
  if (format === "mdx") processor.use(remarkMdx);
  return processor.use(remarkPlugins).use(remarkLeanAutolinks, source).freeze();
}
