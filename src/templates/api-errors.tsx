import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { ErrorsPage } from "../components/api/errors-page";
import { PageHead } from "../components/layout/page-head";
import { Pager, PageTop } from "../components/navigation/page-navigation";
import { apiPaths } from "../lib/api/addresses";
import { readPageData } from "../lib/api/page-data";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["api-errors"];
type Data = Queries.ApiErrorsTemplateQuery;

/** The errors of an API. */
export default function ApiErrorsTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const document = data.apiDocument;
  if (!document) return null;
  return (
    <ErrorsPage
      document={document}
      index={readPageData("errors", document.errorIndex)}
      usedIn={pageContext.usedIn}
      before={
        <PageTop
          markdown={apiPaths.errors(document.permalink)}
          area={pageContext.area}
          ancestors={pageContext.breadcrumbs}
          current="Errors"
        />
      }
      after={<Pager label="Docs pages" previous={pageContext.previous} next={pageContext.next} />}
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
      title={`Errors of the ${document.title}`}
      description={`Every error code and status of the ${document.title}, with the operations that return it.`}
      permalink={apiPaths.errors(document.permalink)}
      hasMarkdown
    />
  );
}

export const query = graphql`
  query ApiErrorsTemplate($id: String!) {
    apiDocument(id: { eq: $id }) {
      title
      permalink
      errorIndex
    }
  }
`;
