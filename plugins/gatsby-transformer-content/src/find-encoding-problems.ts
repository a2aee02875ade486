import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FileNode } from "./node-writer";
import type { Problem } from "../../../packages/problems";

/** What a decoder puts in place of bytes that it cannot read. */
const REPLACEMENT = "\uFFFD";

/**
 * A file that is not UTF-8: its umlauts would be lost. A replacement character that the writer typed is
 * none of it, so the file's bytes are asked.
 */
export async function findEncodingProblems(
  { absolutePath }: Pick<FileNode, "absolutePath">,
  source: string,
): Promise<Problem[]> {
  const offset = source.indexOf(REPLACEMENT);
  if (offset < 0 || isUtf8(await readFile(absolutePath))) return [];
  const lines = source.slice(0, offset).split(/\r\n|\r|\n/);
  return [
    {
      code: "content/not-utf-8",
      severity: "error",
      file: path.relative(process.cwd(), absolutePath),
      line: lines.length,
      column: (lines[lines.length - 1] ?? "").length + 1,
      message: "The file is not UTF-8: from here on its characters cannot be told.",
      hint: "Save the file as UTF-8 in your editor.",
    },
  ];
}
