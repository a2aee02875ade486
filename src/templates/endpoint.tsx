import type { HeadProps, PageProps } from "gatsby";
import { graphql, withPrefix } from "gatsby";
import type { OperationPage } from "../../plugins/gatsby-source-openapi";
import { EndpointPage } from "../components/api/endpoint-page";
import { ApiSection } from "../components/api/page-parts";
import { PageHead } from "../components/layout/page-head";
import { Breadcrumbs, Pager } from "../components/navigation/page-navigation";
import { SiteLink } from "../components/ui/site-link";
import { apiPaths } from "../lib/api/addresses";
import type { TemplateContexts, UsingPage } from "../site/create-pages/plan";

type Context = TemplateContexts["endpoint"];
type Data = Queries.EndpointTemplateQuery;

/** One operation of the API. */
export default function EndpointTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const operation = data.apiOperation?.htmlPage as OperationPage | undefined;
  if (!operation) return null;
  return (
    <EndpointPage
      operation={operation}
      before={<Breadcrumbs ancestors={pageContext.breadcrumbs} current={operation.title} />}
      after={
        <>
          <UsedIn kind="guides" pages={pageContext.usedIn.filter(({ isPost }) => !isPost)} />
          <UsedIn kind="posts" pages={pageContext.usedIn.filter(({ isPost }) => isPost)} />
          <Pager label="Operations" previous={pageContext.previous} next={pageContext.next} />
        </>
      }
    />
  );
}

/** Lists the documentation pages or the posts that use the operation. */
function UsedIn({ kind, pages }: { kind: "guides" | "posts"; pages: UsingPage[] }) {
  if (pages.length === 0) return null;
  return (
    <ApiSection id={`used-in-${kind}`} title={`Used in ${kind}`}>
      <ul className="operation-list">
        {pages.map((page) => (
          <li key={page.permalink}>
            <SiteLink href={page.permalink}>{page.title}</SiteLink>
          </li>
        ))}
      </ul>
    </ApiSection>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const operation = data.apiOperation;
  if (!operation) return null;
  return (
    <PageHead {...operation} {...pageContext} kind="TechArticle" hasMarkdown>
      <link
        rel="alternate"
        type="application/vnd.oai.openapi+json"
        href={withPrefix(apiPaths.openapi(operation.permalink))}
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
      htmlPage
    }
  }
`;
