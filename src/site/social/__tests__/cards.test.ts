import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { socialCardPath } from "../../../lib/social-card";
import { outputContext } from "../../../testing/output-context";
import { ICONS } from "../../post-build/icons";
import { drawLetter, readBrand } from "../mark";
import { layOutTitle } from "../title-layout";
import { findCard, pruneCards, writeCards } from "../write-cards";

describe("socialCardPath", () => {
  it.each([
    ["/", "/social/index.png"],
    ["/docs/a", "/social/docs/a.png"],
    ["/blog/page/3", "/social/blog.png"],
    ["/blog/tags/x/page/2", "/social/blog/tags/x.png"],
    ["/blog/authors/x/authors/2", "/social/blog/authors/x.png"],
  ])("%s has %s", (permalink, card) => {
    expect(socialCardPath(permalink)).toBe(card);
  });
});

describe("findCard", () => {
  const head = (image: string) =>
    `<head><meta property="og:title" content="A &amp; &quot;B&quot;" data-gatsby-head="true"/><meta property="og:image" content="${image}"/></head><body><meta property="article:section" content="no"/></body>`;

  it("reads title and section of a page that announces its card", () => {
    const html = head("https://site.example/social/docs/a.png");
    expect(findCard("/docs/a", html, "https://site.example", "Tagline")).toEqual({
      path: "/social/docs/a.png",
      title: 'A & "B"',
      section: "Tagline",
      label: "Tagline",
    });
  });

  it.each([
    ["the section", "Blog", "A post", "", "Blog"],
    ["the site's tagline if the section is the title", "Blog", "Blog", "", "Tagline"],
    ["method and path of an operation", "API", "Log in", "POST /login", "POST /login"],
  ])("prints above the title %s", (_, section, title, operation, label) => {
    const metas = { "og:title": title, "article:section": section, "api:operation": operation };
    const html = `<head><meta property="og:image" content="https://site.example/social/a.png"/>${Object.entries(
      metas,
    )
      .filter(([, content]) => content)
      .map(([name, content]) => `<meta property="${name}" content="${content}"/>`)
      .join("")}</head>`;
    const card = findCard("/a", html, "https://site.example", "Tagline");
    expect(card).toEqual({ path: "/social/a.png", title, section, label });
  });

  it.each([
    ["a picture of its own", "/blog/a", "https://site.example/static/hero.png"],
    ["a picture elsewhere", "/blog/a", "https://other.example/social/blog/a.png"],
    ["the card of another page", "/blog/page/2", "https://site.example/social/blog.png"],
  ])("leaves alone a page with %s", (_, page, image) => {
    expect(findCard(page, head(image), "https://site.example", "x")).toBeUndefined();
  });
});

describe("layOutTitle", () => {
  const measure = (text: string) => text.length * 0.5;

  it.each([
    ["Short", ["Short"], 92],
    ["A title that needs two lines at least", ["A title that needs", "two lines at least"], 68],
    [`${"word ".repeat(22)}end`, 5, 52],
  ] as const)("%s", (title, lines, size) => {
    const layout = layOutTitle(title, measure);
    expect(layout.size).toBe(size);
    if (typeof lines === "number") expect(layout.lines.length).toBeLessThanOrEqual(lines);
    else expect(layout.lines).toEqual(lines);
  });

  it("ends what never fits with an ellipsis", () => {
    expect(layOutTitle("word ".repeat(99), measure).lines.at(-1)).toMatch(/…$/);
  });
});

const BRAND = { title: "Site", mark: drawLetter("Site") };

describe("readBrand", () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });

  it.each([
    ["no logo", null, "", /^<svg [^>]*><rect/],
    ["a logo that is missing", "/none.svg", "", /<rect/],
    ["a photo", "/logo.png", "PNG", /<rect/],
    ["a logo in its own colors", "/logo.svg", '<svg viewBox="0 0 9 9"><path/></svg>', /<rect/],
    [
      "a logo in the color of the text",
      "/logo.svg",
      '<?xml version="1.0"?><svg width="9" color="#000" viewBox="0 0 9 9"><path fill="currentColor"/></svg>',
      /^<svg color="#4fcdcd" viewBox="0 0 9 9"><path fill="currentColor"\/><\/svg>$/,
    ],
  ])("of a site with %s", async (_, logo, file, mark) => {
    if (file) writeFileSync(path.join(folder, String(logo)), file);
    expect((await readBrand(folder, "Ångström", logo)).mark).toMatch(mark);
  });
});

describe("ICONS", () => {
  it("draws the icons that the site does not have", async () => {
    const folder = temporaryFolder({ "favicon.ico": "" });
    const publicDir = path.join(folder, "public");
    const write = (title: string) =>
      ICONS.write(outputContext({ publicDir, staticDir: folder, site: { title } }));
    await write("文");
    expect(readdirSync(publicDir).sort()).toEqual([
      "apple-touch-icon.png",
      "favicon.svg",
      "icon-192.png",
      "icon-512.png",
    ]);
    const { width, height } = await sharp(path.join(publicDir, "icon-192.png")).metadata();
    expect([width, height]).toEqual([192, 192]);
    rmSync(path.join(folder, "favicon.ico"));
    await write("A");
    const ico = readFileSync(path.join(publicDir, "favicon.ico"));
    expect((await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).width).toBe(32);
  });
});

describe("writeCards", () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });

  const card = (name: string, title = "A title → with Łódź and 漢") => ({
    path: `/social/${name}.png`,
    title,
    section: "Docs",
    label: "Docs",
  });

  it("draws once, keeps what is right, draws again what has changed", async () => {
    expect(await writeCards(folder, BRAND, [card("a"), card("b")])).toEqual({ drawn: 2, kept: 0 });
    const { width, height, format } = await sharp(path.join(folder, "social/a.png")).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    const changed = [card("a"), card("b", "Another title")];
    expect(await writeCards(folder, BRAND, changed)).toEqual({ drawn: 1, kept: 1 });
    expect(await writeCards(folder, BRAND, changed)).toEqual({ drawn: 0, kept: 2 });
    expect(readFileSync(path.join(folder, "social/a.png")).length).toBeLessThan(80_000);
  });

  it("lets go of the cards of pages that are gone", async () => {
    await writeCards(folder, BRAND, [card("a"), card("deep/b")]);
    await pruneCards(folder, new Set(["/social/a.png"]));
    expect(readdirSync(path.join(folder, "social"), { recursive: true })).not.toContain(
      "deep/b.png",
    );
  });
});
