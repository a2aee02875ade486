import type { SitemapData } from "../sitemap";
import { resolvePages } from "../sitemap";

const page = (permalink: string, fields = {}) => ({
  permalink,
  unlisted: false,
  lastUpdate: null,
  ...fields,
});

const CONTEXTS: Record<string, object> = {
  "/old": { to: "/docs/a" },
  "/docs/tags": { isList: true },
  "/docs/0.9/a": { version: "0.9" },
  "/docs/1.0/a": { version: "1.0" },
};

const data: SitemapData = {
  allSitePage: {
    nodes: [
      "/docs/a",
      "/docs/hidden",
      "/docs/category/c",
      "/old",
      "/docs/tags",
      "/docs/0.9/a",
      "/docs/1.0/a",
      "/blog",
      "/blog/x",
      "/blog/y",
      "/about",
    ].map((path) => ({ path, pageContext: CONTEXTS[path] ?? {} })),
  },
  hiddenVersions: { nodes: [{ name: "0.9" }] },
  allDocPage: {
    nodes: [
      page("/docs/a", { lastUpdate: { date: "2025-03-04" } }),
      page("/docs/hidden", { unlisted: true }),
      page("/docs/draft"),
    ],
  },
  allBlogPost: {
    nodes: [
      page("/blog/x", { date: "2025-01-01", lastUpdate: { date: "2025-05-05" } }),
      page("/blog/y", { date: "2025-02-02" }),
    ],
  },
  allStandalonePage: { nodes: [page("/about", { unlisted: true })] },
};

describe("resolvePages", () => {
  it("lists the pages that were made by path, with the day of their last change", () => {
    expect(resolvePages(data)).toEqual([
      { path: "/blog", lastmod: "2025-05-05" },
      { path: "/blog/x", lastmod: "2025-05-05" },
      { path: "/blog/y", lastmod: "2025-02-02" },
      { path: "/docs/1.0/a" },
      { path: "/docs/a", lastmod: "2025-03-04" },
      { path: "/docs/category/c" },
    ]);
  });
});
