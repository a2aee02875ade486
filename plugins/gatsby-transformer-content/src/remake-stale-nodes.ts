import type { SourceNodesArgs } from "gatsby";
import { forgetChildren } from "./node-writer";
import { onCreateNode } from "./on-create-node";
import type { ContentPluginOptions } from "./plugin-options-schema";

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
