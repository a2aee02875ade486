import { readText } from "../routes-lock/files";

/** Problems that can make pages disappear. */
export type ErrorSources = Pick<Queries.SitePlanQuery, "allApiProblem" | "allContentProblem">;

/** Lists that change when files cannot be read: by file, the addresses that may be missing. */
const LISTS: ReadonlyArray<[file: RegExp, address: RegExp]> = [
  [/tags\.ya?ml$/, /\/tags(?:\/|$)/],
  [/authors\.ya?ml$/, /\/authors(?:\/|$)/],
  [/(?:sidebars|_category_)\.\w+$/, /\/category\//],
  // Without one post, a list may have fewer pages, or the blog be empty.
  [/\/blog\/.*\.mdx?$/, /^\/blog(?:\/(?:tags|authors|archive|page)(?:\/|$)|$)/],
];

/**
 * Returns a predicate for addresses that may be missing only because of a reported error: pages of a
 * broken OpenAPI document, of content files with errors, and lists of them.
 */
export function suppressedPages(site: ErrorSources): (path: string) => boolean {
  const areas = site.allApiProblem.nodes.filter(isError).map(({ basePath }) => basePath);
  const files = filesWithErrors(site);
  const names = files.flatMap(namesOf);
  const lists = LISTS.filter(([file]) => files.some((name) => file.test(name)));
  return (path) =>
    areas.some((area) => path === area || path.startsWith(`${area}/`)) ||
    names.some((name) => path.endsWith(name)) ||
    lists.some(([, address]) => address.test(path));
}

/** Returns a predicate for paths of files with errors, as links write them. */
export function suppressedFiles(site: ErrorSources): (pathname: string) => boolean {
  const files = filesWithErrors(site);
  return (pathname) => {
    const end = pathname.replace(/^(?:@site\/|\/|(?:\.\.?\/)+)/, "");
    return files.some((file) => file.endsWith(`/${end}`));
  };
}

/** Returns a predicate for folders that contain files with errors. */
export function suppressedFolders(site: ErrorSources): (folder: string) => boolean {
  const files = filesWithErrors(site);
  return (folder) => files.some((file) => file.includes(`/${folder}/`));
}

function filesWithErrors({ allContentProblem }: ErrorSources): string[] {
  return allContentProblem.nodes.filter(isError).map(({ file, page }) => page ?? file);
}

function isError({ severity }: { severity: string }): boolean {
  return severity === "error";
}

/** Returns the last parts of the addresses that a content file may get, and of the id that sidebars name. */
function namesOf(file: string): string[] {
  const [, frontMatter = ""] = /^---\r?\n([\s\S]*?)\n---/.exec(readText(file)) ?? [];
  const own = frontMatter.matchAll(/^(?:id|slug):\s*["']?\/?([^"'\n]*[^"'\s])/gm);
  return [slugOf(file), ...[...own].map(([, name]) => `/${name}`)];
}

/** Returns the last part of the address that a content file gets, with a slash before it. */
function slugOf(file: string): string {
  const name = file.replace(/(?:\/index)?\.mdx?$/, "").replace(/^.*\//, "");
  return `/${name.replace(/^\d{4}-\d{2}-\d{2}-/, "")}`;
}
