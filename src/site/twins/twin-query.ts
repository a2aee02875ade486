/** What the Markdown twins of content pages, and the index for tools, are made from. */
export const TWIN_QUERY = /* GraphQL */ `
  query Twins {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
    allDocPage(filter: { draft: { eq: false }, unlisted: { eq: false } }) {
      nodes {
        sidebar
        docsVersion {
          isLast
        }
        ...TwinPage
      }
    }
    allBlogPost(
      filter: { draft: { eq: false }, unlisted: { eq: false } }
      sort: [{ date: DESC }, { permalink: ASC }]
    ) {
      nodes {
        date(formatString: "YYYY-MM-DD")
        authors {
          name
        }
        tags {
          label
        }
        ...TwinPage
      }
    }
    allStandalonePage(filter: { draft: { eq: false }, unlisted: { eq: false } }) {
      nodes {
        ...TwinPage
      }
    }
    allCategory {
      nodes {
        title
        description
        permalink
        items
      }
    }
  }

  fragment TwinPage on ContentPage {
    title
    description
    permalink
    hasOwnTitle
    headings {
      depth
      text
      id
    }
    lastUpdate {
      date(formatString: "YYYY-MM-DD")
    }
    body {
      mode
      tree
      images {
        src
        file {
          publicURL
        }
      }
    }
  }
`;

type Data = Queries.TwinsQuery;

/** A page of any collection, as the query gives it. */
export type TwinPage =
  | Data["allDocPage"]["nodes"][number]
  | Data["allBlogPost"]["nodes"][number]
  | Data["allStandalonePage"]["nodes"][number];

/** A page that lists what a category holds. */
export type TwinCategory = Data["allCategory"]["nodes"][number];

/** The pages of every collection that this build has made. */
export function builtPages(data: Data): TwinPage[] {
  const built = new Set(data.allSitePage.nodes.map(({ path }) => path));
  return [
    ...data.allDocPage.nodes,
    ...data.allBlogPost.nodes,
    ...data.allStandalonePage.nodes,
  ].filter(({ permalink }) => built.has(permalink));
}
