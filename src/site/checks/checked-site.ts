import type { FilePosition, Problem } from "../../../packages/problems";
import { splitFrontMatter } from "../../../plugins/gatsby-transformer-content/compiler";

/** Result of the planning query. */
export type Site = Queries.SitePlanQuery;

/** A page with content of its own: documentation, post or standalone page. */
export type ContentPage = ReturnType<typeof contentPages>[number];

/** A problem whose place may still have to be found in the text of its file. */
export interface LocatableProblem extends Problem {
  /** Finds the place in the text of the file, which is empty if there is no such file. */
  locate?: (source: string) => FilePosition;
}

/** Returns the content pages of all kinds. */
export function contentPages(site: Site) {
  return [...site.allDoc.nodes, ...site.allPost.nodes, ...site.allStandalone.nodes];
}

/** Returns whether files with such a path could not be read because of errors. */
export function isUnread(site: Site, file: RegExp): boolean {
  return site.allContentProblem.nodes.some(
    (problem) => problem.severity === "error" && file.test(problem.file),
  );
}

/** Locates a value in the front matter: in the list of a key, or at the key itself. */
export function locateInFrontMatter(
  key: string,
  value?: string,
): NonNullable<LocatableProblem["locate"]> {
  return (source) => {
    const { data, positionOf } = splitFrontMatter(source);
    const list = data[key];
    const index = Array.isArray(list) ? list.indexOf(value) : -1;
    return positionOf(index < 0 ? [key] : [key, index]);
  };
}

/** Locates what decides a page's address: its `slug`, else its file name, shown at the first line. */
export function locateSlug(source: string): FilePosition {
  const { data, positionOf } = splitFrontMatter(source);
  return data.slug === undefined ? { line: 1, column: 1 } : positionOf(["slug"]);
}
