import { readFileSync } from "node:fs";
import path from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { outputContext } from "../../../testing/output-context";
import type { FeedItem } from "../feed-items";
import { toFeedItems } from "../feed-items";
import { toRssItem } from "../rss-options";
import { BLOG_FEEDS, toAtom, toJsonFeed, withStyle } from "../write-feeds";

const channel = {
  title: "Site Blog",
  description: "News & notes",
  siteUrl: "https://site.example",
  copyright: "© Nobody",
  language: "en",
  home: "/blog",
  feeds: { atom: "/blog/atom.xml", json: "/blog/feed.json" },
};
const item: FeedItem = {
  title: "A < B & C",
  url: "https://site.example/blog/a",
  date: new Date("2025-01-02"),
  updated: new Date("2025-02-03"),
  description: "About a.",
  html: '<p>Code ends with ]]&gt; and <a href="https://site.example/docs">links</a></p>',
  image: "https://site.example/static/x/hero.png",
  authors: [{ name: "Ada", link: "https://site.example/blog/authors/ada" }, { name: "Guest" }],
  categories: ["News", "Tests"],
};

describe("toAtom", () => {
  const xml = withStyle(toAtom([item], channel));
  const { feed } = new XMLParser({ ignoreAttributes: false }).parse(xml);

  it("is well formed and names its style", () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).toContain('<?xml-stylesheet type="text/css" href="../feed.css"?>');
    expect(withStyle(xml)).toBe(xml);
  });

  it("is well formed whatever a post contains", () => {
    const text = "a ]]> b ]]> c <d> & e";
    const odd = { ...item, title: text, description: text, html: text, categories: [text] };
    const atom = toAtom([odd], channel);
    expect(XMLValidator.validate(atom)).toBe(true);
    const { entry } = new XMLParser().parse(atom).feed;
    for (const part of [entry.title, entry.summary, entry.content])
      expect(String(part).replaceAll("&gt;", ">")).toBe(text);
  });

  it("says everything about a post", () => {
    expect(feed.updated).toBe("2025-02-03T00:00:00.000Z");
    expect(feed.entry.id).toBe(item.url);
    expect(feed.entry.published).toBe("2025-01-02T00:00:00.000Z");
    expect(feed.entry.author.map(({ name }: { name: string }) => name)).toEqual(["Ada", "Guest"]);
    expect(feed.entry.category.map((tag: Record<string, string>) => tag["@_term"])).toEqual([
      "News",
      "Tests",
    ]);
    expect(feed.entry.link.map((link: Record<string, string>) => link["@_href"])).toContain(
      item.image,
    );
  });
});

describe("BLOG_FEEDS", () => {
  const post = (date: string, updated: string | null) => ({
    title: "A",
    description: "About a.",
    permalink: "/blog/a",
    date,
    lastUpdate: { date: updated },
    image: null,
    tags: [],
    authors: [],
    body: { exportTree: [], images: [] },
  });
  const data = {
    site: { siteMetadata: { title: "Site", description: "", siteUrl: "https://site.example" } },
    siteSettings: null,
    allBlogPost: { nodes: [post("2025-03-01", null), post("2025-01-02", "2025-03-04")] },
  } as unknown as Queries.FeedQuery;

  it("dates the RSS feed by the last change of a post, not by the clock", async () => {
    const folder = temporaryFolder({
      "blog/rss.xml": "<rss><channel><lastBuildDate>now</lastBuildDate></channel></rss>",
    });
    await BLOG_FEEDS.write(outputContext({ publicDir: folder, data }));
    const { rss } = new XMLParser().parse(readFileSync(path.join(folder, "blog/rss.xml"), "utf8"));
    expect(rss.channel.lastBuildDate).toBe("Tue, 04 Mar 2025 00:00:00 GMT");
  });
});

describe("toFeedItems", () => {
  const post = {
    title: "A",
    description: "About a.",
    permalink: "/blog/a",
    date: "2025-03-01",
    lastUpdate: null,
    image: null,
    tags: [{ label: "News" }],
    authors: [
      { name: "Ada", permalink: "/blog/authors/ada" },
      { name: "Guest", permalink: null },
    ],
    body: {
      exportTree: [
        ["img", { src: "./a.png" }],
        ["a", { href: "/docs" }, "b"],
      ],
      images: [{ src: "./a.png", file: { permalink: "/static/a.png" } }],
    },
  };
  const now = new Date("2025-04-01");
  const itemsOf = (posts: object[], site: object | null = { siteUrl: "https://site.example" }) =>
    toFeedItems(
      { site: site && { siteMetadata: site }, allBlogPost: { nodes: posts } } as never,
      now,
    );

  it("have absolute addresses", () => {
    expect(itemsOf([{ ...post, image: { permalink: "/static/h.png" } }])).toEqual([
      {
        title: "A",
        description: "About a.",
        url: "https://site.example/blog/a",
        date: new Date("2025-03-01"),
        updated: new Date("2025-03-01"),
        html: expect.stringMatching(
          /src="https:\/\/site.example\/static\/a.png".*href="https:\/\/site.example\/docs"/,
        ),
        image: "https://site.example/static/h.png",
        authors: [
          { name: "Ada", link: "https://site.example/blog/authors/ada" },
          { name: "Guest" },
        ],
        categories: ["News"],
      },
    ]);
  });

  it("have no picture if the post has none, and the day of the last change", () => {
    const [found] = itemsOf([{ ...post, lastUpdate: { date: "2025-03-02" } }]);
    expect(found).not.toHaveProperty("image");
    expect(found?.updated).toEqual(new Date("2025-03-02"));
  });

  it.each([
    ["a post of now", [{ ...post, date: "2025-04-01" }], 1],
    ["no post of the future", [{ ...post, date: "2025-04-02" }], 0],
    ["the first twenty", Array.from({ length: 21 }, () => post), 20],
  ])("are %s", (_, posts, count) => expect(itemsOf(posts)).toHaveLength(count));
});

describe("toJsonFeed", () => {
  it("has items without authors", () => {
    const feed = JSON.parse(toJsonFeed([{ ...item, authors: [] }], channel));
    expect(feed.items[0].authors).toEqual([]);
  });

  it("is version 1.1 with all authors", () => {
    const feed = JSON.parse(toJsonFeed([item], channel));
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      language: "en",
      feed_url: "https://site.example/blog/feed.json",
      items: [
        {
          id: item.url,
          url: item.url,
          content_html: item.html,
          image: item.image,
          date_published: "2025-01-02T00:00:00.000Z",
          date_modified: "2025-02-03T00:00:00.000Z",
          authors: [
            { name: "Ada", url: "https://site.example/blog/authors/ada" },
            { name: "Guest" },
          ],
          tags: ["News", "Tests"],
        },
      ],
    });
    expect(feed.items[0]).not.toHaveProperty("author");
  });
});

describe("toRssItem", () => {
  it("hands the whole text and the picture on", () => {
    expect(toRssItem(item)).toMatchObject({
      author: "Ada, Guest",
      custom_elements: [
        { "content:encoded": item.html },
        { "media:content": [{ _attr: { url: item.image, medium: "image" } }] },
      ],
    });
  });
});

describe("feeds with hostile text", () => {
  const attack = "\"'<b>&lt; & ]]><!--\u0000\u0008</title><script>alert(1)</script>";
  const shown = "\"'<b>&lt; & ]]><!--</title><script>alert(1)</script>";
  const hostile: FeedItem = {
    ...item,
    title: attack,
    description: attack,
    html: `<p>${attack}</p>`,
    authors: [{ name: attack }],
    categories: [attack],
  };
  const facts = { ...channel, title: attack, description: attack, copyright: attack };
  const options = { ignoreAttributes: false, trimValues: false, attributesGroupName: "attributes" };

  it("are well-formed Atom with the text as it was", () => {
    const xml = withStyle(toAtom([hostile], facts));
    expect(XMLValidator.validate(xml)).toBe(true);
    const { feed } = new XMLParser({ ...options, cdataPropName: "cdata" }).parse(xml);
    expect(feed.title).toBe(shown);
    expect(feed.entry.category.attributes["@_term"]).toBe(shown);
    expect(feed.entry.author.name).toBe(shown);
    expect(xml).not.toContain("\u{F0000}");
  });

  it("are JSON", () => {
    expect(JSON.parse(toJsonFeed([hostile], facts)).items[0].title).toBe(attack);
  });
});
