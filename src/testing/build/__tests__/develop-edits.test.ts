import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { Site } from "../../browser/reader";
import type { DevelopedSite } from "../develop-site";
import { developSite, eventually, ON_DEMAND } from "../develop-site";

const INTRO = "docs/start/01-intro.mdx";
const NEW_PAGE = "---\ntitle: A new page\ndescription: Made while it runs.\n---\n\nNew text.\n";

describe("gatsby develop shows an edit without a restart", () => {
  let site: DevelopedSite;

  beforeAll(async () => {
    site = await developSite("src/testing/sites/small", undefined, ON_DEMAND);
  });
  afterAll(() => site.stop());

  const inSite = (file: string) => path.join(site.workspace, "site/content", file);
  const write = async (file: string, text: string | Buffer) => {
    await mkdir(path.dirname(inSite(file)), { recursive: true });
    await writeFile(inSite(file), text);
  };
  const replace = (from: string | RegExp, to: string) => async (file: string) => {
    const text = await readFile(inSite(file), "utf8");
    expect(text).toMatch(from);
    await write(file, text.replace(from, to));
  };
  /** What the browser gets for a page. */
  const pageData = (page: string) => site.get(`/page-data${page}/page-data.json`);
  /** What the browser gets for the frame around all pages: navbar, sidebars, footer. */
  const frameData = async () => {
    const folder = path.join(site.workspace, "public/page-data/sq/d");
    const files = await readdir(folder);
    return (
      await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")))
    ).join();
  };
  const shows = (read: () => Promise<string>, text: string, isThere = true) =>
    eventually(async () => (await read()).includes(text) === isThere, site.output);

  it("follows the first change of a session if a page is requested shortly after", async () => {
    await pageData("/about");
    await replace("About this site", "On this site")("pages/about.mdx");
    // Gatsby notices a change after some 100 ms, and then collects changes for 500 ms.
    await sleep(300);
    await pageData("/docs/start/long-things");
    await shows(() => pageData("/about"), "On this site");
  });

  describe("in an open page with code", () => {
    const COMPUTED = "docs/start/02-computed.mdx";
    let reading: Site;
    beforeAll(async () => {
      reading = await Site.open({ origin: site.origin, close: async () => undefined });
    });
    afterAll(() => reading.close());

    it("shows an edit, and the page after the repair of broken or throwing code", async () => {
      const page = await reading.tab();
      // On a busy machine, the browser gets the scripts of develop late.
      page.setDefaultTimeout(240_000);
      const errors: Error[] = [];
      page.on("pageerror", (error) => errors.push(error));
      const text = () => page.locator("body").innerText();
      await page.goto("/docs/start/computed");
      await shows(text, "Two and two is 4.");
      await replace("Two and two", "2 and 2")(COMPUTED);
      await shows(text, "2 and 2 is 4.");
      expect(errors).toEqual([]);
      await replace("2 and 2", "<Open>2 and 2")(COMPUTED);
      await shows(text, "This page has errors");
      await replace("<Open>2 and 2", "Once more 2 and 2")(COMPUTED);
      await shows(text, "Once more 2 and 2 is 4.");
      await replace("{2 + 2}", "{null.sum}")(COMPUTED);
      await eventually(async () => errors.some(({ message }) => message.includes("sum")));
      await replace("{null.sum}", "{2 + 3}")(COMPUTED);
      await shows(text, "Once more 2 and 2 is 5.");
    });
  });

  it.each([
    [INTRO, "Water the plants", "Water the cactus", "/docs/start/intro"],
    [INTRO, "title: Introduction", "title: First words", "/docs/start/intro"],
    ["docs/start/02-computed.mdx", "title: Computed", "title: Reckoned", "/docs/start/computed"],
    ["docs/start/line.svg", "<svg ", '<svg lang="en" ', "/docs/start/intro"],
    ["docs/start/deep/_category_.yml", "Pages below", "What is below", "/docs/category/deeper"],
    ["blog/tags.yml", "label: News", "label: Tidings", "/blog/tags/news"],
    ["blog/authors.yml", "name: The team", "name: The crew", "/blog/second-post"],
    ["../openapi.yaml", "summary: Get a pet", "summary: Fetch a pet", "/docs/api/get-pet"],
  ])("%s: %s becomes %s on the page %s", async (file, from, to, page) => {
    await pageData(page);
    await replace(from, to)(file);
    await shows(() => pageData(page), to.replaceAll('"', '\\"').replace(/^\w+: /, ""));
  });

  it.each([
    ["docs/start/deep/_category_.yml", "label: Deeper", "label: Deepest"],
    [
      "sidebars.yml",
      "docs:\n",
      "docs:\n  - { type: link, label: Afar, href: https://afar.example }\n",
    ],
    ["site.yml", "label: Elsewhere", "label: Faraway"],
    ["site.yml", "title: Pages", "title: Sheets"],
    ["site.yml", "text: Something is new", "text: Something is old"],
    ["docs/start/deep/page.md", "sidebar_label: Deep", "sidebar_label: Shallow"],
  ])("%s: %s becomes %s around every page", async (file, from, to) => {
    await replace(from, to)(file);
    await shows(frameData, /label: ([\w ]+)/.exec(to)?.[1] ?? to.replace(/^\w+: /, ""));
  });

  it("neither builds the schema nor reads queries again for an edit of a body", async () => {
    // Queries are read whenever the schema is a new one.
    const readings = () => site.output().split("extract queries from components").length;
    await replace("Water the cactus", "Water the fern")(INTRO);
    await shows(() => pageData("/docs/start/intro"), "Water the fern");
    const before = readings();
    await replace("Water the fern", "Water the cactus")(INTRO);
    await shows(() => pageData("/docs/start/intro"), "Water the cactus");
    expect(readings()).toBe(before);
  });

  it("finds a word that was added with the search", async () => {
    const searchFiles = async () => {
      const folder = path.join(site.workspace, "public/search-files");
      const files = (await readdir(folder)).filter((file) => file.startsWith("text-"));
      return (
        await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")))
      ).join();
    };
    await replace("Water the cactus", "Water the quandong")(INTRO);
    await shows(searchFiles, "quandong");
    await replace("Water the quandong", "Water the cactus")(INTRO);
    await shows(searchFiles, "quandong", false);
  });

  it("follows the address of a page that others name by its file", async () => {
    await replace("/docs/start/deep/page#details", "./deep/page.md#details")(INTRO);
    await shows(() => pageData("/docs/start/intro"), '"/docs/start/deep/page#details"');
    await replace("title:", "slug: moved-page\ntitle:")("docs/start/deep/page.md");
    await shows(() => pageData("/docs/start/intro"), '"/docs/start/deep/moved-page#details"');
  });

  it("finds the page and the file that were named before they were there", async () => {
    await replace("## Code", "[later](./later.mdx) [data](./later.csv)\n\n## Code")(INTRO);
    await shows(() => pageData("/docs/start/intro"), '"./later.mdx"');
    await write("docs/start/later.mdx", NEW_PAGE);
    await write("docs/start/later.csv", "a,b");
    await shows(() => pageData("/docs/start/intro"), '"/docs/start/later"');
    await shows(() => pageData("/docs/start/intro"), '/later.csv"');
    await shows(() => pageData("/docs/start/intro"), '"./later', false);
  });

  it("shows a photograph that is added, and another one in its place", async () => {
    const photo = (width: number) =>
      sharp({ create: { width, height: 20, channels: 3, background: "#357" } })
        .png()
        .toBuffer();
    await write("docs/start/photo.png", await photo(40));
    await replace("## Code", "![A photo](./photo.png)\n\n## Code")(INTRO);
    await shows(() => pageData("/docs/start/intro"), '"width":40');
    await write("docs/start/photo.png", await photo(60));
    await shows(() => pageData("/docs/start/intro"), '"width":60');
  });

  it.each([
    ["blog/authors.yml", "The crew", "/blog/second-post"],
    [INTRO, "Water the cactus", "/docs/start/intro"],
  ])("%s: shows each of four edits with one time", async (file, text, page) => {
    const time = new Date("2026-01-01");
    for (const edited of ["A first edit", text, "A first edit", text]) {
      const before = await readFile(inSite(file), "utf8");
      await write(file, before.replace(/A first edit/, edited).replace(text, edited));
      await utimes(inSite(file), time, time);
      // Access after the modification makes chokidar believe that nothing else has happened.
      await readFile(inSite(file));
      await shows(() => pageData(page), edited);
    }
  });

  it("follows files that change one after the other without a pause", async () => {
    const heard = site.output().length;
    const edits: Array<[file: string, field: RegExp]> = [
      [INTRO, /title: .*/],
      ["blog/2025-01-03-second-post/index.mdx", /title: .*/],
      ["blog/tags.yml", /label: [^,]*/],
    ];
    for (let n = 1; n <= 60; n += 1) {
      for (const [file, field] of edits) {
        const text = await readFile(inSite(file), "utf8");
        await write(
          file,
          text.replace(field, (it) => `${it.slice(0, 6)} Edit ${n}`),
        );
        await sleep(50);
      }
    }
    for (const page of ["/docs/start/intro", "/blog/second-post", "/blog/tags/news"]) {
      await shows(() => pageData(page), "Edit 60");
    }
    expect(site.output().slice(heard)).not.toMatch(/threw an error while running|Panicking/);
  });

  it("serves a static file that is added", async () => {
    await write("static/files/note.txt", "A note.");
    await shows(() => site.get("/files/note.txt"), "A note.");
  });

  it("shows a page that is added, renamed and deleted", async () => {
    await write("docs/start/added.mdx", NEW_PAGE);
    await shows(() => pageData("/docs/start/added"), "New text.");
    await shows(frameData, "/docs/start/added");
    await rename(inSite("docs/start/added.mdx"), inSite("docs/start/renamed.mdx"));
    await shows(() => pageData("/docs/start/renamed"), "New text.");
    await shows(() => pageData("/docs/start/added"), "New text.", false);
    await shows(frameData, "/docs/start/added", false);
    await rm(inSite("docs/start/renamed.mdx"));
    await shows(() => pageData("/docs/start/renamed"), "New text.", false);
    await shows(frameData, "/docs/start/renamed", false);
  });

  it("shows the diagnostic of a partial that is gone, and the partial when it is back", async () => {
    const partial = "docs/writers/parts/_deeper.md";
    const page = "/docs/writers/everything";
    const text = await readFile(inSite(partial), "utf8");
    await shows(() => pageData(page), "Deeper section");
    const heard = site.output().length;
    await rm(inSite(partial));
    await shows(async () => site.output().slice(heard), "_deeper.md");
    await shows(() => pageData(page), "Deeper section", false);
    await write(partial, text.replace("Deeper section", "Deepest section"));
    await shows(() => pageData(page), "Deepest section");
  });

  it.each([
    ["blog/authors.yml", () => pageData("/blog/authors"), "The crew"],
    ["blog/tags.yml", () => pageData("/blog/tags/news"), "What is new."],
    ["docs/start/deep/_category_.yml", frameData, "Deepest"],
    ["redirects.yml", () => pageData("/docs/start/moved"), "/docs/start/intro"],
    ["sidebars.yml", frameData, "Afar"],
  ])("%s: deleted and added again", async (file, read, text) => {
    const before = await readFile(inSite(file), "utf8");
    await shows(read, text);
    await rm(inSite(file));
    await shows(read, text, false);
    await write(file, before);
    await shows(read, text);
  });

  it("follows a folder that is renamed", async () => {
    await rename(inSite("docs/start/deep"), inSite("docs/start/low"));
    await shows(() => pageData("/docs/start/low/moved-page"), "Shallow");
    await shows(() => pageData("/docs/start/deep/moved-page"), "Shallow", false);
    await shows(frameData, "/docs/start/low/moved-page");
  });

  it("shows that a page is no draft any more", async () => {
    const draft = async () => {
      const { data } = await site.query('{ docPage(docId: { eq: "start/draft" }) { draft } }');
      return JSON.stringify(data);
    };
    await shows(draft, '"draft":true');
    await replace("draft: true\n", "")("docs/start/draft.mdx");
    await shows(draft, '"draft":false');
  });

  it("says in a broken page what is wrong, and brings it back when it is fixed", async () => {
    await replace("Known", "<Open>Known")("docs/start/hidden.mdx");
    await shows(async () => site.output(), "hidden.mdx:");
    await shows(() => pageData("/docs/start/hidden"), "This page has errors");
    await shows(() => pageData("/docs/start/hidden"), "docs/start/hidden.mdx:7:1");
    await replace("<Open>Known", "Well known")("docs/start/hidden.mdx");
    await shows(() => pageData("/docs/start/hidden"), "Well known");
  });

  it.each([
    ["site.yml", "basePath: /docs/api", "basePath: /docs/other", 'site.yml: "openapi"'],
    [
      "site.yml",
      "blog:\n",
      "docs: { versions: { current: { label: New } } }\nblog:\n",
      'site.yml: "docs"',
    ],
  ])("%s: says that %s → %s takes a restart", async (file, from, to, notice) => {
    await replace(from, to)(file);
    await shows(async () => site.output(), `${notice} has changed`);
  });
});
