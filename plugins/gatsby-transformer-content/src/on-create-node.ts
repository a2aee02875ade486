import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { blogPosts } from "./collections/blog-post";
import { createPageNodes } from "./collections/create-page-nodes";
import type { SourceFile } from "./collections/create-page-nodes";
import { docPages } from "./collections/doc-page";
import { standalonePages } from "./collections/standalone-page";
import { CONTENT_SOURCE } from "./constants";
import { dataFileHandler } from "./data-files/create-data-nodes";
import { findEncodingProblems } from "./find-encoding-problems";
import { createNodeWriter } from "./node-writer";
import type { FileNode } from "./node-writer";
import type { ContentPluginOptions } from "./plugin-options-schema";

/** Partials and plans: a name that begins with an underscore makes no page. */
const NO_PAGE = /(?:^|\/)_[^/]*(?:\/|$)/;

/**
 * Makes the domain nodes: pages from the Mdx nodes of gatsby-plugin-mdx, everything else from the
 * data files themselves.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api, pluginOptions) => {
  const options = pluginOptions as unknown as ContentPluginOptions;
  const { node } = api;
  if (node.internal.type === "Mdx") return createPage(api, options);
  if (!isContentFile(node)) return;
  const handle = dataFileHandler(node.relativePath);
  if (handle) await handle(await sourceFile(api, node, node, options));
};

function isContentFile(node: Node): node is FileNode {
  return node.internal.type === "File" && node.sourceInstanceName === CONTENT_SOURCE;
}

async function createPage(api: CreateNodeArgs, options: ContentPluginOptions): Promise<void> {
  const file = api.getNode(api.node.parent ?? "");
  if (!file || !isContentFile(file) || NO_PAGE.test(file.relativePath)) return;
  const input = await sourceFile(api, file, api.node, options);
  switch (file.relativePath.split("/")[0]) {
    case docPages.folder:
      return createPageNodes(docPages, input);
    case blogPosts.folder:
      return createPageNodes(blogPosts, input);
    case standalonePages.folder:
      return createPageNodes(standalonePages, input);
  }
}

async function sourceFile(
  api: CreateNodeArgs,
  file: FileNode,
  parent: Node,
  options: ContentPluginOptions,
): Promise<SourceFile> {
  const source = await api.loadNodeContent(file);
  const writer = createNodeWriter(api, parent);
  await writer.report(await findEncodingProblems(file, source));
  return { file, source, writer, options };
}
