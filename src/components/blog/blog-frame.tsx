import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { groupByYear } from "../../lib/dates";
import { FEEDS, paths } from "../../lib/paths";
import { FeedLinks, PageHead } from "../layout/page-head";
import { SiteLink } from "../ui/site-link";

interface BlogFrameProps {
  data: Queries.RecentPostsFragment;
  /** Address of the open post, on the page of a post. */
  current?: string;
  children: ReactNode;
}

/** A page of the blog, with the newest posts beside it, and below it on phones. */
export function BlogFrame({ data, current, children }: BlogFrameProps) {
  return (
    <div className="page page-blog">
      {children}
      {data.recent.nodes.length > 0 && (
        <nav className="recent-posts" aria-label="Blog recent posts navigation">
          <p className="recent-posts-title">{data.siteSettings?.blog.sidebarTitle}</p>
          {groupByYear(data.recent.nodes).map((group) => (
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
      )}
    </div>
  );
}

const LISTS = [
  { label: "Posts", permalink: paths.blog },
  { label: "Archive", permalink: paths.blogArchive },
  { label: "Tags", permalink: paths.blogTags },
  { label: "Authors", permalink: paths.blogAuthors },
];

interface BlogListsProps {
  /** Address of the page, or of the list that it belongs to. */
  current: string;
  /** Shown at the right; default: the feeds of the blog. */
  children?: ReactNode;
}

/** The line above the title of a post or a list: links to the lists of the blog. */
export function BlogLists({ current, children = <Feeds /> }: BlogListsProps) {
  return (
    <nav className="page-top blog-ways" aria-label="Lists of the blog">
      {LISTS.map(({ label, permalink }) => (
        <SiteLink
          key={permalink}
          href={permalink}
          {...(permalink === current ? { "aria-current": "true" as const } : {})}
        >
          {label}
        </SiteLink>
      ))}
      {children}
    </nav>
  );
}

function Feeds() {
  return (
    <span className="blog-feeds">
      <SiteLink href={FEEDS.rss.path}>RSS</SiteLink>
      <SiteLink href={FEEDS.atom.path}>Atom</SiteLink>
    </span>
  );
}

/**
 * The posts of `BlogFrame`.
 *
 * @public
 */
export const recentPosts = graphql`
  fragment RecentPosts on Query {
    siteSettings {
      blog {
        sidebarTitle
      }
    }
    recent: allBlogPost(filter: { id: { in: $recentIds } }, sort: [{ date: DESC }, { file: ASC }]) {
      nodes {
        ...PostLink
      }
    }
  }
`;

interface BlogListingHeadProps {
  title: string;
  description: string;
  permalink: string;
  /** Title of the blog. */
  section?: string;
  /** True for the blog's index, which has no breadcrumbs. */
  isIndex?: boolean;
}

/** The head of a page that lists posts, tags or authors of the blog. */
export function BlogListingHead({
  section = "Blog",
  isIndex = false,
  ...facts
}: BlogListingHeadProps) {
  return (
    <PageHead
      {...facts}
      kind="CollectionPage"
      section={section}
      breadcrumbs={isIndex ? [] : [{ label: section, permalink: paths.blog }]}
    >
      <FeedLinks />
    </PageHead>
  );
}
