/** Query for the checks, and for planning beyond single kinds of pages. */
export const SITE_PLAN_QUERY = /* GraphQL */ `
  query SitePlan {
    siteSettings {
      file
      url
      home
      navbar {
        items {
          label
          to
          href
          sidebar
          items {
            label
            to
            href
            sidebar
          }
        }
      }
      targets {
        pointer
        value
        kind
        isLink
      }
      blog {
        title
        description
        list
        postsPerPage
        sidebarCount
      }
    }
    allSidebar {
      nodes {
        name
        version
        file
        items
      }
    }
    latestVersions: allDocsVersion(filter: { isLast: { eq: true } }, sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
    pageNavigation {
      permalink
      sidebar
      version
      label
      breadcrumbs {
        label
        permalink
      }
      previous {
        label
        permalink
      }
      next {
        label
        permalink
      }
    }
    navigationProblems {
      ...ProblemFields
    }
    allContentProblem {
      nodes {
        ...ProblemFields
        page
      }
    }
    allApiProblem {
      nodes {
        basePath
        code
        severity
        file
        line
        column
        pointer
        message
        value
        hint
      }
    }
    allDoc: allDocPage {
      nodes {
        ...CheckedPage
        docId
        choosesSidebar
        version
        tagKeys
      }
    }
    allPost: allBlogPost {
      nodes {
        ...CheckedPage
        drawingPath
        drawing {
          id
        }
        date(formatString: "YYYY-MM-DD")
        tagKeys
        authorKeys
      }
    }
    allStandalone: allStandalonePage {
      nodes {
        ...CheckedPage
      }
    }
    allApiDocument {
      nodes {
        documentId
      }
    }
    staticFiles
    allApiOperation {
      nodes {
        permalink
        parameters {
          anchor
        }
        requestBody {
          anchor
        }
        responses {
          anchor
        }
      }
    }
    allTag {
      nodes {
        key
      }
    }
    allAuthor {
      nodes {
        key
      }
    }
    allDocTag {
      nodes {
        key
        version
      }
    }
  }

  fragment ProblemFields on ContentProblem {
    code
    severity
    file
    line
    column
    pointer
    message
    value
    hint
  }

  fragment CheckedPage on ContentPage {
    permalink
    file
    draft
    unlisted
    hasOwnDescription
    elementIds
    imagePath
    imageProblem
    image {
      id
    }
    headings {
      id
    }
    references {
      url
      kind
      line
      column
      file
    }
    body {
      mode
      leadLength
      reasons
      components {
        name
        line
        column
        file
      }
      embeds {
        component
        unknown {
          kind
          value
          known
        }
        line
        column
        file
      }
      images {
        src
        file {
          id
        }
        problem
      }
      resolvedLinks {
        url
        href
        isFile
        isDraft
        unknown {
          kind
          value
          known
        }
      }
    }
  }
`;
