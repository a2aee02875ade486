import { resolvePages } from "../plugin-options";
import type { SitemapData } from "../plugin-options";

const page = (permalink: string, fields = {}) => ({
  permalink,
  unlisted: false,
  lastUpdate: null,
  ...fields,
});

const data: SitemapData = {
  allSitePage: {
    nodes: [
      "/docs/a",
      "/docs/hidden",
      "/docs/category/c",
      "/old",
      "/blog",
      "/blog/x",
      "/blog/y",
      "/about",
    ].map((path) => ({ path, pageContext: path === "/old" ? { to: "/docs/a" } : {} })),
  },
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
  it("lists the pages that were made, with the day of their last change", () => {
    expect(resolvePages(data)).toEqual([
      { path: "/docs/a", lastmod: "2025-03-04" },
      { path: "/docs/category/c" },
      { path: "/blog", lastmod: "2025-05-05" },
      { path: "/blog/x", lastmod: "2025-05-05" },
      { path: "/blog/y", lastmod: "2025-02-02" },
    ]);
  });
});
