import kebabCase from "lodash/kebabCase";
import type { LocalProblem } from "../../../../packages/problems";
import { legacyAuthor, postFrontMatter } from "../front-matter/schemas";
import type { PostAuthor, PostFrontMatter } from "../front-matter/schemas";
import { NODE_TYPES } from "../nodes";
import type { NodeFields } from "../nodes";
import { contentPageFields, tagFields } from "./collection";
import type { Collection, PageInput } from "./collection";
import { joinPath } from "./doc-path";

/** Posts below `content/blog`. */
export const blogPosts: Collection<typeof postFrontMatter> = {
  type: NODE_TYPES.blogPost,
  kind: "post",
  schema: postFrontMatter,
  toFields: postFields,
  findProblems: findPostProblems,
  extraNodes: inlineAuthors,
};

type PostInput = PageInput<PostFrontMatter>;

function postFields({
  frontMatter,
  content,
  source,
  relativePath,
  directory,
  options,
}: PostInput): NodeFields {
  const name = parsePostPath(relativePath);
  const slug = (frontMatter.slug ?? defaultSlug(name, options.blogPermalinks ?? "slug")).replace(
    /^\/|\/$/g,
    "",
  );
  return {
    ...contentPageFields(frontMatter, content, name.slug, directory),
    readingMinutes: readingMinutes(source),
    permalink: postPermalink(options.blogBasePath, slug),
    slug,
    date: publicationDay(frontMatter, name.date),
    sidebarLabel: frontMatter.sidebar_label ?? null,
    ...tagFields(frontMatter.tags),
    authorKeys: authorsOf(frontMatter).map(authorKey),
    authorWords: authorWords(authorsOf(frontMatter)),
    titleMeta: frontMatter.title_meta ?? null,
    imageAlt: frontMatter.image_alt ?? null,
  };
}

/** Day of publication, midnight UTC: from the front matter, else from the name. */
function publicationDay(frontMatter: PostFrontMatter, dateInName: string | undefined): string {
  return frontMatter.date?.toISOString() ?? `${dateInName ?? "1970-01-01"}T00:00:00.000Z`;
}

function findPostProblems({ frontMatter, relativePath }: PostInput): LocalProblem[] {
  if (frontMatter.date) return [];
  const { date } = parsePostPath(relativePath);
  if (date && isRealDay(date)) return [];
  return [
    {
      code: date ? "blog/bad-date" : "blog/no-date",
      severity: "error",
      line: 1,
      column: 1,
      message: date
        ? "The day in the post's name is not one of the calendar."
        : "The post has no date.",
      ...(date ? { value: date } : {}),
      hint: "Name its folder YYYY-MM-DD-slug, or add `date: YYYY-MM-DD` to the front matter.",
    },
  ];
}

/** The post's authors; one alone may be described by keys of the front matter itself. */
function authorsOf(frontMatter: PostFrontMatter): PostAuthor[] {
  const legacy = legacyAuthor(frontMatter);
  return legacy ? [legacy] : frontMatter.authors;
}

/** What the post itself says of its authors: another post may say something else. */
function authorWords(authors: readonly PostAuthor[]): Record<string, NodeFields> {
  const words = authors.flatMap((author) => {
    if (typeof author === "string") return [];
    const { key = authorKey(author), image_url, imageURL, ...own } = author;
    const imageUrl = image_url ?? imageURL;
    return [[key, { ...own, ...(imageUrl ? { imageUrl } : {}) }] as const];
  });
  return Object.fromEntries(words);
}

/** An inline author is known by its key, else by its name as an address would write it. */
function authorKey(author: PostAuthor): string {
  if (typeof author === "string") return author;
  return (
    author.key ?? `inline-${kebabCase(author.name ?? author.imageURL ?? author.image_url ?? "")}`
  );
}

/** Authors that a post describes itself become nodes too, so that every post's authors are nodes. */
function inlineAuthors({ frontMatter }: PostInput): Array<[string, string, NodeFields]> {
  return authorsOf(frontMatter).flatMap((author) => {
    if (typeof author === "string" || author.key) return [];
    const key = authorKey(author);
    const fields = {
      key,
      name: author.name ?? key,
      title: author.title ?? null,
      description: null,
      url: author.url ?? null,
      imageUrl: author.image_url ?? author.imageURL ?? null,
      email: author.email ?? null,
      socials: [],
      permalink: null,
    };
    return [[NODE_TYPES.author, key, fields] as [string, string, NodeFields]];
  });
}

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

const WORDS_PER_MINUTE = 200;

/** Minutes that a text takes to read, its code and addresses counted with it as Docusaurus does. */
export function readingMinutes(text: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter("en", { granularity: "word" }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
