import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { searchAliases } from "./search/search-aliases";
import { readSiteSources } from "./settings";

/**
 * Names of modules that mean something else here. `@site/` is the folder of the content, or the one
 * around it, for pages that import components of their own.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  const { contentRoot } = readSiteSources(process.env);
  const site = [contentRoot, path.dirname(contentRoot)];
  actions.setWebpackConfig({ resolve: { alias: { "@site": site, ...searchAliases(stage) } } });
};
