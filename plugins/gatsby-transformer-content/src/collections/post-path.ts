import { joinPath } from "./doc-path";

/** What a post's place in the folders says about it. */
export interface PostPath {
  /** Last part of the address, from the name of the folder or file. */
  slug: string;
  /** Day in the name, `2025-03-04`, if there is one. */
  date?: string;
}

const DATED = /^(.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/;

/**
 * Reads a post's path below `blog`: `2025-03-04-a-slug/index.mdx`, `2025-03-04-a-slug.md`,
 * `2025/03/04/a-slug.md`, each of them in folders or not.
 */
export function parsePostPath(relativePath: string): PostPath {
  const name = relativePath.replace(/\.mdx?$/i, "").replace(/\/index$/i, "");
  const match = DATED.exec(name);
  if (!match) return { slug: name };
  const [, folder = "", year, month, day, slug] = match;
  return { slug: folder + slug, date: `${year}-${pad(month)}-${pad(day)}` };
}

function pad(part: string | undefined): string {
  return (part ?? "").padStart(2, "0");
}

/** Whether a day in a name is one of the calendar. */
export function isRealDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/**
 * Last part of a post's address where its front matter does not give one: its name, after the day in
 * that name if addresses are to hold it.
 */
export function defaultSlug({ slug, date }: PostPath, permalinks: "slug" | "date"): string {
  return permalinks === "date" && date ? `${date.replaceAll("-", "/")}/${slug}` : slug;
}

/** The address of a post. */
export function postPermalink(basePath: string, slug: string): string {
  return joinPath(basePath, slug);
}
