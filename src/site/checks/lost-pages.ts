/** What tells which pages errors have cost. */
export type ErrorSources = Pick<Queries.SitePlanQuery, "allApiProblem" | "allContentProblem">;

/** Lists that change when files cannot be read: which file, and which addresses come of it. */
const LISTS: ReadonlyArray<[file: RegExp, address: RegExp]> = [
  [/tags\.ya?ml$/, /\/tags(?:\/|$)/],
  [/authors\.ya?ml$/, /\/authors(?:\/|$)/],
  [/(?:sidebars|_category_)\.\w+$/, /\/category\//],
  // With a post less, a list may have a page less, and the blog be empty.
  [/\/blog\/.*\.mdx?$/, /^\/blog(?:\/(?:tags|authors|archive|page)(?:\/|$)|$)/],
];

/**
 * Knows the pages that errors elsewhere have cost: those of a broken document, those of content files
 * with errors, and lists of them. That they are missing is not a mistake of its own.
 */
export function lostPages(site: ErrorSources): (path: string) => boolean {
  const areas = site.allApiProblem.nodes.filter(isError).map(({ basePath }) => basePath);
  const files = filesWithErrors(site);
  const names = files.map(nameInAddress);
  const lists = LISTS.filter(([file]) => files.some((name) => file.test(name)));
  return (path) =>
    areas.some((area) => path === area || path.startsWith(`${area}/`)) ||
    names.some((name) => path.endsWith(name)) ||
    lists.some(([, address]) => address.test(path));
}

/** Knows the files with errors by the ends of their paths, as links name them. */
export function lostFiles(site: ErrorSources): (pathname: string) => boolean {
  const files = filesWithErrors(site);
  return (pathname) => {
    const end = pathname.replace(/^(?:@site\/|\/|(?:\.\.?\/)+)/, "");
    return files.some((file) => file.endsWith(`/${end}`));
  };
}

function filesWithErrors({ allContentProblem }: ErrorSources): string[] {
  return allContentProblem.nodes.filter(isError).map(({ file, page }) => page ?? file);
}

function isError({ severity }: { readonly severity: string }): boolean {
  return severity === "error";
}

/** How an address ends whose page is made of a file. */
function nameInAddress(file: string): string {
  const name = file.replace(/(?:\/index)?\.mdx?$/, "").replace(/^.*\//, "");
  return `/${name.replace(/^\d{4}-\d{2}-\d{2}-/, "")}`;
}
