import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import type { Problem } from "./problem";
import { formatProblem } from "./problem";

/** A file that a tool generates from other files of the repository. */
export interface Output {
  file: string;
  /** Returns whether a file's bytes are up to date. */
  isCurrent: (bytes: Buffer) => boolean;
  make: () => Promise<Buffer> | Buffer;
}

/** The paths of outputs by outcome. */
export interface UpdateResult {
  written: string[];
  unchanged: string[];
  /** Only when checking: files that are missing or out of date. */
  stale: string[];
}

/** A tool that generates files from the content folder. */
export interface Tool {
  /** What it generates, in the plural: `charts`. */
  name: string;
  /** The command that runs it. */
  command: string;
  /** Reads the content folder. Paths of problems are relative to it or absolute. */
  read: (content: string) => Promise<{ outputs: Output[]; problems: Problem[] }>;
}

/**
 * Runs a tool with the words of the command line: `[--check] [CONTENT-FOLDER]`. Prints what was
 * written; with `--check` writes nothing. The process fails if there are errors or stale files.
 */
export async function runTool(tool: Tool, words: readonly string[]): Promise<void> {
  const root = resolve(import.meta.dirname, "../..");
  const content = resolve(root, words.find((word) => !word.startsWith("--")) ?? "content");
  const { outputs, problems } = await tool.read(content);
  const result = await updateOutputs(outputs, words.includes("--check"));
  const { lines, exitCode } = formatReport(tool, { root, problems, result });
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = exitCode;
}

/** Writes the outputs that are missing or out of date; when checking only reports them. */
export async function updateOutputs(outputs: Output[], check: boolean): Promise<UpdateResult> {
  const result: UpdateResult = { written: [], unchanged: [], stale: [] };
  for (const output of outputs) result[await updateOutput(output, check)].push(output.file);
  return result;
}

async function updateOutput(output: Output, check: boolean): Promise<keyof UpdateResult> {
  if (existsSync(output.file) && output.isCurrent(await readFile(output.file))) return "unchanged";
  if (check) return "stale";
  await mkdir(dirname(output.file), { recursive: true });
  await writeFile(output.file, await output.make());
  return "written";
}

/** Returns an output that is a text. */
export function textOutput(file: string, text: string): Output {
  return {
    file,
    isCurrent: (bytes) => bytes.toString("utf8") === text,
    make: () => Buffer.from(text, "utf8"),
  };
}

interface Report {
  root: string;
  problems: Problem[];
  result: UpdateResult;
}

/** Returns the lines that a tool prints, and its exit code. */
export function formatReport(
  { name, command }: Pick<Tool, "name" | "command">,
  { root, problems, result: { written, unchanged, stale } }: Report,
): { lines: string[]; exitCode: number } {
  const errors = problems.filter((problem) => problem.severity === "error").length;
  const lines = [
    ...problems.map((one) => formatProblem({ ...one, file: relative(root, one.file) })),
    ...written.map((file) => `wrote ${relative(root, file)}`),
    ...stale.map((file) => `out of date: ${relative(root, file)}`),
    ...(stale.length > 0 ? [`hint: run \`${command}\` and commit what it writes`] : []),
    `${name}: ${written.length} written, ${unchanged.length} unchanged, ` +
      `${stale.length} out of date, ${errors} errors`,
  ];
  return { lines, exitCode: errors + stale.length > 0 ? 1 : 0 };
}
