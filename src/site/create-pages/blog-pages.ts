import { paginate } from "../../lib/lists";
import type { ListPage } from "../../lib/lists";
import { paths } from "../../lib/paths";
import { publishedPosts, relatedPosts } from "./blog-posts";
import type { PlannedPost, PublishedPosts } from "./blog-posts";
import { moduleOf } from "./page-kind";
import type { PageKind } from "./page-kind";
import type { PagePlan, PagerContext } from "./page-plan";

const query = /* GraphQL */ `
  query BlogPagesPlan {
    allBlogPost {
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

/** What the list pages of the blog have in common. */
interface BlogLists {
  posts: PublishedPosts;
  pageSize: number;
  recentIds: string[];
}

/** The blog: posts, lists, archive, tags and authors. A site without posts has no blog. */
export const blogPages: PageKind<BlogData> = {
  query,
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

/** A tag with the listed posts that have it. */
type TaggedPosts = PlannedPost["tags"][number] & { posts: PlannedPost[] };

/** Lists of posts by tag, and the list of tags. A tag without posts has no page. */
function planTags(lists: BlogLists): PagePlan[] {
  const tags = groupByTag(lists.posts.listed);
  const counted = tags.map(({ label, permalink, posts }) => ({
    label,
    permalink,
    count: posts.length,
  }));
  return [
    { template: "blog-tags", path: paths.blogTags, context: { tags: counted }, source: SOURCE },
    ...tags.flatMap((tag) => planTag(tag, lists)),
  ];
}

function planTag({ label, description, permalink, posts }: TaggedPosts, lists: BlogLists) {
  return paginate(posts, lists.pageSize, permalink, (n) => paths.tagPage(permalink, n)).map(
    (page): PagePlan => ({
      template: "blog-tag",
      path: page.path,
      context: { label, description, ...ownerContext(page, posts, lists) },
      source: SOURCE,
    }),
  );
}

function groupByTag(posts: readonly PlannedPost[]): TaggedPosts[] {
  const tags = new Map<string, TaggedPosts>();
  for (const post of posts) {
    for (const tag of post.tags) {
      const known = tags.get(tag.permalink) ?? { ...tag, posts: [] };
      tags.set(tag.permalink, { ...known, posts: [...known.posts, post] });
    }
  }
  return [...tags.values()];
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

/** Context of a list that belongs to a tag or an author. */
function ownerContext(
  page: ListPage<PlannedPost>,
  posts: readonly PlannedPost[],
  { recentIds }: BlogLists,
) {
  return { postIds: idsOf(page.items), recentIds, postCount: posts.length, ...pagerOf(page) };
}
