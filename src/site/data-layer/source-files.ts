import { readdir } from "node:fs/promises";
import path from "node:path";
import { CONTENT_SOURCE } from "../../../plugins/gatsby-transformer-content/src/constants";
import type { StoredNode } from "./node-store";

/** Names that gatsby-source-filesystem passes over. */
const IGNORED = /(?:^|\/)(?:\.DS_Store|\.gitignore|\.npmignore|node_modules)(?:\/|$)|\.un~$/;

/** The files below a content root as the nodes that gatsby-source-filesystem makes of them. */
export async function readFileNodes(contentRoot: string): Promise<StoredNode[]> {
  const entries = await readdir(contentRoot, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(contentRoot, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => !IGNORED.test(name))
    .sort()
    .map((name) => fileNode(contentRoot, name));
}

function fileNode(contentRoot: string, relativePath: string): StoredNode {
  const { dir, name, base, ext } = path.posix.parse(relativePath);
  return {
    id: `file ${relativePath}`,
    parent: null,
    children: [],
    internal: { type: "File" },
    sourceInstanceName: CONTENT_SOURCE,
    relativePath,
    relativeDirectory: dir,
    absolutePath: path.join(contentRoot, relativePath),
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
