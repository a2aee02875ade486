import kebabCase from "lodash/kebabCase";
import type { TagFields } from "../collections/tag-fields";
import type { TagDefinition } from "./tags";

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
