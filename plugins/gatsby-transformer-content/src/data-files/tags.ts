import kebabCase from "lodash/kebabCase";
import { z } from "zod";
import type { TagFields } from "../collections/collection";
import { NODE_TYPES } from "../nodes";
import type { DocsVersion } from "../versions/docs-version";
import { strict } from "./data-file";

/** One entry of `tags.yml`; the key alone is enough. */
const tagEntry = strict({
  label: z.string().optional(),
  description: z.string().optional(),
  permalink: z.string().optional(),
}).nullable();

/** `tags.yml`: tags by key. */
export const tagsFile = z.record(z.string(), tagEntry);

/** A tag with its defaults filled in. */
export interface TagDefinition {
  key: string;
  label: string;
  description: string | null;
  permalink: string;
}

/** Fills in what an entry of `tags.yml` leaves out. */
export function toTagDefinitions(
  entries: z.output<typeof tagsFile>,
  basePath: string,
): TagDefinition[] {
  return Object.entries(entries).map(([key, entry]) => ({
    key,
    label: entry?.label ?? key.charAt(0).toUpperCase() + key.slice(1),
    description: entry?.description ?? null,
    permalink: `${basePath}/tags/${(entry?.permalink ?? kebabCase(key)).replace(/^\//, "")}`,
  }));
}

/**
 * The tags of a page: entries of `tags.yml`, or names that only pages know. Two names of one address
 * are one tag.
 *
 * @param basePath address of the blog, or of the version of the documentation
 */
export function toTagLinks<Tag extends TagDefinition>(
  { tagKeys, ownTags }: TagFields,
  defined: readonly Tag[],
  basePath: string,
): Array<Tag | TagDefinition> {
  const links = tagKeys.map(
    (name) => defined.find(({ key }) => key === name) ?? inlineTag(name, ownTags[name], basePath),
  );
  return links.filter(
    ({ permalink }, index) => links.findIndex((link) => link.permalink === permalink) === index,
  );
}

function inlineTag(name: string, address: string | undefined, basePath: string): TagDefinition {
  const path = (address ?? kebabCase(name)).replace(/^\//, "");
  return { key: name, label: name, description: null, permalink: `${basePath}/tags/${path}` };
}

/** What a resolver gets to look nodes up with. */
interface QueryContext {
  nodeModel: { findAll: (args: { type: string }) => Promise<{ entries: unknown }> };
}

type DocTagNode = TagDefinition & { version: string };

/** Resolves the tags of a page of the documentation. */
export function tagsOfDoc(versions: readonly DocsVersion[]) {
  const definitions = definitionsOfQuery<DocTagNode>(NODE_TYPES.docTag);
  return async (page: TagFields & { version: string }, _: unknown, context: QueryContext) => {
    if (page.tagKeys.length === 0) return [];
    const defined = (await definitions(context)).filter(({ version }) => version === page.version);
    const base = versions.find(({ name }) => name === page.version)?.path ?? "";
    return toTagLinks(page, defined, base);
  };
}

/** Resolves the tags of a post: nodes, or what stands for a tag that only posts know. */
export function tagsOfPost(basePath: string) {
  const definitions = definitionsOfQuery<TagDefinition>(NODE_TYPES.tag);
  return async (post: TagFields, _: unknown, context: QueryContext) => {
    if (post.tagKeys.length === 0) return [];
    return toTagLinks(post, await definitions(context), basePath).map(asNode);
  };
}

/** Fields that every node has, for a tag that has none. */
function asNode(tag: TagDefinition) {
  return { id: `tag ${tag.permalink}`, parent: null, children: [], ...tag };
}

/** Reads the entries of `tags.yml` once in a query. */
function definitionsOfQuery<Tag>(type: string) {
  const read = new WeakMap<object, Promise<Tag[]>>();
  return (context: QueryContext): Promise<Tag[]> => {
    const known =
      read.get(context) ??
      context.nodeModel.findAll({ type }).then(({ entries }) => [...(entries as Iterable<Tag>)]);
    read.set(context, known);
    return known;
  };
}
