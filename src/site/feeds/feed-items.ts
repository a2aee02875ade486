import { contentToHtml } from "../../lib/content-html";
import { asContentTree, publicImages } from "../../lib/content-tree";

/** How many posts a feed holds. */
const FEED_LENGTH = 20;

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
      sort: [{ date: DESC }, { permalink: ASC }]
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
          publicURL
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
              publicURL
            }
          }
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
  /** Publication date. */
  date: Date;
  /** Day of the last change; the day of publication where none is known. */
  updated: Date;
  description: string;
  /** Whole text as HTML with absolute addresses. */
  html: string;
  /** Absolute address of the picture at the post's head. */
  image?: string;
  authors: Array<{ name: string; link?: string }>;
  categories: string[];
}

type Post = Queries.FeedQuery["allBlogPost"]["nodes"][number];

/** The newest published posts as feed items. */
export function toFeedItems(data: Queries.FeedQuery, now: Date): FeedItem[] {
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  return data.allBlogPost.nodes
    .filter((post) => new Date(post.date) <= now)
    .slice(0, FEED_LENGTH)
    .map((post) => toFeedItem(post, siteUrl));
}

function toFeedItem(post: Post, siteUrl: string): FeedItem {
  const url = siteUrl + post.permalink;
  const image = post.image?.publicURL;
  return {
    title: post.title,
    url,
    date: new Date(post.date),
    updated: new Date(post.lastUpdate?.date ?? post.date),
    description: post.description,
    html: contentToHtml(asContentTree(post.body.exportTree), {
      pageUrl: url,
      images: publicImages(post.body.images),
    }),
    ...(image ? { image: siteUrl + image } : {}),
    authors: post.authors.map(({ name, permalink }) => ({
      name,
      ...(permalink ? { link: siteUrl + permalink } : {}),
    })),
    categories: post.tags.map(({ label }) => label),
  };
}
