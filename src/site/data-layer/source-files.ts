import { existsSync } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";
import type { StoredNode } from "./nodes";

/** Names that gatsby-source-filesystem ignores. */
const IGNORED = /^(?:\.DS_Store|\.gitignore|\.npmignore|node_modules)$|\.un~$/;

/** Options of gatsby-source-filesystem. */
export interface FileSource {
  name: string;
  /** Absolute path. */
  path: string;
  /** Return whether to leave out an absolute path. */
  ignore?: Array<(file: string) => boolean>;
}

/** Reads the files in a folder as nodes of gatsby-source-filesystem. */
export async function readFileNodes(source: FileSource): Promise<StoredNode[]> {
  if (!existsSync(source.path)) return [];
  const isIgnored = (file: string) => source.ignore?.some((matches) => matches(file)) ?? false;
  const files = await listFiles(source.path, [await realpath(source.path)], isIgnored);
  return files
    .map((file) => path.relative(source.path, file).split(path.sep).join("/"))
    .sort()
    .map((name) => fileNode(source, name));
}

/**
 * Lists absolute paths of all files in a folder, at any depth. Follows symbolic links, except broken links
 * and links to a folder that contains them.
 */
async function listFiles(
  folder: string,
  ancestors: readonly string[],
  isIgnored: (file: string) => boolean,
): Promise<string[]> {
  const lists = (await readdir(folder)).map(async (name): Promise<string[]> => {
    const entry = path.join(folder, name);
    if (IGNORED.test(name) || isIgnored(entry)) return [];
    const target = await stat(entry).catch(() => undefined);
    if (!target?.isDirectory()) return target?.isFile() ? [entry] : [];
    const real = await realpath(entry);
    return ancestors.includes(real) ? [] : listFiles(entry, [...ancestors, real], isIgnored);
  });
  return (await Promise.all(lists)).flat();
}

function fileNode(source: FileSource, relativePath: string): StoredNode {
  const { dir, name, base, ext } = path.posix.parse(relativePath);
  return {
    id: `file ${source.name} ${relativePath}`,
    parent: null,
    children: [],
    internal: { type: "File" },
    sourceInstanceName: source.name,
    relativePath,
    relativeDirectory: dir,
    absolutePath: path.join(source.path, relativePath),
    name,
    base,
    ext,
    extension: ext.slice(1).toLowerCase(),
  };
}

/** Creates the node of gatsby-plugin-mdx for a page; nothing for other files. */
export function mdxNode(file: StoredNode): StoredNode | undefined {
  if (file.internal.type !== "File" || (file.ext !== ".mdx" && file.ext !== ".md"))
    return undefined;
  return { id: `mdx ${file.id}`, parent: file.id, children: [], internal: { type: "Mdx" } };
}
