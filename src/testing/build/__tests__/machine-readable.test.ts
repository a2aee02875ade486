import { readdirSync, readFileSync } from "node:fs";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { load } from "js-yaml";
import { readCardDigest } from "../../../site/social/draw-card";
import { findJsonLdMistakes } from "../../machine/check-json-ld";
import { outlineOfHtml, outlineOfMarkdown } from "../../machine/outline";
import type { PublicSite } from "../../machine/public-site";
import { openPublic } from "../../machine/public-site";
import { readHead } from "../../machine/read-head";
import { readVocabulary } from "../../machine/vocabulary";

const opened = openPublic("public");
const site = opened as PublicSite;
const withSite = opened ? describe : describe.skip;

interface IndexedPage {
  title: string;
  permalink: string;
  kind: string;
  headings: Array<{ depth: number; text: string; id: string }>;
  sections: Array<{ id: string; heading: string; text: string }>;
}

/** The pages of search engines: not the not-found page, the search and what leads elsewhere. */
function indexedPages() {
  return site.pages
    .map((page) => ({
      page,
      head: readHead(site.read(page === "/" ? "/index.html" : `${page}.html`)),
    }))
    .filter(({ head }) => head.metas.robots?.[0] === "index, follow");
}

function repeated(values: Array<[page: string, value: string]>): string[] {
  const owners = new Map<string, string[]>();
  for (const [page, value] of values) owners.set(value, [...(owners.get(value) ?? []), page]);
  return [...owners]
    .filter(([, pages]) => pages.length > 1)
    .map(([value, pages]) => `${value}: ${pages}`);
}

function toolIndex(): IndexedPage[] {
  return JSON.parse(site.read("/docs/search-index.json")).pages;
}

withSite("the heads of the site's pages", () => {
  const pages = opened ? indexedPages() : [];
  const urlOf = (page: string) =>
    pages.find((entry) => entry.page === page)?.head.metas["og:url"]?.[0] ?? "";
  const siteUrl = pages[0]
    ? (pages[0].head.metas["og:url"]?.[0] ?? "").slice(0, -pages[0].page.length)
    : "";

  it("are many", () => {
    expect(pages.length).toBeGreaterThan(100);
  });

  it("have one title, description, canonical address, language and level-one heading each", () => {
    const wrong = pages.filter(
      ({ page, head }) =>
        head.titles.length !== 1 ||
        head.metas.description?.length !== 1 ||
        head.metas.description[0] === "" ||
        head.links.filter(({ rel }) => rel === "canonical").length !== 1 ||
        head.links.find(({ rel }) => rel === "canonical")?.href !== siteUrl + page ||
        !head.language ||
        head.headings !== 1,
    );
    expect(wrong.map(({ page }) => page)).toEqual([]);
  });

  it("share no title and no description", () => {
    expect(repeated(pages.map(({ page, head }) => [page, head.titles[0] ?? ""]))).toEqual([]);
    expect(
      repeated(pages.map(({ page, head }) => [page, head.metas.description?.[0] ?? ""])),
    ).toEqual([]);
  });

  it.each([
    "og:title",
    "og:description",
    "og:type",
    "og:url",
    "og:image",
    "og:image:alt",
    "og:site_name",
    "twitter:card",
    "twitter:image",
  ])("have one %s", (name) => {
    const wrong = pages.filter(
      ({ head }) => head.metas[name]?.length !== 1 || head.metas[name][0] === "",
    );
    expect(wrong.map(({ page }) => page)).toEqual([]);
  });

  it("hold structured data in the vocabulary of schema.org", () => {
    const vocabulary = readVocabulary();
    const mistakes = pages.flatMap(({ page, head }) =>
      head.jsonLd.length === 1
        ? findJsonLdMistakes(head.jsonLd[0], vocabulary).map((mistake) => `${page} ${mistake}`)
        : [`${page} has ${head.jsonLd.length} documents`],
    );
    expect(mistakes).toEqual([]);
  });

  it("announce pictures of 1200 by 630 that exist", async () => {
    const wrong = await Promise.all(
      pages.map(async ({ page, head }) => {
        const address = (head.metas["og:image"]?.[0] ?? "").slice(siteUrl.length);
        if (!site.answers(address)) return [`${page}: ${address} is missing`];
        const file = site.file(address);
        const hasDigest = !address.startsWith("/social/") || (await readCardDigest(file));
        if (!hasDigest) return [`${address} has no digest`];
        const png = readFileSync(file);
        const size = [png.readUInt32BE(16), png.readUInt32BE(20)].join(" by ");
        return size === "1200 by 630" ? [] : [`${address} is ${size}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it("draw no card that no page announces", () => {
    const announced = new Set(
      pages.map(({ head }) => head.metas["og:image"]?.[0]?.slice(siteUrl.length)),
    );
    // The page of the search has a card and is kept from search engines, so it is not among them.
    announced.add("/social/search.png");
    const drawn = readdirSync("public/social", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".png"))
      .map((name) => `/social/${name.replaceAll("\\", "/")}`);
    expect(drawn.filter((card) => !announced.has(card))).toEqual([]);
  });

  it("link to nothing that is missing", () => {
    const wrong = pages.flatMap(({ page, head }) =>
      head.links
        .map(({ href = "" }) => href.replace(siteUrl, ""))
        .filter((href) => href.startsWith("/") && !site.answers(href))
        .map((href) => `${page}: ${href}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it("announce the feeds on every page of the blog", () => {
    const wrong = pages.filter(({ page, head }) => {
      const types = head.links.filter(({ rel }) => rel === "alternate").map(({ type }) => type);
      const feeds = ["application/rss+xml", "application/atom+xml", "application/feed+json"];
      return (
        /^\/blog(\/|$)/.test(page) &&
        !feeds.every((type) => types.filter((own) => own === type).length === 1)
      );
    });
    expect(wrong.map(({ page }) => page)).toEqual([]);
  });

  describe("and their twins", () => {
    const contents = opened ? toolIndex() : [];

    it("have the same headings, links, code and pictures", () => {
      const wrong = contents.flatMap(({ permalink }) => {
        const html = outlineOfHtml(
          site.read(`${permalink}.html`),
          urlOf(permalink) || siteUrl + permalink,
        );
        const markdown = outlineOfMarkdown(site.read(`${permalink}.md`));
        return Object.keys(html)
          .filter(
            (key) =>
              JSON.stringify(html[key as "links"]) !== JSON.stringify(markdown[key as "links"]),
          )
          .map((key) => ({
            permalink,
            key,
            html: html[key as "links"],
            markdown: markdown[key as "links"],
          }));
      });
      expect(wrong).toEqual([]);
    });

    it("have front matter with title, description and address", () => {
      for (const { permalink, title } of contents) {
        const text = site.read(`${permalink}.md`);
        const matter = load(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? "") as Record<
          string,
          unknown
        >;
        expect(matter).toMatchObject({ title, url: siteUrl + permalink });
        expect(String(matter.description).length).toBeGreaterThan(0);
        expect(text.match(/^# /gm)?.length).toBeGreaterThan(0);
      }
    });
  });
});

withSite("the lists for programs", () => {
  const siteUrl = opened
    ? (readHead(site.read("/blog.html")).metas["og:url"]?.[0] ?? "").replace(/\/blog$/, "")
    : "";

  it("llms.txt names every content page once, and every link in it is answered", () => {
    const links = [...site.read("/llms.txt").matchAll(/\]\((\S+?)\)/g)].map(([, url]) => url ?? "");
    expect(
      links.filter((url) => !url.startsWith(siteUrl) || !site.answers(url.slice(siteUrl.length))),
    ).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
    const missing = toolIndex()
      .filter(({ kind }) => kind !== "page")
      .filter(({ permalink }) => !links.includes(`${siteUrl}${permalink}.md`));
    expect(missing.map(({ permalink }) => permalink)).toEqual([]);
  });

  it("llms-full.txt holds the twins whole", () => {
    const full = site.read("/llms-full.txt");
    const links = [...site.read("/llms.txt").matchAll(/\]\((\S+?\.md)\)/g)].map(
      ([, url]) => url ?? "",
    );
    expect(links.filter((url) => !full.includes(site.read(url.slice(siteUrl.length))))).toEqual([]);
  });

  it("search-index.json holds every heading as a section", () => {
    for (const { permalink, headings, sections } of toolIndex()) {
      const expected = headings.filter(({ depth }) => depth <= 3).map(({ id }) => id);
      const ids = sections.map(({ id }) => id).filter(Boolean);
      expect([permalink, ids]).toEqual([permalink, expect.arrayContaining(ids)]);
      expect(expected.length === 0 || ids.length > 0).toBe(true);
    }
  });

  it("sitemap.xml lists the pages of search engines, and no list of the blog", () => {
    const xml = site.read("/sitemap.xml");
    expect(XMLValidator.validate(xml)).toBe(true);
    const entries = new XMLParser({ parseTagValue: false }).parse(xml).urlset.url as Array<
      Record<string, string>
    >;
    const listed = entries.map(({ loc }) => (loc ?? "").slice(siteUrl.length));
    const wanted = indexedPages()
      .map(({ page }) => page)
      .filter((page) => !/^\/blog\/(?:tags|archive|authors|page)(?:\/|$)/.test(page));
    expect(listed.sort()).toEqual(wanted.sort());
    for (const { changefreq, priority, lastmod } of entries) {
      expect([changefreq, priority]).toEqual(["weekly", "0.5"]);
      expect(lastmod ?? "2025-01-01").toMatch(/^\d{4}-\d\d-\d\d/);
    }
    const posts = entries.filter(({ loc }) => /\/blog\/[^/]+$/.test(loc ?? ""));
    expect(posts.filter(({ lastmod }) => !lastmod)).toEqual([]);
  });

  it("robots.txt lets everybody in and names the sitemap", () => {
    expect(site.read("/robots.txt")).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    );
  });

  it("the manifest names icons that exist", () => {
    const { icons, start_url } = JSON.parse(site.read("/manifest.webmanifest"));
    expect(icons.every(({ src }: { src: string }) => site.answers(src))).toBe(true);
    expect(site.answers(start_url)).toBe(true);
  });
});

withSite("the feeds", () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    processEntities: { maxTotalExpansions: 1e6 },
  });
  const posts = opened ? toolIndex().filter(({ kind }) => kind === "post") : [];
  const count = Math.min(20, posts.length);
  /** Addresses in HTML that would lead nowhere in a feed reader. */
  const relative = (html: string) =>
    [...html.matchAll(/\s(?:href|src)="(?!https?:|mailto:)([^"]*)"/g)].map(([, url]) => url);

  it("RSS has what RSS 2.0 asks for", () => {
    const xml = site.read("/blog/rss.xml");
    expect(XMLValidator.validate(xml)).toBe(true);
    const { rss } = parser.parse(xml);
    expect(rss["@_version"]).toBe("2.0");
    expect(Object.keys(rss.channel)).toEqual(
      expect.arrayContaining(["title", "link", "description", "language", "item"]),
    );
    expect(rss.channel.item).toHaveLength(count);
    const { feed: atom } = parser.parse(site.read("/blog/atom.xml"));
    expect(Date.parse(rss.channel.lastBuildDate)).toBe(Date.parse(atom.updated));
    for (const item of rss.channel.item) {
      expect(item.guid["#text"] ?? item.guid).toBe(item.link);
      expect(Number.isNaN(Date.parse(item.pubDate))).toBe(false);
      expect(item["dc:creator"]).toBeTruthy();
      expect([item.category].flat().length).toBeGreaterThan(0);
      expect(item["content:encoded"].length).toBeGreaterThan(500);
      expect(relative(item["content:encoded"])).toEqual([]);
    }
  });

  it("Atom has what RFC 4287 asks for", () => {
    const xml = site.read("/blog/atom.xml");
    expect(XMLValidator.validate(xml)).toBe(true);
    const { feed } = parser.parse(xml);
    expect(feed["@_xmlns"]).toBe("http://www.w3.org/2005/Atom");
    expect(feed.link.some((link: Record<string, string>) => link["@_rel"] === "self")).toBe(true);
    for (const part of [feed, ...feed.entry]) {
      expect(part.id).toMatch(/^https:/);
      expect(part.updated).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(part.title).toBeTruthy();
    }
    expect(feed.entry).toHaveLength(count);
    expect(feed.entry.every((entry: { author?: unknown }) => entry.author)).toBe(true);
    expect(
      feed.entry.flatMap((entry: { content: { "#text": string } }) =>
        relative(entry.content["#text"]),
      ),
    ).toEqual([]);
  });

  it("JSON Feed has what version 1.1 asks for", () => {
    const feed = JSON.parse(site.read("/blog/feed.json"));
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.items).toHaveLength(count);
    for (const item of feed.items) {
      expect(item).toMatchObject({ id: expect.any(String), content_html: expect.any(String) });
      expect(item.authors.length).toBeGreaterThan(0);
      expect(new Date(item.date_published).toISOString()).toBe(item.date_published);
    }
  });

  it.each(["/blog/rss.xml", "/blog/atom.xml"])("%s has a style for people", (address) => {
    expect(site.read(address)).toContain('<?xml-stylesheet type="text/css" href="../feed.css"?>');
    expect(site.read("/feed.css")).toContain("channel > title");
  });
});
