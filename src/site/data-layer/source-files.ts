import { existsSync } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";
import type { StoredNode } from "./nodes";

/** Names that gatsby-source-filesystem passes over. */
const IGNORED = /(?:^|\/)(?:\.DS_Store|\.gitignore|\.npmignore|node_modules)(?:\/|$)|\.un~$/;

/** A folder of files, as gatsby-source-filesystem is told of it. */
export interface FileSource {
  name: string;
  /** Absolute path. */
  path: string;
}

/** The files below a folder as the nodes that gatsby-source-filesystem makes of them. */
export async function readFileNodes(source: FileSource): Promise<StoredNode[]> {
  if (!existsSync(source.path)) return [];
  const files = await listFiles(source.path, [await realpath(source.path)]);
  return files
    .map((file) => path.relative(source.path, file).split(path.sep).join("/"))
    .filter((name) => !IGNORED.test(name))
    .sort()
    .map((name) => fileNode(source, name));
}

/**
 * Absolute paths of all files below a folder. Symbolic links are followed; one that leads nowhere is
 * left out, and so is a folder that stands around itself.
 */
async function listFiles(folder: string, around: readonly string[]): Promise<string[]> {
  const lists = (await readdir(folder)).map(async (name): Promise<string[]> => {
    const entry = path.join(folder, name);
    const target = await stat(entry).catch(() => undefined);
    if (!target?.isDirectory()) return target?.isFile() ? [entry] : [];
    const real = await realpath(entry);
    return around.includes(real) ? [] : listFiles(entry, [...around, real]);
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

/** The node that gatsby-plugin-mdx makes of a file that holds a page; nothing for other files. */
export function mdxNode(file: StoredNode): StoredNode | undefined {
  if (file.internal.type !== "File" || (file.ext !== ".mdx" && file.ext !== ".md"))
    return undefined;
  return { id: `mdx ${file.id}`, parent: file.id, children: [], internal: { type: "Mdx" } };
}
