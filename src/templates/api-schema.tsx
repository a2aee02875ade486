import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { SchemaPage } from "../components/api/schema-page";
import { UsedIn } from "../components/api/used-in";
import { PageHead } from "../components/layout/page-head";
import { PageTop } from "../components/navigation/page-navigation";
import { readPageData } from "../lib/api/page-data";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["api-schema"];
type Data = Queries.ApiSchemaTemplateQuery;

/** A named schema of the API. */
export default function ApiSchemaTemplate({ data, pageContext }: PageProps<Data, Context>) {
  if (!data.apiSchema) return null;
  const page = readPageData("schema", data.apiSchema.htmlPage);
  return (
    <SchemaPage
      page={page}
      before={
        <PageTop
          markdown={page.permalink}
          area={pageContext.area}
          ancestors={pageContext.breadcrumbs}
          current={page.title}
        />
      }
      after={<UsedIn pages={pageContext.usedIn} />}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const schema = data.apiSchema;
  if (!schema) return null;
  return (
    <PageHead
      {...schema}
      {...pageContext}
      kind="TechArticle"
      title={`${schema.title} schema`}
      hasMarkdown
    />
  );
}

export const query = graphql`
  query ApiSchemaTemplate($id: String!) {
    apiSchema(id: { eq: $id }) {
      title
      description
      permalink
      htmlPage
    }
  }
`;
