import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { SchemasPage } from "../components/api/schema-page";
import { PageHead } from "../components/layout/page-head";
import { PageTop } from "../components/navigation/page-navigation";
import { apiPaths } from "../lib/api/addresses";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["api-schemas"];
type Data = Queries.ApiSchemasTemplateQuery;

/** The named schemas of an API. */
export default function ApiSchemasTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const document = data.apiDocument;
  if (!document) return null;
  return (
    <SchemasPage
      document={document}
      schemas={document.schemas}
      before={
        <PageTop
          markdown={apiPaths.schemas(document.permalink)}
          ancestors={pageContext.breadcrumbs}
          current="Schemas"
        />
      }
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const document = data.apiDocument;
  if (!document) return null;
  return (
    <PageHead
      {...pageContext}
      kind="CollectionPage"
      title={`Schemas of the ${document.title}`}
      description={`The ${document.schemas.length} schemas of requests and responses of the ${document.title}.`}
      permalink={apiPaths.schemas(document.permalink)}
      hasMarkdown
    />
  );
}

export const query = graphql`
  query ApiSchemasTemplate($id: String!) {
    apiDocument(id: { eq: $id }) {
      title
      permalink
      schemas {
        name
        title
        permalink
        description
        typeLabel
      }
    }
  }
`;
