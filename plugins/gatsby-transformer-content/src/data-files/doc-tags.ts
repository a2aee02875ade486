import { kebabCase } from "./tags";
import type { TagDefinition } from "./tags";

/** A tag of a page: its name and the address of the list of its pages. */
export type DocTagLink = Omit<TagDefinition, "key">;

/**
 * The tags of a page: keys of `tags.yml`, or names that only pages know. Two names of one address are
 * one tag.
 *
 * @param basePath address of the version of the documentation
 */
export function toDocTagLinks(
  written: readonly string[],
  defined: readonly TagDefinition[],
  basePath: string,
): DocTagLink[] {
  const links = written.map((name): DocTagLink => {
    const tag = defined.find(({ key }) => key === name);
    if (tag) return { label: tag.label, description: tag.description, permalink: tag.permalink };
    return { label: name, description: null, permalink: `${basePath}/tags/${kebabCase(name)}` };
  });
  return links.filter(
    ({ permalink }, index) => links.findIndex((link) => link.permalink === permalink) === index,
  );
}
