import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { writeApiFiles } from "../api/index";
import { runQuery } from "../create-pages/plan-site";
import { projectFile, readEnvironment } from "../environment";
import { API_CHANGELOG_QUERY, writeApiChangelogFeeds } from "../feeds/api-changelog-feed";
import { FEED_QUERY } from "../feeds/feed-items";
import { writeFeeds } from "../feeds/write-feeds";
import { filesBelow } from "../files";
import { MARKDOWN_EXPORTS_QUERY } from "../markdown-export/query";
import { writeMarkdownExports } from "../markdown-export/write-exports";
import { readBrand } from "../social/mark";
import { writeSocialCards } from "../social/write-cards";
import { flattenPages } from "./flatten-pages";
import { POST_BUILD_QUERY } from "./query";
import { removeBuildFiles, removeStaleFiles } from "./remove-stale-files";
import { writeIcons } from "./write-icons";
import { writeLlmsTxt } from "./write-llms-txt";
import { writeSitemap, writeSmallFiles, writeToolIndex } from "./write-small-files";

/** The texts being written while Gatsby renders HTML. */
let texts: Promise<void> | undefined;

/**
 * Writes texts while Gatsby's workers render HTML, because this process only waits for them. Gatsby has no
 * hook for that moment, but sets this status just before it.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ graphql, emitter }) => {
  emitter.on("SET_PROGRAM_STATUS", ({ payload }: { payload: string }) => {
    if (payload !== "BOOTSTRAP_QUERY_RUNNING_FINISHED") return;
    texts = writeTexts(projectFile("public"), graphql);
    // `onPostBuild` waits for the texts and fails with them.
    texts.catch(() => undefined);
  });
};

/** Finishes `public/` after Gatsby and its plugins have written it. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const publicDir = projectFile("public");
  const environment = readEnvironment();
  const site = await runQuery<Queries.PostBuildQuery>(graphql, POST_BUILD_QUERY);
  const { siteSettings: settings } = site;
  if (!settings) throw new Error("The site has no settings: content/site.yml was not read.");
  const siteUrl = site.site?.siteMetadata?.siteUrl ?? "";
  const paths = site.allSitePage.nodes.map((page) => page.path);

  const rendered = new Map<string, string>();
  const staticDir = path.join(environment.contentRoot, "static");
  const staticFiles = new Set(filesBelow(staticDir));
  const pageCount = await flattenPages(publicDir, paths, staticFiles, (pagePath, html) => {
    // Copied, because a slice of a string would keep the HTML of every page in memory.
    const head = Buffer.from(html.slice(0, html.indexOf("</head>") + "</head>".length));
    rendered.set(pagePath, head.toString());
  });
  reporter.log(`${pageCount} pages written for ${siteUrl}`);

  const { title, tagline, navbar } = settings;
  const brand = await readBrand(publicDir, title, navbar.logo);
  const pages = { paths, rendered, siteUrl, brand, tagline };
  const { drawn, kept } = await writeSocialCards(publicDir, pages);
  reporter.log(`${drawn} social cards drawn, ${kept} kept`);
  await (texts ?? writeTexts(publicDir, graphql));

  const feed = await runQuery<Queries.FeedQuery>(graphql, FEED_QUERY);
  await writeFeeds(publicDir, feed, environment.now);
  const changelog = await runQuery<Queries.ApiChangelogFeedQuery>(graphql, API_CHANGELOG_QUERY);
  await writeApiChangelogFeeds(publicDir, changelog);
  await writeSitemap(publicDir, siteUrl);
  await writeSmallFiles(publicDir, staticDir, {
    ...settings,
    home: settings.home ?? "/",
    siteUrl,
  });
  await writeIcons(publicDir, staticDir, title);
  await removeStaleFiles(publicDir, performance.timeOrigin);
  await removeBuildFiles(publicDir);
};

/** Writes files for programs: Markdown exports, their lists, and the text of every section. */
async function writeTexts(publicDir: string, graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const site = await runQuery<Queries.PostBuildQuery>(graphql, POST_BUILD_QUERY);
  const data = await runQuery<Queries.MarkdownExportsQuery>(graphql, MARKDOWN_EXPORTS_QUERY);
  await writeMarkdownExports(publicDir, data);
  await writeApiFiles(publicDir, graphql, site.site?.siteMetadata?.siteUrl ?? "");
  await writeLlmsTxt(publicDir, site);
  await writeToolIndex(publicDir, data);
}
