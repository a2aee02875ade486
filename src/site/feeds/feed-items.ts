import { contentToHtml } from "../../lib/content-html";
import { asContentTree } from "../../lib/content-tree";

/** How many posts a feed holds. */
export const FEED_LENGTH = 20;

/** What feeds ask of the data layer. Drafts and unlisted posts are not in it. */
export const FEED_QUERY = /* GraphQL */ `
  query Feed {
    site {
      siteMetadata {
        title
        description
        siteUrl
      }
    }
    allBlogPost(
      filter: { draft: { eq: false }, unlisted: { eq: false } }
      sort: { date: DESC }
    ) {
      nodes {
        title
        description
        permalink
        date
        tags {
          label
        }
        authors {
          name
        }
        body {
          tree
        }
      }
    }
  }
`;

/** One post as every feed format needs it. */
export interface FeedItem {
  title: string;
  /** Absolute address: also the item's id. */
  url: string;
  date: Date;
  description: string;
  /** Whole text as HTML with absolute addresses. */
  html: string;
  authors: string[];
  categories: string[];
}

/** The newest published posts as feed items. */
export function toFeedItems(data: Queries.FeedQuery, now: Date): FeedItem[] {
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  return data.allBlogPost.nodes
    .filter((post) => new Date(post.date) <= now)
    .slice(0, FEED_LENGTH)
    .map((post) => ({
      title: post.title,
      url: siteUrl + post.permalink,
      date: new Date(post.date),
      description: post.description,
      html: contentToHtml(asContentTree(post.body.tree), { pageUrl: siteUrl + post.permalink }),
      authors: post.authors.map(({ name }) => name),
      categories: post.tags.map(({ label }) => label),
    }));
}
