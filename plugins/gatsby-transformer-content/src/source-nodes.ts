import type { GatsbyNode } from "gatsby";
import { sourceDefaultSidebars } from "./data-files/sidebar-nodes";
import { sourceHistory } from "./last-update";
import { createRootNode, NODE_TYPES } from "./nodes";
import type { ContentPluginOptions } from "./plugin-options";
import { versionsOf } from "./plugin-options";
import { watchContent } from "./watch-content";

/** Creates nodes without a file: versions and their problems, default sidebars, last commits. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api, pluginOptions) => {
  const options = pluginOptions as unknown as ContentPluginOptions;
  for (const [order, version] of versionsOf(options).entries()) {
    await createRootNode(api, NODE_TYPES.docsVersion, version.name, { ...version, order });
  }
  for (const [index, problem] of (options.versionProblems ?? []).entries()) {
    await createRootNode(api, NODE_TYPES.problem, `versions/${index}`, { ...problem });
  }
  await sourceDefaultSidebars(api, options);
  await sourceHistory(api, options);
  if (process.env.gatsby_executing_command === "develop") watchContent(api, options);
};
