import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { count } from "../../packages/words";
import { AuthorMark } from "../components/blog/author-mark";
import { BlogFrame, BlogListingHead } from "../components/blog/blog-frame";
import { AuthorName } from "../components/blog/post-list";
import { toPermalink } from "../lib/addresses";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["blog-authors"];
type Data = Queries.BlogAuthorsTemplateQuery;

/** All authors of posts. */
export default function BlogAuthorsTemplate({ data, pageContext }: PageProps<Data, Context>) {
  return (
    <BlogFrame data={data}>
      <div className="page-listing">
        <header className="listing-head">
          <h1>Authors</h1>
          <p className="lead">Who writes the blog.</p>
        </header>
        <ul className="author-list">
          {data.allAuthor.nodes.map((author, position) => (
            <li key={author.key}>
              <AuthorMark name={author.name} position={position} />
              <div>
                <h2>
                  <AuthorName author={author} />{" "}
                  <span className="tag-count">
                    {count(pageContext.counts[author.key] ?? 0, "post")}
                  </span>
                </h2>
                {author.title ? <p className="author-title">{author.title}</p> : null}
                {author.description ? <p>{author.description}</p> : null}
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
  query BlogAuthorsTemplate($recentIds: [String!]!) {
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
