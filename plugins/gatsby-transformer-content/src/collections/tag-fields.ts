import type { PageTag } from "../front-matter/schemas";

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
