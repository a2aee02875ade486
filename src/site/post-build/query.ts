/** Query for the files that the end of the build writes about the site as a whole. */
export const POST_BUILD_QUERY = /* GraphQL */ `
  query PostBuild {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteSettings {
      title
      tagline
      description
      locale
      home
      file
      navbar {
        logo
        items {
          label
          sidebar
          items {
            label
            sidebar
          }
        }
      }
      blog {
        title
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
    allSidebar(filter: { docsVersion: { isLast: { eq: true } } }, sort: { order: ASC }) {
      nodes {
        name
        items
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
      }
    }
  }
`;
