import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { count } from "../../packages/words";
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
          {data.allAuthor.nodes.map((author) => (
            <li key={author.key}>
              <AuthorMark name={author.name} />
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

/** A mark for an author: three arcs around a point, turned by the letters of the name. */
function AuthorMark({ name }: { name: string }) {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {[6, 13, 20].map((radius, index) => (
        <circle
          key={radius}
          cx="24"
          cy="24"
          r={radius}
          pathLength="360"
          strokeDasharray={`${110 + ((seed >> index) % 5) * 40} 360`}
          transform={`rotate(${(seed * (index + 2) * 37) % 360} 24 24)`}
          opacity={1 - index * 0.25}
        />
      ))}
    </svg>
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
