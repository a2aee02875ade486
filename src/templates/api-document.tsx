import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import { DocumentPage } from "../components/api/document-page";
import { PageHead } from "../components/layout/page-head";
import { Breadcrumbs } from "../components/navigation/page-navigation";
import { toDocumentPage } from "../lib/api/from-query";
import type { TemplateContexts } from "../site/create-pages/page-plan";

type Context = TemplateContexts["api-document"];
type Data = Queries.ApiDocumentTemplateQuery;

/** A whole API. */
export default function ApiDocumentTemplate({ data, pageContext }: PageProps<Data, Context>) {
  if (!data.apiDocument) return null;
  return (
    <div className="page">
      <DocumentPage
        page={toDocumentPage({ ...data.apiDocument })}
        before={
          <Breadcrumbs ancestors={pageContext.breadcrumbs} current={data.apiDocument.title} />
        }
      />
    </div>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const document = data.apiDocument;
  if (!document) return null;
  return (
    <PageHead
      kind="TechArticle"
      title={document.title}
      description={document.description}
      permalink={document.permalink}
      sidebar={pageContext.sidebar}
      breadcrumbs={pageContext.breadcrumbs}
      hasTwin
    />
  );
}

export const query = graphql`
  query ApiDocumentTemplate($id: String!) {
    apiDocument(id: { eq: $id }) {
      documentId
      title
      version
      specificationVersion
      summary
      description
      permalink
      termsOfService
      security
      extensions
      descriptionMarkdown {
        html
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
        ...ApiExternalDocsParts
      }
      servers {
        ...ApiServerParts
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
          html
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
        title
        permalink
        description
        operations {
          method
          pathTemplate
          permalink
          title
          deprecated
        }
      }
      schemas {
        title
        permalink
      }
    }
  }
`;
