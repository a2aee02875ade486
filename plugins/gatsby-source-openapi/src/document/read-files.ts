import { promises as fs } from "node:fs";
import path from "node:path";
import { decoded } from "../../../../packages/addresses";
import { isContained } from "../../../../packages/contained-files";
import type { FilePosition, Problem, ProblemDetails } from "../../../../packages/problems";
import { findJsonError, projectPath } from "../../../../packages/problems";
import { createLocator, MAX_DEPTH, readYaml } from "./read-yaml";
import { referenceOf, visitObjects } from "./reference";

/** A file of a document. */
export interface SourceFile {
  /** Absolute path. */
  path: string;
  /** Path in problems, relative to the project. */
  label: string;
  text: string;
  value: unknown;
  /** Returns the position of a value in the text, given its JSON pointer, or of its nearest ancestor there. */
  locate: (pointer: string) => FilePosition;
}

/** Makes a problem at a value of a file. */
export function problemAt(
  { label, locate }: SourceFile,
  pointer: string,
  details: ProblemDetails,
): Problem {
  return { ...details, file: label, ...locate(pointer), pointer };
}

/** The files of a document, the document itself first, and the problems of reading them. */
export type SourceFiles = { files: Map<string, SourceFile>; problems: Problem[] };

const STRUCTURED = /\.(ya?ml|json)$/i;

/** Limit for the number of values in a file after its YAML aliases are expanded. */
const MAX_VALUES = 5_000_000;

/** Reads a document and every YAML or JSON file that it refers to, each once. */
export async function readFiles(entry: string): Promise<SourceFiles> {
  const files = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  const pending = [path.resolve(entry)];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (files.has(file)) continue;
    const label = projectPath(file);
    const content = await readText(file, label);
    if ("problem" in content) {
      // A missing file other than the entry is reported at the reference to it.
      if (files.size === 0 || content.problem.code !== "unreadable") {
        problems.push(content.problem);
      }
      continue;
    }
    const { text } = content;
    const read = readYaml(text, label);
    const locate = createLocator(text);
    const value = "value" in read ? read.value : undefined;
    const source: SourceFile = { path: file, label, text, value, locate };
    files.set(file, source);
    const wrong = "problems" in read ? read.problems : shapeProblems(source);
    problems.push(...wrong);
    if (wrong.length === 0) {
      problems.push(...findInvalidJson(source));
      // References to other files are reported later, and those files are never read.
      pending.push(...filesNamedIn(source).filter((named) => isReadable(entry, named)));
    }
  }
  return { files, problems };
}

/** Reports a `.json` file that is not JSON, although it can be read as YAML. */
function findInvalidJson({ label, text }: SourceFile): Problem[] {
  if (!/\.json$/i.test(label)) return [];
  const error = findJsonError(text);
  if (!error) return [];
  const { reason, ...position } = error;
  return [
    {
      code: "invalid-json",
      severity: "warning",
      file: label,
      ...position,
      message: `The file is not valid JSON, which other programs need: ${reason}.`,
      hint: "JSON needs double quotes, and has no comments and no comma after the last value.",
    },
  ];
}

/** Files may be anywhere in the project, or in the folder of a document outside it. */
export function isReadable(entry: string, file: string): boolean {
  return isContained(file, [process.cwd(), path.dirname(path.resolve(entry))]);
}

function filesNamedIn({ path: file, value }: SourceFile): string[] {
  const named = new Set<string>();
  visitObjects(value, (item) => {
    const ref = referenceOf(item)?.split("#")[0];
    if (ref && STRUCTURED.test(ref) && !/^[a-z][a-z+.-]+:/i.test(ref)) {
      named.add(path.resolve(path.dirname(file), decoded(ref)));
    }
  });
  return [...named].reverse();
}

/** Finds aliases that contain themselves or expand exponentially; later steps would hang. */
function shapeProblems({ label, value }: SourceFile): Problem[] {
  const problem = (message: string, hint: string): Problem[] => [
    { code: "unsafe-shape", severity: "error", file: label, message, hint },
  ];
  const { count, depth } = measure(value);
  if (depth > MAX_DEPTH) {
    return problem(
      `The document is nested more than ${MAX_DEPTH} levels deep, or a YAML alias contains itself.`,
      "Replace the alias with a $ref to a named schema.",
    );
  }
  return count > MAX_VALUES
    ? problem(
        `The document contains more than ${MAX_VALUES} values after its YAML aliases are expanded.`,
        "Replace aliases with $refs to components.",
      )
    : [];
}

function measure(value: unknown): { count: number; depth: number } {
  let count = 0;
  let deepest = 0;
  const pending: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    count += 1;
    deepest = Math.max(deepest, next.depth);
    if (count > MAX_VALUES || deepest > MAX_DEPTH) break;
    if (typeof next.value === "object" && next.value !== null) {
      for (const item of Object.values(next.value)) {
        pending.push({ value: item, depth: next.depth + 1 });
      }
    }
  }
  return { count, depth: deepest };
}

/** Byte order marks of the encodings besides UTF-8 that YAML and JSON can have. */
const MARKS: [encoding: string, first: number, second: number][] = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

const REASONS: Record<string, string> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "permission denied",
};

/** Reads a file as text; returns a problem if that fails. */
async function readText(
  file: string,
  label: string,
): Promise<{ text: string } | { problem: Problem }> {
  let bytes: Buffer;
  try {
    bytes = await fs.readFile(file);
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ""] ?? String(error);
    return {
      problem: {
        code: "unreadable",
        severity: "error",
        file: label,
        message: `The document cannot be read: ${reason}.`,
        hint: "Check the path, which is taken from the working directory.",
      },
    };
  }
  const encoding = MARKS.find(([, first, second]) => bytes[0] === first && bytes[1] === second);
  return decodeText(bytes, encoding?.[0] ?? "utf-8", label);
}

function decodeText(
  bytes: Buffer,
  encoding: string,
  label: string,
): { text: string } | { problem: Problem } {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    const before = new TextDecoder(encoding).decode(bytes).split("\uFFFD")[0] ?? "";
    const lines = before.split("\n");
    return {
      problem: {
        code: "encoding",
        severity: "error",
        file: label,
        line: lines.length,
        column: (lines[lines.length - 1] ?? "").length + 1,
        message:
          "The file is not UTF-8 text: the bytes at this position are not a valid character.",
        hint: "Save the file in UTF-8.",
      },
    };
  }
}
