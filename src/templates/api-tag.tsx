import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import type { TagPage as TagPageData } from "../../plugins/gatsby-source-openapi";
import { TagPage } from "../components/api/document-page";
import { PageHead } from "../components/layout/page-head";
import { Breadcrumbs, Pager } from "../components/navigation/page-navigation";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["api-tag"];
type Data = Queries.ApiTagTemplateQuery;

/** A group of operations. */
export default function ApiTagTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const tag = data.apiTag?.htmlPage as TagPageData | undefined;
  if (!tag) return null;
  return (
    <div className="page">
      <TagPage
        tag={tag}
        before={<Breadcrumbs ancestors={pageContext.breadcrumbs} current={tag.title} />}
        after={<Pager label="Docs pages" previous={pageContext.previous} next={pageContext.next} />}
      />
    </div>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const tag = data.apiTag;
  if (!tag) return null;
  return <PageHead {...tag} {...pageContext} kind="CollectionPage" hasMarkdown />;
}

export const query = graphql`
  query ApiTagTemplate($id: String!) {
    apiTag(id: { eq: $id }) {
      title
      description
      permalink
      htmlPage
    }
  }
`;
