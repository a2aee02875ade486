import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { DocumentPage } from "../components/api/document-page";
import { PageHead } from "../components/layout/page-head";
import { Pager, PageTop } from "../components/navigation/page-navigation";
import { readPageData } from "../lib/api/page-data";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["api-document"];
type Data = Queries.ApiDocumentTemplateQuery;

/** A whole API. */
export default function ApiDocumentTemplate({ data, pageContext }: PageProps<Data, Context>) {
  if (!data.apiDocument) return null;
  const page = readPageData("document", data.apiDocument.htmlPage);
  return (
    <DocumentPage
      page={page}
      before={
        <PageTop
          markdown={page.permalink}
          area={pageContext.area}
          ancestors={pageContext.breadcrumbs}
          current={page.title}
        />
      }
      after={<Pager label="Docs pages" previous={pageContext.previous} next={pageContext.next} />}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const document = data.apiDocument;
  if (!document) return null;
  return <PageHead {...document} {...pageContext} kind="TechArticle" hasMarkdown />;
}

export const query = graphql`
  query ApiDocumentTemplate($id: String!) {
    apiDocument(id: { eq: $id }) {
      title
      description
      permalink
      htmlPage
    }
  }
`;
