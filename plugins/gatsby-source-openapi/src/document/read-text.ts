import { promises as fs } from "node:fs";
import type { Problem } from "../../../../packages/problems";

/** Byte order marks of the encodings other than UTF-8 that YAML and JSON may come in. */
const MARKS: [encoding: string, first: number, second: number][] = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

const REASONS: Record<string, string> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "the permission is missing",
};

/** A file as text, or why it is none. */
export async function readText(
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
  return decode(bytes, encoding?.[0] ?? "utf-8", label);
}

function decode(
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
        message: "The file is not UTF-8 text: its bytes from here on stand for no character.",
        hint: "Save the file in UTF-8.",
      },
    };
  }
}
