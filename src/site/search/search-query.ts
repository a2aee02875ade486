/** What the search asks of the data layer: everything that can be found. */
export const SEARCH_QUERY = /* GraphQL */ `
  query SearchIndex {
    pageNavigation {
      permalink
      sidebar
      breadcrumbs {
        label
      }
    }
    allDocPage(filter: { docsVersion: { isLast: { eq: true } } }) {
      nodes {
        ...SearchPageFields
      }
    }
    allStandalonePage {
      nodes {
        ...SearchPageFields
      }
    }
    allBlogPost {
      nodes {
        ...SearchPageFields
        date
        tagKeys
        authorKeys
      }
    }
    allCategory(filter: { docsVersion: { isLast: { eq: true } } }) {
      nodes {
        permalink
        sidebar
        title
        description
      }
    }
    allTag {
      nodes {
        key
        label
        description
        permalink
      }
    }
    allAuthor {
      nodes {
        key
        name
        title
        description
        permalink
      }
    }
    allApiDocument {
      nodes {
        title
        permalink
        description
        errorIndex
        tags {
          title
          permalink
          description
        }
      }
    }
    allApiOperation {
      nodes {
        documentId
        permalink
        title
        method
        pathTemplate
        operationId
        description
        order
        tag {
          title
        }
        parameters {
          name
          in
          anchor
          description
        }
        requestBody {
          anchor
          content
        }
      }
    }
    allApiSchema {
      nodes {
        documentId
        name
        title
        permalink
        description
        order
        schema
      }
    }
  }

  fragment SearchPageFields on ContentPage {
    permalink
    title
    description
    keywords
    draft
    unlisted
    headings {
      text
      id
    }
    body {
      plainText
    }
  }
`;
