import { docFrontMatter } from "../front-matter/schemas";
import type { Collection } from "./collection";
import { contentPageFields } from "./content-fields";
import { docPermalink, parseDocPath } from "./doc-path";
import { NODE_TYPES } from "../constants";

/** Pages below `content/docs`. */
export const docPages: Collection<typeof docFrontMatter> = {
  type: NODE_TYPES.docPage,
  folder: "docs",
  kind: "doc",
  schema: docFrontMatter,
  toFields: ({ frontMatter, content, relativePath, options }) => {
    const path = parseDocPath(relativePath, {
      ...(frontMatter.id ? { id: frontMatter.id } : {}),
      parseNumberPrefixes: frontMatter.parse_number_prefixes,
    });
    return {
      ...contentPageFields(frontMatter, content, path.baseName),
      permalink: docPermalink(options.docsBasePath, path, frontMatter.slug),
      docId: path.docId,
      folder: path.folder,
      cleanFolder: path.cleanFolder,
      isFolderIndex: path.isFolderIndex,
      fileName: relativePath.split("/").pop() ?? relativePath,
      hideTitle: frontMatter.hide_title,
      sidebarLabel: frontMatter.sidebar_label ?? null,
      sidebarPosition: frontMatter.sidebar_position ?? path.numberPrefix ?? null,
      displayedSidebar: frontMatter.displayed_sidebar ?? null,
      choosesSidebar: frontMatter.displayed_sidebar !== undefined,
      paginationLabel: frontMatter.pagination_label ?? null,
      paginationNext: frontMatter.pagination_next,
      paginationPrev: frontMatter.pagination_prev,
      tags: frontMatter.tags ?? [],
      customEditUrl: frontMatter.custom_edit_url ?? null,
    };
  },
};
