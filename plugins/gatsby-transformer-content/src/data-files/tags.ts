import kebabCase from "lodash/kebabCase";
import { z } from "zod";
import type { TagFields } from "../collections/collection";
import { joinPath } from "../collections/doc-path";
import type { QueryContext } from "../nodes";
import { findAllNodes, NODE_TYPES, oncePerQuery } from "../nodes";
import { versionsOf } from "../plugin-options";
import type { SourceFile } from "../source-file";
import { readChecked } from "../source-file";
import type { DocsVersion } from "../versions/docs-version";
import { versionOfDoc } from "../versions/docs-version";
import { findDuplicatePermalinks, strict } from "./data-file";

/** An entry of `tags.yml`; a key without a value is enough. */
const tagEntry = strict({
  label: z.string().optional(),
  description: z.string().optional(),
  permalink: z.string().optional(),
}).nullable();

/** Schema of `tags.yml`. */
export const tagsFile = z.record(z.string(), tagEntry);

/** A tag with defaults. */
interface TagDefinition {
  key: string;
  label: string;
  description: string | null;
  permalink: string;
}

/** Adds defaults to the entries of `tags.yml`. */
export function toTagDefinitions(
  entries: z.output<typeof tagsFile>,
  basePath: string,
): TagDefinition[] {
  return Object.entries(entries).map(([key, entry]) => ({
    key,
    label: entry?.label ?? key.charAt(0).toUpperCase() + key.slice(1),
    description: entry?.description ?? null,
    permalink: tagPermalink(basePath, entry?.permalink ?? kebabCase(key)),
  }));
}

/** Creates the tags of posts. */
export async function createTagNodes(input: SourceFile): Promise<void> {
  for (const tag of await readTags(input, input.options.blogBasePath)) {
    await input.factory.create(NODE_TYPES.tag, tag.key, { ...tag });
  }
}

/** Creates the tags of a version of the documentation. */
export async function createDocTagNodes(input: SourceFile): Promise<void> {
  const name = versionOfDoc(input.file.relativePath)?.version;
  const version = versionsOf(input.options).find((known) => known.name === name);
  if (!version) return;
  for (const tag of await readTags(input, version.path)) {
    await input.factory.create(NODE_TYPES.docTag, tag.key, { ...tag, version: version.name });
  }
}

async function readTags(input: SourceFile, basePath: string): Promise<TagDefinition[]> {
  const { value = {}, positionOf } = await readChecked(input, tagsFile, "tags");
  const tags = toTagDefinitions(value, basePath);
  await input.factory.report(findDuplicatePermalinks("tags", tags, positionOf));
  return tags;
}

/**
 * Returns the tags of a page: entries of `tags.yml` or inline tags. Tags with the same permalink
 * appear once.
 *
 * @param basePath address of the blog or of the version of the documentation
 */
export function toTagLinks<Tag extends TagDefinition>(
  { tagKeys, ownTags }: TagFields,
  defined: readonly Tag[],
  basePath: string,
): Array<Tag | TagDefinition> {
  const own = new Map(Object.entries(ownTags));
  const links = tagKeys.map(
    (name) => defined.find(({ key }) => key === name) ?? inlineTag(name, own.get(name), basePath),
  );
  return links.filter(
    ({ permalink }, index) => links.findIndex((link) => link.permalink === permalink) === index,
  );
}

function inlineTag(name: string, address: string | undefined, basePath: string): TagDefinition {
  const permalink = tagPermalink(basePath, address ?? kebabCase(name));
  return { key: name, label: name, description: null, permalink };
}

function tagPermalink(basePath: string, path: string): string {
  return joinPath(basePath, "tags", path);
}

type DocTagNode = TagDefinition & { version: string };

/** Resolves the tags of a documentation page. */
export function tagsOfDoc(versions: readonly DocsVersion[]) {
  const definitions = oncePerQuery(({ nodeModel }) =>
    findAllNodes<DocTagNode>(nodeModel, NODE_TYPES.docTag),
  );
  return async (page: TagFields & { version: string }, _: unknown, context: QueryContext) => {
    if (page.tagKeys.length === 0) return [];
    const defined = (await definitions(context)).filter(({ version }) => version === page.version);
    const base = versions.find(({ name }) => name === page.version)?.path ?? "";
    return toTagLinks(page, defined, base);
  };
}

/** Resolves the tags of a post. Inline tags get the fields of a node. */
export function tagsOfPost(basePath: string) {
  const definitions = oncePerQuery(({ nodeModel }) =>
    findAllNodes<TagDefinition>(nodeModel, NODE_TYPES.tag),
  );
  return async (post: TagFields, _: unknown, context: QueryContext) => {
    if (post.tagKeys.length === 0) return [];
    return toTagLinks(post, await definitions(context), basePath).map(asNode);
  };
}

function asNode(tag: TagDefinition) {
  return { id: `tag ${tag.permalink}`, parent: null, children: [], ...tag };
}
