import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import type { ListedSchema } from "../components/api/schemas-page";
import { SchemasPage } from "../components/api/schemas-page";
import { PageHead } from "../components/layout/page-head";
import { Pager, PageTop } from "../components/navigation/page-navigation";
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
      schemas={document.schemas.map(withTag)}
      before={
        <PageTop
          markdown={apiPaths.schemas(document.permalink)}
          area={pageContext.area}
          ancestors={pageContext.breadcrumbs}
          current="Schemas"
        />
      }
      after={<Pager label="Docs pages" previous={pageContext.previous} next={pageContext.next} />}
    />
  );
}

type Schema = NonNullable<Data["apiDocument"]>["schemas"][number];

/** Adds the tag of the operations that use a schema, if they have the same one. */
function withTag({ usedByOperations, ...schema }: Schema): ListedSchema {
  const tags = new Set(usedByOperations.map(({ tags: [first] }) => first?.title));
  const [tag] = tags;
  return { ...schema, tag: tags.size === 1 ? tag : undefined };
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
        fieldCount
        usedByOperations {
          tags {
            title
          }
        }
      }
    }
  }
`;
