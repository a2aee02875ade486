import { existsSync, readdirSync, readlinkSync, statSync } from "node:fs";
import type { Stats } from "node:fs";
import path from "node:path";
import type { Problem } from "../../../packages/problems";

/** Folders of pages. */
const PAGES = /^(?:docs|versioned_docs|blog|pages)[/\\]/;

/**
 * What is named like a page and is none: folders, symbolic links that lead nowhere, and files whose
 * names end otherwise than those of pages do.
 */
export function findOddEntries(contentRoot: string): Problem[] {
  if (!existsSync(contentRoot)) return [];
  const entries = readdirSync(contentRoot, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile()) return /\.mdx?$/i.test(entry.name) ? describe(file) : [];
    return PAGES.test(path.relative(contentRoot, file)) ? findOddEnding(file) : [];
  });
}

/** Only `.md` and `.mdx` make pages, in small letters. */
function findOddEnding(file: string): Problem[] {
  const ending = path.extname(file);
  const isOdd = /^\.(?:mdx?|markdown|mdown|mkdn?)$/i.test(ending) && !/^\.mdx?$/.test(ending);
  if (!isOdd) return [];
  return [
    {
      code: "content/odd-ending",
      severity: "warning",
      file: path.relative(process.cwd(), file),
      message: "The file makes no page: its name ends like that of none.",
      value: ending,
      hint: /x$/i.test(ending) ? "End the name in .mdx." : "End the name in .md, or in .mdx.",
    },
  ];
}

function describe(file: string): Problem[] {
  const told = { code: "content/not-a-file", file };
  const target = targetOf(file);
  if (!target) {
    return [
      {
        ...told,
        severity: "error",
        message: `The symbolic link leads nowhere: ${readlinkSync(file)} does not exist, or is the link itself.`,
        value: readlinkSync(file),
        hint: "Let it lead to a file, or remove it.",
      },
    ];
  }
  if (!target.isDirectory()) return [];
  return [
    {
      ...told,
      severity: "warning",
      message: "This is a folder, and it is named like a page.",
      hint: "Rename the folder, or move its content into a file of this name.",
    },
  ];
}

/** What a path leads to; nothing for a link to what is not there, or to itself. */
function targetOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}
