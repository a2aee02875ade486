import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { sourceDefaultSidebars } from "./data-files/sidebar-nodes";
import { sourceHistory } from "./last-update";
import { deleteChildren, NODE_TYPES, writeRootNode } from "./nodes";
import { onCreateNode } from "./on-create-node";
import type { ContentPluginOptions } from "./plugin-options";
import { versionsOf } from "./plugin-options";
import { watchContent } from "./watch-content";

/** Creates nodes without a file: versions and their problems, default sidebars, last commits. */
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
  await recreateStaleNodes(api, options);
  if (process.env.gatsby_executing_command === "develop") watchContent(api, options);
};

const CACHE_KEY = "options";

/**
 * Recreates the nodes of all content files if the options have changed. Permalinks depend on the
 * options, but Gatsby only calls `onCreateNode` for changed files.
 */
async function recreateStaleNodes(
  api: SourceNodesArgs,
  options: ContentPluginOptions,
): Promise<void> {
  const digest = api.createContentDigest({ ...options, versionProblems: [] });
  const before = await api.cache.get(CACHE_KEY);
  await api.cache.set(CACHE_KEY, digest);
  if (before === undefined || before === digest) return;
  for (const node of [...api.getNodesByType("File"), ...api.getNodesByType("Mdx")]) {
    deleteChildren(api, node);
    await onCreateNode?.(
      { ...api, node } as unknown as Parameters<typeof onCreateNode>[0],
      options as unknown as Parameters<typeof onCreateNode>[1],
      () => undefined,
    );
  }
}
