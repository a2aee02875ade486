import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import { useMemo } from "react";
import { EndpointPage } from "../components/api/endpoint-page";
import { PageHead } from "../components/layout/page-head";
import { Breadcrumbs, Pager } from "../components/navigation/page-navigation";
import { apiPaths } from "../lib/api/addresses";
import { toOperationPage } from "../lib/api/from-query";
import type { TemplateContexts } from "../site/create-pages/page-plan";

type Context = TemplateContexts["endpoint"];
type Data = Queries.EndpointTemplateQuery;

/** One operation of the API. */
export default function EndpointTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const row = data.apiOperation;
  const operation = useMemo(() => (row ? toOperationPage({ ...row }) : undefined), [row]);
  if (!operation) return null;
  return (
    <EndpointPage
      operation={operation}
      before={<Breadcrumbs ancestors={pageContext.breadcrumbs} current={operation.title} />}
      after={<Pager label="Operations" previous={pageContext.previous} next={pageContext.next} />}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const operation = data.apiOperation;
  if (!operation) return null;
  return (
    <PageHead
      kind="TechArticle"
      title={operation.title}
      description={operation.description}
      permalink={operation.permalink}
      sidebar={pageContext.sidebar}
      breadcrumbs={pageContext.breadcrumbs}
      hasTwin
    >
      <link
        rel="alternate"
        type="application/vnd.oai.openapi+json"
        href={apiPaths.openapi(operation.permalink)}
      />
    </PageHead>
  );
}

export const query = graphql`
  query EndpointTemplate($id: String!) {
    apiOperation(id: { eq: $id }) {
      kind
      operationId
      method
      pathTemplate
      permalink
      title
      description
      deprecated
      path
      security
      extensions
      responsesExtensions
      callbacks: callbacksView
      descriptionMarkdown {
        html
      }
      externalDocs {
        ...ApiExternalDocsParts
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
        ...ApiServerParts
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
        examples
        extensions
        schema: schemaView
        content: contentView
        descriptionMarkdown {
          html
        }
      }
      requestBody {
        anchor
        required
        extensions
        content: contentView
        descriptionMarkdown {
          html
        }
      }
      responses {
        anchor
        status
        summary
        links
        extensions
        headers: headersView
        content: contentView
        descriptionMarkdown {
          html
        }
      }
      schemas {
        name
        title
        permalink
        schema: schemaView
      }
      samples {
        id
        lang
        label
        html
      }
    }
  }
`;
