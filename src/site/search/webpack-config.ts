import path from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * Gives browsers FlexSearch's light build. The index is made when the site is built, and the ranking
 * reads its export, so the engine's own way to add, import and search stays on the server.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript" && stage !== "develop") return;
  const light = path.resolve("node_modules/flexsearch/dist/flexsearch.light.js");
  actions.setWebpackConfig({ resolve: { alias: { flexsearch$: light } } });
};
