import { onePerAddress } from "../one-per-address";

/** Queries the data of the Markdown exports and of the text of every section for tools. */
export const MARKDOWN_EXPORTS_QUERY = /* GraphQL */ `
  query MarkdownExports {
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
    allDocPage(
      filter: { draft: { eq: false }, unlisted: { eq: false } }
      sort: { permalink: ASC }
    ) {
      nodes {
        sidebar
        docsVersion {
          isLast
        }
        ...ExportedPage
      }
    }
    allBlogPost(
      filter: { draft: { eq: false }, unlisted: { eq: false } }
      sort: [{ date: DESC }, { file: ASC }]
    ) {
      nodes {
        date(formatString: "YYYY-MM-DD")
        authors {
          name
        }
        tags {
          label
        }
        ...ExportedPage
      }
    }
    allStandalonePage(
      filter: { draft: { eq: false }, unlisted: { eq: false } }
      sort: { permalink: ASC }
    ) {
      nodes {
        ...ExportedPage
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

  fragment ExportedPage on ContentPage {
    title
    description
    permalink
    file
    hasOwnTitle
    headings {
      depth
      text
      id
    }
    lastUpdate {
      date(formatString: "YYYY-MM-DD")
    }
    operations {
      method
      pathTemplate
      title
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
`;

type Data = Queries.MarkdownExportsQuery;

/** A page of any collection. */
export type ExportedPage =
  | Data["allDocPage"]["nodes"][number]
  | Data["allBlogPost"]["nodes"][number]
  | Data["allStandalonePage"]["nodes"][number];

/** A category, with or without an index page. */
export type ExportedCategory = Data["allCategory"]["nodes"][number];

/** Returns the pages of all collections that this build created. */
export function builtPages(data: Data): ExportedPage[] {
  const built = new Set(data.allSitePage.nodes.map(({ path }) => path));
  return onePerAddress([
    ...data.allDocPage.nodes,
    ...data.allBlogPost.nodes,
    ...data.allStandalonePage.nodes,
  ]).filter(({ permalink }) => built.has(permalink));
}
