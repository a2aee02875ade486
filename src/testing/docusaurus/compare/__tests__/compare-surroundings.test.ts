import { temporaryFolder } from "../../../../../packages/temporary-folder";
import { readSurroundings } from "../../read/surroundings";
import { compareSurroundings, formatSurroundings } from "../compare-surroundings";

/** Reads a folder with these files. */
function read(files: Record<string, string>, base = "", blog?: string) {
  return readSurroundings(temporaryFolder(files), base, blog);
}

const redirect = (to: string) => `<meta http-equiv="refresh" content="0; url=${to}">`;

it("reads edit links, redirects and feeds of both generators", () => {
  const expected = {
    editLinks: { "/docs/a": "https://git.example/a?x=1&y=2" },
    redirects: { "/old": "/docs/a" },
    feeds: { rss: ["/blog/b", "/blog/a"], atom: ["/blog/b"] },
  };
  expect(
    read(
      {
        "docs/a/index.html":
          '<a href="https://other.example">x</a><a href="https://git.example/docs/../a?x=1&amp;y=2" class=theme-edit-this-page><svg/>Edit</a>',
        "old/index.html": redirect("/base/docs/a"),
        "news/rss.xml":
          "<link>https://s.example/</link><item><title>B</title><link>https://s.example/base/blog/b</link></item><item><link>https://s.example/base/blog/a</link></item>",
        "news/atom.xml":
          '<link href="https://s.example/"/><entry><id>b</id><link href="https://s.example/base/blog/b"/></entry>',
      },
      "/base",
      "news/",
    ),
  ).toEqual(expected);
  expect(
    read({
      "docs/a.html":
        '<a href="https://other.example">x</a><a rel="noopener" href="https://git.example/a?x=1&amp;y=2">Edit this page</a>',
      "old.html": redirect("/docs/a"),
      "blog/feed.json": '{"items":[{"url":"https://s.example/blog/b"}]}',
    }),
  ).toEqual({ ...expected, feeds: { json: ["/blog/b"] } });
});

it("compares addresses as they are here, and feeds as far as both go", () => {
  const comparison = compareSurroundings(
    {
      editLinks: { "/a": "https://git.example/a", "/b": "https://git.example/b" },
      redirects: { "/old": "/a/", "/b.html": "/b", "/gone": "/b" },
      feeds: { rss: ["/news/2", "/news/1"], atom: ["/news/2"] },
    },
    {
      editLinks: { "/docs/a": "https://git.example/a" },
      redirects: { "/a": "/docs/a", "/old": "/docs/a", "/news/2": "/blog/2" },
      feeds: { rss: ["/blog/2"], atom: ["/blog/1"], json: ["/blog/2"] },
    },
    new Set(["/docs/a", "/b"]),
  );
  expect(comparison.counts).toEqual({
    editLinks: { equal: 1, all: 2 },
    redirects: { equal: 2, all: 3 },
    feeds: { equal: 1, all: 2 },
  });
  expect(comparison.differences).toEqual([
    { kind: "editLinks", name: "/b", theirs: "https://git.example/b", ours: "" },
    { kind: "redirects", name: "/gone", theirs: "/b", ours: "" },
    { kind: "feeds", name: "atom", theirs: "/blog/2", ours: "/blog/1" },
  ]);
  expect(formatSurroundings(comparison)).toContain(
    "1 of 2 edit links, 2 of 3 redirects, 1 of 2 feeds are equal.",
  );
});
