import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { count } from "../../packages/words";
import { AuthorMark } from "../components/blog/author-mark";
import { BlogFrame, BlogListingHead, BlogLists } from "../components/blog/blog-frame";
import { AuthorName } from "../components/blog/post-list";
import { SiteLink } from "../components/ui/site-link";
import { toPermalink } from "../lib/addresses";
import { paths } from "../lib/paths";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["blog-authors"];
type Data = Queries.BlogAuthorsTemplateQuery;

/** All authors of posts, those with the most posts first. */
export default function BlogAuthorsTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const authors = data.allAuthor.nodes
    .map((author, position) => ({
      ...author,
      position,
      posts: pageContext.counts[author.key] ?? 0,
      latest: data.latest.nodes.find((post) => post.authors.some(({ key }) => key === author.key)),
    }))
    .sort((one, other) => other.posts - one.posts);
  return (
    <BlogFrame data={data}>
      <div className="page-listing">
        <header className="listing-head">
          <BlogLists current={paths.blogAuthors} />
          <h1>Authors</h1>
          <p className="lead">Who writes the blog.</p>
        </header>
        <ul className="author-list">
          {authors.map(({ posts, position, latest, ...author }) => (
            <li key={author.key}>
              <AuthorMark name={author.name} position={position} />
              <div>
                <h2>
                  <AuthorName author={author} />
                </h2>
                <p className="author-title">
                  {author.title ? <span>{author.title}&nbsp;· </span> : null}
                  <span className="tag-count">{count(posts, "post")}</span>
                </p>
                {author.description ? <p>{author.description}</p> : null}
                {latest ? (
                  <p className="post-meta">
                    Latest: <SiteLink href={latest.permalink}>{latest.title}</SiteLink>
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </BlogFrame>
  );
}

export function Head({ location }: HeadProps<Data, Context>) {
  return (
    <BlogListingHead
      title="Authors of the blog"
      description="Who writes the blog, and how many posts each author has signed."
      permalink={toPermalink(location.pathname)}
    />
  );
}

export const query = graphql`
  query BlogAuthorsTemplate($recentIds: [String!]!, $latestIds: [String!]!) {
    latest: allBlogPost(
      filter: { id: { in: $latestIds } }
      sort: [{ date: DESC }, { file: ASC }]
    ) {
      nodes {
        title
        permalink
        authors {
          key
        }
      }
    }
    allAuthor(sort: { name: ASC }) {
      nodes {
        key
        name
        title
        description
        permalink
        url
        email
      }
    }
    ...RecentPosts
  }
`;
