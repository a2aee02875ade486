import type { PlannedPost } from "../blog-pages";
import { blogPages, relatedPosts } from "../blog-pages";
import type { PlanningContext } from "../plan";

const tag = (label: string) => ({ label, description: null, permalink: `/blog/tags/${label}` });

function post(number: number, fields: Partial<PlannedPost> = {}): PlannedPost {
  const day = String((number % 28) + 1).padStart(2, "0");
  return {
    id: `post-${number}`,
    permalink: `/blog/post-${number}`,
    title: `Post ${number}`,
    date: `2025-01-${day}`,
    time: `${fields.date ?? `2025-01-${day}`}T00:00:00.000Z`,
    draft: false,
    unlisted: false,
    tagKeys: ["common"],
    tags: [tag("common")],
    authorKeys: ["team"],
    file: `content/blog/post-${number}/index.mdx`,
    body: { mode: "data", contentFilePath: "" },
    ...fields,
  };
}

const authors = [
  { key: "team", name: "The team", title: "Makers", description: null },
  { key: "guest", name: "Guest", title: null, description: null },
].map((author) => ({
  ...author,
  permalink: author.key === "team" ? "/blog/authors/team" : null,
}));

function plan(posts: PlannedPost[], context: Partial<PlanningContext> = {}) {
  const data = {
    allBlogPost: { nodes: posts },
    allAuthor: { nodes: authors },
  };
  return blogPages.plan(data, {
    now: new Date("2025-06-01"),
    showUnpublished: false,
    navigation: new Map(),
    settings: null,
    ...context,
  });
}

const pathsOf = (posts: PlannedPost[], context?: Partial<PlanningContext>) =>
  plan(posts, context).map(({ path }) => path);

describe("the blog's pages", () => {
  it("are none without posts", () => {
    expect(plan([])).toEqual([]);
  });

  it("page the list, tags and authors by ten", () => {
    const posts = Array.from({ length: 21 }, (_, index) => post(index));
    expect(pathsOf(posts).filter((path) => !path.startsWith("/blog/post"))).toEqual([
      "/blog",
      "/blog/page/2",
      "/blog/page/3",
      "/blog/archive",
      "/blog/tags",
      "/blog/tags/common",
      "/blog/tags/common/page/2",
      "/blog/tags/common/page/3",
      "/blog/authors",
      "/blog/authors/team",
      "/blog/authors/team/authors/2",
      "/blog/authors/team/authors/3",
    ]);
  });

  it("have titles with the count and, from the second page on, the page", () => {
    const plans = plan(Array.from({ length: 12 }, (_, index) => post(index)));
    const contextOf = (path: string) => plans.find((page) => page.path === path)?.context;
    expect(contextOf("/blog/page/2")).toMatchObject({ title: "Blog, page 2", parent: null });
    expect(contextOf("/blog/tags/common")).toMatchObject({
      title: "12 posts tagged with “common”",
      parent: "/blog/tags",
    });
    expect(contextOf("/blog/authors/team/authors/2")).toMatchObject({
      title: "The team, page 2",
      lead: "Makers",
      parent: "/blog/authors",
    });
  });

  it("have exactly one address each", () => {
    const paths = pathsOf(Array.from({ length: 57 }, (_, index) => post(index)));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each([
    ["a draft", { draft: true }],
    ["a post of the future", { date: "2025-07-01" }],
  ])("leave out %s, except in develop", (_, fields) => {
    const posts = [post(1), post(2, fields)];
    expect(pathsOf(posts)).not.toContain("/blog/post-2");
    expect(pathsOf(posts, { showUnpublished: true })).toContain("/blog/post-2");
  });

  it("give an unlisted post its page and name it nowhere", () => {
    const plans = plan([post(1), post(2, { unlisted: true })]);
    expect(plans.map(({ path }) => path)).toContain("/blog/post-2");
    const lists = plans.filter(({ template }) => template !== "blog-post");
    expect(JSON.stringify(lists)).not.toContain("post-2");
  });

  it("link newer and older posts by date", () => {
    const plans = plan([post(1), post(3), post(2)]);
    const middle = plans.find(({ path }) => path === "/blog/post-2");
    expect(middle?.context).toMatchObject({
      previous: { permalink: "/blog/post-3" },
      next: { permalink: "/blog/post-1" },
    });
  });

  it("show the newest posts beside every page", () => {
    const plans = plan(Array.from({ length: 9 }, (_, index) => post(index)));
    const list = plans.find(({ path }) => path === "/blog");
    expect(list?.context).toMatchObject({
      recentIds: ["post-8", "post-7", "post-6", "post-5", "post-4"],
    });
  });
});

describe("relatedPosts", () => {
  it("prefers a rare tag to common ones, and nearness in time", () => {
    const all = [
      post(1, { tagKeys: ["common", "rare"] }),
      post(2, { tagKeys: ["common"] }),
      post(9, { tagKeys: ["common"] }),
      post(20, { tagKeys: ["rare"] }),
      post(21, { tagKeys: ["other"] }),
    ];
    const [first] = all;
    expect(first && relatedPosts(first, all).map(({ id }) => id)).toEqual([
      "post-20",
      "post-2",
      "post-9",
    ]);
  });
});
