import type { TagFields } from "./collections/tag-fields";
import { NODE_TYPES } from "./constants";

import { toTagLinks } from "./data-files/tag-links";
import type { TagDefinition } from "./data-files/tags";
import type { DocsVersion } from "./versions/docs-version";

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
