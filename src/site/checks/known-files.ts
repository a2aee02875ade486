import { apiPaths } from "../../lib/api/addresses";
import { FEEDS, markdownPath } from "../../lib/paths";
import type { PagePlan, TemplateName } from "../create-pages/plan";
import { SMALL_FILES } from "../post-build/small-files";
import type { Site } from "./checked-site";

/** Files that every build writes. */
const ALWAYS = [
  ...Object.values(FEEDS).map(({ path }) => path),
  ...Object.keys(SMALL_FILES),
  "/apple-touch-icon.png",
  "/docs/search-index.json",
  "/favicon.ico",
  "/favicon.svg",
  "/icon-192.png",
  "/icon-512.png",
  "/llms-full.txt",
  "/llms.txt",
  "/sitemap.xml",
];

/** Lists and redirects have no Markdown export. */
const WITHOUT_MARKDOWN = new Set<TemplateName>([
  "blog-archive",
  "blog-authors",
  "blog-list",
  "component-page",
  "doc-tag",
  "redirect",
  "tags",
]);

/** Returns the addresses of static files and of files that the build writes beside its pages. */
export function knownFiles(
  site: Pick<Site, "allApiDocument" | "staticFiles">,
  plans: readonly PagePlan[],
): ReadonlySet<string> {
  const besidePages = plans.flatMap(({ path, template }) => [
    ...(WITHOUT_MARKDOWN.has(template) ? [] : [markdownPath(path)]),
    ...(template === "endpoint" ? [apiPaths.openapi(path)] : []),
  ]);
  const downloads = site.allApiDocument.nodes.flatMap(({ documentId }) => [
    apiPaths.download(documentId, "yaml"),
    apiPaths.download(documentId, "json"),
  ]);
  return new Set([...site.staticFiles, ...ALWAYS, ...besidePages, ...downloads]);
}
