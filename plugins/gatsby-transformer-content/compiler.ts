/** The compiler of pages, for code that reads pages by itself: commands, checks and tests. */

export { parseCodeMeta } from "./src/content/code-blocks";
export { compileContent } from "./src/content/compile";
export { compileOptionsOf } from "./src/content/compile-options";
export type { ContentFiles } from "./src/content/content-file";
export { diskFiles } from "./src/content/content-file";
export { HTML_COMPONENTS } from "./src/content/html-components/remark-html-components";
export {
  EMBEDDED_COMPONENTS,
  isEmbedded,
  KNOWN_FUNCTIONS,
  RUNNING_MODULES,
} from "./src/content/imports/known-modules";
export type { ContentFacts } from "./src/content/inspect";
export { inspectContent } from "./src/content/inspect";
export { createParser } from "./src/content/processor";
export type { Dialect } from "./src/content/source/read-source";
export { detectDialect } from "./src/content/source/read-source";
export type { TreeNode } from "./src/content/tree";
export { eachNode } from "./src/content/tree";
export { splitFrontMatter } from "./src/front-matter/split-front-matter";
