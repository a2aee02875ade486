import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { loadPlugins } from "../../../../plugins/gatsby-transformer-content";
import { filesBelow } from "../../../site/files";
import { checkAll } from "../../check";
import { migrateSite } from "../migrate-site";
import { formatMigration } from "../migration-report";

// Whole sites are planned and checked.
jest.setTimeout(60_000);

const SITES = path.resolve("src/testing/migrate/sites");
let copy: string;

beforeAll(() => {
  copy = temporaryFolder();
  cpSync(SITES, copy, { recursive: true });
  writeFileSync(path.join(copy, "outside/drawing.svg"), "<svg/>");
  symlinkSync("../../../drawing.svg", path.join(copy, "outside/website/static/img/drawing.svg"));
  // As `npm install` would, which no test can run.
  cpSync(path.join(SITES, "outside"), path.join(copy, "again"), { recursive: true });
  for (const name of ["again/website", "outside/website", "plugins"]) {
    const site = path.join(copy, name);
    cpSync(path.join(site, "packages"), path.join(site, "node_modules"), { recursive: true });
  }
});

/** Migrates a site, and checks it without edits. */
async function migrate(name: string) {
  const site = path.join(copy, name);
  const migration = await migrateSite(site);
  const read = (file: string) =>
    existsSync(path.join(site, file)) ? parse(readFileSync(path.join(site, file), "utf8")) : [];
  const { counts, problems } = await checkAll({ CONTENT_ROOT: site } as never);
  return {
    site,
    settings: read("site.yml"),
    redirects: read("redirects.yml"),
    migration,
    options: migration.notes.map(({ option }) => option),
    pages: counts.pages,
    problems,
  };
}

describe("migrateSite", () => {
  it("links docs, posts and static files in other folders, and reads sidebars of another name", async () => {
    const { site, settings, migration, options, problems, pages } =
      await migrate("outside/website");
    expect(problems).toMatchObject([
      {
        code: "content/broken-link",
        severity: "warning",
        message:
          "The page at /calendar is src/pages/calendar.tsx, which was left out: it reads data of the plugin months, which does not exist here.",
      },
    ]);
    expect(pages).toBe(10);
    expect(migration.moved).toMatchObject({ "pages that are components": 1 });
    expect(migration.missing).toEqual(["prism-react-renderer"]);
    expect(readlinkSync(path.join(site, "docs"))).toBe("../docs");
    expect(settings).toMatchObject({
      title: "Beehive",
      tagline: "Keep bees",
      url: "https://beehive.example",
      titleDelimiter: "·",
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
      navbar: {
        logo: "/img/logo.svg",
        logoDark: "/img/logo-dark.svg",
        items: [
          { label: "Start", to: "/docs/intro" },
          { label: "Tools", sidebar: "tools" },
          { label: "Notes", to: "/blog", position: "right" },
        ],
      },
      editUrls: [{ folder: "docs", url: "https://git.example/beehive/edit/main/docs/{path}" }],
      blog: { title: "Hive notes", permalinks: "date" },
      lastUpdate: { date: true, author: false },
      linkedFolders: ["../docs", "../drawing.svg", "../posts"],
      styleSheets: ["src/css/custom.css"],
      scripts: ["/js/hive.js"],
      customFields: { keepers: ["Ada", "Ben"] },
    });
    expect(options).toEqual([
      "favicon",
      "themeConfig.navbar.logo.alt",
      "themeConfig.prism.theme",
      "customFields.greet",
      "themeConfig.prism.additionalLanguages: brightscript",
      "src/theme/MDXComponents.jsx",
      "pages that are components",
    ]);
  });

  it("migrates again once site.yml is removed", async () => {
    const { site, settings } = await migrate("again/website");
    rmSync(path.join(site, "site.yml"));
    const again = await migrate("again/website");
    expect(again.settings).toEqual(settings);
    expect(again.migration.written).toEqual(["site.yml", "sidebars.cjs"]);
  });

  it("knows pages by their whole addresses, which contain the base path", async () => {
    const site = path.join(copy, "addresses");
    cpSync(path.join(SITES, "versions"), site, { recursive: true });
    const text =
      "\n[a](https://kiln.example/kiln/docs/next/fire) [b](https://kiln.example/kiln/ash)\n";
    appendFileSync(path.join(site, "docs/fire.md"), text);
    const { brokenLinks } = (await migrate("addresses")).migration;
    expect(brokenLinks.map(({ value }) => value)).toEqual(["https://kiln.example/kiln/ash"]);
  });

  it("takes over versions, dropdowns, the footer and the base path", async () => {
    const { settings, options, problems, pages } = await migrate("versions");
    expect(problems).toEqual([]);
    expect(pages).toBe(4);
    expect(settings).toMatchObject({
      basePath: "/kiln",
      copyright: "Copyright © 2024 Kiln",
      announcement: { text: "Hot: fire", link: { label: "fire", to: "/docs/fire" } },
      docs: {
        versionMenu: "all",
        lastVersion: "2.0",
        versions: {
          current: { label: "3.0-beta", path: "next", banner: "unreleased" },
          "1.0": { label: "1.0 (old)" },
        },
      },
      navbar: {
        items: [
          { label: "Fire", to: "/docs/fire" },
          {
            label: "More",
            items: [
              { label: "Code", href: "https://git.example/kiln" },
              { label: "Next", to: "/docs/next/fire" },
            ],
          },
        ],
      },
      footer: {
        style: "dark",
        columns: [{ title: "Docs", links: [{ label: "Fire", to: "/docs/fire" }] }],
      },
    });
    expect(options).toEqual([
      "docs.versions.className",
      'navbar item of type "localeDropdown"',
      'footer item in "Docs"',
    ]);
  });

  it("redirects from former addresses, and keeps docs at the root", async () => {
    const { settings, redirects, migration, options, problems } = await migrate("redirects");
    expect(problems).toEqual([]);
    expect(migration.missing).toEqual(["remark-breaks", "remark-math"]);
    expect(redirects).toEqual([
      { from: "/plant", to: "/planting" },
      { from: "/docs-old/plant", to: "/planting" },
      { from: "/v1/planting", to: "/planting" },
    ]);
    expect(settings).toMatchObject({
      announcement: {
        id: "harvest",
        text: "Harvest begins: how to help!",
        link: { label: "how to help", to: "/planting" },
        closeable: false,
      },
      docs: { path: "/" },
      content: { linksBelow: "all" },
      navbar: { items: [{ label: "Planting", to: "/planting" }] },
      checks: { brokenLinks: "warning", brokenMarkdownLinks: "error" },
    });
    expect(options).toEqual([
      "themeConfig.announcementBar.backgroundColor",
      "trailingSlash",
      "docs.remarkPlugins",
    ]);
  });

  it("takes over several documentations, each with its folder, address, sidebars and versions", async () => {
    const { site, settings, migration, options, problems, pages } = await migrate("several");
    expect(problems).toEqual([]);
    expect(options).toEqual(["docs.id"]);
    // Two pages, two of each version of the handbook, and its two lists of tags in each.
    expect(pages).toBe(10);
    expect(readlinkSync(path.join(site, "handbook_docs"))).toBe("handbook");
    expect(migration.written).toContain("handbook_sidebars.cjs");
    expect(settings).toMatchObject({
      docs: {
        path: "/",
        instances: {
          handbook: {
            path: "/handbook",
            breadcrumbs: false,
            sidebarCollapsed: false,
            versions: { current: { label: "Draft" } },
          },
        },
      },
      navbar: {
        items: [
          { label: "Tides", sidebar: "main" },
          { label: "Handbook", sidebar: "handbook/main" },
          { label: "Rules", to: "/handbook/rules" },
          { label: "All", to: "/handbook" },
        ],
      },
      editUrls: [
        { folder: "docs", url: "https://git.example/harbor/docs/{path}" },
        { folder: "handbook_docs", url: "https://git.example/harbor/handbook/{path}" },
        {
          folder: "handbook_versioned_docs/version-1",
          url: "https://git.example/harbor/handbook_versioned_docs/version-1/{path}",
        },
      ],
    });
  });

  it("writes nothing if a file with another text is in the way", async () => {
    const site = path.join(copy, "again/website");
    for (const name of ["site.yml", "sidebars.cjs", "docs"]) rmSync(path.join(site, name));
    writeFileSync(path.join(site, "sidebars.cjs"), "other");
    await expect(migrateSite(site)).rejects.toThrow("sidebars.cjs exists. Remove it");
    expect(existsSync(path.join(site, "docs"))).toBe(false);
    rmSync(path.join(site, "sidebars.cjs"));

    const redirects = path.join(copy, "redirects");
    const before = filesBelow(redirects).filter((name) => !/^(?:site|redirects)\.yml$/.test(name));
    rmSync(path.join(redirects, "site.yml"));
    writeFileSync(path.join(redirects, "redirects.yml"), "[]");
    await expect(migrateSite(redirects)).rejects.toThrow("redirects.yml exists. Remove it");
    expect(filesBelow(redirects)).toEqual([...before, "redirects.yml"].sort());
  });

  it("takes over a blog with another name, and pages and static files in other folders", async () => {
    const { site, settings, redirects, problems } = await migrate("news");
    expect(problems).toEqual([]);
    expect(readlinkSync(path.join(site, "static"))).toBe("files");
    expect(redirects).toContainEqual({
      from: "/news/2024/05/05/dredging",
      to: "/blog/2024/05/05/dredging",
    });
    expect(settings).toMatchObject({
      navbar: {
        items: [
          { label: "News", to: "/blog" },
          { label: "About", to: "/about" },
        ],
      },
      footer: { columns: [{ links: [{ label: "Tides", href: "https://tides.example" }] }] },
      checks: { unknownTags: "ignore" },
    });
  });

  it("names what has no counterpart once, and leaves the content as it is", async () => {
    const before = filesBelow(path.join(SITES, "plain"));
    const { site, settings, migration, problems } = await migrate("plain");
    expect(problems).toMatchObject([{ code: "content/diagram", severity: "warning" }]);
    expect(migration.problems).toEqual([
      { place: "docs/patterns/plan.md:3:1", value: "gantt", message: problems[0]?.message },
    ]);
    expect(settings).toMatchObject({ locale: "de", url: "https://loom.example" });
    expect(settings).not.toHaveProperty("home");
    expect(filesBelow(site)).toEqual([...before, "site.yml"].sort());
    const report = formatMigration(site, migration);
    expect(report).toContain("docs/patterns/plan.md:3:1  gantt");
    for (const option of ["scripts", "i18n.locales", "themeConfig.algolia", 'type "html"']) {
      expect(report.split(` ${option}`)).toHaveLength(2);
    }
    await expect(migrateSite(site)).rejects.toThrow("site.yml exists");
  });

  it.each([
    [
      "keeps the themes of code",
      "themeConfig.prism",
      { prism: { theme: { plain: {} } }, image: "a.png" },
    ],
    ["leaves out the themes of code", "themeConfig.image", { image: "a.png" }],
  ])("%s if a component reads %s", async (_, expression, expected) => {
    const site = path.join(copy, expression);
    mkdirSync(path.join(site, "src"), { recursive: true });
    writeFileSync(path.join(site, "src/snippet.js"), expression);
    writeFileSync(
      path.join(site, "docusaurus.config.js"),
      `module.exports = { title: "Loom", url: "https://loom.example", baseUrl: "/", themeConfig: {
        image: "a.png", prism: { theme: { plain: {} } } } };`,
    );
    await migrateSite(site);
    const { themeConfig } = parse(readFileSync(path.join(site, "site.yml"), "utf8"));
    expect(themeConfig).toEqual(expected);
  });

  it("says what is wrong with a folder without a configuration", async () => {
    await expect(migrateSite(SITES)).rejects.toThrow("no docusaurus.config.js");
  });

  it("leaves out pages that need what does not exist here, and builds all others", async () => {
    const { settings, migration, options, problems } = await migrate("incomplete");
    expect(problems.map(({ code, severity }) => `${severity} ${code}`).sort()).toEqual([
      "warning content/broken-link",
      "warning content/duplicate-id",
      "warning content/unknown-import",
      "warning routes/duplicate",
      "warning sidebars/unknown-item",
    ]);
    expect(settings.checks).toMatchObject({ brokenLinks: "warning", unreadablePages: "warning" });
    expect(options).toContain("onBrokenLinks");
    expect(migration.written).toContain("blog/authors.yml -> people.yml");
    expect(migration.moved).toMatchObject({ "pages that are components": 1, posts: 1 });
    expect(migration.leftOut).toEqual([
      {
        file: "docs/threads.mdx:5",
        reason: "This Docusaurus module is not supported. The page is left out. @theme/Threads",
      },
      {
        file: "src/theme/Footer.jsx",
        reason: "it replaces a component of Docusaurus' theme, which is not used here",
      },
    ]);
  });

  it("runs the site's plugins for Markdown, and reads only the files that it includes", async () => {
    const { site, settings, migration, options, problems, pages } = await migrate("plugins");
    // Without the plugin, two links would be broken, and without `exclude` a third.
    expect(problems).toEqual([]);
    expect(migration.moved).toEqual({ documentation: 2, posts: 1 });
    expect(pages).toBeGreaterThan(3);
    expect(migration.written).toEqual([
      "site.yml",
      "remark-plugins.mjs",
      "rehype-plugins.mjs",
      "static/favicon.svg -> img/hive.svg",
    ]);
    expect(settings).toMatchObject({
      markdown: {
        remarkPlugins: ["./remark-plugins.mjs"],
        rehypePlugins: ["./rehype-plugins.mjs"],
      },
      files: {
        include: [
          "docs/{guide,drafts}/**/*.md",
          "versioned_docs/*/{guide,drafts}/**/*.md",
          "blog/**",
          "{pages,src/pages}/**",
        ],
        exclude: ["docs/drafts/**", "versioned_docs/*/drafts/**"],
      },
      styleSheets: ["node_modules/bee-math/dist/bee-math.css"],
    });
    expect(options).toEqual(["stylesheets: https://fonts.example/css?family=Bee"]);
    expect(loadPlugins(site, settings.markdown.remarkPlugins)).toHaveLength(2);
  });
});
