import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../../../packages/problems";
import { blogPosts } from "./collections/blog-post";
import { createPageNodes } from "./collections/create-page-nodes";
import type { Inclusion, SourceFile } from "./collections/create-page-nodes";
import { docPages, standalonePages } from "./collections/pages";
import { dataFileHandler } from "./data-files/create-data-nodes";
import { createSidebarNodes } from "./data-files/sidebar-nodes";
import { CONTENT_SOURCE, createNodeWriter, forgetChildren, NODE_TYPES } from "./nodes";
import type { FileNode } from "./nodes";
import { versionsOf } from "./plugin-options";
import type { ContentPluginOptions } from "./plugin-options";
import { versionOfDoc, versionOfSidebars } from "./versions/docs-version";
import type { VersionedPath } from "./versions/docs-version";

/** Partials and plans: a name that begins with an underscore makes no page. */
const NO_PAGE = /(?:^|\/)_[^/]*(?:\/|$)/;

/** A post, or a page that belongs to no collection; Docusaurus has these below `src`. */
const OTHER_PAGE = /^(blog|pages|src\/pages)\/(.+)$/;

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
  if (handle) return handle(await sourceFile(api, node, node, options));
  await remakeDependents(node.absolutePath, api, options);
};

/** Makes anew what takes in a file that has come, changed or gone. */
export async function remakeDependents(
  absolutePath: string,
  api: NodePluginArgs,
  options: ContentPluginOptions,
): Promise<void> {
  if (SCRIPT.test(absolutePath)) await remakeScriptedSidebars(api, options);
  await remakePagesWith(absolutePath, api, options);
}

/** A script that is no data file may be one that a scripted data file imports. */
const SCRIPT = /\.(?:[cm]?[jt]s|json)$/;

/** Makes the sidebars that scripts declare anew, as a script that they import has changed. */
async function remakeScriptedSidebars(
  api: NodePluginArgs,
  options: ContentPluginOptions,
): Promise<void> {
  await remakeSidebars(api, options, ({ base }) => /\.[cm]?[jt]s$/.test(base));
}

/** Makes the sidebars of files anew. */
export async function remakeSidebars(
  api: NodePluginArgs,
  options: ContentPluginOptions,
  isMeant: (file: FileNode) => boolean,
): Promise<void> {
  for (const node of api.getNodesByType("File").filter(isContentFile)) {
    if (versionOfSidebars(node.relativePath) === undefined || !isMeant(node)) continue;
    forgetChildren(api, node);
    await createSidebarNodes(await sourceFile(api, node, node, options));
  }
}

/** Makes the pages anew that take in a file. */
async function remakePagesWith(
  absolutePath: string,
  api: NodePluginArgs,
  options: ContentPluginOptions,
): Promise<void> {
  const inclusions = api.getNodesByType(NODE_TYPES.inclusion) as unknown as Inclusion[];
  const pages = inclusions.filter(({ includes }) => includes === absolutePath);
  if (pages.length === 0) return;
  const paths = new Set(pages.map(({ page }) => page));
  for (const node of api.getNodesByType("Mdx")) {
    const parent = api.getNode(node.parent ?? "");
    if (!parent || !isContentFile(parent) || !paths.has(parent.absolutePath)) continue;
    forgetChildren(api, node);
    await createPage({ ...api, node }, options);
  }
}

function isContentFile(node: Node): node is FileNode {
  return node.internal.type === "File" && node.sourceInstanceName === CONTENT_SOURCE;
}

async function createPage(
  api: NodePluginArgs & { node: Node },
  options: ContentPluginOptions,
): Promise<void> {
  const file = api.getNode(api.node.parent ?? "");
  if (!file || !isContentFile(file) || NO_PAGE.test(file.relativePath)) return;
  const input = await sourceFile(api, file, api.node, options);
  const doc = versionOfDoc(file.relativePath);
  if (doc) return createDocNodes(doc, input);
  const [, folder, rest = ""] = OTHER_PAGE.exec(file.relativePath) ?? [];
  if (folder === "blog") return createPageNodes(blogPosts, { ...input, path: rest });
  if (folder) return createPageNodes(standalonePages, { ...input, path: rest });
}

/** A page of a version that is not shown makes no node. */
async function createDocNodes({ version, path }: VersionedPath, input: SourceFile): Promise<void> {
  const found = versionsOf(input.options).find(({ name }) => name === version);
  if (found) await createPageNodes(docPages(found), { ...input, path });
}

async function sourceFile(
  api: NodePluginArgs,
  file: FileNode,
  parent: Node,
  options: ContentPluginOptions,
): Promise<SourceFile> {
  const source = await api.loadNodeContent(file);
  const writer = createNodeWriter(api, parent);
  await writer.report(await findEncodingProblems(file, source));
  return { file, source, writer, options };
}

/** What a decoder puts in place of bytes that it cannot read. */
const REPLACEMENT = "\uFFFD";

/**
 * A file that is not UTF-8: its umlauts would be lost. A replacement character that the writer typed is
 * none of it, so the file's bytes are asked.
 */
export async function findEncodingProblems(
  { absolutePath }: Pick<FileNode, "absolutePath">,
  source: string,
): Promise<Problem[]> {
  const offset = source.indexOf(REPLACEMENT);
  if (offset < 0 || isUtf8(await readFile(absolutePath))) return [];
  const lines = source.slice(0, offset).split(/\r\n|\r|\n/);
  return [
    {
      code: "content/not-utf-8",
      severity: "error",
      file: path.relative(process.cwd(), absolutePath),
      line: lines.length,
      column: (lines[lines.length - 1] ?? "").length + 1,
      message: "The file is not UTF-8: from here on its characters cannot be told.",
      hint: "Save the file as UTF-8 in your editor.",
    },
  ];
}
