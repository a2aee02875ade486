import { joinPath } from "./doc-path";

/** What a post's place in the folders says about it. */
export interface PostPath {
  /** Last part of the address, from the name of the folder or file. */
  slug: string;
  /** Day in the name, `2025-03-04`, if there is one. */
  date?: string;
}

const DATED = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/;

/**
 * Reads a post's path below `blog`: `2025-03-04-a-slug/index.mdx`, `2025-03-04-a-slug.md`,
 * `2025/03/04/a-slug.md`.
 */
export function parsePostPath(relativePath: string): PostPath {
  const name = relativePath.replace(/\.mdx?$/i, "").replace(/\/index$/i, "");
  const match = DATED.exec(name);
  if (!match) return { slug: name };
  const [, year, month, day, slug] = match;
  return { slug: slug ?? name, date: `${year}-${pad(month)}-${pad(day)}` };
}

function pad(part: string | undefined): string {
  return (part ?? "").padStart(2, "0");
}

/** The address of a post. */
export function postPermalink(basePath: string, slug: string): string {
  return joinPath(basePath, slug);
}
