import type { ListPage } from "../../lib/lists";
import { paginate } from "../../lib/lists";
import { paths } from "../../lib/paths";
import type { PageKind, PagePlan, PagerContext, PlanningContext } from "./plan";
import { groupByTag, moduleOf } from "./plan";

/** A post as the planner queries it. */
export type PlannedPost = Queries.BlogPagesPlanQuery["allBlogPost"]["nodes"][number];

/** The published posts of a build, newest first. */
export interface PublishedPosts {
  /** All posts with a page, including unlisted ones. */
  all: PlannedPost[];
  listed: PlannedPost[];
}

/** Filters out drafts and posts with a future date, unless they are to be shown. */
export function publishedPosts(
  posts: readonly PlannedPost[],
  { now, showUnpublished }: Pick<PlanningContext, "now" | "showUnpublished">,
): PublishedPosts {
  const all = posts
    .filter((post) => showUnpublished || (!post.draft && new Date(post.date) <= now))
    .sort(newestFirst);
  return { all, listed: all.filter((post) => !post.unlisted) };
}

function newestFirst(a: PlannedPost, b: PlannedPost): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.permalink < b.permalink ? -1 : 1;
}

const RELATED_COUNT = 3;

/**
 * Returns the posts that share most tags with a post. Rare tags count more than common ones. Of posts with
 * the same score, the closest in time comes first.
 */
export function relatedPosts(post: PlannedPost, listed: readonly PlannedPost[]): PlannedPost[] {
  const frequency = new Map<string, number>();
  for (const { tagKeys } of listed) {
    for (const key of tagKeys) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  }
  const weight = (key: string) => 1 / (frequency.get(key) ?? 1);
  return listed
    .filter((other) => other.id !== post.id)
    .map((other) => ({
      other,
      score: other.tagKeys
        .filter((key) => post.tagKeys.includes(key))
        .reduce((sum, key) => sum + weight(key), 0),
      distance: Math.abs(Date.parse(other.date) - Date.parse(post.date)),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.distance - b.distance)
    .slice(0, RELATED_COUNT)
    .map(({ other }) => other);
}

const BLOG_QUERY = /* GraphQL */ `
  query BlogPagesPlan {
    allBlogPost(sort: { permalink: ASC }) {
      nodes {
        id
        permalink
        title
        date(formatString: "YYYY-MM-DD")
        draft
        unlisted
        tagKeys
        tags {
          label
          description
          permalink
        }
        authorKeys
        file
        body {
          mode
          contentFilePath
        }
      }
    }
    allAuthor {
      nodes {
        id
        key
        permalink
      }
    }
  }
`;

type BlogData = Queries.BlogPagesPlanQuery;

/** Data that all lists of the blog share. */
interface BlogLists {
  posts: PublishedPosts;
  pageSize: number;
  recentIds: string[];
}

/** The blog: posts, lists, archive, tags and authors. A site without posts has no blog. */
export const blogPages: PageKind<BlogData> = {
  query: BLOG_QUERY,
  plan: (data, context) => {
    const posts = publishedPosts(data.allBlogPost.nodes, context);
    if (posts.all.length === 0) return [];
    const blog = context.settings?.blog;
    const lists: BlogLists = {
      posts,
      pageSize: blog?.postsPerPage ?? 10,
      recentIds: idsOf(posts.listed.slice(0, blog?.sidebarCount ?? 5)),
    };
    return [
      ...planPosts(lists),
      ...planIndex(lists),
      planArchive(lists),
      ...planTags(lists),
      ...planAuthors(data.allAuthor.nodes, lists),
    ];
  },
};

const SOURCE = "content/blog";

function idsOf(posts: readonly PlannedPost[]): string[] {
  return posts.map(({ id }) => id);
}

function planPosts({ posts, recentIds }: BlogLists): PagePlan[] {
  return posts.all.map((post) => {
    const index = posts.listed.indexOf(post);
    return {
      template: "blog-post",
      path: post.permalink,
      context: {
        id: post.id,
        recentIds,
        relatedIds: idsOf(relatedPosts(post, posts.listed)),
        previous: toLink(index < 0 ? undefined : posts.listed[index - 1]),
        next: toLink(index < 0 ? undefined : posts.listed[index + 1]),
      },
      source: post.file,
      ...moduleOf(post.body),
    };
  });
}

function toLink(post: PlannedPost | undefined) {
  return post ? { label: post.title, permalink: post.permalink } : null;
}

function pagerOf({ pageNumber, pageCount, newer, older }: ListPage<unknown>): PagerContext {
  return { pageNumber, pageCount, newer, older };
}

function planIndex({ posts, pageSize, recentIds }: BlogLists): PagePlan[] {
  return paginate(posts.listed, pageSize, paths.blog, paths.blogPage).map((page) => ({
    template: "blog-list",
    path: page.path,
    context: { postIds: idsOf(page.items), recentIds, ...pagerOf(page) },
    source: SOURCE,
  }));
}

function planArchive({ posts }: BlogLists): PagePlan {
  return {
    template: "blog-archive",
    path: paths.blogArchive,
    context: { postIds: idsOf(posts.listed) },
    source: SOURCE,
  };
}

/** A tag and its listed posts. */
type TaggedPosts = PlannedPost["tags"][number] & { pages: PlannedPost[] };

/** Plans lists of posts by tag, and the list of tags. A tag without posts has no page. */
function planTags(lists: BlogLists): PagePlan[] {
  const tags = groupByTag(lists.posts.listed);
  const counted = tags.map(({ label, permalink, pages }) => ({
    label,
    permalink,
    count: pages.length,
  }));
  return [
    { template: "blog-tags", path: paths.blogTags, context: { tags: counted }, source: SOURCE },
    ...tags.flatMap((tag) => planTag(tag, lists)),
  ];
}

function planTag({ label, description, permalink, pages: posts }: TaggedPosts, lists: BlogLists) {
  return paginate(posts, lists.pageSize, permalink, (n) => paths.tagPage(permalink, n)).map(
    (page): PagePlan => ({
      template: "blog-tag",
      path: page.path,
      context: { label, description, ...ownerContext(page, posts, lists) },
      source: SOURCE,
    }),
  );
}

function planAuthors(authors: BlogData["allAuthor"]["nodes"], lists: BlogLists): PagePlan[] {
  const counts: Record<string, number> = {};
  const pages = authors.flatMap((author): PagePlan[] => {
    const posts = lists.posts.listed.filter(({ authorKeys }) => authorKeys.includes(author.key));
    if (posts.length > 0) counts[author.key] = posts.length;
    const { permalink } = author;
    if (permalink === null) return [];
    return paginate(posts, lists.pageSize, permalink, (n) => paths.authorPage(permalink, n)).map(
      (page) => ({
        template: "blog-author",
        path: page.path,
        context: { id: author.id, ...ownerContext(page, posts, lists) },
        source: SOURCE,
      }),
    );
  });
  return [
    { template: "blog-authors", path: paths.blogAuthors, context: { counts }, source: SOURCE },
    ...pages,
  ];
}

/** Returns the context of a list of a tag or an author. */
function ownerContext(
  page: ListPage<PlannedPost>,
  posts: readonly PlannedPost[],
  { recentIds }: BlogLists,
) {
  return { postIds: idsOf(page.items), recentIds, postCount: posts.length, ...pagerOf(page) };
}
