import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { withoutSlash } from "../../../plugins/gatsby-transformer-content";
import { writeApiFiles } from "../api/index";
import { runQuery } from "../create-pages/plan-site";
import { projectFile, readEnvironment } from "../environment";
import { API_CHANGELOG_QUERY, writeApiChangelogFeeds } from "../feeds/api-changelog-feed";
import { FEED_QUERY } from "../feeds/feed-items";
import { writeFeeds } from "../feeds/write-feeds";
import { MARKDOWN_EXPORTS_QUERY } from "../markdown-export/query";
import { writeMarkdownExports } from "../markdown-export/write-exports";
import type { CardWriter } from "../social/write-cards";
import { createCardWriter } from "../social/write-cards";
import { flattenPages } from "./flatten-pages";
import { removeBuildFiles, removeStaleFiles } from "./remove-stale-files";
import { LLMS_QUERY, writeLlmsTxt } from "./write-llms-txt";
import {
  writeManifest,
  writeOpenSearch,
  writeRobots,
  writeSitemap,
  writeToolIndex,
} from "./write-small-files";

/** What is written while Gatsby renders HTML. `onPostBuild` waits for it and fails with it. */
let texts: Promise<void> | undefined;
let cards: Promise<CardWriter> | undefined;

/**
 * Writes texts and social cards while Gatsby's workers render HTML, because this process only waits for them.
 * Gatsby has no hook for that moment, but sets this status just before it, and reports the pages that are
 * rendered, fifty at a time.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ graphql, emitter }) => {
  emitter.on("SET_PROGRAM_STATUS", ({ payload }: { payload: string }) => {
    if (payload !== "BOOTSTRAP_QUERY_RUNNING_FINISHED") return;
    texts = writeTexts(projectFile("public"), graphql);
    cards = createCards(graphql);
    for (const work of [texts, cards]) work.catch(() => undefined);
  });
  emitter.on("HTML_GENERATED", ({ payload }: { payload: string[] }) => {
    cards?.then((writer) => writer.add(payload)).catch(() => undefined);
  });
};

/** Finishes `public/` after Gatsby and its plugins have written it. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const publicDir = projectFile("public");
  const site = await runQuery<Queries.LlmsTxtQuery>(graphql, LLMS_QUERY);
  const { siteSettings: settings } = site;
  if (!settings) throw new Error("The site has no settings: content/site.yml was not read.");
  const siteUrl = site.site?.siteMetadata?.siteUrl ?? "";
  const paths = site.allSitePage.nodes.map((page) => page.path);

  const pageCount = await flattenPages(publicDir, paths);
  reporter.info(`${pageCount} pages written for ${siteUrl}`);
  const writer = await (cards ?? createCards(graphql));
  const { drawn, kept } = await writer.finish(paths);
  reporter.info(`${drawn} social cards drawn, ${kept} kept`);
  await (texts ?? writeTexts(publicDir, graphql));

  const feed = await runQuery<Queries.FeedQuery>(graphql, FEED_QUERY);
  await writeFeeds(publicDir, feed, readEnvironment().now);
  const changelog = await runQuery<Queries.ApiChangelogFeedQuery>(graphql, API_CHANGELOG_QUERY);
  await writeApiChangelogFeeds(publicDir, changelog);
  await writeSitemap(publicDir, siteUrl);
  await writeRobots(publicDir, siteUrl);
  const basePath = withoutSlash(new URL(siteUrl).pathname);
  await writeManifest(publicDir, { ...settings, home: settings.home ?? "/", basePath });
  const { title, description } = settings;
  await writeOpenSearch(publicDir, { title, description, siteUrl });
  await removeStaleFiles(publicDir, performance.timeOrigin);
  await removeBuildFiles(publicDir);
};

async function createCards(graphql: CreatePagesArgs["graphql"]): Promise<CardWriter> {
  const { site, siteSettings } = await runQuery<Queries.LlmsTxtQuery>(graphql, LLMS_QUERY);
  const siteUrl = site?.siteMetadata?.siteUrl ?? "";
  const { title = "", tagline = "" } = siteSettings ?? {};
  return createCardWriter(projectFile("public"), { siteUrl, siteTitle: title, tagline });
}

/** Writes files for programs: Markdown exports, their lists, and the text of every section. */
async function writeTexts(publicDir: string, graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const site = await runQuery<Queries.LlmsTxtQuery>(graphql, LLMS_QUERY);
  const data = await runQuery<Queries.MarkdownExportsQuery>(graphql, MARKDOWN_EXPORTS_QUERY);
  await writeMarkdownExports(publicDir, data);
  await writeApiFiles(publicDir, graphql);
  await writeLlmsTxt(publicDir, site);
  await writeToolIndex(publicDir, data);
}
