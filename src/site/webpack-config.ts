import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { moduleAliases } from "../docusaurus/module-aliases";
import { searchAliases } from "./search/search-aliases";
import { readSiteSources } from "./settings";

/**
 * Names of modules that mean something else here. `@site/` is the folder of the content, or the one
 * around it, for pages that import components of their own.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
}) => {
  const { contentRoot } = readSiteSources(process.env);
  const site = [contentRoot, path.dirname(contentRoot)];
  const alias = { "@site": site, ...moduleAliases(), ...searchAliases(stage) };
  actions.setWebpackConfig({ resolve: { alias } });
  const config: unknown = getConfig();
  exportStylesByDefault(config);
  actions.replaceWebpackConfig(config as object);
};

/** `import styles from "./x.module.css"`, with the names as they stand there, as other sites have it. */
function exportStylesByDefault(part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  const { module, rules, oneOf, use, options } = part as Record<string, unknown>;
  for (const inner of Array.isArray(part) ? part : [module, rules, oneOf, use]) {
    exportStylesByDefault(inner);
  }
  const { modules } = (options ?? {}) as { modules?: Record<string, unknown> | boolean | null };
  if (typeof modules !== "object" || modules === null) return;
  modules.namedExport = false;
  if ("exportLocalsConvention" in modules) modules.exportLocalsConvention = "camelCase";
}
