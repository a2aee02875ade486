import type { SiteSettings } from "../../../plugins/gatsby-transformer-content";
import { toUrl } from "../../lib/addresses";
import { FEEDS, paths } from "../../lib/paths";
import { readEnvironment } from "../environment";
import type { FeedItem } from "./feed-items";
import { FEED_QUERY, toFeedItems } from "./feed-items";

/** Pages that link to the feed. */
const BLOG_PAGES = "^/blog(?:/|$)";

/** Returns options of gatsby-plugin-feed for the blog's RSS feed with full content. */
export function feedOptions(settings: SiteSettings) {
  return {
    query: `{ site { siteMetadata { title description siteUrl site_url: siteUrl } } }`,
    feeds: [
      {
        output: FEEDS.rss.path,
        title: `${settings.title} ${settings.blog.title}`,
        description: settings.blog.description,
        language: settings.locale,
        copyright: settings.copyright,
        generator: "Gatsby",
        site_url: toUrl(paths.blog, settings.url),
        feed_url: toUrl(FEEDS.rss.path, settings.url),
        custom_namespaces: { media: "http://search.yahoo.com/mrss/" },
        match: BLOG_PAGES,
        query: FEED_QUERY,
        serialize: ({ query }: { query: Queries.FeedQuery }) =>
          toFeedItems(query, readEnvironment().now).map(toRssItem),
      },
    ],
  };
}

/** Converts an item for the `rss` package, which gatsby-plugin-feed uses. */
export function toRssItem(item: FeedItem) {
  return {
    title: item.title,
    url: item.url,
    date: item.date,
    description: item.description,
    author: item.authors.map(({ name }) => name).join(", "),
    categories: item.categories,
    custom_elements: [
      // Escaped instead of CDATA: code in a post may contain the end of a CDATA section.
      { "content:encoded": item.html },
      ...(item.image
        ? [{ "media:content": [{ _attr: { url: item.image, medium: "image" } }] }]
        : []),
    ],
  };
}
