import type { ReactNode } from "react";
import { groupByYear } from "../../lib/dates";
import { paths } from "../../lib/paths";
import type { PagerContext } from "../../site/create-pages/plan";
import { FeedLinks, PageHead } from "../layout/page-head";
import { Pager } from "../navigation/page-navigation";
import { SiteLink } from "../ui/site-link";

interface BlogFrameProps {
  recent: readonly Queries.PostLinkFragment[];
  recentTitle: string;
  /** Address of the open post, on the page of a post. */
  current?: string;
  children: ReactNode;
}

/** A page of the blog, with the newest posts beside it, and below it on phones. */
export function BlogFrame({ recent, recentTitle, current, children }: BlogFrameProps) {
  return (
    <div className="page page-blog">
      {children}
      <RecentPosts posts={recent} title={recentTitle} current={current} />
    </div>
  );
}

interface RecentPostsProps {
  posts: readonly Queries.PostLinkFragment[];
  title: string;
  /** Address of the open post. */
  current: string | undefined;
}

/** The newest posts, grouped by year. */
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

/** Links to the previous and next page of a list of posts. */
export function ListPager({ newer, older }: Pick<PagerContext, "newer" | "older">) {
  return (
    <Pager
      label="Blog list page navigation"
      previous={newer === null ? null : { label: "Newer entries", permalink: newer }}
      next={older === null ? null : { label: "Older entries", permalink: older }}
      previousWord="←"
      nextWord="→"
    />
  );
}

/**
 * Returns `Title`, and `Title, page 2` from the second page on, so that no two pages share a title.
 */
export function pagedTitle(
  title: string,
  { pageNumber }: Pick<PagerContext, "pageNumber">,
): string {
  return pageNumber === 1 ? title : `${title}, page ${pageNumber}`;
}

interface BlogListingHeadProps {
  title: string;
  description: string;
  permalink: string;
}

/** The head of a page that lists posts, tags or authors of the blog. */
export function BlogListingHead(props: BlogListingHeadProps) {
  return (
    <PageHead
      {...props}
      kind="CollectionPage"
      section="Blog"
      breadcrumbs={[{ label: "Blog", permalink: paths.blog }]}
    >
      <FeedLinks />
    </PageHead>
  );
}
