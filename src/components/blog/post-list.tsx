import { Picture } from "../ui/picture";
import { SiteLink } from "../ui/site-link";
import { PostMeta } from "./post-meta";
import { TagList } from "./tag-list";

/** Posts in a list to read: picture, title, lead, date, reading time, tags. */
export function PostList({ posts }: { posts: readonly Queries.PostSummaryFragment[] }) {
  return (
    <ul className="post-list">
      {posts.map((post, index) => (
        <li key={post.id}>
          <article className="post-item">
            {post.image?.childImageSharp ? (
              <SiteLink
                className="post-item-picture"
                href={post.permalink}
                tabIndex={-1}
                aria-hidden="true"
              >
                <Picture
                  data={post.image.childImageSharp.gatsbyImageData}
                  alt=""
                  isFirst={index < 2}
                />
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
