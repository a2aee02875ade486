import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { sourceDefaultSidebars } from "./data-files/sidebar-nodes";
import { sourceHistory } from "./last-update";
import { forgetChildren, NODE_TYPES, writeRootNode } from "./nodes";
import { onCreateNode } from "./on-create-node";
import { versionsOf } from "./plugin-options";
import type { ContentPluginOptions } from "./plugin-options";
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

const CACHE_KEY = "options";

/**
 * Makes the nodes of all content files anew if the options have changed since the cache was filled.
 * Addresses follow from the options, and Gatsby only calls for files that have changed.
 */
export async function remakeStaleNodes(
  api: SourceNodesArgs,
  options: ContentPluginOptions,
): Promise<void> {
  const digest = api.createContentDigest({ ...options, versionProblems: [] });
  const before = await api.cache.get(CACHE_KEY);
  await api.cache.set(CACHE_KEY, digest);
  if (before === undefined || before === digest) return;
  for (const node of [...api.getNodesByType("File"), ...api.getNodesByType("Mdx")]) {
    forgetChildren(api, node);
    await onCreateNode?.(
      { ...api, node } as unknown as Parameters<typeof onCreateNode>[0],
      options as unknown as Parameters<typeof onCreateNode>[1],
      () => undefined,
    );
  }
}
