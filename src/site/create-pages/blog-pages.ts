import { paginate } from "../../lib/pagination";
import type { ListPage } from "../../lib/pagination";
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
        authorKeys
        file
        body {
          mode
          contentFilePath
        }
      }
    }
    allTag {
      nodes {
        id
        key
        permalink
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
      ...planTags(data.allTag.nodes, lists),
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

/** A tag without posts has no page. */
function planTags(tags: BlogData["allTag"]["nodes"], lists: BlogLists): PagePlan[] {
  const counts: Record<string, number> = {};
  const pages = tags.flatMap((tag): PagePlan[] => {
    const posts = lists.posts.listed.filter(({ tagKeys }) => tagKeys.includes(tag.key));
    if (posts.length === 0) return [];
    counts[tag.key] = posts.length;
    return paginate(posts, lists.pageSize, tag.permalink, (n) =>
      paths.tagPage(tag.permalink, n),
    ).map((page) => ({
      template: "blog-tag",
      path: page.path,
      context: ownerContext(tag.id, page, posts, lists),
      source: SOURCE,
    }));
  });
  return [
    { template: "blog-tags", path: paths.blogTags, context: { counts }, source: SOURCE },
    ...pages,
  ];
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
        context: ownerContext(author.id, page, posts, lists),
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
  id: string,
  page: ListPage<PlannedPost>,
  posts: readonly PlannedPost[],
  { recentIds }: BlogLists,
) {
  return { id, postIds: idsOf(page.items), recentIds, postCount: posts.length, ...pagerOf(page) };
}
