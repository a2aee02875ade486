import { joinPath } from "./doc-path";

/** What a post's place in the folders says about it. */
export interface PostPath {
  /** Last part of the address, from the name of the folder or file. */
  slug: string;
  /** Day in the name, `2025-03-04`, if there is one. */
  date?: string;
  /** The same as folders of an address, with the zeros that the name has: `2025/3/4`. */
  dayFolders?: string;
}

const DATED = /^(.*)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/i;

/**
 * Reads a post's path below `blog`: `2025-03-04-a-slug/index.mdx`, `2025-03-04-a-slug.md`,
 * `2025/03/04/a-slug.md`, each of them in folders or not, and with words before the day or not.
 */
export function parsePostPath(relativePath: string): PostPath {
  const match = DATED.exec(relativePath);
  if (!match) return { slug: relativePath.replace(/(?:\/index)?\.mdx?$/i, "") };
  const [, before = "", year = "", month = "", day = "", slug = ""] = match;
  return {
    // Hosts answer the address of a folder with the file `index`, so no post can have it for its name.
    slug: before + (slug === "index" ? "" : slug),
    date: `${year}-${pad(month)}-${pad(day)}`,
    dayFolders: `${year}/${month}/${day}`,
  };
}

function pad(part: string): string {
  return part.padStart(2, "0");
}

/** Whether a day in a name is one of the calendar. */
export function isRealDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/**
 * Last part of a post's address where its front matter does not give one: its name, after the day in
 * that name if addresses are to hold it, or where there is nothing else in it.
 */
export function defaultSlug({ slug, dayFolders }: PostPath, permalinks: "slug" | "date"): string {
  if (!dayFolders) return slug;
  return permalinks === "date" ? `${dayFolders}/${slug}` : slug || dayFolders;
}

/** The address of a post. */
export function postPermalink(basePath: string, slug: string): string {
  return joinPath(basePath, slug);
}
