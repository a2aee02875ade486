import { apiPaths } from "../../lib/api/addresses";
import { FEEDS, FILES, markdownPath } from "../../lib/paths";
import type { PagePlan, TemplateName } from "../create-pages/plan";
import { SMALL_FILES } from "../post-build/small-files";
import type { Site } from "./checked-site";

/** Files that a build writes, unless the site has its own. */
const DEFAULTS = [
  ...Object.keys(SMALL_FILES),
  "/apple-touch-icon.png",
  "/favicon.ico",
  "/favicon.svg",
  "/icon-192.png",
  "/icon-512.png",
];

/** Files that every build writes. */
const ALWAYS = [...Object.values(FEEDS).map(({ path }) => path), ...Object.values(FILES)];

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
  return new Set([...site.staticFiles, ...DEFAULTS, ...builtFiles(site, plans)]);
}

/** Returns the addresses of files that every build writes, apart from pages. */
export function builtFiles(
  site: Pick<Site, "allApiDocument">,
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
  return new Set([...ALWAYS, ...besidePages, ...downloads]);
}
