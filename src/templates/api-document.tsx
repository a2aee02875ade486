import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import type { DocumentPage as DocumentPageData } from "../../plugins/gatsby-source-openapi";
import { DocumentPage } from "../components/api/document-page";
import { PageHead } from "../components/layout/page-head";
import { Breadcrumbs } from "../components/navigation/page-navigation";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["api-document"];
type Data = Queries.ApiDocumentTemplateQuery;

/** A whole API. */
export default function ApiDocumentTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const page = data.apiDocument?.htmlPage as DocumentPageData | undefined;
  if (!page) return null;
  return (
    <DocumentPage
      page={page}
      before={<Breadcrumbs ancestors={pageContext.breadcrumbs} current={page.title} />}
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
