import { render } from "@testing-library/react";
import { linesOf } from "../../../testing/lines-of";
import { AuthorMark } from "../author-mark";
import { BlogFrame, BlogLists } from "../blog-frame";
import { AuthorName, PostAuthors, PostExcerpts, PostList, PostMeta } from "../post-list";

const linesIn = (element: JSX.Element) => linesOf(render(element).container);
const POST = {
  id: "1",
  title: "News",
  description: "All that is new.",
  permalink: "/blog/news",
  date: "2025-03-04",
  readingMinutes: 3,
  tags: [{ label: "Releases", permalink: "/blog/tags/releases" }],
  picture: null,
};
const ADA = { name: "Ada", permalink: null, url: null, email: null };
const TAGS = ["ul Tags:", "• [Releases](/blog/tags/releases)"];
const META = "March 4, 2025 3 min read".replace(" 3", "3");

describe("a list of posts", () => {
  it("shows what each is about, when it was written and how long it is", () => {
    expect(
      linesIn(<PostList posts={[POST, { ...POST, id: "2", tags: [] }]} hasLead={false} />),
    ).toEqual([
      "• ## [News](/blog/news)",
      META,
      "All that is new.",
      ...TAGS,
      "• ## [News](/blog/news)",
      META,
      "All that is new.",
    ]);
  });

  it.each([
    [true, ["post-item post-lead", "post-item"]],
    [false, ["post-item", "post-item"]],
  ])("has a lead: %s", (hasLead, classes) => {
    const posts = [POST, { ...POST, id: "2" }];
    const { container } = render(<PostList posts={posts} hasLead={hasLead} />);
    const articles = [...container.querySelectorAll("article")];
    expect(articles.map(({ className }) => className)).toEqual(classes);
  });

  it("loads the first two pictures at once, and hides them from screen readers", () => {
    const fallback = { src: "/a.png", srcSet: null, sizes: null };
    const picture = { width: 440, height: 220, images: { fallback } };
    const posts = ["1", "2", "3"].map((id) => ({ ...POST, id, picture }));
    const { container } = render(<PostList posts={posts} hasLead />);
    const pictures = [...container.querySelectorAll("img")];
    expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([
      "eager",
      "eager",
      "lazy",
    ]);
    for (const picture of pictures) {
      expect(picture.parentElement?.getAttribute("href")).toBe("/blog/news");
      expect(picture.parentElement?.getAttribute("tabindex")).toBe("-1");
    }
    expect(linesOf(container)).not.toContain("/a.png");
  });

  it.each([
    ["the text up to the marker", 1, ["Read more about News"]],
    ["a text without a marker", null, []],
  ])("shows %s", (_, leadLength, more) => {
    const body = {
      excerpt: JSON.parse('[["p", 0, "All ", ["b", 0, "new"]]]'),
      leadLength,
      images: [],
    };
    const lines = linesIn(<PostExcerpts posts={[{ ...POST, body, authors: [ADA] }]} />);
    expect(lines).toEqual([
      "• ## [News](/blog/news)",
      META,
      "By Ada",
      "All new",
      ...more.map((name) => `[${name}](/blog/news)`),
      ...TAGS,
    ]);
  });

  it("shows a post without text and authors", () => {
    const lines = ["• ## [News](/blog/news)", META, ...TAGS];
    expect(linesIn(<PostExcerpts posts={[POST]} />)).toEqual(lines);
  });
});

describe("what is said of a post", () => {
  it.each([
    [{ readingMinutes: 2 }, "March 4, 20252 min read"],
    [{ readingMinutes: 1 }, "March 4, 2025One min read"],
    [{ readingMinutes: 2, revised: null }, "March 4, 20252 min read"],
    [
      { readingMinutes: 2, revised: "2025-05-06" },
      "First published March 4, 2025, revised May 6, 20252 min read",
    ],
  ])("with %j", (props, line) => {
    expect(linesIn(<PostMeta date={POST.date} {...props} />)).toEqual([line]);
  });

  it.each([
    [{}, "Ada"],
    [{ email: "a@b.example" }, "[Ada](mailto:a@b.example)"],
    [{ email: "a@b.example", url: "https://a.example" }, "[Ada](https://a.example)"],
    [{ permalink: "/blog/authors/ada", url: "https://a.example" }, "[Ada](/blog/authors/ada)"],
  ])("names an author with %j", (more, line) => {
    expect(linesIn(<AuthorName author={{ ...ADA, ...more }} />)).toEqual([line]);
  });

  it.each([
    [[], []],
    [["Ada"], ["By Ada"]],
    [["Ada", "Bob"], ["By Ada, Bob"]],
  ])("names the authors %j", (names, lines) => {
    const authors = names.map((name) => ({ ...ADA, name }));
    expect(linesIn(<PostAuthors authors={authors} />)).toEqual(lines);
  });
});

describe("the frame of the blog", () => {
  const post = (name: string, date: string, sidebarLabel: string | null = null) => ({
    id: name,
    title: name,
    sidebarLabel,
    permalink: `/blog/${name}`,
    date,
  });
  const dataOf = (nodes: ReturnType<typeof post>[]) => ({
    siteSettings: { blog: { sidebarTitle: "Recent posts" } },
    recent: { nodes },
  });

  it("lists the newest posts by year, and marks the open one", () => {
    const nodes = [
      post("a", "2025-03-04"),
      post("b", "2025-01-02", "Bee"),
      post("c", "2024-01-02"),
    ];
    const frame = (
      <BlogFrame data={dataOf(nodes)} current="/blog/a">
        Text
      </BlogFrame>
    );
    expect(linesIn(frame)).toEqual([
      "Text",
      "nav Blog recent posts navigation:",
      "Recent posts",
      "2025",
      "• [a](/blog/a)*",
      "• [Bee](/blog/b)",
      "2024",
      "• [c](/blog/c)",
    ]);
  });

  it("lists nothing without posts", () => {
    expect(linesIn(<BlogFrame data={dataOf([])}>Text</BlogFrame>)).toEqual(["Text"]);
  });

  const LISTS = ["/blog", "/blog/archive", "/blog/tags", "/blog/authors"];
  it.each([...LISTS, "/blog/news"])("leads to all lists, of which %s is marked", (current) => {
    const { container } = render(<BlogLists current={current} />);
    const links = [...container.querySelectorAll("a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      ...LISTS,
      "/blog/rss.xml",
      "/blog/atom.xml",
    ]);
    const marked = links.filter((link) => link.getAttribute("aria-current") === "true");
    expect(marked.map((link) => link.getAttribute("href"))).toEqual(
      LISTS.filter((list) => list === current),
    );
  });

  it("leads to something else in place of the feeds", () => {
    const { container } = render(<BlogLists current="/blog">More</BlogLists>);
    expect(container.querySelectorAll("a")).toHaveLength(4);
    expect(container.textContent).toContain("More");
  });
});

describe("the mark of an author", () => {
  const markOf = (name: string, position: number) =>
    render(<AuthorMark name={name} position={position} />).container.innerHTML;

  it("is the same on every page, and another one for each author and position", () => {
    const marks = ["Ada", "Bob"].flatMap((name) =>
      Array.from({ length: 5 }, (_, position) => markOf(name, position)),
    );
    expect(new Set(marks).size).toBe(10);
    expect(markOf("Ada", 3)).toBe(markOf("Ada", 3));
    expect(markOf("Ada", 8)).toBe(markOf("Ada", 3));
  });

  it("stays within its picture", () => {
    for (let position = 0; position < 5; position += 1) {
      const { container } = render(<AuthorMark name={`A${position}`} position={position} />);
      const circles = [...container.querySelectorAll("circle")].map((circle) =>
        ["cx", "cy", "r"].map((name) => Number(circle.getAttribute(name))),
      );
      for (const [x = 0, y = 0, radius = 0] of circles) {
        expect(Math.min(x, y) - radius).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y) + radius).toBeLessThanOrEqual(48);
      }
      expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    }
  });
});
