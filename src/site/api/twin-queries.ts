/** What the files beside operations are made of: everything, with descriptions as Markdown. */
export const OPERATION_FILES_QUERY = /* GraphQL */ `
  query OperationFiles($documentId: String!) {
    allApiOperation(filter: { documentId: { eq: $documentId } }, sort: { order: ASC }) {
      nodes {
        kind
        operationId
        method
        pathTemplate
        permalink
        title
        deprecated
        path
        security
        extensions
        responsesExtensions
        callbacks
        openapiJson
        descriptionMarkdown {
          markdown
        }
        externalDocs {
          url
          description
          extensions
        }
        document {
          documentId
          title
          permalink
          version
          securitySchemes {
            name
            type
            in
            parameterName
            scheme
            bearerFormat
          }
        }
        servers {
          url
          resolvedUrl
          name
          variables
          extensions
          descriptionMarkdown {
            markdown
          }
        }
        parameters {
          name
          in
          anchor
          required
          deprecated
          allowEmptyValue
          serialization {
            style
            explode
            allowReserved
            isDefault
          }
          schema
          content
          examples
          extensions
          descriptionMarkdown {
            markdown
          }
        }
        requestBody {
          anchor
          required
          content
          extensions
          descriptionMarkdown {
            markdown
          }
        }
        responses {
          anchor
          status
          summary
          headers
          content
          links
          extensions
          descriptionMarkdown {
            markdown
          }
        }
        schemas {
          name
          title
          permalink
          schema
        }
        samples {
          id
          lang
          label
          source
        }
      }
    }
  }
`;

/** What the other files of the documents are made of. */
export const DOCUMENT_FILES_QUERY = /* GraphQL */ `
  query DocumentFiles {
    allApiDocument {
      nodes {
        documentId
        title
        version
        specificationVersion
        summary
        permalink
        termsOfService
        security
        extensions
        errorIndex
        openapiYaml
        openapiJson
        descriptionMarkdown {
          markdown
        }
        contact {
          name
          url
          email
          extensions
        }
        license {
          name
          identifier
          url
          extensions
        }
        externalDocs {
          url
          description
          extensions
        }
        servers {
          url
          resolvedUrl
          name
          variables
          extensions
          descriptionMarkdown {
            markdown
          }
        }
        securitySchemes {
          name
          type
          in
          parameterName
          scheme
          bearerFormat
          openIdConnectUrl
          oauth2MetadataUrl
          flows
          deprecated
          extensions
          descriptionMarkdown {
            markdown
          }
        }
        tagGroups {
          name
          tags {
            title
            permalink
          }
        }
        tags {
          name
          title
          permalink
          description
          summary
          kind
          extensions
          parentTag {
            title
            permalink
          }
          externalDocs {
            url
            description
            extensions
          }
          descriptionMarkdown {
            markdown
          }
          operations {
            method
            pathTemplate
            permalink
            title
            description
            deprecated
          }
        }
        schemas {
          name
          title
          permalink
          description
          schema
          examples
          uses {
            name
            title
            permalink
            schema
          }
          usedBySchemas {
            title
            permalink
          }
          usedByOperations {
            method
            pathTemplate
            permalink
            title
            deprecated
          }
        }
      }
    }
  }
`;
