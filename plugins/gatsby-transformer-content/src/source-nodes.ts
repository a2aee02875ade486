import type { GatsbyNode } from "gatsby";
import { NODE_TYPES } from "./constants";
import { sourceDefaultSidebars } from "./data-files/default-sidebars";
import { sourceHistory } from "./git/source-history";
import { writeRootNode } from "./node-writer";
import { versionsOf } from "./plugin-options-schema";
import type { ContentPluginOptions } from "./plugin-options-schema";
import { remakeStaleNodes } from "./remake-stale-nodes";
import { watchContent } from "./watch-content";

/**
 * Makes the nodes that no file stands for: versions, what is wrong with them, default sidebars, the
 * last commits of files.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api, pluginOptions) => {
  const options = pluginOptions as unknown as ContentPluginOptions;
  for (const [order, version] of versionsOf(options).entries()) {
    await writeRootNode(api, NODE_TYPES.docsVersion, version.name, { ...version, order });
  }
  for (const [index, problem] of (options.versionProblems ?? []).entries()) {
    await writeRootNode(api, NODE_TYPES.problem, `versions/${index}`, { ...problem });
  }
  await sourceDefaultSidebars(api, options);
  await sourceHistory(api, options);
  await remakeStaleNodes(api, options);
  if (process.env.gatsby_executing_command === "develop") watchContent(api, options);
};
