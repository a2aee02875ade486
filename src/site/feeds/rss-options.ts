import type { SiteSettings } from "../../../plugins/gatsby-transformer-content/src/data-files/site-settings";
import { buildClock } from "../create-pages/build-clock";
import { FEED_QUERY, toFeedItems } from "./feed-items";

/** Options of gatsby-plugin-feed: the blog's RSS feed with full content. */
export function feedOptions(settings: SiteSettings) {
  return {
    query: `{ site { siteMetadata { title description siteUrl site_url: siteUrl } } }`,
    feeds: [
      {
        output: "/blog/rss.xml",
        title: `${settings.title} ${settings.blog.title}`,
        description: settings.blog.description,
        language: settings.locale,
        site_url: `${settings.url}/blog`,
        feed_url: `${settings.url}/blog/rss.xml`,
        match: "^/",
        query: FEED_QUERY,
        serialize: ({ query }: { query: Queries.FeedQuery }) =>
          toFeedItems(query, buildClock(process.env)).map((item) => ({
            title: item.title,
            url: item.url,
            guid: item.url,
            date: item.date,
            description: item.description,
            author: item.authors.join(", "),
            categories: item.categories,
            custom_elements: [{ "content:encoded": item.html }],
          })),
      },
    ],
  };
}
