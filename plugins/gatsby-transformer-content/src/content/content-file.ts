import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { VFile } from "vfile";
import type { LocalProblem } from "../../../../packages/problems";
import type { Json } from "./types";

/** The files that a page may take in: partials and code. */
export interface ContentFiles {
  /** Text of a file; nothing where there is none. */
  read: (absolutePath: string) => Promise<string | undefined>;
  /** Names of the files in a folder. */
  list: (absolutePath: string) => Promise<string[]>;
}

/** Reads from the disk. */
export const diskFiles: ContentFiles = {
  read: (file) => readFile(file, "utf8").catch(() => undefined),
  list: (folder) => readdir(folder).catch(() => []),
};

/** Where a page stands, for what it takes in by path. */
export interface ContentPlace {
  /** Absolute path of the page's file. */
  path: string;
  /** Absolute path of the folder that holds `docs/` and `blog/`: what `@site/` stands for. */
  root: string;
  files: ContentFiles;
  /** Values of `frontMatter` in the page. */
  frontMatter?: Record<string, Json>;
}

/** What the steps of a compilation leave for its end. */
interface Findings {
  problems: LocalProblem[];
  /** Absolute paths of the files that the page takes in, missing ones among them. */
  inclusions: Set<string>;
}

/** The findings of the page that a file object stands for. */
export function findingsOf(file: VFile): Findings {
  file.data.findings ??= { problems: [], inclusions: new Set() } satisfies Findings;
  return file.data.findings as Findings;
}

/** Path of a file as reports name it. */
export function reportedPath(absolutePath: string): string {
  return path.relative(process.cwd(), absolutePath);
}
