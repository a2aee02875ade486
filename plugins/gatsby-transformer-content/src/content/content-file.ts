import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { VFile } from "vfile";
import type { LocalProblem, Place } from "../../../../packages/problems";
import { placeOf } from "./tree";
import type { TreeNode } from "./tree";
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

/** What is wrong, without its place. */
export type Finding = Omit<LocalProblem, "line" | "column" | "file">;

/** Records a problem at a node or a place. A partial that is used twice is reported once. */
export function report(
  file: VFile,
  at: Pick<TreeNode, "position"> | Place,
  finding: Finding,
): void {
  const place = "line" in at ? at : placeOf(at);
  const problem: LocalProblem = { ...finding, ...place };
  const { problems } = findingsOf(file);
  const key = JSON.stringify(problem);
  if (!problems.some((known) => JSON.stringify(known) === key)) problems.push(problem);
}

/** What the parsers of Markdown and MDX throw. */
interface ParserError {
  line?: number | null;
  column?: number | null;
  reason?: string;
}

/** Parsers throw at the first mistake; it becomes a problem with its place. */
export function syntaxProblem(error: unknown): LocalProblem {
  const { line, column, reason } = error as ParserError;
  if (!reason) throw error;
  // An element that is never closed is reported at the end of the text; its start is in the words.
  const opened = /`?<[^>]*>`? \((\d+):(\d+)/.exec(reason);
  return {
    code: "content/syntax",
    severity: "error",
    line: Number(opened?.[1] ?? line ?? 1),
    column: Number(opened?.[2] ?? column ?? 1),
    message: `The text cannot be parsed: ${reason}`,
    hint: "In MDX, write \\{ and \\< for characters that are not code, or put them in backticks.",
  };
}
