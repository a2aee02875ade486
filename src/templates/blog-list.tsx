import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { AuthorMark } from "../components/blog/author-mark";
import { BlogFrame, BlogListingHead, BlogLists } from "../components/blog/blog-frame";
import { PostExcerpts, PostList } from "../components/blog/post-list";
import { Pager } from "../components/navigation/page-navigation";
import { toPermalink } from "../lib/addresses";
import { paths } from "../lib/paths";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["blog-list"];
type Data = Queries.BlogListTemplateQuery;

/** Most tags of a post that a list shows: the first ones, without the one that all of its posts have. */
const MOST_TAGS = 2;

/** A page of the list of all posts, or of the posts of a tag or an author. */
export default function BlogListTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const { title, lead, text, author, parent, newer, older, hasExcerpts } = pageContext;
  const posts = data.posts.nodes.map((post) => ({
    ...post,
    tags: post.tags.filter(({ permalink }) => permalink !== pageContext.tag).slice(0, MOST_TAGS),
  }));
  return (
    <BlogFrame data={data}>
      <div className="page-listing">
        <header className="listing-head">
          <BlogLists current={parent ?? paths.blog} />
          <h1>
            {title}
            {author ? <AuthorMark name={author.name} position={author.position} /> : null}
          </h1>
          {lead && !author ? <p className="lead">{lead}</p> : null}
          {text ? <p>{text}</p> : null}
          {author ? (
            <p className="post-meta">{[lead, author.posts].filter(Boolean).join("\u00a0· ")}</p>
          ) : null}
        </header>
        {posts.length === 0 ? <p>There are no posts yet.</p> : null}
        {hasExcerpts ? (
          <PostExcerpts posts={posts} />
        ) : (
          <PostList posts={posts} hasLead={newer === null} />
        )}
        <Pager
          label="Blog list page navigation"
          previous={newer === null ? null : { label: "Newer entries", permalink: newer }}
          next={older === null ? null : { label: "Older entries", permalink: older }}
          previousWord=""
          nextWord=""
        />
      </div>
    </BlogFrame>
  );
}

export function Head({ data, pageContext, location }: HeadProps<Data, Context>) {
  const { title, description, parent } = pageContext;
  return (
    <BlogListingHead
      title={title}
      description={description}
      permalink={toPermalink(location.pathname)}
      section={data.siteSettings?.blog.title ?? "Blog"}
      isIndex={parent === null}
    />
  );
}

export const query = graphql`
  query BlogListTemplate($postIds: [String!]!, $recentIds: [String!]!, $hasExcerpts: Boolean!) {
    siteSettings {
      blog {
        title
      }
    }
    posts: allBlogPost(filter: { id: { in: $postIds } }, sort: [{ date: DESC }, { file: ASC }]) {
      nodes {
        ...PostSummary
        ...PostExcerpt @include(if: $hasExcerpts)
      }
    }
    ...RecentPosts
  }
`;
