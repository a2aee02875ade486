import { existsSync, readdirSync, readlinkSync, statSync } from "node:fs";
import type { Stats } from "node:fs";
import path from "node:path";
import type { Problem } from "../../../plugins/gatsby-transformer-content/src/problem";

/** What is named like a page and is none: folders, and symbolic links that lead nowhere. */
export function findOddEntries(contentRoot: string): Problem[] {
  if (!existsSync(contentRoot)) return [];
  return readdirSync(contentRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isFile() && /\.mdx?$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap(describe);
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
