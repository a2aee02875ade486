import { groupByYear } from "../../lib/dates";
import { SiteLink } from "../ui/site-link";

interface RecentPostsProps {
  posts: readonly Queries.PostLinkFragment[];
  title: string;
  /** Address of the post that is open, if one is. */
  current: string | undefined;
}

/** The newest posts, under their years, beside every page of the blog. */
export function RecentPosts({ posts, title, current }: RecentPostsProps) {
  return (
    <nav className="recent-posts" aria-label="Blog recent posts navigation">
      <p className="recent-posts-title">{title}</p>
      {groupByYear(posts).map((group) => (
        <div key={group.year}>
          <p className="recent-posts-year">{group.year}</p>
          <ul>
            {group.items.map((post) => (
              <li key={post.id}>
                <SiteLink
                  href={post.permalink}
                  {...(post.permalink === current ? { "aria-current": "page" as const } : {})}
                >
                  {post.sidebarLabel ?? post.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
