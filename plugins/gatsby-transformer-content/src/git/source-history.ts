import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { NODE_TYPES } from "../constants";
import type { ContentPluginOptions } from "../plugin-options-schema";
import { readHistory } from "./read-history";

/**
 * Makes a node of every content file's last commit, once in a build and at the start of develop. As it
 * is a node of its own, a commit changes the pages that show it, and no compiled page.
 */
export async function sourceHistory(
  api: SourceNodesArgs,
  { contentRoot }: Pick<ContentPluginOptions, "contentRoot">,
): Promise<void> {
  const { actions, createContentDigest, createNodeId } = api;
  for (const [relativePath, commit] of await readHistory(contentRoot)) {
    if (!/\.mdx?$/i.test(relativePath)) continue;
    const file = path.relative(process.cwd(), path.join(contentRoot, relativePath));
    const fields = { file, ...commit };
    actions.createNode({
      ...fields,
      id: createNodeId(`${NODE_TYPES.lastCommit} >>> ${file}`),
      parent: null,
      children: [],
      internal: { type: NODE_TYPES.lastCommit, contentDigest: createContentDigest(fields) },
    });
  }
}
