import { readdir } from "node:fs/promises";
import path from "node:path";
import { isContained } from "../../../../packages/contained-files";
import type { FileNode, QueryContext } from "../nodes";
import { findNode, NODE_TYPES } from "../nodes";

type Resolve = (source: object, args: object, context: object, info: unknown) => unknown;

/** Part of GraphQL's resolve info that leads to fields of other types. */
export interface ResolveInfo {
  schema: {
    getType: (
      name: string,
    ) => { getFields?: () => Record<string, { resolve?: Resolve }> } | undefined;
  };
}

/** Returns the resolver of another plugin's field, if that plugin is installed. */
export function fieldOf({ schema }: ResolveInfo, type: string, field: string): Resolve | undefined {
  return schema.getType(type)?.getFields?.()[field]?.resolve;
}

/**
 * Returns the first file that is a node. Files behind symbolic links out of the folder that their
 * nodes come from do not count, unless the settings allow it.
 */
export async function findFileNode(
  candidates: readonly string[],
  { nodeModel }: QueryContext,
): Promise<FileNode | null> {
  for (const candidate of candidates) {
    const file = await findNode<FileNode>(nodeModel, "File", { absolutePath: candidate });
    if (!file) continue;
    const { absolutePath } = file;
    if (isContained(absolutePath, [folderOf(file)])) return file;
    if (isContained(absolutePath, await linkedFolders(nodeModel))) return file;
  }
  return null;
}

/** Returns the folders that links of the content folder may lead to, as absolute paths. */
async function linkedFolders(nodeModel: QueryContext["nodeModel"]): Promise<string[]> {
  const found = await findNode<SiteSettingsNode>(nodeModel, NODE_TYPES.siteSettings);
  const { file = "", linkedFolders = [] } = found ?? {};
  return linkedFolders.map((folder) => path.resolve(path.dirname(file), folder));
}

interface SiteSettingsNode {
  file: string;
  linkedFolders: string[];
}

/** Returns the folder that gatsby-source-filesystem has read a file from. */
function folderOf({ absolutePath, relativePath }: FileNode): string {
  return absolutePath.slice(0, -relativePath.length - 1);
}

/**
 * Returns the public URL of a file, with the site's base path and a digest of its content.
 * gatsby-source-filesystem copies it.
 */
export async function publicUrl(
  file: FileNode,
  context: QueryContext,
  info: ResolveInfo,
): Promise<string | null> {
  const address = await fieldOf(info, "File", "publicURL")?.(file, {}, context, info);
  return typeof address === "string" ? address.split("/").map(encodeURIComponent).join("/") : null;
}

/**
 * Returns the field of `File` with the address of its copy as other nodes have theirs: without the base path.
 *
 * @param basePath empty at the root of a host
 */
export function filePermalinkField(basePath: string) {
  return {
    permalink: {
      type: "String",
      description: "Site-absolute address of a copy of the file, without the site's base path.",
      resolve: async (file: FileNode, _: unknown, context: QueryContext, info: ResolveInfo) =>
        (await publicUrl(file, context, info))?.slice(basePath.length) ?? null,
    },
  };
}

/** Returns the permalink of a copy of a file. */
export async function filePermalink(
  file: FileNode,
  context: QueryContext,
  info: ResolveInfo,
): Promise<string | null> {
  const address = await fieldOf(info, "File", "permalink")?.(file, {}, context, info);
  return typeof address === "string" ? address : null;
}

/** Lists the site-absolute addresses of all static files. */
export async function listStaticFiles(folders: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(folders.map(listFiles));
  return [...new Set(lists.flat())].sort();
}

async function listFiles(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join("/")}`);
}
