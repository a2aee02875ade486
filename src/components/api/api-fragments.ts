import { graphql } from "gatsby";

/** What several API templates ask of the data layer in the same words. */
export const apiFragments = graphql`
  fragment ApiServerParts on ApiServer {
    url
    resolvedUrl
    name
    variables
    extensions
    descriptionMarkdown {
      html
    }
  }

  fragment ApiExternalDocsParts on ApiExternalDocs {
    url
    descriptionHtml
    extensions
  }

  fragment ApiOperationLink on ApiOperation {
    method
    pathTemplate
    permalink
    title
    description
    deprecated
  }
`;
