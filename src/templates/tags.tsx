import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { BlogFrame, BlogListingHead, BlogLists } from "../components/blog/blog-frame";
import { PageHead } from "../components/layout/page-head";
import { SiteLink } from "../components/ui/site-link";
import { toPermalink } from "../lib/addresses";
import { paths } from "../lib/paths";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["tags"];
type Data = Queries.TagsTemplateQuery;

function subjectsOf({ area }: Context): string {
  return `of the ${area}, with the number of ${area === "blog" ? "posts" : "pages"} on each.`;
}

/** All tags of posts, or of a version of the documentation. */
export default function TagsTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const isBlog = pageContext.area === "blog";
  const page = (
    <TagsPage
      before={isBlog ? <BlogLists current={paths.blogTags} /> : null}
      lead={`Subjects ${subjectsOf(pageContext)}`}
      tags={pageContext.tags}
    />
  );
  return isBlog ? <BlogFrame data={data}>{page}</BlogFrame> : <div className="page">{page}</div>;
}

interface CountedTag {
  label: string;
  permalink: string;
  count: number;
}

interface TagsPageProps {
  /** Rendered above the title. */
  before: ReactNode;
  lead: string;
  tags: readonly CountedTag[];
}

/** A page of all tags, those with the most pages or posts first, each with its number and a bar. */
function TagsPage({ before, lead, tags }: TagsPageProps) {
  const sorted = [...tags].sort(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"),
  );
  const most = sorted[0]?.count ?? 1;
  return (
    <div className="page-listing">
      <header className="listing-head">
        {before}
        <h1>Tags</h1>
        <p className="lead">{lead}</p>
      </header>
      <ul className="tags tag-rows">
        {sorted.map(({ label, permalink, count }) => (
          <li key={permalink}>
            <SiteLink rel="tag" href={permalink}>
              <span>{label}</span>
              <span className="tag-count">{count}</span>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / most} height="6" rx="1" />
              </svg>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
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
