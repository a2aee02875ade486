import { readFile } from "node:fs/promises";
import path from "node:path";
import { detectDialect, splitFrontMatter } from "../../plugins/gatsby-transformer-content/compiler";
import type { Cache } from "../site/cache/cache";
import { memoize, NO_CACHE } from "../site/cache/cache";
import type { Page } from "./page";
import { parseBody } from "./parse-body";

/** The nodes of the pages that are checked. */
type PageNodes = Pick<
  Queries.CheckedContentQuery,
  "allDocPage" | "allBlogPost" | "allStandalonePage"
>;

/** What the data layer knows of a page. */
type PageFacts = Pick<Page, "file" | "kind" | "permalink" | "resolvedLinks">;

/**
 * Reads the text of pages, sorted by file. Leaves out files that cannot be parsed: the site's own checks report
 * syntax errors.
 */
export async function readPages(
  { allDocPage, allBlogPost, allStandalonePage }: PageNodes,
  cache: Cache,
): Promise<Page[]> {
  const found: PageFacts[] = [
    ...allDocPage.nodes.map((node) => factsOf(node, "doc")),
    ...allBlogPost.nodes.map((node) => factsOf(node, "post")),
    ...allStandalonePage.nodes.map((node) => factsOf(node, "standalone")),
  ];
  const sorted = found.sort((a, b) => (a.file < b.file ? -1 : 1));
  const pages = await Promise.all(
    sorted.map(async (page) =>
      readPage(page, await readFile(path.resolve(page.file), "utf8"), cache),
    ),
  );
  return pages.flatMap((page) => page ?? []);
}

function factsOf(
  { file, permalink, body }: Queries.ProsePageFragment,
  kind: Page["kind"],
): PageFacts {
  return { file, kind, permalink, resolvedLinks: body.resolvedLinks };
}

/** Reads one page; returns `undefined` if its text cannot be parsed. */
export function readPage(page: PageFacts, source: string, cache = NO_CACHE): Page | undefined {
  const { data, positionOf, body } = splitFrontMatter(source);
  const dialect = detectDialect(body, page.file.endsWith(".md") ? "md" : "mdx");
  try {
    const parsed = memoize(cache, "page", [body, dialect], () => parseBody(body, dialect));
    return {
      ...page,
      title: String(data.title ?? parsed.facts.contentTitle ?? ""),
      description: String(data.description ?? ""),
      frontMatter: data,
      positionOf,
      ...parsed,
    };
  } catch (error) {
    if (error instanceof Error && "line" in error) return undefined;
    throw error;
  }
}
