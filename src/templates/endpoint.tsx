import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { EndpointPage } from "../components/api/endpoint-page";
import { UsedIn } from "../components/api/used-in";
import { PageHead } from "../components/layout/page-head";
import { Pager, PageTop } from "../components/navigation/page-navigation";
import { toHref } from "../lib/addresses";
import { apiPaths } from "../lib/api/addresses";
import { readPageData } from "../lib/api/page-data";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["endpoint"];
type Data = Queries.EndpointTemplateQuery;

/** One operation of the API. */
export default function EndpointTemplate({ data, pageContext }: PageProps<Data, Context>) {
  if (!data.apiOperation) return null;
  const operation = readPageData("operation", data.apiOperation.htmlPage);
  return (
    <EndpointPage
      operation={operation}
      before={
        <PageTop
          markdown={operation.permalink}
          area={pageContext.area}
          ancestors={pageContext.breadcrumbs}
          current={operation.title}
        />
      }
      after={
        <>
          <UsedIn pages={pageContext.usedIn} />
          <Pager label="Operations" previous={pageContext.previous} next={pageContext.next} />
        </>
      }
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const operation = data.apiOperation;
  if (!operation) return null;
  return (
    <PageHead {...operation} {...pageContext} kind="TechArticle" hasMarkdown>
      <meta property="api:operation" content={`${operation.method} ${operation.pathTemplate}`} />
      <link
        rel="alternate"
        type="application/vnd.oai.openapi+json"
        href={toHref(apiPaths.openapi(operation.permalink))}
      />
    </PageHead>
  );
}

export const query = graphql`
  query EndpointTemplate($id: String!) {
    apiOperation(id: { eq: $id }) {
      title
      description
      permalink
      method
      pathTemplate
      htmlPage
    }
  }
`;
