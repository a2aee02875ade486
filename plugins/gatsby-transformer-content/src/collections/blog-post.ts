import kebabCase from "lodash/kebabCase";
import { NODE_TYPES } from "../constants";
import { readingMinutes } from "../content/reading-minutes";
import { legacyAuthor } from "../front-matter/legacy-author";
import { postFrontMatter } from "../front-matter/schemas";
import type { PostAuthor, PostFrontMatter } from "../front-matter/schemas";
import type { NodeFields } from "../node-writer";
import type { LocalProblem } from "../../../../packages/problems";
import type { Collection, PageInput } from "./collection";
import { contentPageFields } from "./content-fields";
import { tagFields } from "./tag-fields";
import { defaultSlug, isRealDay, parsePostPath, postPermalink } from "./post-path";

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
