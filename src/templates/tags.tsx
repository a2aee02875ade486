import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { BlogFrame, BlogListingHead } from "../components/blog/blog-frame";
import { PageHead } from "../components/layout/page-head";
import { TagsPage } from "../components/ui/tags";
import { toPermalink } from "../lib/addresses";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["tags"];
type Data = Queries.TagsTemplateQuery;

function subjectsOf({ area }: Context): string {
  return `of the ${area}, with the number of ${area === "blog" ? "posts" : "pages"} on each.`;
}

/** All tags of posts, or of a version of the documentation. */
export default function TagsTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const page = <TagsPage lead={`Subjects ${subjectsOf(pageContext)}`} tags={pageContext.tags} />;
  return pageContext.area === "blog" ? (
    <BlogFrame data={data}>{page}</BlogFrame>
  ) : (
    <div className="page">{page}</div>
  );
}

export function Head({ pageContext, location }: HeadProps<Data, Context>) {
  const facts = {
    title: `Tags of the ${pageContext.area}`,
    description: `Every subject ${subjectsOf(pageContext)}`,
    permalink: toPermalink(location.pathname),
  };
  return pageContext.area === "blog" ? (
    <BlogListingHead {...facts} />
  ) : (
    <PageHead kind="CollectionPage" {...facts} />
  );
}

export const query = graphql`
  query TagsTemplate($recentIds: [String!]!) {
    ...RecentPosts
  }
`;
