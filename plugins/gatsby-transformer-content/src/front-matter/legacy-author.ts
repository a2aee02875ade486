import { z } from "zod";

const text = z.string().optional();

/** One author described by keys of the front matter itself, as older posts do. */
export const legacyAuthorFields = {
  author: text,
  author_title: text,
  authorTitle: text,
  author_url: text,
  authorURL: text,
  author_image_url: text,
  authorImageURL: text,
};

type LegacyKeys = { [Key in keyof typeof legacyAuthorFields]?: string | undefined };

/** The author that those keys describe, if they are used. */
export function legacyAuthor(keys: LegacyKeys) {
  const found = {
    name: keys.author,
    title: keys.author_title ?? keys.authorTitle,
    url: keys.author_url ?? keys.authorURL,
    image_url: keys.author_image_url ?? keys.authorImageURL,
  };
  return Object.values(found).some((value) => value !== undefined) ? found : undefined;
}
