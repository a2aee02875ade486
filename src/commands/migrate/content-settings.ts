import { CURRENT_VERSION, prefixOf } from "../../../plugins/gatsby-transformer-content/data-files";
import type {
  BlogOptions,
  Configuration,
  DocsInstance,
  DocsOptions,
  PagesOptions,
} from "./configuration";
import { docsInstances, presetOptions } from "./configuration";
import type { SitePages } from "./conversion";
import { fromRoot, optional } from "./conversion";
import type { EditUrl, PageFolder } from "./edit-urls";
import { findEditUrls } from "./edit-urls";
import type { Note } from "./unused-options";

/** Docusaurus' default for `exclude`. These files are no pages here either. */
const NEVER_PAGES = new Set([
  "**/_*.{js,jsx,ts,tsx,md,mdx}",
  "**/_*/**",
  "**/*.test.{js,jsx,ts,tsx}",
  "**/*.test.{js,ts}",
  "**/__tests__/**",
]);

/** Returns whether globs include all files that can be pages, as Docusaurus' defaults do. */
function includesAll(globs: readonly string[]): boolean {
  const isListed = (glob: string) => globs.includes(glob);
  return (
    isListed("**/*.{md,mdx}") ||
    isListed("**/*.{js,jsx,ts,tsx,md,mdx}") ||
    (isListed("**/*.md") && isListed("**/*.mdx"))
  );
}

/** Returns which files are pages, as globs from the content folder. */
export function fileSettings(configuration: Configuration) {
  const { blog, pages } = presetOptions(configuration);
  const parts = [
    ...docsInstances(configuration).map(({ id, options }) => ({
      folders: ["docs", "versioned_docs/*"].map((folder) => prefixOf(id) + folder),
      options: options as PagesOptions,
    })),
    { folders: ["blog"], options: blog || {} },
    { folders: ["{pages,src/pages}"], options: pages || {} },
  ];
  const below = (folders: string[], globs: readonly string[]) =>
    folders.flatMap((folder) => globs.map((glob) => `${folder}/${glob.replace(/^\.\//, "")}`));
  const include = parts.flatMap(({ folders, options: { include: globs = [] } }) =>
    below(folders, globs.length === 0 || includesAll(globs) ? ["**"] : globs),
  );
  const exclude = parts.flatMap(({ folders, options: { exclude: globs = [] } }) =>
    below(
      folders,
      globs.filter((glob) => !NEVER_PAGES.has(glob)),
    ),
  );
  const isLimited = parts.some(
    ({ options: { include: globs = [] } }) => globs.length > 0 && !includesAll(globs),
  );
  const files = {
    ...(isLimited ? { include } : {}),
    ...(exclude.length > 0 ? { exclude } : {}),
  };
  return Object.keys(files).length > 0 ? { files } : {};
}

const VERSION_KEYS = ["label", "path", "banner", "badge", "noIndex"];

/** Returns where a set of docs is: "/docs", or "/". */
export function docsPath({ routeBasePath = "docs" }: DocsOptions): string {
  return fromRoot(routeBasePath).replace(/(.)\/$/, "$1");
}

/** Returns the settings of the sets of docs. */
export function docsSettings([main, ...others]: readonly DocsInstance[], hasVersionMenu: boolean) {
  const instances = others.map(({ id, options }) => [
    id,
    { path: docsPath(options), ...instanceSettings(options) },
  ]);
  const { showLastUpdateTime, showLastUpdateAuthor, ...options } = main?.options ?? {};
  const docs = {
    ...(options.routeBasePath === undefined ? {} : { path: docsPath(options) }),
    ...(hasVersionMenu ? { versionMenu: "all" } : {}),
    ...instanceSettings(options),
    ...(instances.length > 0 ? { instances: Object.fromEntries(instances) } : {}),
  };
  return {
    ...(Object.keys(docs).length > 0 ? { docs } : {}),
    lastUpdate: { date: showLastUpdateTime ?? false, author: showLastUpdateAuthor ?? false },
  };
}

function instanceSettings(options: DocsOptions) {
  const { breadcrumbs, sidebarCollapsible, sidebarCollapsed, versions } = options;
  const { lastVersion, includeCurrentVersion, disableVersioning } = options;
  const onlyIncludeVersions = disableVersioning ? [CURRENT_VERSION] : options.onlyIncludeVersions;
  const kept = Object.entries(versions ?? {}).map(([name, given]) => [
    name,
    Object.fromEntries(Object.entries(given).filter(([key]) => VERSION_KEYS.includes(key))),
  ]);
  return {
    ...optional({ breadcrumbs, sidebarCollapsible, sidebarCollapsed }),
    ...optional({ lastVersion, includeCurrentVersion, onlyIncludeVersions }),
    ...(kept.length > 0 ? { versions: Object.fromEntries(kept) } : {}),
  };
}

/** Addresses for editing pages, by folder. */
export function editSettings(
  instances: readonly DocsInstance[],
  blog: BlogOptions,
  { files }: SitePages,
  notes: Note[],
): { editUrls?: EditUrl[] } {
  const pagesIn = (folder: string) =>
    files.flatMap((file) => (file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : []));
  const folderOf = (folder: string, source: string): PageFolder => ({
    folder,
    source: source.replace(/^\.\//, "").replace(/\/$/, ""),
    pages: pagesIn(folder),
  });
  const docFoldersOf = ({ id, options }: DocsInstance) => {
    const [docs, current] = [`${prefixOf(id)}docs`, options.path ?? "docs"];
    const versions = new Set(
      files
        .filter((file) => file.startsWith(`${prefixOf(id)}versioned_docs/`))
        .map((file) => file.split("/", 2).join("/")),
    );
    return [
      folderOf(docs, current),
      ...[...versions].map((name) => folderOf(name, options.editCurrentVersion ? current : name)),
    ].filter(({ pages }) => pages.length > 0);
  };
  const blogFolders = [folderOf("blog", blog.path ?? "blog")].filter(
    ({ pages }) => pages.length > 0,
  );
  const found = [
    ...instances.map((instance) => {
      const { editUrl } = instance.options;
      const folders = docFoldersOf(instance);
      return findEditUrls("docs.editUrl", editUrl, folders, ({ folder, source }, docPath) =>
        callEditUrl(editUrl, {
          version: /\/version-(.*)$/.exec(folder)?.[1] ?? CURRENT_VERSION,
          versionDocsDirPath: source,
          docPath,
          permalink: "",
          locale: "en",
        }),
      );
    }),
    findEditUrls("blog.editUrl", blog.editUrl, blogFolders, ({ source }, blogPath) =>
      callEditUrl(blog.editUrl, { blogDirPath: source, blogPath, permalink: "", locale: "en" }),
    ),
  ];
  notes.push(...found.flatMap((one) => one.notes));
  const editUrls = found.flatMap((one) => one.editUrls);
  return editUrls.length > 0 ? { editUrls } : {};
}

function callEditUrl(editUrl: unknown, page: Record<string, string>): unknown {
  return typeof editUrl === "function" ? editUrl(page) : undefined;
}

/** Where a site says nothing, Docusaurus' own choices. */
export function blogSettings(blog: BlogOptions) {
  return {
    title: blog.blogTitle ?? "Blog",
    description: blog.blogDescription ?? "Blog",
    list: "excerpts",
    postsPerPage: countOf(blog.postsPerPage ?? 10),
    sidebarTitle: blog.blogSidebarTitle ?? "Recent posts",
    sidebarCount: countOf(blog.blogSidebarCount ?? 5),
    permalinks: "date",
  };
}

/** More than any blog has. */
const ALL = 100_000;

function countOf(count: number | "ALL"): number {
  return count === "ALL" ? ALL : count;
}
