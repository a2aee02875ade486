import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { BlogFrame, BlogListingHead, ListPager, pagedTitle } from "../components/blog/blog-frame";
import { PostList } from "../components/blog/post-list";
import { SiteLink } from "../components/ui/site-link";
import { paths } from "../lib/paths";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["blog-author"];
type Data = Queries.BlogAuthorTemplateQuery;

function titleOf({ author }: Data, { postCount }: Context): string {
  return `${author?.name ?? ""}: ${postCount} ${postCount === 1 ? "post" : "posts"}`;
}

/** A page of the posts of one author. */
export default function BlogAuthorTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const { author } = data;
  return (
    <BlogFrame recent={data.recent.nodes} recentTitle={data.siteSettings?.blog.sidebarTitle ?? ""}>
      <div className="blog-main">
        <header className="blog-head">
          <h1>{pagedTitle(titleOf(data, pageContext), pageContext)}</h1>
          {author?.title ? <p className="lead">{author.title}</p> : null}
          {author?.description ? <p>{author.description}</p> : null}
          <p className="blog-ways">
            <SiteLink href={paths.blogAuthors}>View all authors</SiteLink>
          </p>
        </header>
        {data.posts.nodes.length > 0 ? (
          <PostList posts={data.posts.nodes} />
        ) : (
          <p>This author has no posts yet.</p>
        )}
        <ListPager {...pageContext} />
      </div>
    </BlogFrame>
  );
}

export function Head({ data, pageContext, location }: HeadProps<Data, Context>) {
  const description = data.author?.description ?? titleOf(data, pageContext);
  return (
    <BlogListingHead
      title={pagedTitle(titleOf(data, pageContext), pageContext)}
      description={pagedTitle(description, pageContext)}
      permalink={location.pathname}
    />
  );
}

export const query = graphql`
  query BlogAuthorTemplate($id: String!, $postIds: [String!]!, $recentIds: [String!]!) {
    siteSettings {
      blog {
        sidebarTitle
      }
    }
    author(id: { eq: $id }) {
      name
      title
      description
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
