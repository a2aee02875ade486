/**
 * Public interface of the plugin: everything that the site imports from it. Code that runs in the
 * browser may import types only.
 */

export { parsePostPath } from "./src/collections/blog-post";
export {
  cleanFolder,
  docPermalink,
  parseDocPath,
  splitNumberPrefix,
} from "./src/collections/doc-path";
export { parseCodeMeta } from "./src/content/code-blocks";
export { compileContent } from "./src/content/compile";
export type { ContentFiles } from "./src/content/content-file";
export { diskFiles } from "./src/content/content-file";
export {
  EMBEDDED_COMPONENTS,
  isEmbedded,
  KNOWN_FUNCTIONS,
  RUNNING_MODULES,
} from "./src/content/imports/known-modules";
export type { ContentFacts } from "./src/content/inspect";
export { inspectContent } from "./src/content/inspect";
export { createParser, remarkPlugins } from "./src/content/processor";
export type { Reading } from "./src/content/source/read-source";
export { readingOf } from "./src/content/source/read-source";
export { remarkSiteElements } from "./src/content/syntax-plugins";
export type { TreeNode } from "./src/content/tree";
export { eachNode } from "./src/content/tree";
export type { ContentNode, ElementTuple, Json } from "./src/content/types";
export { WRITTEN_COMPONENTS } from "./src/content/writers/remark-writers";
export type { ApiRelease, ContractChange } from "./src/data-files/api-changelog";
export { apiChangelogFile, SEVERITIES } from "./src/data-files/api-changelog";
export { readDataFile } from "./src/data-files/data-file";
export type { SiteSettings } from "./src/data-files/site-settings";
export {
  DEFAULT_CHECK_LEVELS,
  docsSettings,
  siteSettingsFile,
  withoutSlash,
} from "./src/data-files/site-settings";
export { splitFrontMatter } from "./src/front-matter/split-front-matter";
export { apiAddresses, isNamedLink } from "./src/links/api-names";
export type { NavigationLink } from "./src/navigation/page-navigation";
export { frameItems, sidebarFile } from "./src/navigation/sidebar-file";
export type { NavCategory, NavItem, NavLink } from "./src/navigation/types";
export * as nodeApis from "./src/node-apis";
export type { ContentPluginOptions } from "./src/plugin-options";
export type { YamlText } from "./src/read-yaml";
export { positionOfKey, readYaml } from "./src/read-yaml";
export { readVersions } from "./src/versions/read-versions";
