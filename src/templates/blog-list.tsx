import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { BlogFrame, ListPager, pagedTitle } from "../components/blog/blog-frame";
import { PostList } from "../components/blog/post-list";
import { FeedLinks, PageHead } from "../components/layout/page-head";
import { SiteLink } from "../components/ui/site-link";
import { paths } from "../lib/paths";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["blog-list"];
type Data = Queries.BlogListTemplateQuery;

/** A page of the list of all posts. */
export default function BlogListTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const blog = data.siteSettings?.blog;
  return (
    <BlogFrame recent={data.recent.nodes} recentTitle={blog?.sidebarTitle ?? ""}>
      <div className="blog-main">
        <header className="blog-head">
          <h1>{pagedTitle(blog?.title ?? "Blog", pageContext)}</h1>
          <p className="lead">{blog?.description}</p>
          <p className="blog-ways">
            <SiteLink href={paths.blogArchive}>Archive</SiteLink>
            <SiteLink href={paths.blogTags}>Tags</SiteLink>
            <SiteLink href={paths.blogAuthors}>Authors</SiteLink>
            <SiteLink href="/blog/rss.xml">RSS</SiteLink>
            <SiteLink href="/blog/atom.xml">Atom</SiteLink>
          </p>
        </header>
        <PostList posts={data.posts.nodes} />
        <ListPager {...pageContext} />
      </div>
    </BlogFrame>
  );
}

export function Head({ data, pageContext, location }: HeadProps<Data, Context>) {
  const blog = data.siteSettings?.blog;
  return (
    <PageHead
      kind="CollectionPage"
      title={pagedTitle(blog?.title ?? "Blog", pageContext)}
      description={pagedTitle(blog?.description ?? "", pageContext)}
      permalink={location.pathname}
      section={blog?.title ?? "Blog"}
    >
      <FeedLinks />
    </PageHead>
  );
}

export const query = graphql`
  query BlogListTemplate($postIds: [String!]!, $recentIds: [String!]!) {
    siteSettings {
      blog {
        title
        description
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
