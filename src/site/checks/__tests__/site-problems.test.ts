import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkedPage, emptySite } from "../../../testing/empty-site";
import type { PagePlan } from "../../create-pages/plan";
import { checkPlans } from "..";
import type { Site } from "../checked-site";

function page(path: string, source = path): PagePlan {
  return { template: "standalone-page", path, context: { id: path }, source };
}

function check(site: Site, planned: PagePlan[]) {
  return checkPlans({ site, plans: planned, leftOut: [] }, false);
}

const plans = [page("/docs/a"), page("/docs/other"), page("/")];

function link(url: string, kind: "link" | "image" = "link") {
  return checkedPage({ references: [{ url, kind, line: 7, column: 3, file: null }] });
}

describe("references", () => {
  it.each([
    ["/docs/other"],
    ["/docs/other?x=1#anything"],
    ["./other"],
    ["#own"],
    ["#element"],
    ["/"],
    ["https://elsewhere.example/x"],
    ["mailto:a@b.example"],
    ["/blog/rss.xml"],
    ["#%E0%A4%A"],
  ])("%s is sound", (url) => {
    const target = {
      ...link(url),
      headings: [{ id: "own" }, { id: "%E0%A4%A" }],
      elementIds: ["element"],
    };
    expect(check(emptySite({ allDoc: { nodes: [target] } }), plans)).toEqual([]);
  });

  it.each([
    ["/docs/othr", "content/broken-link", "error", 'Did you mean "/docs/other"?'],
    [
      "/nothing/like/it/at/all",
      "content/broken-link",
      "error",
      "Write the address of a page of this site.",
    ],
    ["../x", "content/broken-link", "error", "Write the address of a page of this site."],
    ["#onw", "content/broken-anchor", "warning", 'Did you mean "#own"?'],
    [
      "/docs/a#zzzzzz",
      "content/broken-anchor",
      "warning",
      "Link to one of its headings, or to the page.",
    ],
  ])("%s is %s", (url, code, severity, hint) => {
    const target = { ...link(url), headings: [{ id: "own" }] };
    expect(check(emptySite({ allDoc: { nodes: [target] } }), plans)).toEqual([
      expect.objectContaining({
        code,
        severity,
        hint,
        file: "content/docs/a.mdx",
        line: 7,
        column: 3,
        value: url,
      }),
    ]);
  });

  it.each([
    ["./there.svg", { id: "file" }, []],
    ["./gone.svg", null, ["content/missing-image"]],
  ])("picture %s", (src, file, codes) => {
    const base = link(src, "image");
    const target = { ...base, body: { ...base.body, images: [{ src, file, problem: null }] } };
    const problems = check(emptySite({ allDoc: { nodes: [target] } }), plans);
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });
});

describe("addresses", () => {
  it("belong to one page only", () => {
    expect(check(emptySite(), [page("/x", "a.mdx"), page("/x", "b.mdx")])).toEqual([
      expect.objectContaining({
        code: "routes/duplicate",
        file: "b.mdx",
        value: "/x",
        message: "This address is already taken by a.mdx.",
      }),
    ]);
  });
});

describe("components", () => {
  it.each([
    ["Tabs", []],
    ["Tab", ['Did you mean "Tabs"?']],
  ])("<%s>", (name, hints) => {
    const base = checkedPage();
    const target = {
      ...base,
      body: { ...base.body, components: [{ name, line: 4, column: 1, file: null }] },
    };
    const problems = check(emptySite({ allDoc: { nodes: [target] } }), plans);
    expect(problems.map(({ hint }) => hint)).toEqual(hints);
  });
});

describe("tags and authors", () => {
  it("must be known", () => {
    const file = "src/testing/sites/small/content/blog/2025-01-03-second-post/index.mdx";
    const post = {
      ...checkedPage({ file }),
      date: "2025-01-03",
      tagKeys: ["news"],
      authorKeys: ["team"],
      drawingPath: null,
      drawing: null,
    };
    const site = emptySite({
      allPost: { nodes: [post] },
      allAuthor: { nodes: [{ key: "teams" }] },
      allTag: { nodes: [{ key: "new" }] },
    });
    expect(check(site, plans)).toEqual([
      expect.objectContaining({
        code: "blog/unknown-tag",
        value: "news",
        line: 5,
        hint: 'Did you mean "new"?',
      }),
      expect.objectContaining({
        code: "blog/unknown-author",
        value: "team",
        line: 4,
        hint: 'Did you mean "teams"?',
      }),
    ]);
  });
});

describe("tags of posts", () => {
  const file = "src/testing/sites/small/content/blog/2025-01-03-second-post/index.mdx";
  const post = {
    ...checkedPage({ file }),
    date: "2025-01-03",
    tagKeys: ["news"],
    authorKeys: [],
    drawingPath: null,
    drawing: null,
  };
  it.each([
    ["that no list knows", ["other"], ["blog/unknown-tag"]],
    ["of a list", ["other", "news"], []],
    ["of a blog without a list", [], []],
  ])("%s", (_, tags, codes) => {
    const allTag = { nodes: tags.map((key) => ({ key })) };
    const problems = check(emptySite({ allPost: { nodes: [post] }, allTag }), plans);
    const found = problems.map(({ code }) => code).filter((code) => code.endsWith("-tag"));
    expect(found).toEqual(codes);
  });
});

describe("settings", () => {
  const settings = {
    file: "no-such-site/site.yml",
    home: "/docs/a",
    navbar: { items: [] },
    targets: [
      { pointer: "/home", value: "/docs/a", kind: "page", isLink: false },
      { pointer: "/navbar/items/0/sidebar", value: "main", kind: "sidebar", isLink: true },
      { pointer: "/navbar/items/1/items/1/to", value: "/d", kind: "page", isLink: true },
      { pointer: "/footer/columns/0/links/0/to", value: "/docs/othr", kind: "page", isLink: true },
    ],
    url: "https://site.example",
    blog: { title: "Blog", description: "", list: "cards", postsPerPage: 10, sidebarCount: 5 },
  };

  const unread = {
    code: "content/syntax",
    severity: "error",
    message: "Wrong.",
    page: null,
    file: "content/docs/gone.mdx",
    line: 1,
    column: 1,
    pointer: null,
    value: null,
    hint: null,
  };

  /** Calls a function with settings in which unreadable pages have a level. */
  function withLevel(level: string, use: (file: string) => void): void {
    const folder = mkdtempSync(path.join(tmpdir(), "site-problems-"));
    try {
      const text = readFileSync("src/testing/sites/small/content/site.yml", "utf8");
      const file = path.join(folder, "site.yml");
      writeFileSync(
        file,
        `${text}\nchecks: { unreadablePages: ${level}, brokenMarkdownLinks: error }\n`,
      );
      use(file);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it("may lead to a file", () => {
    const targets = [
      { pointer: "/footer/columns/0/links/0/to", value: "/terms.pdf", kind: "page", isLink: true },
    ];
    const siteSettings = { ...settings, targets };
    const site = emptySite({ siteSettings, staticFiles: ["/terms.pdf"] });
    expect(check(site, plans)).toEqual([]);
  });

  it.each([
    ["error", ["content/syntax"]],
    ["warning", ["content/syntax", "routes/lost"]],
  ])("hide no lost address of a page that is left out: unreadablePages: %s", (level, codes) => {
    withLevel(level, (file) => {
      writeFileSync(path.join(path.dirname(file), "routes.lock"), "/docs/gone\n");
      const site = emptySite({
        siteSettings: { ...settings, file, targets: [] },
        allContentProblem: { nodes: [unread] },
      });
      const found = check(site, plans).filter(({ code }) => !code.startsWith("site/"));
      expect(found.map(({ code }) => code).sort()).toEqual(codes);
    });
  });

  it.each([
    ["the page that is left out", "/docs/gone", "warning"],
    ["another page", "/docs/othr", "error"],
  ])("may name %s", (_, home, severity) => {
    withLevel("warning", (file) => {
      const site = emptySite({
        siteSettings: {
          ...settings,
          file,
          targets: [{ pointer: "/home", value: home, kind: "page", isLink: false }],
        },
        allContentProblem: { nodes: [unread] },
      });
      const found = check(site, plans).find(({ code }) => code === "site/missing-target");
      expect(found?.severity).toBe(severity);
    });
  });

  it.each([
    ["./gone.mdx#x", true, "warning"],
    ["./gon.mdx", true, "error"],
    ["../gone/", false, "warning"],
    ["/docs/gon", false, "error"],
  ])("may be linked from pages as %s: %s, %s", (url, isFile, severity) => {
    withLevel("warning", (file) => {
      const resolved = { url, href: null, isFile: false, isDraft: false, unknown: null };
      const base = link(url);
      const doc = { ...base, body: { ...base.body, resolvedLinks: isFile ? [resolved] : [] } };
      const site = emptySite({
        siteSettings: { ...settings, file, targets: [] },
        allDoc: { nodes: [doc] },
        allContentProblem: { nodes: [unread] },
      });
      const found = check(site, plans).find(({ code }) => code.startsWith("content/broken"));
      expect(found?.severity).toBe(severity);
    });
  });

  it("must lead somewhere; what is more than a link, whatever the level of broken links", () => {
    const scripts = [{ pointer: "/scripts/0", value: "/a.js", kind: "file", isLink: false }];
    const siteSettings = { ...settings, targets: [...settings.targets, ...scripts] };
    const broken = { code: "site/broken-link" };
    expect(check(emptySite({ siteSettings }), plans)).toEqual([
      expect.objectContaining({ ...broken, pointer: "/navbar/items/0/sidebar", value: "main" }),
      expect.objectContaining({ ...broken, pointer: "/navbar/items/1/items/1/to", value: "/d" }),
      expect.objectContaining({
        ...broken,
        pointer: "/footer/columns/0/links/0/to",
        hint: 'Did you mean "/docs/other"?',
      }),
      expect.objectContaining({ code: "site/missing-target", value: "/a.js" }),
    ]);
  });
});

describe("what sidebars and pages say besides", () => {
  const link = (permalink: string, fields: object = {}) => ({
    type: "link",
    label: "L",
    permalink,
    external: true,
    ...fields,
  });
  const sidebar = (items: object[]) =>
    emptySite({
      allSidebar: {
        nodes: [{ name: "s", version: "current", file: "sidebars.yml", items: items as never }],
      },
    });

  it.each<[string, object, string[]]>([
    ["a page", link("/docs/a/"), []],
    ["a page with a fragment", link("/docs/a?x#y"), []],
    ["a file", link("/blog/rss.xml"), []],
    ["another site", link("https://elsewhere.example/x"), []],
    ["a page that a sidebar holds itself", link("/gone", { external: false }), []],
    ["no page", link("/docs/b"), ["sidebars/broken-link"]],
    [
      "no page, in a category",
      { type: "category", label: "C", items: [link("/docs/b")] },
      ["sidebars/broken-link"],
    ],
  ])("a link of a sidebar to %s", (_, item, codes) => {
    const problems = check(sidebar([item]), plans);
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ["a tag of the list", "known", []],
    ["a tag of another version's list", "old", ["docs/inline-tag"]],
    ["a tag of no list", "own", ["docs/inline-tag"]],
  ])("%s", (_, tag, codes) => {
    const file = "src/testing/sites/versioned/content/docs/intro.mdx";
    const site = emptySite({
      allDoc: { nodes: [checkedPage({ file, tagKeys: [tag] })] },
      allDocTag: {
        nodes: [
          { key: "known", version: "current" },
          { key: "old", version: "1.0" },
        ],
      },
    });
    expect(check(site, plans).map(({ code }) => code)).toEqual(codes);
  });
});
