import path from "node:path";
import type { z } from "zod";
import type { TextProblem } from "../../../../packages/problems";
import type { CompiledContent } from "../content/types";
import type {
  DocFrontMatter,
  KNOWN_KEYS,
  PageTag,
  PostFrontMatter,
  StandaloneFrontMatter,
} from "../front-matter/schemas";
import { apiNamesOf } from "../links/api-names";
import type { BasePaths } from "../links/file-links";
import { findUnresolvedLinks } from "../links/file-links";
import { findLocalImages } from "../links/pictures";
import type { NodeFields } from "../nodes";
import type { ContentPluginOptions } from "../plugin-options";
import type { YamlText } from "../read-yaml";

/** Input of a collection's functions. */
export interface PageInput<FrontMatter> {
  frontMatter: FrontMatter;
  content: CompiledContent;
  /** Body of the file, without front matter. */
  source: string;
  /** Path below the collection's folder. */
  relativePath: string;
  /** Absolute path of the file's folder. */
  directory: string;
  /** Returns the position of a front matter key. */
  positionOf: YamlText["positionOf"];
  options: ContentPluginOptions;
}

/** A kind of page: its front matter schema and how it becomes a node. */
export interface Collection<Schema extends z.ZodType> {
  /** GraphQL type. */
  type: string;
  kind: keyof typeof KNOWN_KEYS;
  schema: Schema;
  toFields: (input: PageInput<z.output<Schema>>) => NodeFields;
  /** Checks that depend on the file's path, so a schema cannot express them. */
  findProblems?: (input: PageInput<z.output<Schema>>) => TextProblem[];
  /** Additional nodes: `[type, key, fields]`. */
  extraNodes?: (input: PageInput<z.output<Schema>>) => Array<[string, string, NodeFields]>;
}

const WORDS_PER_MINUTE = 200;
const DESCRIPTION_LENGTH = 160;

type AnyFrontMatter = DocFrontMatter | PostFrontMatter | StandaloneFrontMatter;

/**
 * Returns the fields shared by all content pages: the `ContentPage` interface without `permalink`.
 */
export function contentPageFields(
  frontMatter: AnyFrontMatter,
  content: CompiledContent,
  fallbackTitle: string,
  directory: string,
  { tableOfContents }: Pick<ContentPluginOptions, "tableOfContents">,
): NodeFields {
  const { minHeadingLevel = 2, maxHeadingLevel = 3 } = tableOfContents ?? {};
  const tocMinHeadingLevel = frontMatter.toc_min_heading_level ?? minHeadingLevel;
  return {
    title: frontMatter.title ?? content.contentTitle ?? fallbackTitle,
    description: frontMatter.description ?? firstWords(content),
    hasOwnDescription: Boolean(frontMatter.description),
    keywords: frontMatter.keywords ?? [],
    headings: content.headings,
    elementIds: content.elementIds,
    hasOwnTitle: content.contentTitle !== null,
    hideTableOfContents: frontMatter.hide_table_of_contents,
    tocMinHeadingLevel,
    tocMaxHeadingLevel:
      frontMatter.toc_max_heading_level ?? Math.max(maxHeadingLevel, tocMinHeadingLevel),
    ...pictureFields(frontMatter.image, directory),
    wordCount: content.wordCount,
    readingMinutes: minutesToRead(content.wordCount),
    draft: frontMatter.draft,
    unlisted: frontMatter.unlisted,
    references: content.references,
    apiNames: apiNamesOf(content),
    lastUpdate: lastUpdate(frontMatter.last_update),
  };
}

/** Returns the minutes to read a number of words, rounded up. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** A relative image is a file next to the page. Any other is an address. */
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

/** Returns a description for a page without one: the start of its text, cut at a word. */
export function firstWords({
  plainText,
  contentTitle,
}: Pick<CompiledContent, "plainText" | "contentTitle">): string {
  const [first = "", second = ""] = plainText.split("\n", 2);
  const line = first === contentTitle ? second : first;
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, "")}…`;
}

/** Returns the fields of the `ContentBody` node. */
export function contentBodyFields(
  content: CompiledContent,
  absolutePath: string,
  basePaths: BasePaths,
): NodeFields {
  return {
    mode: content.mode,
    reasons: content.reasons.map(
      ({ construct, line, column }) => `${construct} at ${line}:${column}`,
    ),
    // JSON text, because Gatsby would traverse the whole tree each time it processes the node.
    tree: JSON.stringify(content.tree),
    leadLength: content.leadLength,
    plainText: content.plainText,
    components: content.components,
    embeds: content.embeds,
    images: findLocalImages(content.references, basePaths),
    unresolvedLinks: findUnresolvedLinks(content.references, basePaths),
    contentFilePath: absolutePath,
  };
}

/** Tags as stored on a page's node. Resolvers look them up. */
export interface TagFields {
  /** Keys of `tags.yml`, and names of inline tags. */
  tagKeys: string[];
  /** Permalinks that the page gives to inline tags, by name. */
  ownTags: Record<string, string>;
}

/** Returns the tag fields of a page's node. */
export function tagFields(tags: readonly PageTag[]): TagFields {
  const own = tags.flatMap((tag) => (typeof tag === "string" ? [] : [tag]));
  return {
    tagKeys: tags.map((tag) => (typeof tag === "string" ? tag : tag.label)),
    ownTags: Object.fromEntries(own.map(({ label, permalink }) => [label, permalink])),
  };
}
