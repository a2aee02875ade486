import { siteSettingsFile } from "../../../../plugins/gatsby-transformer-content/data-files";
import type { Configuration } from "../configuration";
import type { SitePages } from "../conversion";
import { toSite as toSiteFrom } from "../to-site";

const SOURCE = {
  file: "docusaurus.config.js",
  missing: [],
  isFunction: false,
  css: ".git-icon::before {}",
};

function toSite(configuration: Configuration, pages: SitePages) {
  return toSiteFrom(configuration, pages, SOURCE);
}

function toSettings(configuration: Configuration) {
  return toSite(configuration, { paths: [], docs: new Map(), files: [] }).settings;
}

describe("toSite", () => {
  it.each([
    [{ copyright: "© Bees" }, undefined],
    [
      { copyright: "© <a href='https://bees.example'>Bees</a>\n   and others" },
      "© <a href='https://bees.example'>Bees</a> and others",
    ],
    [
      {
        logo: { src: "img/bee.svg", alt: "Bee", href: "https://bees.example" },
        copyright: "© Bees",
      },
      '<p><a href="https://bees.example"><img src="/img/bee.svg" alt="Bee"></a></p>\n© Bees',
    ],
    [
      { logo: { src: "/a.svg", srcDark: "https://bees.example/b.svg" } },
      '<p><img class="only-light" src="/a.svg" alt=""><img class="only-dark" src="https://bees.example/b.svg" alt=""></p>\n',
    ],
  ])("keeps links and the logo of the footer %#", (footer, notice) => {
    const site = { title: "Site", url: "https://site.example", themeConfig: { footer } };
    expect(toSettings(site).footer).toEqual({ columns: [], ...(notice ? { notice } : {}) });
  });

  it.each([
    [undefined, "bottom"],
    [{ playgroundPosition: "top" }, "top"],
  ])("lets readers run code if the theme for it is used %#", (liveCodeBlock, liveCode) => {
    const site = {
      title: "Site",
      url: "https://site.example",
      themes: ["@docusaurus/theme-live-codeblock"],
      themeConfig: { ...(liveCodeBlock ? { liveCodeBlock } : {}) },
    };
    const { settings, notes } = toSite(site, { paths: [], docs: new Map(), files: [] });
    expect(settings).toMatchObject({ markdown: { liveCode } });
    expect(notes).toEqual([]);
  });

  it.each([
    [{ href: "https://www.git.example/bees", className: "icon" }, "git.example"],
    [{ href: "https://git.example", title: "Sources" }, "Sources"],
    [{ href: "https://git.example", html: "<i>&amp;</i> code" }, "& code"],
    [{ href: "https://git.example", "aria-label": "Git" }, "Git"],
  ])("names an item of the navbar without a label %#", (item, label) => {
    const themeConfig = { navbar: { items: [item] } };
    const { navbar } = toSettings({ title: "Site", url: "https://site.example", themeConfig });
    expect(navbar).toMatchObject({ items: [{ label, href: item.href }] });
  });

  it.each([
    [undefined, undefined],
    [true, { linksBelow: "all" }],
    ["false" as const, { linksBelow: "none" }],
  ])("leads relative links where they led with trailingSlash: %s", (trailingSlash, content) => {
    const site = { title: "Site", url: "https://site.example" };
    const settings = toSettings(trailingSlash === undefined ? site : { ...site, trailingSlash });
    expect(settings.content).toEqual(content);
  });

  it("keeps the class of an item that is an icon, if a style sheet draws it", () => {
    const href = "https://git.example";
    const items = [
      { href, className: "right git-icon", "aria-label": "Git" },
      { href, className: "git-icon", label: "Git" },
      { href, className: "other", "aria-label": "Other" },
      { label: "More", items: [{ href, className: "git-icon", "aria-label": "Git" }] },
    ];
    const configuration = {
      title: "Site",
      url: "https://site.example",
      themeConfig: { navbar: { items } },
    };
    const { settings, notes } = toSite(configuration, { paths: [], docs: new Map(), files: [] });
    expect(settings.navbar).toEqual({
      items: [
        { label: "Git", href, iconClass: "right git-icon" },
        { label: "Git", href },
        { label: "Other", href },
        { label: "More", items: [{ label: "Git", href }] },
      ],
    });
    expect(siteSettingsFile.safeParse(settings).error).toBeUndefined();
    expect(notes).toHaveLength(3);
    expect(notes[0]).toMatchObject({ option: "themeConfig.navbar.items.className" });
  });

  it.each<[string[], string[] | undefined]>([
    [["**/*.{md,mdx}"], undefined],
    [["**/*.md", "**/*.mdx"], undefined],
    [["guide/**"], ["docs/guide/**", "versioned_docs/*/guide/**"]],
    [["./guide/*.md"], ["docs/guide/*.md", "versioned_docs/*/guide/*.md"]],
  ])("includes the files of the docs that match %j", (include, globs) => {
    const site = { title: "Site", url: "https://site.example" };
    const { files } = toSettings({ ...site, presets: [["classic", { docs: { include } }]] });
    const others = ["blog/**", "{pages,src/pages}/**"];
    expect(files).toEqual(globs && { include: [...globs, ...others] });
  });

  it("says that an announcement keeps one link", () => {
    const content = 'Read <a href="/a">this</a> and <a href="/b">that</a>.';
    const themeConfig = { announcementBar: { id: "x", content } };
    const site = { title: "Site", url: "https://site.example", themeConfig };
    const { settings, notes } = toSite(site, { paths: [], docs: new Map(), files: [] });
    expect(settings.announcement).toMatchObject({ link: { label: "this", to: "/a" } });
    expect(notes).toMatchObject([{ option: "themeConfig.announcementBar.content" }]);
  });

  it("keeps the scripts that are files of the site", () => {
    const { settings, notes } = toSite(
      {
        title: "Site",
        url: "https://site.example",
        baseUrl: "/base/",
        scripts: ["/js/a.js", { src: "/base/b.js" }, "https://cdn.example/x.js", { src: "//y.js" }],
      },
      { paths: [], docs: new Map(), files: [] },
    );
    expect(settings.scripts).toEqual(["/js/a.js", "/b.js"]);
    expect(notes.map(({ option }) => option)).toEqual([
      "scripts: https://cdn.example/x.js",
      "scripts: //y.js",
    ]);
  });

  it("makes settings of Docusaurus' configuration", () => {
    const settings = toSettings({
      title: "Site",
      url: "https://site.example",
      presets: [["@docusaurus/preset-classic", { docs: {}, blog: false }]],
      themeConfig: {
        navbar: {
          items: [
            { type: "docSidebar", sidebarId: "main", label: "Docs" },
            { to: "/about", label: "About", position: "right" },
            { href: "https://elsewhere.example", label: "Elsewhere" },
            { href: "/docs/a", label: "Start" },
            { to: "blog", label: "Blog" },
            { type: "dropdown", label: "More", items: [{ to: "/about", label: "About" }] },
            { to: "/guide", label: "Guide", items: [{ to: "/about", label: "About" }] },
            { to: "/about", label: "Us", items: [{ to: "/about", label: "About" }] },
            { type: "search", position: "right" },
          ],
        },
      },
    });
    expect(settings).toMatchObject({
      title: "Site",
      navbar: {
        items: [
          { label: "Docs", sidebar: "main" },
          { label: "About", to: "/about", position: "right" },
          { label: "Elsewhere", href: "https://elsewhere.example" },
          { label: "Start", to: "/docs/a" },
          { label: "Blog", to: "/blog" },
          { label: "More", items: [{ label: "About", to: "/about" }] },
          {
            label: "Guide",
            items: [
              { label: "Guide", to: "/guide" },
              { label: "About", to: "/about" },
            ],
          },
          { label: "Us", items: [{ label: "About", to: "/about" }] },
        ],
      },
    });
    expect(siteSettingsFile.safeParse(settings).error).toBeUndefined();
  });

  it("takes broken links as seriously as Docusaurus does", () => {
    const settings = toSettings({
      title: "Site",
      url: "https://site.example",
      onBrokenLinks: "warn",
      onBrokenAnchors: "ignore",
    });
    expect(settings.checks).toMatchObject({
      brokenLinks: "warning",
      brokenAnchors: "ignore",
      brokenImages: "warning",
      missingDescriptions: "ignore",
    });
  });

  it("encodes the spaces of addresses in redirects", () => {
    const presets: Configuration["presets"] = [["classic", { blog: { routeBasePath: "/" } }]];
    const configuration = { title: "Site", url: "https://site.example", presets };
    const pages = { paths: ["/blog/größe und form"], docs: new Map(), files: [] };
    expect(toSite(configuration, pages).redirects).toEqual([
      { from: "/größe%20und%20form", to: "/blog/größe%20und%20form" },
    ]);
  });

  it("reads the options of plugins that stand alone, without the classic preset", () => {
    const configuration = {
      title: "Site",
      url: "https://site.example",
      plugins: [
        ["@docusaurus/plugin-content-docs", { routeBasePath: "/", showLastUpdateTime: true }],
        ["@docusaurus/plugin-content-docs", { id: "more info", showLastUpdateTime: false }],
      ],
    } as Configuration;
    const { settings, notes } = toSite(configuration, { paths: [], docs: new Map(), files: [] });
    expect(settings.lastUpdate).toEqual({ date: true, author: false });
    expect(settings.docs).toEqual({ path: "/" });
    expect(notes.map(({ option }) => option)).toEqual([
      "plugin @docusaurus/plugin-content-docs",
      "onBrokenLinks",
    ]);
  });

  it("reads the options of a preset around the classic one, and names those of its own", () => {
    const presets: Configuration["presets"] = [
      ["/site/own-preset.js", { docs: { routeBasePath: "/" }, tracking: true } as never],
    ];
    const configuration = { title: "Site", url: "https://site.example", presets };
    const { settings, notes } = toSite(configuration, { paths: [], docs: new Map(), files: [] });
    expect(settings.docs).toEqual({ path: "/" });
    expect(notes.map(({ option }) => option)).toEqual(["tracking"]);
  });

  it("gives the blog Docusaurus' own choices where the configuration says nothing", () => {
    const settings = toSettings({ title: "Site", url: "https://site.example" });
    expect(settings.blog).toEqual({
      title: "Blog",
      description: "Blog",
      list: "excerpts",
      postsPerPage: 10,
      sidebarTitle: "Recent posts",
      sidebarCount: 5,
      permalinks: "date",
    });
  });

  it("names plugins, themes and redirects that cannot be taken over", () => {
    const { redirects, notes } = toSite(
      {
        title: "Site",
        url: "https://site.example",
        themes: ["@docusaurus/theme-mermaid"],
        plugins: [
          [
            "@docusaurus/plugin-client-redirects",
            { redirects: [{ from: "/gone", to: "/nowhere" }] },
          ],
          ["@docusaurus/plugin-content-blog", { id: "second", path: "second" }],
        ],
      } as Configuration,
      { paths: ["/docs"], docs: new Map(), files: [] },
    );
    expect(redirects).toEqual([]);
    expect(notes.map(({ option }) => option).sort()).toEqual([
      "onBrokenLinks",
      "plugin @docusaurus/plugin-content-blog",
      "redirect from /gone",
      "theme @docusaurus/theme-mermaid",
    ]);
  });
});
