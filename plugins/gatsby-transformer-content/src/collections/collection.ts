import path from "node:path";
import type { z } from "zod";
import type { LocalProblem } from "../../../../packages/problems";
import type { CompiledContent } from "../content/types";
import type {
  DocFrontMatter,
  KNOWN_KEYS,
  PageTag,
  PostFrontMatter,
  StandaloneFrontMatter,
} from "../front-matter/schemas";
import { findFileLinks } from "../links/file-links";
import type { Surroundings } from "../links/file-links";
import { findLocalImages } from "../links/pictures";
import type { NodeFields } from "../nodes";
import type { ContentPluginOptions } from "../plugin-options";
import type { YamlText } from "../read-yaml";

/** What a collection gets to make a page's fields from. */
export interface PageInput<FrontMatter> {
  frontMatter: FrontMatter;
  content: CompiledContent;
  /** Text of the file below its front matter. */
  source: string;
  /** Path of the file below the collection's folder. */
  relativePath: string;
  /** Folder of the file, absolute. */
  directory: string;
  /** Where a key of the front matter stands. */
  placeOf: YamlText["placeOf"];
  options: ContentPluginOptions;
}

/** One kind of page: what its front matter may say, what node it becomes. */
export interface Collection<Schema extends z.ZodType> {
  /** GraphQL type. */
  type: string;
  kind: keyof typeof KNOWN_KEYS;
  schema: Schema;
  toFields: (input: PageInput<z.output<Schema>>) => NodeFields;
  /** Rules that a schema cannot say, as they look at the file's path. */
  findProblems?: (input: PageInput<z.output<Schema>>) => LocalProblem[];
  /** Nodes besides the page's own: `[type, key, fields]`. */
  extraNodes?: (input: PageInput<z.output<Schema>>) => Array<[string, string, NodeFields]>;
}

const WORDS_PER_MINUTE = 200;
const DESCRIPTION_LENGTH = 160;
const DEFAULT_TOC_MAX = 3;

type AnyFrontMatter = DocFrontMatter | PostFrontMatter | StandaloneFrontMatter;

/** The fields that every kind of content page has: GraphQL's `ContentPage` without its address. */
export function contentPageFields(
  frontMatter: AnyFrontMatter,
  content: CompiledContent,
  fallbackTitle: string,
  directory: string,
): NodeFields {
  return {
    title: frontMatter.title ?? content.contentTitle ?? fallbackTitle,
    description: frontMatter.description ?? firstWords(content),
    hasOwnDescription: Boolean(frontMatter.description),
    keywords: frontMatter.keywords ?? [],
    headings: content.headings,
    elementIds: content.elementIds,
    hasOwnTitle: content.contentTitle !== null,
    hideTableOfContents: frontMatter.hide_table_of_contents,
    tocMinHeadingLevel: frontMatter.toc_min_heading_level,
    tocMaxHeadingLevel:
      frontMatter.toc_max_heading_level ??
      Math.max(DEFAULT_TOC_MAX, frontMatter.toc_min_heading_level),
    ...pictureFields(frontMatter.image, directory),
    wordCount: content.wordCount,
    readingMinutes: Math.max(1, Math.ceil(content.wordCount / WORDS_PER_MINUTE)),
    draft: frontMatter.draft,
    unlisted: frontMatter.unlisted,
    references: content.references,
    lastUpdate: lastUpdate(frontMatter.last_update),
  };
}

/** A picture beside the page is a file; one of `static`, or elsewhere, is an address. */
function pictureFields(image: string | undefined, directory: string): NodeFields {
  const isAddress = image !== undefined && /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(image);
  return {
    imagePath: image && !isAddress ? path.resolve(directory, image) : null,
    imageUrl: isAddress ? image : null,
  };
}

function lastUpdate(update: AnyFrontMatter["last_update"]): NodeFields | null {
  if (!update) return null;
  return { date: update.date?.toISOString() ?? null, author: update.author ?? null };
}

/** A description for a page that gives none: the start of its text, cut at a word. */
export function firstWords({
  plainText,
  contentTitle,
}: Pick<CompiledContent, "plainText" | "contentTitle">): string {
  const [first = "", second = ""] = plainText.split("\n", 2);
  const line = first === contentTitle ? second : first;
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, "")}…`;
}

/** Fields of the body's own node: GraphQL's `ContentBody`. */
export function contentBodyFields(
  content: CompiledContent,
  absolutePath: string,
  surroundings: Surroundings,
): NodeFields {
  return {
    mode: content.mode,
    reasons: content.reasons.map(({ what, line, column }) => `${what} at ${line}:${column}`),
    // As text, since Gatsby would walk a tree of thousands of lists wherever it handles the node.
    tree: JSON.stringify(content.tree),
    leadLength: content.leadLength,
    plainText: content.plainText,
    components: content.components,
    embeds: content.embeds,
    images: findLocalImages(content.references, surroundings),
    fileLinks: findFileLinks(content.references, surroundings),
    contentFilePath: absolutePath,
  };
}

/** The tags of a page as its node keeps them, until a query looks them up. */
export interface TagFields {
  /** Keys of `tags.yml`, and names of tags that only pages know. */
  tagKeys: string[];
  /** Addresses that the page itself gives to tags, by their names. */
  ownTags: Record<string, string>;
}

/** Fields of a page's node for its tags. */
export function tagFields(tags: readonly PageTag[]): TagFields {
  const own = tags.flatMap((tag) => (typeof tag === "string" ? [] : [tag]));
  return {
    tagKeys: tags.map((tag) => (typeof tag === "string" ? tag : tag.label)),
    ownTags: Object.fromEntries(own.map(({ label, permalink }) => [label, permalink])),
  };
}
