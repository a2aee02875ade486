import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { buildClock } from "../create-pages/build-clock";
import { runQuery } from "../create-pages/run-query";
import { FEED_QUERY, toFeedItems } from "../feeds/feed-items";
import { toAtom, writeAtom } from "../feeds/write-atom";
import { flattenPages } from "./flatten-pages";
import { LLMS_QUERY, writeLlmsTxt } from "./write-llms-txt";
import { writeRedirects } from "./write-redirects";
import { writeRobots } from "./write-robots";
import { writeSitemap } from "./write-sitemap";

/** Finishes `public/` after Gatsby and its plugins have written it. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const publicDir = path.resolve("public");
  const feed = await runQuery<Queries.FeedQuery>(graphql, FEED_QUERY);
  const site = await runQuery<Queries.LlmsTxtQuery>(graphql, LLMS_QUERY);
  const siteUrl = feed.site?.siteMetadata?.siteUrl ?? "";

  const pageCount = await flattenPages(
    publicDir,
    site.allSitePage.nodes.map(({ path }) => path),
  );
  const items = toFeedItems(feed, buildClock(process.env));
  if (items.length > 0) {
    const xml = toAtom(items, {
      title: `${site.siteSettings?.title ?? ""} ${site.siteSettings?.blog.title ?? ""}`.trim(),
      description: site.siteSettings?.blog.description ?? "",
      siteUrl,
      copyright: site.siteSettings?.copyright ?? "",
    });
    await writeAtom(publicDir, xml);
  }
  await writeSitemap(publicDir, siteUrl);
  await writeRobots(publicDir, siteUrl);
  await writeLlmsTxt(publicDir, site);
  await writeRedirects(publicDir, site.siteSettings?.home ?? "/");
  reporter.info(`${pageCount} pages written without trailing slash`);
};
