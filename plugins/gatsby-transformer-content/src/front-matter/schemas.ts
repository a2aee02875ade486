import { z } from "zod";

const optionalText = z.string().optional();

/** Front matter keys for a single author, as in older posts. */
const legacyAuthorFields = {
  author: optionalText,
  author_title: optionalText,
  authorTitle: optionalText,
  author_url: optionalText,
  authorURL: optionalText,
  author_image_url: optionalText,
  authorImageURL: optionalText,
};

type LegacyKeys = { [Key in keyof typeof legacyAuthorFields]?: string | undefined };

/** Returns the author in these keys, if they are used. */
export function legacyAuthor(keys: LegacyKeys) {
  const found = {
    name: keys.author,
    title: keys.author_title ?? keys.authorTitle,
    url: keys.author_url ?? keys.authorURL,
    image_url: keys.author_image_url ?? keys.authorImageURL,
  };
  return Object.values(found).some((value) => value !== undefined) ? found : undefined;
}

const text = z.union([z.string(), z.number()], "Write text").transform(String);
const position = z.coerce.number("Write a number, such as 3");
const day = z.preprocess(
  (value) => (typeof value === "string" || value instanceof Date ? toDate(value) : value),
  z.date("Write a date as YYYY-MM-DD").max(new Date("9999-12-31"), "Write a date as YYYY-MM-DD"),
);

/**
 * Reads a date as YAML 1.1 does: months and days may have one digit, and a time without a zone is UTC,
 * so that `2025-3-4` is the same day at every place.
 */
function toDate(value: string | Date): Date {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt]|\s+)(\d{1,2}:.*))?$/.exec(String(value));
  if (!match) return new Date(value);
  const [, year, month = "", day = "", time] = match;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (time === undefined) return new Date(date);
  const isZoned = /(?:[Zz]|[+-]\d{1,2}(?::?\d{2})?)$/.test(time);
  return new Date(`${date} ${time.trim()}${isZoned ? "" : "Z"}`);
}

const tocLevel = z.coerce.number().int().min(2).max(6);
const neighbor = z.union([z.string(), z.null()]);

/** An author of a post: a key of `authors.yml` or an inline author. */
const postAuthor = z.union(
  [
    z.string(),
    z
      .object({
        key: z.string().optional(),
        name: z.string().optional(),
        title: z.string().optional(),
        url: z.string().optional(),
        image_url: z.string().optional(),
        imageURL: z.string().optional(),
        email: z.string().optional(),
      })
      .refine(
        (author) => author.key ?? author.name ?? author.imageURL ?? author.image_url,
        "Give the author a key, a name or an image",
      ),
  ],
  "Write an author's key, or an author with a key, a name or an image",
);

/** A list; a single item may be written without brackets, unless it is a number or a switch. */
const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) =>
      /^(?:string|object)$/.test(typeof value) && !Array.isArray(value) ? [value] : value,
    z.array(item, "Write a list, such as [one, two]"),
  );

/** A tag of a page: a key of `tags.yml`, a name, or a name with a permalink. */
const pageTag = z.union(
  [text, z.strictObject({ label: text, permalink: z.string() })],
  "Write the key of a tag, or label and permalink",
);

/** Format of a file; see `content/source/read-source.ts`. */
export const contentFormat = z.enum(["md", "mdx", "detect"], "Write md, mdx or detect");

/** Front matter that all pages have. */
const pageFields = {
  title: text.optional(),
  description: text.optional(),
  keywords: list(text).optional(),
  image: z.string().optional(),
  slug: z.string().min(1, "Write a path, or remove the key").optional(),
  tags: list(pageTag).default([]),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: tocLevel.optional(),
  toc_max_heading_level: tocLevel.optional(),
  format: contentFormat.optional(),
  mdx: z.looseObject({ format: contentFormat.optional() }).optional(),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  last_update: z
    .object({ date: day.optional(), author: text.optional() })
    .refine((update) => update.date ?? update.author, "Give a date, an author, or both")
    .optional(),
};

/** Adds rules that involve two keys. */
function consistent<Shape extends typeof pageFields>(schema: z.ZodObject<Shape>) {
  type Page = Pick<z.output<z.ZodObject<typeof pageFields>>, keyof typeof pageFields>;
  return schema
    .refine((page) => !((page as Page).draft && (page as Page).unlisted), {
      message: "A page cannot be both a draft and unlisted",
      path: ["unlisted"],
    })
    .refine(
      (page) => {
        const { toc_min_heading_level: min, toc_max_heading_level: max } = page as Page;
        return max === undefined || min === undefined || min <= max;
      },
      {
        message: "The minimum level is greater than the maximum level",
        path: ["toc_min_heading_level"],
      },
    );
}

const docFields = z.object({
  ...pageFields,
  id: z
    .string()
    .refine((id) => !id.includes("/"), "An id cannot contain a slash")
    .optional(),
  hide_title: z.boolean().default(false),
  sidebar_label: text.optional(),
  sidebar_position: position.optional(),
  sidebar_key: z.string().optional(),
  sidebar_class_name: z.string().optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  displayed_sidebar: z.union([z.string(), z.null()]).optional(),
  pagination_label: text.optional(),
  pagination_next: neighbor.optional(),
  pagination_prev: neighbor.optional(),
  custom_edit_url: z.union([z.string(), z.null()]).optional(),
  parse_number_prefixes: z.boolean().default(true),
});

const postFields = z.object({
  ...pageFields,
  ...legacyAuthorFields,
  id: text.optional(),
  title_meta: text.optional(),
  sidebar_label: text.optional(),
  date: day.optional(),
  authors: list(postAuthor).default([]),
  image_alt: z.string().optional(),
  image_drawing: z.string().optional(),
  hero: z.record(z.string(), z.unknown()).optional(),
});

const standaloneFields = z.object({ ...pageFields, hide_title: z.boolean().default(false) });

/** Front matter of a documentation page or guide. */
export const docFrontMatter = consistent(docFields);
/** Front matter of a blog post. */
export const postFrontMatter = consistent(postFields)
  .refine((post) => post.authors.length === 0 || !legacyAuthor(post), {
    message: "Use either authors or keys such as author and author_title",
    path: ["authors"],
  })
  .refine((post) => !legacyAuthor(post) || post.author !== undefined, {
    message: "An author needs a name: add author, or use authors",
    path: ["author"],
  });
/** Front matter of a standalone page. */
export const standaloneFrontMatter = consistent(standaloneFields);

/** All known keys, for the warning about unknown ones. */
export const KNOWN_KEYS = {
  doc: Object.keys(docFields.shape),
  post: Object.keys(postFields.shape),
  standalone: Object.keys(standaloneFields.shape),
};

export type DocFrontMatter = z.output<typeof docFrontMatter>;
export type PostFrontMatter = z.output<typeof postFrontMatter>;
export type StandaloneFrontMatter = z.output<typeof standaloneFrontMatter>;
export type PageTag = z.output<typeof pageTag>;
export type PostAuthor = z.output<typeof postAuthor>;
