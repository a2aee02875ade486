import { graphql } from "gatsby";
import { formatDay } from "../../lib/dates";
import { Content } from "../content/content";
import { Picture } from "../ui/picture";
import { SiteLink } from "../ui/site-link";
import { TagList } from "../ui/tag-list";

interface PostListProps {
  posts: readonly Queries.PostSummaryFragment[];
  /** Shows the first post larger than the others. */
  hasLead: boolean;
}

/** A list of posts with picture, title, description, date, reading time and tags. */
export function PostList({ posts, hasLead }: PostListProps) {
  return (
    <ul className="post-list">
      {posts.map((post, index) => (
        <li key={post.id}>
          <article className={hasLead && index === 0 ? "post-item post-lead" : "post-item"}>
            {post.picture ? (
              <SiteLink
                className="post-item-picture"
                href={post.permalink}
                tabIndex={-1}
                aria-hidden="true"
              >
                <Picture data={post.picture} alt="" isFirst={index < 2} />
              </SiteLink>
            ) : null}
            <div>
              <h2 className="post-item-title">
                <SiteLink href={post.permalink}>{post.title}</SiteLink>
              </h2>
              <PostMeta date={post.date} readingMinutes={post.readingMinutes} />
              <p>{post.description}</p>
              <TagList tags={post.tags} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** A list of posts with authors and text up to the truncation marker. */
export function PostExcerpts({ posts }: { posts: readonly ExcerptedPost[] }) {
  return (
    <ul className="post-list">
      {posts.map(({ body, authors, ...post }) => (
        <li key={post.id}>
          <article className="post-excerpt">
            <h2 className="post-item-title">
              <SiteLink href={post.permalink}>{post.title}</SiteLink>
            </h2>
            <PostMeta date={post.date} readingMinutes={post.readingMinutes} />
            <PostAuthors authors={authors ?? []} />
            <div className="prose">
              {body ? <Content body={{ ...body, tree: body.excerpt, moduleLinks: {} }} /> : null}
            </div>
            {body && body.leadLength !== null ? (
              <p className="post-more">
                <SiteLink href={post.permalink} aria-label={`Read more about ${post.title}`}>
                  Read more
                </SiteLink>
              </p>
            ) : null}
            <TagList tags={post.tags} />
          </article>
        </li>
      ))}
    </ul>
  );
}

/** The query leaves out the excerpt if lists show cards. */
type ExcerptedPost = Queries.PostSummaryFragment & Partial<Queries.PostExcerptFragment>;

interface PostMetaProps {
  date: string;
  /** Date of the last revision, if the post says so. */
  revised?: string | null | undefined;
  readingMinutes: number;
}

/** Date, last revision and reading time of a post. */
export function PostMeta({ date, revised, readingMinutes }: PostMetaProps) {
  return (
    <p className="post-meta">
      {revised ? "First published\u00a0" : null}
      <time dateTime={date}>{formatDay(date)}</time>
      {revised ? (
        <>
          , revised&nbsp;<time dateTime={revised}>{formatDay(revised)}</time>
        </>
      ) : null}
      <span aria-hidden="true"> · </span>
      {readingMinutes === 1 ? "One min read" : `${readingMinutes} min read`}
    </p>
  );
}

interface AuthorNameProps {
  author: {
    readonly name: string;
    readonly permalink: string | null;
    readonly url: string | null;
    readonly email: string | null;
  };
}

/**
 * An author's name, linked to their posts, their website or their email address, whichever exists.
 */
export function AuthorName({ author }: AuthorNameProps) {
  const { name, permalink, url, email } = author;
  const href = permalink ?? url ?? (email && `mailto:${email}`);
  return href ? <SiteLink href={href}>{name}</SiteLink> : name;
}

/** The authors of a post; nothing if it has none. */
export function PostAuthors({ authors }: { authors: ReadonlyArray<AuthorNameProps["author"]> }) {
  if (authors.length === 0) return null;
  return (
    <p className="post-authors">
      {authors.map((author, index) => (
        <span key={author.name}>
          {index > 0 ? ", " : "By "}
          <AuthorName author={author} />
        </span>
      ))}
    </p>
  );
}

/**
 * Fields of a post's author.
 *
 * @public
 */
export const postAuthor = graphql`
  fragment PostAuthor on Author {
    name
    permalink
    url
    email
  }
`;

/**
 * Further fields of a post in a list with excerpts.
 *
 * @public
 */
export const postExcerpt = graphql`
  fragment PostExcerpt on BlogPost {
    authors {
      ...PostAuthor
    }
    body {
      excerpt
      leadLength
      images {
        src
        svg
        narrowSvg
        picture
      }
    }
  }
`;

/**
 * Fields of a post in a list.
 *
 * @public
 */
export const postSummary = graphql`
  fragment PostSummary on BlogPost {
    id
    title
    description
    permalink
    date(formatString: "YYYY-MM-DD")
    readingMinutes
    tags {
      label
      permalink
    }
    picture(width: 440) {
      ...HeadPicture
    }
  }
`;

/**
 * Fields of a post's picture.
 *
 * @public
 */
export const headPicture = graphql`
  fragment HeadPicture on HeadPicture {
    width
    height
    images {
      fallback {
        src
        srcSet
        sizes
      }
    }
  }
`;

/**
 * Fields of a post in the sidebar and in the archive.
 *
 * @public
 */
export const postLink = graphql`
  fragment PostLink on BlogPost {
    id
    title
    sidebarLabel
    permalink
    date(formatString: "YYYY-MM-DD")
  }
`;
