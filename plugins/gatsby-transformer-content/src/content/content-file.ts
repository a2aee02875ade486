import { readdir, readFile } from "node:fs/promises";
import type { VFile } from "vfile";
import type { FilePosition, ProblemDetails, TextProblem } from "../../../../packages/problems";
import { TOO_DEEP } from "./source/nesting";
import type { TreeNode } from "./tree";
import { positionOf } from "./tree";

/** Access to the files that a page may include. */
export interface ContentFiles {
  /** Reads a file; `undefined` if it does not exist. */
  read: (absolutePath: string) => Promise<string | undefined>;
  /** Lists the names in a folder. */
  list: (absolutePath: string) => Promise<string[]>;
}

/** Reads files from disk. A file or folder that cannot be read counts as missing. */
export const diskFiles: ContentFiles = {
  read: (file) => readFile(file, "utf8").catch(() => undefined),
  list: (folder) => readdir(folder).catch(() => []),
};

/** The modules of Docusaurus that components of a site can import, with the names that they export. */
export type DocusaurusModules = Readonly<Record<string, readonly string[]>>;

/** Location of a page, the base of relative paths, and the files that it may include. */
export interface PageLocation {
  /** Absolute path of the page's file. */
  path: string;
  /** Absolute path of the content folder. */
  contentRoot: string;
  /** Modules of Docusaurus that components of the site can import. */
  docusaurusModules?: DocusaurusModules | undefined;
  files: ContentFiles;
}

/** Results that the steps of a compilation collect. */
interface Findings {
  problems: TextProblem[];
  /** Absolute paths of included files, even missing ones. */
  inclusions: Set<string>;
  /** How often partials were included. */
  partials: number;
}

/** Returns the findings of the page that is being compiled. */
export function findingsOf(file: VFile): Findings {
  file.data.findings ??= { problems: [], inclusions: new Set(), partials: 0 } satisfies Findings;
  return file.data.findings as Findings;
}

/** Records a problem at a node or position. A partial that is used twice is reported once. */
export function report(
  file: VFile,
  at: Pick<TreeNode, "position"> | FilePosition,
  finding: ProblemDetails,
): void {
  const place = "line" in at ? at : positionOf(at);
  const problem: TextProblem = { ...finding, ...place };
  const { problems } = findingsOf(file);
  const key = JSON.stringify(problem);
  if (!problems.some((known) => JSON.stringify(known) === key)) problems.push(problem);
}

/** Error thrown by the Markdown and MDX parsers. The reason may contain positions, too. */
export interface ParserError {
  line?: number | null;
  column?: number | null;
  reason?: string;
}

/** Returns whether a parser threw an error, also one whose call stack was too small. */
export function isParserError(error: unknown): boolean {
  return (error as Error).name === "RangeError" || Boolean((error as ParserError).reason);
}

/** A parser whose call stack was too small has no position. Rethrows other errors. */
function toParserError(error: unknown): ParserError {
  if (!isParserError(error)) throw error;
  if ((error as Error).name === "RangeError") return { reason: TOO_DEEP };
  return error as ParserError;
}

function tooDeep(place: FilePosition): TextProblem {
  return {
    code: "content/too-deep",
    severity: "error",
    ...place,
    message: TOO_DEEP,
    hint: "Nest block quotes, lists and elements less.",
  };
}

/** Converts a parser error to a problem with its position. */
export function syntaxProblem(error: unknown): TextProblem {
  const { line, column, reason = "" } = toParserError(error);
  if (reason === TOO_DEEP) return tooDeep({ line: line ?? 1, column: column ?? 1 });
  // The parser reports unclosed elements at the end of the text; the message contains the start.
  const opened = /`?<[^>]*>`? \((\d+):(\d+)/.exec(reason);
  return {
    code: "content/syntax",
    severity: "error",
    line: Number(opened?.[1] ?? line ?? 1),
    column: Number(opened?.[2] ?? column ?? 1),
    message: `The text cannot be parsed: ${reason}`,
    hint: hintFor(reason),
  };
}

/** Returns what to do about a reason of the parser. */
function hintFor(reason: string): string {
  const [, unclosed] = /expected corresponding closing tag for `<([^>\s]+)>`/.exec(reason) ?? [];
  if (unclosed) return `Add </${unclosed}> where <${unclosed}> ends.`;
  if (/[\u2018\u2019\u201c\u201d]/.test(reason)) return 'Write straight quotation marks: "…".';
  if (/`@` \(U\+0040\) in name/.test(reason))
    return "Write the e-mail address without < and >, or as a link: [me@x.example](mailto:me@x.example).";
  return "In MDX, escape characters that are not code as \\{ and \\<, or put them in backticks.";
}
