import { readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { toUrl } from "../lib/addresses";
import { FILES, paths } from "../lib/paths";
import { writeSiteFile } from "./files";
import type { OutputContext, OutputFiles } from "./post-build/output-files";

const CHANGE_FREQUENCY = "weekly";
const PRIORITY = 0.5;

/** Lists of other pages, which search engines need not index. */
const EXCLUDED = [
  "/",
  "/404",
  "/404.html",
  paths.search,
  paths.blogArchive,
  paths.blogTags,
  `${paths.blogTags}/**`,
  paths.blogAuthors,
  `${paths.blogAuthors}/**`,
  `${paths.blog}/page/**`,
];

/** A page, with the day of its last change if known. */
export interface SitemapPage {
  path: string;
  /** `2025-03-04`. */
  lastmod?: string;
}

interface DatedPage {
  permalink: string;
  unlisted: boolean;
  date?: string;
  lastUpdate: { date: string | null } | null;
}

/** The part of a page context that decides about the sitemap. */
interface SitemapContext {
  /** Target of a redirect. */
  to?: string;
  /** Version of the documentation. */
  version?: string | null;
  /** True if the page only lists others. */
  isList?: boolean;
}

/** Result of the plugin's query. */
export interface SitemapData {
  allSitePage: { nodes: Array<{ path: string; pageContext: SitemapContext | null }> };
  /** Versions of the documentation with `noIndex`. */
  hiddenVersions: { nodes: Array<{ name: string }> };
  allDocPage: { nodes: DatedPage[] };
  allBlogPost: { nodes: DatedPage[] };
  allStandalonePage: { nodes: DatedPage[] };
}

/** Options of gatsby-plugin-sitemap. */
export const sitemapOptions = {
  output: "/",
  createLinkInHead: false,
  excludes: EXCLUDED,
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
    hiddenVersions: allDocsVersion(filter: { noIndex: { eq: true } }) { nodes { name } }
    allDocPage { nodes { permalink unlisted lastUpdate { date(formatString: "YYYY-MM-DD") } } }
    allBlogPost {
      nodes {
        permalink
        unlisted
        date(formatString: "YYYY-MM-DD")
        lastUpdate { date(formatString: "YYYY-MM-DD") }
      }
    }
    allStandalonePage { nodes { permalink unlisted lastUpdate { date(formatString: "YYYY-MM-DD") } } }
  }`,
  resolvePages,
  serialize: ({ path, lastmod }: SitemapPage) => ({
    url: path,
    changefreq: CHANGE_FREQUENCY,
    priority: PRIORITY,
    ...(lastmod ? { lastmod } : {}),
  }),
};

/**
 * Returns the pages of the sitemap by path, since Gatsby's order differs between builds: no unlisted pages,
 * redirects, tag lists or hidden versions. The blog's index has the date of its newest post.
 */
export function resolvePages(data: SitemapData): SitemapPage[] {
  const { allSitePage, hiddenVersions, allDocPage, allBlogPost, allStandalonePage } = data;
  const written = [...allDocPage.nodes, ...allBlogPost.nodes, ...allStandalonePage.nodes];
  const dated = new Map(written.map((page) => [page.permalink, page]));
  const hidden = new Set<string | null | undefined>(hiddenVersions.nodes.map(({ name }) => name));
  const pages = allSitePage.nodes
    .filter(({ path, pageContext }) => {
      const { to, isList, version } = pageContext ?? {};
      return !to && !isList && !hidden.has(version) && !dated.get(path)?.unlisted;
    })
    .map(({ path }): SitemapPage => {
      const page = dated.get(path);
      const lastmod = page?.lastUpdate?.date ?? page?.date;
      return lastmod ? { path, lastmod } : { path };
    });
  const newest = pages
    .filter(({ path }) => path.startsWith(`${paths.blog}/`))
    .map(({ lastmod = "" }) => lastmod)
    .sort()
    .at(-1);
  return pages
    .map((page) => (page.path === paths.blog && newest ? { ...page, lastmod: newest } : page))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** `/sitemap.xml`, made of the files of gatsby-plugin-sitemap. */
export const SITEMAP: OutputFiles = {
  addresses: () => [FILES.sitemap],
  needsPlugins: true,
  write: moveSitemap,
};

/**
 * Moves the sitemap to where crawlers expect it. gatsby-plugin-sitemap always writes an index and numbered
 * parts. A single part needs no index.
 */
async function moveSitemap({ publicDir, site }: OutputContext): Promise<void> {
  const parts = (await readdir(publicDir)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  const index = path.join(publicDir, "sitemap-index.xml");
  if (parts.length === 1 && parts[0]) {
    await rename(path.join(publicDir, parts[0]), path.join(publicDir, FILES.sitemap));
    await rm(index, { force: true });
    return;
  }
  const xml = await readFile(index, "utf8").catch(() => undefined);
  if (xml === undefined) return;
  const withUrls = xml.replaceAll("<loc>/", `<loc>${toUrl("/", site.siteUrl)}`);
  await writeSiteFile(publicDir, FILES.sitemap, withUrls);
  await rm(index);
}
