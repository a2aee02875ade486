import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { BlogFrame, BlogListingHead, ListPager, pagedTitle } from "../components/blog/blog-frame";
import { PostList } from "../components/blog/post-list";
import { SiteLink } from "../components/ui/site-link";
import { paths } from "../lib/paths";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["blog-tag"];
type Data = Queries.BlogTagTemplateQuery;

function titleOf({ label, postCount }: Context): string {
  return `${postCount} ${postCount === 1 ? "post" : "posts"} tagged with “${label}”`;
}

/** A page of the posts of one tag. */
export default function BlogTagTemplate({ data, pageContext }: PageProps<Data, Context>) {
  return (
    <BlogFrame recent={data.recent.nodes} recentTitle={data.siteSettings?.blog.sidebarTitle ?? ""}>
      <div className="blog-main">
        <header className="blog-head">
          <h1>{pagedTitle(titleOf(pageContext), pageContext)}</h1>
          {pageContext.description ? <p className="lead">{pageContext.description}</p> : null}
          <p className="blog-ways">
            <SiteLink href={paths.blogTags}>View all tags</SiteLink>
          </p>
        </header>
        <PostList posts={data.posts.nodes} />
        <ListPager {...pageContext} />
      </div>
    </BlogFrame>
  );
}

export function Head({ pageContext, location }: HeadProps<Data, Context>) {
  const description = pageContext.description ?? titleOf(pageContext);
  return (
    <BlogListingHead
      title={pagedTitle(titleOf(pageContext), pageContext)}
      description={pagedTitle(description, pageContext)}
      permalink={location.pathname}
    />
  );
}

export const query = graphql`
  query BlogTagTemplate($postIds: [String!]!, $recentIds: [String!]!) {
    siteSettings {
      blog {
        sidebarTitle
      }
    }
    posts: allBlogPost(filter: { id: { in: $postIds } }, sort: [{ date: DESC }, { permalink: ASC }]) {
      nodes {
        ...PostSummary
      }
    }
    recent: allBlogPost(filter: { id: { in: $recentIds } }, sort: [{ date: DESC }, { permalink: ASC }]) {
      nodes {
        ...PostLink
      }
    }
  }
`;
