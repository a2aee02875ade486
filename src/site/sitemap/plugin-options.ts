const CHANGE_FREQUENCY = "weekly";
const PRIORITY = 0.5;

/** Lists that only repeat what the pages say: they are not for search engines. */
const EXCLUDED = [
  "/",
  "/404",
  "/404.html",
  "/search",
  "/blog/archive",
  "/blog/tags",
  "/blog/tags/**",
  "/blog/authors",
  "/blog/authors/**",
  "/blog/page/**",
];

/** A page of the site, with the day of its last change where that is known. */
interface SitemapPage {
  path: string;
  lastmod?: string;
}

interface DatedPage {
  permalink: string;
  unlisted: boolean;
  date?: string;
  lastUpdate: { date: string | null } | null;
}

interface SitemapData {
  allSitePage: { nodes: SitemapPage[] };
  allDocPage: { nodes: DatedPage[] };
  allBlogPost: { nodes: DatedPage[] };
}

/** Options of gatsby-plugin-sitemap. */
export const sitemapOptions = {
  output: "/",
  createLinkInHead: false,
  excludes: EXCLUDED,
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allDocPage { nodes { permalink unlisted lastUpdate { date } } }
    allBlogPost { nodes { permalink unlisted date lastUpdate { date } } }
  }`,
  resolvePages: ({ allSitePage, allDocPage, allBlogPost }: SitemapData): SitemapPage[] => {
    const dated = new Map(
      [...allDocPage.nodes, ...allBlogPost.nodes].map((page) => [page.permalink, page]),
    );
    return allSitePage.nodes
      .filter(({ path }) => !dated.get(path)?.unlisted)
      .map(({ path }) => {
        const page = dated.get(path);
        const lastmod = page?.lastUpdate?.date ?? page?.date;
        return lastmod ? { path, lastmod } : { path };
      });
  },
  serialize: ({ path, lastmod }: SitemapPage) => ({
    url: path,
    changefreq: CHANGE_FREQUENCY,
    priority: PRIORITY,
    ...(lastmod ? { lastmod } : {}),
  }),
};
