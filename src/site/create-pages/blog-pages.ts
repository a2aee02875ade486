import { count } from "../../../packages/words";
import { paginate } from "../../lib/lists";
import { paths } from "../../lib/paths";
import type { PageKind, PagePlan, PagerContext, PlanningContext, TemplateContexts } from "./plan";
import { groupByTag, moduleOf } from "./plan";

/** A post as the planner queries it. */
export type PlannedPost = Queries.BlogPagesPlanQuery["allBlogPost"]["nodes"][number];

/** The published posts of a build, newest first. */
interface PublishedPosts {
  /** All posts with a page, including unlisted ones. */
  all: PlannedPost[];
  listed: PlannedPost[];
}

/** Filters out drafts and posts with a future date, unless they are to be shown. */
function publishedPosts(
  posts: readonly PlannedPost[],
  { now, showUnpublished }: Pick<PlanningContext, "now" | "showUnpublished">,
): PublishedPosts {
  const all = posts
    .filter((post) => showUnpublished || (!post.draft && new Date(post.date) <= now))
    .sort(newestFirst);
  return { all, listed: all.filter((post) => !post.unlisted) };
}

/** As in Docusaurus, posts of the same time are in the order of their files. */
function newestFirst(a: PlannedPost, b: PlannedPost): number {
  if (a.time !== b.time) return a.time < b.time ? 1 : -1;
  return a.file < b.file ? -1 : 1;
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
        time: date
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
    allAuthor(sort: { name: ASC }) {
      nodes {
        key
        name
        title
        description
        permalink
      }
    }
  }
`;

type BlogData = Queries.BlogPagesPlanQuery;

/** Data that all lists of the blog share. */
interface BlogLists {
  posts: PublishedPosts;
  /** Title and description of the blog. */
  blog: { title: string; description: string };
  hasExcerpts: boolean;
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
      blog: { title: blog?.title ?? "Blog", description: blog?.description ?? "" },
      hasExcerpts: blog?.list === "excerpts",
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

/** A list of posts: all of them, or those of a tag or an author. */
interface PostList
  extends Omit<
    TemplateContexts["blog-list"],
    keyof PagerContext | "hasExcerpts" | "postIds" | "recentIds"
  > {
  posts: readonly PlannedPost[];
  path: string;
  pathOfPage: (pageNumber: number) => string;
}

/** Titles and descriptions have the number of the page, so that no two pages share them. */
function planList({ posts, path, pathOfPage, ...list }: PostList, lists: BlogLists): PagePlan[] {
  return paginate(posts, lists.pageSize, path, pathOfPage).map(({ items, path, ...pager }) => {
    const numbered = (text: string) =>
      pager.pageNumber === 1 ? text : `${text}, page ${pager.pageNumber}`;
    return {
      template: "blog-list",
      path,
      context: {
        ...list,
        title: numbered(list.title),
        description: numbered(list.description),
        hasExcerpts: lists.hasExcerpts,
        postIds: idsOf(items),
        recentIds: lists.recentIds,
        ...pager,
      },
      source: SOURCE,
    };
  });
}

function planIndex(lists: BlogLists): PagePlan[] {
  const { title, description } = lists.blog;
  return planList(
    {
      posts: lists.posts.listed,
      path: paths.blog,
      pathOfPage: paths.blogPage,
      title,
      description,
      lead: description === title ? null : description,
      text: null,
      parent: null,
    },
    lists,
  );
}

function planArchive({ posts, recentIds }: BlogLists): PagePlan {
  return {
    template: "blog-archive",
    path: paths.blogArchive,
    context: { postIds: idsOf(posts.listed), recentIds },
    source: SOURCE,
  };
}

/** Plans lists of posts by tag, and the list of tags. A tag without posts has no page. */
function planTags(lists: BlogLists): PagePlan[] {
  const tags = groupByTag(lists.posts.listed);
  const counted = tags.map(({ label, permalink, pages }) => ({
    label,
    permalink,
    count: pages.length,
  }));
  return [
    {
      template: "tags",
      path: paths.blogTags,
      context: { area: "blog", tags: counted, recentIds: lists.recentIds },
      source: SOURCE,
    },
    ...tags.flatMap(({ label, description, permalink, pages: posts }) => {
      const title = `${count(posts.length, "post")} tagged with “${label}”`;
      const texts = { title, description: description ?? title, lead: description, text: null };
      const pathOfPage = (page: number) => paths.tagPage(permalink, page);
      return planList(
        { posts, path: permalink, pathOfPage, ...texts, parent: paths.blogTags, tag: permalink },
        lists,
      );
    }),
  ];
}

/** Plans lists of posts by author, and the list of authors. An author without an address has no page. */
function planAuthors(authors: BlogData["allAuthor"]["nodes"], lists: BlogLists): PagePlan[] {
  const counts: Record<string, number> = {};
  const latestIds = new Set<string>();
  const pages = authors.flatMap((one, position) => {
    const { key, name, title: role, description: text, permalink } = one;
    const posts = lists.posts.listed.filter(({ authorKeys }) => authorKeys.includes(key));
    if (posts.length > 0) counts[key] = posts.length;
    for (const { id } of posts.slice(0, 1)) latestIds.add(id);
    if (permalink === null) return [];
    const total = count(posts.length, "post");
    const texts = {
      title: name,
      description: text ?? `${total} by ${name}`,
      lead: role,
      text,
      author: { name, position, posts: total },
    };
    const pathOfPage = (page: number) => paths.authorPage(permalink, page);
    const parent = paths.blogAuthors;
    return planList({ posts, path: permalink, pathOfPage, ...texts, parent }, lists);
  });
  return [
    {
      template: "blog-authors",
      path: paths.blogAuthors,
      context: { counts, latestIds: [...latestIds], recentIds: lists.recentIds },
      source: SOURCE,
    },
    ...pages,
  ];
}
