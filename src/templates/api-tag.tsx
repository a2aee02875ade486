import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { TagPage } from "../components/api/tag-page";
import { UsedIn } from "../components/api/used-in";
import { PageHead } from "../components/layout/page-head";
import { Pager, PageTop } from "../components/navigation/page-navigation";
import { readPageData } from "../lib/api/page-data";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["api-tag"];
type Data = Queries.ApiTagTemplateQuery;

/** A group of operations. */
export default function ApiTagTemplate({ data, pageContext }: PageProps<Data, Context>) {
  if (!data.apiTag) return null;
  const tag = readPageData("tag", data.apiTag.htmlPage);
  return (
    <TagPage
      tag={tag}
      before={
        <PageTop
          markdown={tag.permalink}
          area={pageContext.area}
          ancestors={pageContext.breadcrumbs}
          current={tag.title}
        />
      }
      after={
        <>
          <UsedIn pages={pageContext.usedIn.filter(({ isPost }) => !isPost)} />
          <Pager label="Docs pages" previous={pageContext.previous} next={pageContext.next} />
        </>
      }
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const tag = data.apiTag;
  if (!tag) return null;
  return (
    <PageHead
      {...tag}
      {...pageContext}
      kind="CollectionPage"
      title={`${tag.title} operations`}
      hasMarkdown
    />
  );
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
