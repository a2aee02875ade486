import { apiPaths } from "../../lib/api/addresses";
import { FEEDS } from "../../lib/paths";
import type { PagePlan, TemplateName } from "../create-pages/page-plan";

/** Files that every build writes at the site's root and in its areas. */
const ALWAYS = [
  ...Object.values(FEEDS).map(({ path }) => path),
  "/docs/search-index.json",
  "/llms-full.txt",
  "/llms.txt",
  "/manifest.webmanifest",
  "/opensearch.xml",
  "/robots.txt",
  "/sitemap.xml",
];

/** Pages that are lists of others, or lead elsewhere: they are not written as Markdown. */
const WITHOUT_TWIN = new Set<TemplateName>([
  "blog-archive",
  "blog-author",
  "blog-authors",
  "blog-list",
  "blog-tag",
  "blog-tags",
  "redirect",
]);

/** The part of the planner's answer that tells which files there will be. */
type Site = Pick<Queries.SitePlanQuery, "allApiDocument" | "staticFiles">;

/**
 * Knows the addresses of files: those that writers put into a static folder, and those that the build
 * writes beside its pages.
 */
export function knownFiles(site: Site, plans: readonly PagePlan[]): ReadonlySet<string> {
  const beside = plans.flatMap(({ path, template }) => [
    ...(WITHOUT_TWIN.has(template) ? [] : [apiPaths.markdown(path)]),
    ...(template === "endpoint" ? [apiPaths.openapi(path)] : []),
  ]);
  const downloads = site.allApiDocument.nodes.flatMap(({ documentId }) => [
    apiPaths.download(documentId, "yaml"),
    apiPaths.download(documentId, "json"),
  ]);
  return new Set([...site.staticFiles, ...ALWAYS, ...beside, ...downloads]);
}

/** Whether an address is a file's and not a page's: its last part has an extension. */
export function isFileAddress(path: string): boolean {
  return /\.[a-z0-9]*[a-z][a-z0-9]*$/i.test(path);
}
