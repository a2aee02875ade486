import type { GatsbyNode } from "gatsby";
import { versionsOf } from "./plugin-options-schema";
import type { ContentPluginOptions } from "./plugin-options-schema";
import { isVersioned } from "./versions/docs-version";

/**
 * Tells the site's code, when it is compiled, whether the documentation has versions: one that has
 * none leaves out what choosing between them takes.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { actions, plugins },
  pluginOptions,
) => {
  const versions = versionsOf(pluginOptions as unknown as ContentPluginOptions);
  const value = JSON.stringify(String(isVersioned(versions)));
  actions.setWebpackConfig({ plugins: [plugins.define({ "process.env.DOCS_VERSIONED": value })] });
};
