import { compact, isRecord, type JsonRecord, listOf, recordOf, textOf, textsOf } from "../json";
import { describe } from "../markdown/describe";
import type { TagGroupModel, TagModel } from "../types";
import { extensionsOf } from "./extension";
import { externalDocs } from "./external-docs";
import { kebabCase, uniqueSlugs } from "./slug";

/** Name of the group of operations that name no tag. */
export const UNTAGGED = "Other";

/**
 * The tags of a document: those that it declares, in its order, then those that operations name
 * without declaration, then a group for operations without any.
 */
export function buildTags(
  document: JsonRecord,
  used: readonly string[],
  basePath: string,
): TagModel[] {
  const declared = listOf(document.tags).filter(isRecord);
  const names = new Set(declared.flatMap(({ name }) => textOf(name) ?? []));
  const implied = [...new Set(used)].filter((name) => !names.has(name));
  const nodes = new Map<string, JsonRecord>();
  for (const node of [...declared, ...implied.map((name): JsonRecord => ({ name }))]) {
    const name = textOf(node.name);
    if (name !== undefined && !nodes.has(name)) {
      nodes.set(name, node);
    }
  }
  const slugs = uniqueSlugs([...nodes.keys()].map((name) => ({ slug: kebabCase(name) })));
  return [...nodes].map(([name, node], order) =>
    buildTag(name, node, {
      order,
      slug: slugs[order] ?? name,
      basePath,
      implicit: name === UNTAGGED && !names.has(name),
    }),
  );
}

type TagPlace = { order: number; slug: string; basePath: string; implicit: boolean };

function buildTag(name: string, node: JsonRecord, place: TagPlace): TagModel {
  const { order, slug, basePath, implicit } = place;
  return compact({
    ...describe(node),
    name,
    title: textOf(node["x-displayName"]) ?? textOf(node.summary) ?? name,
    slug,
    permalink: `${basePath}/${slug}`,
    order,
    summary: textOf(node.summary),
    kind: textOf(node.kind),
    parent: textOf(node.parent),
    implicit,
    externalDocs: externalDocs(node.externalDocs),
    extensions: extensionsOf(node),
  });
}

/** The groups of `x-tagGroups`; tags that no group names are in none. */
export function buildTagGroups(document: JsonRecord): TagGroupModel[] {
  return listOf(document["x-tagGroups"]).map((node) => {
    const group = recordOf(node);
    return { name: textOf(group.name) ?? "", tags: textsOf(group.tags) };
  });
}
