import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../../packages/problems";
import type { Memory } from "../site/memory/memory";
import type { Page } from "./page";
import { readPage } from "./read-page";

/** Folders of the content root that hold pages. */
const FOLDERS = ["docs", "blog", "pages"];

/** Everything that was read from a content folder. */
export interface ReadPages {
  /** Sorted by file; files that begin with `_` and drafts are not pages. */
  pages: Page[];
  /** Files that could not be read as pages. */
  problems: Problem[];
}

/**
 * Reads all pages of a content folder.
 *
 * @param contentRoot absolute path of the folder with `docs` and `blog`
 */
export async function readPages(contentRoot: string, memory: Memory): Promise<ReadPages> {
  const found = await Promise.all(FOLDERS.map((folder) => findFiles(contentRoot, folder)));
  const files = found.flat().sort();
  const read = await Promise.all(
    files.map(async (name) => {
      const absolute = path.join(contentRoot, name);
      const file = path.relative(process.cwd(), absolute).split(path.sep).join("/");
      return readPage({ file, path: name, source: await readFile(absolute, "utf8") }, memory);
    }),
  );
  return {
    pages: read.flatMap(({ page }) => (page && page.frontMatter.draft !== true ? [page] : [])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

async function findFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  return entries
    .map((entry) => `${folder}/${entry.split(path.sep).join("/")}`)
    .filter((name) => /\.mdx?$/.test(name))
    .filter((name) => !name.split("/").some((part) => part.startsWith("_")));
}
