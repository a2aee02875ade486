import kebabCase from "lodash/kebabCase";
import { z } from "zod";
import { NODE_TYPES } from "../nodes";
import type { SourceFile } from "../source-file";
import { readChecked } from "../source-file";
import { findDuplicatePermalinks, strict } from "./data-file";

const authorEntry = strict({
  name: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  url: z
    .string()
    .regex(
      /^(?:[a-z][a-z0-9+.-]*:|\/)/i,
      "Write a full URL, https://…, or a site-absolute address, /…",
    )
    .optional(),
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  email: z.string().optional(),
  socials: z.record(z.string(), z.string()).optional(),
  page: z
    .union(
      [z.boolean(), strict({ permalink: z.string() })],
      "Write true, or a permalink: page: { permalink: /me }",
    )
    .default(false),
}).refine(
  (author) => author.name ?? author.image_url ?? author.imageURL,
  "Give the author a name or an image_url",
);

/** Schema of `authors.yml`. */
export const authorsFile = z.record(z.string(), authorEntry);

/** Creates the authors of `authors.yml`. */
export async function createAuthorNodes(input: SourceFile): Promise<void> {
  const { factory, options } = input;
  const { value = {}, positionOf } = await readChecked(input, authorsFile, "authors");
  const authors = toAuthorDefinitions(value, options.blogBasePath);
  await factory.report(findDuplicatePermalinks("authors", authors, positionOf));
  for (const author of authors) {
    await factory.create(NODE_TYPES.author, author.key, { ...author });
  }
}

/** Adds defaults to authors by key. `permalink` is null for an author without a page. */
export function toAuthorDefinitions(entries: z.input<typeof authorsFile>, basePath: string) {
  return Object.entries(entries).map(([key, author]) => ({
    key,
    name: author.name ?? key,
    title: author.title ?? null,
    description: author.description ?? null,
    url: author.url ?? null,
    imageUrl: author.image_url ?? author.imageURL ?? null,
    email: author.email ?? null,
    socials: Object.entries(author.socials ?? {}).map(([platform, handle]) => ({
      platform,
      url: socialUrl(platform, handle),
    })),
    permalink: authorPermalink(key, author.page ?? false, basePath),
  }));
}

function authorPermalink(
  key: string,
  page: boolean | { permalink: string },
  basePath: string,
): string | null {
  if (page === false) return null;
  const slug = page === true ? kebabCase(key) : page.permalink.replace(/^\//, "");
  return `${basePath}/authors/${slug}`;
}

const SOCIAL_BASES: Record<string, string> = {
  x: "https://x.com/",
  github: "https://github.com/",
  linkedin: "https://www.linkedin.com/in/",
  bluesky: "https://bsky.app/profile/",
  mastodon: "https://mastodon.social/@",
  youtube: "https://www.youtube.com/@",
  stackoverflow: "https://stackoverflow.com/users/",
};

/** Returns the profile URL of a handle. URLs stay as they are. */
function socialUrl(platform: string, handle: string): string {
  if (/^https?:\/\//.test(handle)) return handle;
  const base = SOCIAL_BASES[platform];
  return base ? base + handle : handle;
}
