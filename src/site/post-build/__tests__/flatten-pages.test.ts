import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { temporaryFolder, writeFiles } from "../../../../packages/temporary-folder";
import { fileOfPage, flattenPages, removeWrapperStyles } from "../flatten-pages";

describe("fileOfPage", () => {
  it.each([
    ["/", "index.html"],
    ["/docs/a", "docs/a.html"],
    ["/404.html", "404.html"],
  ])("%s", (path, file) => {
    expect(fileOfPage(path)).toBe(file);
  });
});

const NONE: ReadonlySet<string> = new Set();

describe("flattenPages", () => {
  let folder: string;
  beforeEach(async () => {
    folder = temporaryFolder();
  });

  /** Writes files as Gatsby would have: each holds its own name. */
  async function write(...files: string[]): Promise<void> {
    writeFiles(folder, Object.fromEntries(files.map((file) => [file, file])));
  }

  async function written(): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  }

  it("moves pages, also those below others, and takes away what is gone", async () => {
    await write("index.html", "docs/a/index.html", "docs/a/b/index.html", "docs/gone.html");
    await flattenPages(folder, ["/", "/docs/a", "/docs/a/b"], NONE);
    expect(await written()).toEqual(["docs/a.html", "docs/a/b.html", "index.html"]);
  });

  it("keeps the site's static files, which may be pages of their own", async () => {
    await write("index.html", "google123.html", "demo/index.html", "gone.html");
    await flattenPages(folder, ["/"], new Set(["google123.html", "demo/index.html"]));
    expect(await written()).toEqual(["demo/index.html", "google123.html", "index.html"]);
  });

  it("writes pages that share a file one after the other: the last one stays", async () => {
    await write("404/index.html", "404.html");
    await flattenPages(folder, ["/404", "/404.html"], NONE);
    expect(await written()).toEqual(["404.html"]);
    expect(await readFile(path.join(folder, "404.html"), "utf8")).toBe("404/index.html");
  });

  it("shows each page that was rendered, and leaves those of the build before", async () => {
    await write("docs/new/index.html", "docs/old.html");
    const seen: string[] = [];
    await flattenPages(folder, ["/docs/new", "/docs/old"], NONE, (page) => seen.push(page));
    expect(seen).toEqual(["/docs/new"]);
    expect(await readFile(path.join(folder, "docs/old.html"), "utf8")).toBe("docs/old.html");
  });
});

describe("removeWrapperStyles", () => {
  it("removes the style attributes of Gatsby's wrapper and announcer, and no others", () => {
    const html =
      '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="outline:none"></p></div>' +
      '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>';
    expect(removeWrapperStyles(html)).toBe(
      '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="outline:none"></p></div>' +
        '<div id="gatsby-announcer" aria-live="assertive"></div>',
    );
  });
});
