import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BuiltSite } from "../build-site";
import { buildSite } from "../build-site";

/** A copy of the site in a repository of its own, whose only commit has a date and an author. */
function committedCopy(): string {
  const copy = mkdtempSync(path.join(tmpdir(), "committed-"));
  cpSync("src/testing/sites/links", copy, { recursive: true });
  const date = "2025-03-04T12:00:00Z";
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: "Ann",
    GIT_AUTHOR_EMAIL: "ann@links.example",
    GIT_COMMITTER_NAME: "Ann",
    GIT_COMMITTER_EMAIL: "ann@links.example",
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  };
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy, env });
  git("init", "-q");
  git("add", ".");
  git("commit", "-q", "-m", "Everything");
  return copy;
}

describe("a build of a site whose pages name files", () => {
  let source: string;
  let site: BuiltSite;

  beforeAll(async () => {
    source = committedCopy();
    site = await buildSite(source);
  });
  afterAll(async () => {
    rmSync(source, { recursive: true, force: true });
    await site.remove();
  });

  const file = (name: string) => path.join(site.workspace, "public", name);
  const read = (name: string) => readFileSync(file(name), "utf8").replaceAll("<!-- -->", "");
  /** The tag of the link with this text, or of the picture with this alternative text. */
  const tagOf = (page: string, words: string) => {
    const html = read(page);
    return (
      new RegExp(`<a [^>]*>${words}</a>`).exec(html)?.[0] ??
      new RegExp(`<(?:img|span) [^>]*(?:alt|aria-label)="${words}"[^>]*>`).exec(html)?.[0]
    );
  };

  it("succeeds without a warning about its content", () => {
    expect(site.output).not.toContain("The content has");
    expect(site.exitCode).toBe(0);
  });

  const FIRST = "docs/start/first.html";
  const OTHER = "docs/other.html";

  it.each([
    [FIRST, "explicit", "/docs/start/second"],
    [FIRST, "bare", "/docs/start/second#details"],
    [FIRST, "with a query", "/docs/start/second?x=1#details"],
    [FIRST, "up", "/docs/other"],
    [FIRST, "from the collection", "/docs/start/second"],
    [FIRST, "from the root", "/docs/other"],
    [FIRST, "of the site", "/docs/other#deeper"],
    [FIRST, "a post", "/blog/post"],
    [FIRST, "by reference", "/docs/start/second"],
    [FIRST, "with a space", "/docs/start/a-page"],
    [FIRST, "as an element", "/docs/start/second"],
    [FIRST, "the twin", "/docs/start/second.md"],
    [FIRST, "static", "/files/archive.zip"],
    [FIRST, "the feed", "/blog/rss.xml"],
    [FIRST, "opaque", "/other/app"],
    ["docs/start/second.html", "the first", "/docs/start/first"],
    ["docs/start/second.html", "the pictures", "/docs/start/first#pictures"],
    [OTHER, "first", "/docs/start/first#pictures"],
    [OTHER, "the element", "/docs/start/second"],
    [OTHER, "elsewhere", "/other/app"],
    ["blog/post.html", "the docs", "/docs/start/second#details"],
  ])("%s: the link %s leads to %s", (page, words, href) => {
    expect(tagOf(page, words)).toContain(`href="${href}"`);
  });

  it.each([
    [FIRST, "beside", "report.pdf"],
    [FIRST, "above", "data.csv"],
    [FIRST, "two words", "two%20words.txt"],
    [FIRST, "the archive", "archive.zip"],
    [FIRST, "a picture", "photo.png"],
    [OTHER, "the report", "report.pdf"],
    ["blog/post.html", "the report", "notes.txt"],
  ])("%s: the link %s opens a copy of %s in place", (page, words, name) => {
    const tag = tagOf(page, words) ?? "";
    const address = /href="(\/static\/[0-9a-f]{32}\/[^"]+)"/.exec(tag)?.[1] ?? "";
    expect(path.posix.basename(address)).toBe(name);
    expect(existsSync(file(decodeURI(address)))).toBe(true);
    expect(tag).not.toMatch(/target|download/);
  });

  it.each([
    ["A photograph", 80, 60, "webp"],
    ["A photograph of the site", 100, 50, "webp"],
    ["A static photograph", 100, 50, "webp"],
    ["Upper case and space", 90, 60, "webp"],
    ["Parentheses", 64, 32, "webp"],
    ["An animation", 30, 20, "gif"],
    ["A drawing with its own colors", 120, 60, "svg"],
    ["A narrow photograph", 40, 30, "webp"],
  ])("%s takes %d × %d pixels from the first paint", (alt, width, height, extension) => {
    const tag = tagOf(FIRST, alt) ?? "";
    expect(tag).toContain(`width="${width}" height="${height}"`);
    const src = /src="([^"]+)"/.exec(tag)?.[1] ?? "";
    expect(path.posix.extname(src)).toBe(`.${extension}`);
    expect(existsSync(file(decodeURI(src)))).toBe(true);
  });

  it("puts into the page only drawings that take its colors", () => {
    expect(tagOf(FIRST, "A drawing in the colors of the page")).toContain("figure-drawing");
    expect(read(FIRST)).not.toContain("fill:red");
  });

  it.each([
    ["docs/start/second.html", "A photograph in HTML", 'width="50"'],
    [OTHER, "A photograph", "srcSet="],
    [OTHER, "A static picture", "srcSet="],
  ])("%s: the picture %s goes through the same pipeline", (page, alt, text) => {
    expect(tagOf(page, alt)).toContain(text);
  });

  it.each([
    ["docs/start/first.md", "[bare](https://links.example/docs/start/second#details)"],
    ["docs/start/first.md", "[opaque](https://links.example/other/app)"],
    ["docs/other.md", "[first](https://links.example/docs/start/first#pictures)"],
    ["llms-full.txt", "[the docs](https://links.example/docs/start/second#details)"],
    ["blog/rss.xml", "https://links.example/docs/start/second#details"],
    ["blog/atom.xml", "https://links.example/docs/start/second#details"],
    ["blog/feed.json", "https://links.example/docs/start/second#details"],
    ["blog/rss.xml", "/notes.txt"],
  ])("%s holds %s", (name, text) => {
    expect(read(name)).toContain(text);
  });

  it.each(["files/archive.zip", "img/wide.png"])("copies the static file %s", (name) => {
    expect(existsSync(file(name))).toBe(true);
  });

  it.each([
    [FIRST, '<time dateTime="2025-03-04">March 4, 2025</time></span>'],
    [FIRST, '"dateModified":"2025-03-04"'],
    ["blog/post.html", '<time dateTime="2025-03-04">March 4, 2025</time> by Somebody'],
    ["docs/start/first.md", "updated: '2025-03-04'"],
  ])("%s tells of its last commit: %s", (name, text) => {
    expect(read(name)).toContain(text);
  });
});
