import { toUrl } from "../../lib/addresses";
import { contentToHtml } from "../../lib/content-export";
import { asContentTree, permalinksOfImages } from "../../lib/content-tree";

/** Number of posts in a feed. */
const FEED_LENGTH = 20;

/** Query of the feeds, without drafts and unlisted posts. */
export const FEED_QUERY = /* GraphQL */ `
  query Feed {
    site {
      siteMetadata {
        title
        description
        siteUrl
      }
    }
    siteSettings {
      title
      locale
      copyright
      blog {
        title
        description
      }
    }
    allBlogPost(
      filter: { draft: { eq: false }, unlisted: { eq: false } }
      sort: [{ date: DESC }, { file: ASC }]
    ) {
      nodes {
        title
        description
        permalink
        date
        lastUpdate {
          date
        }
        image {
          permalink
        }
        tags {
          label
        }
        authors {
          name
          permalink
        }
        body {
          exportTree
          images {
            src
            file {
              permalink
            }
          }
        }
      }
    }
  }
`;

/** A post with what the feed formats need. */
export interface FeedItem {
  title: string;
  /** Absolute address, also used as id. */
  url: string;
  /** Publication date. */
  date: Date;
  /** Day of the last change, else of publication. */
  updated: Date;
  description: string;
  /** Full text as HTML with absolute addresses. */
  html: string;
  /** Absolute address of the front matter image. */
  image?: string;
  authors: Array<{ name: string; link?: string }>;
  categories: string[];
}

type Post = Queries.FeedQuery["allBlogPost"]["nodes"][number];

/** Converts the newest published posts to feed items. */
export function toFeedItems(data: Queries.FeedQuery, now: Date): FeedItem[] {
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  return data.allBlogPost.nodes
    .filter((post) => new Date(post.date) <= now)
    .slice(0, FEED_LENGTH)
    .map((post) => toFeedItem(post, siteUrl));
}

function toFeedItem(post: Post, siteUrl: string): FeedItem {
  const url = toUrl(post.permalink, siteUrl);
  const image = post.image?.permalink;
  return {
    title: post.title,
    url,
    date: new Date(post.date),
    updated: new Date(post.lastUpdate?.date ?? post.date),
    description: post.description,
    html: contentToHtml(asContentTree(post.body.exportTree), {
      pageUrl: url,
      siteUrl,
      images: permalinksOfImages(post.body.images),
    }),
    ...(image ? { image: toUrl(image, siteUrl) } : {}),
    authors: post.authors.map(({ name, permalink }) => ({
      name,
      ...(permalink ? { link: toUrl(permalink, siteUrl) } : {}),
    })),
    categories: post.tags.map(({ label }) => label),
  };
}
