import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { isContained } from "../../../packages/contained-files";
import { notUtf8 } from "../../../packages/problems";
import { blogCollection } from "./collections/blog-post";
import { createPageNodes } from "./collections/create-page-nodes";
import { docCollection, standaloneCollection } from "./collections/pages";
import { dataFileHandler } from "./data-files/create-data-nodes";
import { createSidebarNodes } from "./data-files/sidebar-nodes";
import type { FileNode } from "./nodes";
import { CONTENT_SOURCE, createNodeFactory, deleteChildren, isCurrent, NODE_TYPES } from "./nodes";
import { oneAtATime, pendingWork } from "./pending-work";
import type { ContentPluginOptions } from "./plugin-options";
import { isPageFile, versionsOf } from "./plugin-options";
import type { Inclusion, SourceFile } from "./source-file";
import { findUntrustedFile } from "./strict-trust";
import type { VersionedPath } from "./versions/docs-version";
import { versionOfDoc, versionOfSidebars } from "./versions/docs-version";

/** Partials: a file or folder that starts with an underscore is not a page. */
const PARTIAL = /(?:^|\/)_[^/]*(?:\/|$)/;

/** A post or a standalone page. Docusaurus has standalone pages below `src`. */
const OTHER_PAGE = /^(blog|pages|src\/pages)\/(.+)$/;

/** Folders whose files pages can link to, or that are published as they are. */
const PUBLISHED = /^(?:(?:[\w-]+_)?docs|blog|pages|src\/pages|static)\//;

/** Creates pages from the `Mdx` nodes of gatsby-plugin-mdx, and all other nodes from data files. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api, pluginOptions) => {
  try {
    await dispatchNode(api, pluginOptions as unknown as ContentPluginOptions);
  } finally {
    pendingWork(api).pending.delete(api.node.id);
  }
};

async function dispatchNode(
  api: NodePluginArgs & { node: Node },
  options: ContentPluginOptions,
): Promise<void> {
  const { node } = api;
  const file = contentFileOf(node, api);
  // Symbolic links leading out of the content folder get no nodes. A check reports them.
  if (
    !file ||
    !isContained(file.absolutePath, [options.contentRoot, ...(options.linkedFolders ?? [])])
  ) {
    return;
  }
  if (node.internal.type === "Mdx") return createPage(api, file, options);
  if (options.trust === "strict" && PUBLISHED.test(file.relativePath)) {
    const text = await readFile(file.absolutePath, "utf8");
    const problem = findUntrustedFile(file.extension, text);
    if (problem) await createNodeFactory(api, file, file).report([problem]);
  }
  const handle = dataFileHandler(file.relativePath);
  if (!handle) return recreateDependents(file.absolutePath, api, options);
  await oneAtATime(api, file.absolutePath, async () => {
    if (!isCurrent(file, api.getNode(file.id))) return;
    const input = await sourceFile(api, file, file, options);
    if (input) await handle(input);
  });
}

/** Returns the content file of a `File` or `Mdx` node. */
function contentFileOf(node: Node, { getNode }: NodePluginArgs): FileNode | undefined {
  const file = node.internal.type === "Mdx" ? getNode(node.parent ?? "") : node;
  return file && isContentFile(file) ? file : undefined;
}

function isContentFile(node: Node): node is FileNode {
  return node.internal.type === "File" && node.sourceInstanceName === CONTENT_SOURCE;
}

/** Recreates the nodes that depend on a file that was added, changed or deleted. */
export async function recreateDependents(
  absolutePath: string,
  api: NodePluginArgs,
  options: ContentPluginOptions,
): Promise<void> {
  if (IMPORTABLE.test(absolutePath)) {
    await recreateSidebars(api, options, ({ base }) => /\.[cm]?[jt]s$/.test(base));
  }
  await recreatePagesIncluding(absolutePath, api, options);
}

/** Files that a sidebars script may import. */
const IMPORTABLE = /\.(?:[cm]?[jt]s|json)$/;

/** Recreates the sidebars of files that match. */
export async function recreateSidebars(
  api: NodePluginArgs,
  options: ContentPluginOptions,
  matches: (file: FileNode) => boolean,
): Promise<void> {
  for (const node of api.getNodesByType("File").filter(isContentFile)) {
    if (versionOfSidebars(node.relativePath) === undefined || !matches(node)) continue;
    await oneAtATime(api, node.absolutePath, async () => {
      const current = api.getNode(node.id);
      if (!current || !isCurrent(node, current)) return;
      deleteChildren(api, current);
      const input = await sourceFile(api, node, current, options);
      if (input) await createSidebarNodes(input);
    });
  }
}

async function recreatePagesIncluding(
  absolutePath: string,
  api: NodePluginArgs,
  options: ContentPluginOptions,
): Promise<void> {
  const inclusions = api.getNodesByType(NODE_TYPES.inclusion) as unknown as Inclusion[];
  const pages = inclusions.filter(({ includes }) => includes === absolutePath);
  if (pages.length === 0) return;
  const paths = new Set(pages.map(({ page }) => page));
  for (const node of api.getNodesByType("Mdx")) {
    const file = contentFileOf(node, api);
    if (file && paths.has(file.absolutePath)) await createPage({ ...api, node }, file, options);
  }
}

async function createPage(
  api: NodePluginArgs & { node: Node },
  file: FileNode,
  options: ContentPluginOptions,
): Promise<void> {
  await oneAtATime(api, file.absolutePath, async () => {
    const current = api.getNode(api.node.id);
    if (!current || !isCurrent(api.node, current)) return;
    // It has children if the page is created again because a file that it includes has changed.
    deleteChildren(api, current);
    const input = await sourceFile(api, file, current, options);
    if (!input || PARTIAL.test(file.relativePath)) return;
    if (isPageFile(file.relativePath, options.files)) await createNodesForFolder(file, input);
  });
}

/** Creates the nodes of a page by its folder. Does nothing if no folder matches. */
async function createNodesForFolder(file: FileNode, input: SourceFile): Promise<void> {
  const doc = versionOfDoc(file.relativePath);
  if (doc) return createDocNodes(doc, input);
  const [, folder, rest = ""] = OTHER_PAGE.exec(file.relativePath) ?? [];
  if (folder === "blog") return createPageNodes(blogCollection, { ...input, path: rest });
  if (folder) return createPageNodes(standaloneCollection, { ...input, path: rest });
}

/** Pages of hidden versions get no node. */
async function createDocNodes({ version, path }: VersionedPath, input: SourceFile): Promise<void> {
  const found = versionsOf(input.options).find(({ name }) => name === version);
  if (found) await createPageNodes(docCollection(found), { ...input, path });
}

/** Reads a file. Reports a file that is not UTF-8 text and returns `undefined` for it. */
async function sourceFile(
  api: NodePluginArgs,
  file: FileNode,
  parent: Node,
  options: ContentPluginOptions,
): Promise<SourceFile | undefined> {
  const source = await api.loadNodeContent(file);
  const factory = createNodeFactory(api, file, parent);
  const isBroken = source.includes("\0") || (await hasInvalidBytes(source, file));
  if (!isBroken) return { file, source, factory, options };
  await factory.report([notUtf8(source)]);
  return undefined;
}

/** Decoders insert U+FFFD for bytes that they cannot read. An author may also have typed it. */
async function hasInvalidBytes(source: string, { absolutePath }: FileNode): Promise<boolean> {
  return source.includes("\uFFFD") && !isUtf8(await readFile(absolutePath));
}
