import path from "node:path";
import { NODE_TYPES } from "../constants";
import { kebabCase } from "../data-files/tags";
import { postFrontMatter } from "../front-matter/schemas";
import type { PostAuthor, PostFrontMatter } from "../front-matter/schemas";
import type { NodeFields } from "../node-writer";
import type { LocalProblem } from "../problem";
import type { Collection, PageInput } from "./collection";
import { contentPageFields } from "./content-fields";
import { parsePostPath, postPermalink } from "./post-path";

/** Posts below `content/blog`. */
export const blogPosts: Collection<typeof postFrontMatter> = {
  type: NODE_TYPES.blogPost,
  folder: "blog",
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
  relativePath,
  directory,
  options,
}: PostInput): NodeFields {
  const name = parsePostPath(relativePath);
  const slug = (frontMatter.slug ?? name.slug).replace(/^\/|\/$/g, "");
  return {
    ...contentPageFields(frontMatter, content, name.slug),
    permalink: postPermalink(options.blogBasePath, slug),
    slug,
    date: publicationDay(frontMatter, name.date),
    sidebarLabel: frontMatter.sidebar_label ?? null,
    tagKeys: frontMatter.tags ?? [],
    authorKeys: frontMatter.authors.map(authorKey),
    imagePath: frontMatter.image?.startsWith(".")
      ? path.resolve(directory, frontMatter.image)
      : null,
    imageAlt: frontMatter.image_alt ?? null,
  };
}

/** Day of publication, midnight UTC: from the front matter, else from the name. */
function publicationDay(frontMatter: PostFrontMatter, dateInName: string | undefined): string {
  return frontMatter.date?.toISOString() ?? `${dateInName ?? "1970-01-01"}T00:00:00.000Z`;
}

function findPostProblems({ frontMatter, relativePath }: PostInput): LocalProblem[] {
  const { date } = parsePostPath(relativePath);
  if (frontMatter.date) return [];
  if (date) return isDay(date) ? [] : [invalidDate(date)];
  return [
    {
      code: "blog/no-date",
      severity: "error",
      line: 1,
      column: 1,
      message: "The post has no date.",
      hint: "Name its folder YYYY-MM-DD-slug, or add `date: YYYY-MM-DD` to the front matter.",
    },
  ];
}

/** Whether a day is in the calendar: `2025-02-31` is not. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function invalidDate(date: string): LocalProblem {
  return {
    code: "blog/invalid-date",
    severity: "error",
    line: 1,
    column: 1,
    message: `The post's name begins with ${date}, a day that does not exist.`,
    value: date,
    hint: "Rename its folder or file: YYYY-MM-DD-slug.",
  };
}

/** An inline author is known by its key, else by its name as an address would write it. */
function authorKey(author: PostAuthor): string {
  if (typeof author === "string") return author;
  return author.key ?? `inline-${kebabCase(author.name ?? "")}`;
}

/** Authors that a post describes itself become nodes too, so that every post's authors are nodes. */
function inlineAuthors({ frontMatter }: PostInput): Array<[string, string, NodeFields]> {
  return frontMatter.authors.flatMap((author) => {
    if (typeof author === "string" || author.key) return [];
    const key = authorKey(author);
    const fields = {
      key,
      name: author.name ?? key,
      title: author.title ?? null,
      description: null,
      url: author.url ?? null,
      imageUrl: author.image_url ?? null,
      email: author.email ?? null,
      socials: [],
      permalink: null,
    };
    return [[NODE_TYPES.author, key, fields] as [string, string, NodeFields]];
  });
}
