import path from "node:path";
import kebabCase from "lodash/kebabCase";
import type { TextProblem } from "../../../../packages/problems";
import { toAuthorDefinitions } from "../data-files/authors";
import type { PostAuthor, PostFrontMatter } from "../front-matter/schemas";
import { legacyAuthor, postFrontMatter } from "../front-matter/schemas";
import type { NodeFields } from "../nodes";
import { NODE_TYPES } from "../nodes";
import type { Collection, PageInput } from "./collection";
import { contentPageFields, minutesToRead, tagFields } from "./collection";
import { joinPath } from "./doc-path";

/** Blog posts below `content/blog`. */
export const blogCollection: Collection<typeof postFrontMatter> = {
  type: NODE_TYPES.blogPost,
  kind: "post",
  schema: postFrontMatter,
  toFields: postFields,
  findProblems: findPostProblems,
  extraNodes: inlineAuthors,
};

type PostInput = PageInput<PostFrontMatter>;

function postFields(input: PostInput): NodeFields {
  const { frontMatter, content, source, relativePath, directory, options } = input;
  const name = parsePostPath(relativePath);
  const ownSlug = frontMatter.slug ?? defaultSlug(name, options.blogPermalinks ?? "slug");
  const slug = ownSlug.replace(/^\/|\/$/g, "");
  const fields = contentPageFields(frontMatter, content, name.slug, directory, options);
  return {
    ...fields,
    readingMinutes: readingMinutes(source),
    permalink: joinPath(options.blogBasePath, slug),
    slug,
    // Midnight UTC. A post without a date is an error.
    date: frontMatter.date?.toISOString() ?? `${name.date}T00:00:00.000Z`,
    sidebarLabel: frontMatter.sidebar_label ?? null,
    ...tagFields(frontMatter.tags),
    authorKeys: authorsOf(frontMatter).map(authorKey),
    authorOverrides: authorOverrides(authorsOf(frontMatter)),
    titleMeta: frontMatter.title_meta ?? null,
    imageAlt: frontMatter.image_alt ?? null,
    drawingPath: frontMatter.image_drawing
      ? path.resolve(directory, frontMatter.image_drawing)
      : null,
  };
}

function findPostProblems({ frontMatter, relativePath }: PostInput): TextProblem[] {
  if (frontMatter.date) return [];
  const { date } = parsePostPath(relativePath);
  if (date && isRealDay(date)) return [];
  return [
    {
      code: date ? "blog/bad-date" : "blog/no-date",
      severity: "error",
      line: 1,
      column: 1,
      message: date ? "The date in the file name does not exist." : "The post has no date.",
      ...(date ? { value: date } : {}),
      hint: "Name the folder YYYY-MM-DD-slug, or add `date: YYYY-MM-DD` to the front matter.",
    },
  ];
}

/**
 * Returns the post's authors. Keys such as `author` and `author_title` may describe a single
 * author.
 */
function authorsOf(frontMatter: PostFrontMatter): PostAuthor[] {
  const legacy = legacyAuthor(frontMatter);
  return legacy ? [legacy] : frontMatter.authors;
}

/** Returns what the post says about its authors. It overrides `authors.yml` in this post only. */
function authorOverrides(authors: readonly PostAuthor[]): Record<string, NodeFields> {
  const words = authors.flatMap((author) => {
    if (typeof author === "string") return [];
    const { key = authorKey(author), image_url, imageURL, ...own } = author;
    const imageUrl = image_url ?? imageURL;
    return [[key, { ...own, ...(imageUrl ? { imageUrl } : {}) }] as const];
  });
  return Object.fromEntries(words);
}

/** Returns an author's key; an inline author without one gets the kebab-case name. */
function authorKey(author: PostAuthor): string {
  if (typeof author === "string") return author;
  return (
    author.key ?? `inline-${kebabCase(author.name ?? author.imageURL ?? author.image_url ?? "")}`
  );
}

/** Creates nodes for inline authors, so that all authors of posts are nodes. */
function inlineAuthors({ frontMatter }: PostInput): Array<[string, string, NodeFields]> {
  return authorsOf(frontMatter).flatMap((author) => {
    if (typeof author === "string" || author.key) return [];
    const [fields] = toAuthorDefinitions({ [authorKey(author)]: author }, "");
    return fields ? [[NODE_TYPES.author, fields.key, { ...fields }]] : [];
  });
}

/** Facts from the path of a post's file. */
interface PostPath {
  /** Last part of the address, from the folder or file name. */
  slug: string;
  /** Day in the name, such as `2025-03-04`. */
  date?: string;
  /** The same day as URL folders, with zeros as in the name: `2025/3/4`. */
  dayFolders?: string;
}

const DATED = /^(.*)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/i;

/**
 * Parses a post's path below `blog`: `2025-03-04-a-slug/index.mdx`, `2025-03-04-a-slug.md` or
 * `2025/03/04/a-slug.md`, in subfolders or not, with or without words before the day.
 */
export function parsePostPath(relativePath: string): PostPath {
  const match = DATED.exec(relativePath);
  if (!match) return { slug: relativePath.replace(/(?:\/index)?\.mdx?$/i, "") };
  const [, before = "", year = "", month = "", day = "", slug = ""] = match;
  return {
    // Hosts serve `index` files at the address of the folder, so `index` cannot be a slug.
    slug: before + (slug === "index" ? "" : slug),
    date: `${year}-${pad(month)}-${pad(day)}`,
    dayFolders: `${year}/${month}/${day}`,
  };
}

function pad(part: string): string {
  return part.padStart(2, "0");
}

/** Returns whether a day exists in the calendar. */
export function isRealDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/**
 * Returns a post's slug if its front matter has none: its name, preceded by the day if permalinks
 * contain dates or if the name is only a day.
 */
export function defaultSlug({ slug, dayFolders }: PostPath, permalinks: "slug" | "date"): string {
  if (!dayFolders) return slug;
  return permalinks === "date" ? `${dayFolders}/${slug}` : slug || dayFolders;
}

const WORDS = new Intl.Segmenter("en", { granularity: "word" });

/**
 * Estimates the reading time in minutes. Counts code and URLs too, as Docusaurus does. Line by line, since
 * every segment keeps the whole text in memory that is being segmented.
 */
function readingMinutes(text: string): number {
  let words = 0;
  for (const line of text.split("\n")) {
    for (const { isWordLike } of WORDS.segment(line)) {
      if (isWordLike) words += 1;
    }
  }
  return minutesToRead(words);
}
