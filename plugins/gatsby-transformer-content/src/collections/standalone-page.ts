import { NODE_TYPES } from "../constants";
import { standaloneFrontMatter } from "../front-matter/schemas";
import type { Collection } from "./collection";
import { contentPageFields } from "./content-fields";
import { joinPath } from "./doc-path";

/** Pages below `content/pages` or `content/src/pages`, addressed by their path. */
export const standalonePages: Collection<typeof standaloneFrontMatter> = {
  type: NODE_TYPES.standalonePage,
  kind: "standalone",
  schema: standaloneFrontMatter,
  toFields: ({ frontMatter, content, relativePath, directory }) => {
    const name = relativePath.replace(/\.mdx?$/i, "").replace(/(?:^|\/)index$/i, "");
    return {
      ...contentPageFields(frontMatter, content, name, directory),
      permalink: joinPath("/", frontMatter.slug ?? name),
      hideTitle: frontMatter.hide_title,
    };
  },
};
