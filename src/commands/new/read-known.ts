import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readYaml } from "../../../plugins/gatsby-transformer-content";

/** What a site has already, as far as a new page must fit in. */
export interface KnownContent {
  /** Paths of all files below the content's folder, with slashes. */
  files: string[];
  /** Folders below `docs` that hold pages. */
  folders: string[];
  authors: string[];
  tags: string[];
  /** Text of `sidebars.yml`; absent where the site has none. */
  sidebars?: string;
}

/** Reads what a content folder holds. */
export function readKnown(contentRoot: string): KnownContent {
  const files = readdirSync(contentRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(contentRoot, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"))
    .sort();
  const sidebars = path.join(contentRoot, "sidebars.yml");
  return {
    files,
    folders: foldersOf(files),
    authors: keysOf(path.join(contentRoot, "blog/authors.yml")),
    tags: keysOf(path.join(contentRoot, "blog/tags.yml")),
    ...(existsSync(sidebars) ? { sidebars: readFileSync(sidebars, "utf8") } : {}),
  };
}

function foldersOf(files: readonly string[]): string[] {
  const folders = files
    .filter((file) => /^docs\/.*\.mdx?$/.test(file))
    .map((file) => path.posix.dirname(file).slice("docs/".length))
    .filter((folder) => folder !== "");
  return [...new Set(folders)];
}

function keysOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return Object.keys((readYaml(readFileSync(file, "utf8")).data as object | undefined) ?? {});
}
