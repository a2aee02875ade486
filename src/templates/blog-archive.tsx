import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { BlogFrame, BlogListingHead, BlogLists } from "../components/blog/blog-frame";
import { SiteLink } from "../components/ui/site-link";
import { toPermalink } from "../lib/addresses";
import { formatDayOfYear, groupByYear } from "../lib/dates";
import { paths } from "../lib/paths";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["blog-archive"];
type Data = Queries.BlogArchiveTemplateQuery;

/** All posts, grouped by year. */
export default function BlogArchiveTemplate({ data }: PageProps<Data, Context>) {
  return (
    <BlogFrame data={data}>
      <div className="page-listing">
        <header className="listing-head">
          <BlogLists current={paths.blogArchive} />
          <h1>Archive</h1>
          <p className="lead">Every post of the blog, newest first.</p>
        </header>
        {groupByYear(data.allBlogPost.nodes).map(({ year, items }) => (
          <section key={year}>
            <h2 id={year}>{year}</h2>
            <ul className="archive">
              {items.map((post) => (
                <li key={post.id}>
                  <time dateTime={post.date}>{formatDayOfYear(post.date)}</time>
                  <SiteLink href={post.permalink}>{post.title}</SiteLink>
                  <span className="post-meta">{post.readingMinutes} min</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </BlogFrame>
  );
}

export function Head({ location }: HeadProps<Data, Context>) {
  return (
    <BlogListingHead
      title="Archive of the blog"
      description="Every post of the blog by year, with its day of publication."
      permalink={toPermalink(location.pathname)}
    />
  );
}

export const query = graphql`
  query BlogArchiveTemplate($postIds: [String!]!, $recentIds: [String!]!) {
    allBlogPost(filter: { id: { in: $postIds } }, sort: [{ date: DESC }, { file: ASC }]) {
      nodes {
        ...PostLink
        readingMinutes
      }
    }
    ...RecentPosts
  }
`;
