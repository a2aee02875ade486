import type { TextProblem } from "../../../../packages/problems";
import type { DocFrontMatter } from "../front-matter/schemas";
import { docFrontMatter, standaloneFrontMatter } from "../front-matter/schemas";
import type { NodeFields } from "../nodes";
import { NODE_TYPES } from "../nodes";
import type { DocsVersion } from "../versions/docs-version";
import type { Collection, PageInput } from "./collection";
import { contentPageFields, tagFields } from "./collection";
import type { DocPath } from "./doc-path";
import { docPermalink, joinPath, parseDocPath, resolveSlug } from "./doc-path";

/** Pages of one version of the documentation, in `content/docs` or `content/versioned_docs`. */
export function docCollection(version: DocsVersion): Collection<typeof docFrontMatter> {
  return {
    type: NODE_TYPES.docPage,
    kind: "doc",
    schema: docFrontMatter,
    toFields: (input) => docFields(input, version),
    findProblems,
  };
}

type DocInput = PageInput<DocFrontMatter>;

function docFields(
  { frontMatter, content, relativePath, directory, options }: DocInput,
  version: DocsVersion,
) {
  const path = pathOf(relativePath, frontMatter);
  return {
    ...contentPageFields(frontMatter, content, path.baseName, directory, options),
    permalink: docPermalink(version.path, path, frontMatter.slug),
    version: version.name,
    docId: path.docId,
    folder: path.folder,
    cleanFolder: path.cleanFolder,
    isFolderIndex: path.isFolderIndex,
    fileName: relativePath.split("/").pop() ?? relativePath,
    hideTitle: frontMatter.hide_title,
    ...navigationFields(frontMatter, path),
    ...tagFields(frontMatter.tags),
    customEditUrl:
      frontMatter.custom_edit_url === null ? "" : (frontMatter.custom_edit_url ?? null),
  } satisfies NodeFields;
}

function navigationFields(frontMatter: DocFrontMatter, path: DocPath): NodeFields {
  return {
    sidebarLabel: frontMatter.sidebar_label ?? null,
    sidebarPosition: frontMatter.sidebar_position ?? path.numberPrefix ?? null,
    sidebarClassName: frontMatter.sidebar_class_name ?? null,
    sidebarCustomProps: frontMatter.sidebar_custom_props ?? null,
    sidebarKey: frontMatter.sidebar_key ?? null,
    displayedSidebar: frontMatter.displayed_sidebar,
    choosesSidebar: frontMatter.displayed_sidebar !== undefined,
    paginationLabel: frontMatter.pagination_label ?? null,
    paginationNext: frontMatter.pagination_next,
    paginationPrev: frontMatter.pagination_prev,
  };
}

function pathOf(relativePath: string, frontMatter: DocFrontMatter): DocPath {
  return parseDocPath(relativePath, {
    ...(frontMatter.id ? { id: frontMatter.id } : {}),
    parseNumberPrefixes: frontMatter.parse_number_prefixes,
  });
}

function findProblems({ frontMatter, relativePath, positionOf }: DocInput): TextProblem[] {
  const { slug } = frontMatter;
  const path = pathOf(relativePath, frontMatter);
  if (slug === undefined || resolveSlug(path.cleanFolder, slug) !== undefined) return [];
  return [
    {
      code: "front-matter/bad-slug",
      severity: "error",
      ...positionOf(["slug"]),
      message: "The slug is not a valid path, or leads out of the documentation.",
      value: slug,
      hint: "Write a path without ? and #: `/from/the/top`, or `./beside` and `../above` the folder.",
    },
  ];
}

/** Pages in `content/pages` or `content/src/pages`, addressed by path. */
export const standaloneCollection: Collection<typeof standaloneFrontMatter> = {
  type: NODE_TYPES.standalonePage,
  kind: "standalone",
  schema: standaloneFrontMatter,
  toFields: ({ frontMatter, content, relativePath, directory, options }) => {
    const name = relativePath.replace(/\.mdx?$/i, "").replace(/(?:^|\/)index$/i, "");
    const permalink = joinPath("/", frontMatter.slug ?? name);
    return {
      ...contentPageFields(frontMatter, content, name, directory, options),
      permalink,
      // The home page shows only its content, as in Docusaurus.
      hideTitle: frontMatter.hide_title || permalink === "/",
    };
  },
};
