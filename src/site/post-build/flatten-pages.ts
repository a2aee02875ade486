import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../in-parallel";

/**
 * Moves every page from `x/index.html`, which hosts answer at `x/`, to `x.html`, which they answer
 * at `x`: the address of links and canonical URLs. Removes pages of earlier builds that no longer exist,
 * with their Markdown exports.
 *
 * @param staticFiles paths of files that are copied as they are, which may be pages
 * @param visit receives the finished HTML of each page that this build has rendered
 * @returns the number of pages
 */
export async function flattenPages(
  publicDir: string,
  pagePaths: readonly string[],
  staticFiles: ReadonlySet<string>,
  visit: (pagePath: string, html: string) => void = () => undefined,
): Promise<number> {
  const pagesOfFile = groupByFile(pagePaths);
  await inParallel(pagesOfFile.values(), async (pages) => {
    for (const pagePath of pages) {
      const html = await finishPage(publicDir, pagePath);
      if (html !== undefined) visit(pagePath, html);
    }
  });
  for (const file of await listPages(publicDir)) {
    const page = file.replace(/\.md$/, ".html");
    if (!pagesOfFile.has(page) && !staticFiles.has(file))
      await rm(path.join(publicDir, file), { force: true });
  }
  return pagePaths.length;
}

/** Groups paths by file: those of the same file (`/404`, `/404.html`) must not be written at once. */
function groupByFile(pagePaths: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const pagePath of pagePaths) {
    const file = fileOfPage(pagePath);
    groups.set(file, [...(groups.get(file) ?? []), pagePath]);
  }
  return groups;
}

/** Returns the file of a page, relative to `public/`. */
export function fileOfPage(pagePath: string): string {
  if (pagePath === "/") return "index.html";
  return pagePath.endsWith(".html") ? pagePath.slice(1) : `${pagePath.slice(1)}.html`;
}

/** Returns nothing for a page that was not rendered again: its file is still there. */
async function finishPage(publicDir: string, pagePath: string): Promise<string | undefined> {
  const target = path.join(publicDir, fileOfPage(pagePath));
  const written =
    pagePath === "/" || pagePath.endsWith(".html")
      ? target
      : path.join(publicDir, pagePath, "index.html");
  const html = await readFile(written, "utf8").catch(() => undefined);
  if (html === undefined) return undefined;
  const finished = removeWrapperStyles(html);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(`${target}.new`, finished);
  if (written !== target) {
    await rm(written);
    await rmdir(path.dirname(written)).catch(() => undefined);
  }
  await rename(`${target}.new`, target);
  return finished;
}

const NOT_PAGES = new Set(["page-data", "static", "_gatsby", "slice-data", "social"]);

async function listPages(publicDir: string, below = ""): Promise<string[]> {
  const entries = await readdir(path.join(publicDir, below), { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const name = path.posix.join(below, entry.name);
      if (entry.isDirectory()) return NOT_PAGES.has(name) ? [] : listPages(publicDir, name);
      return /\.(?:html|md)$/.test(name) ? [name] : [];
    }),
  );
  return found.flat();
}

/**
 * Removes the style attributes that Gatsby gives its wrapper of the page and its announcer, which the
 * Content-Security-Policy forbids. The same styles are in base.css.
 */
export function removeWrapperStyles(html: string): string {
  return html
    .replace(/<div style="outline:none"(?= tabindex="-1" id="gatsby-focus-wrapper")/, "<div")
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, "$1");
}
