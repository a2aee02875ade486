import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleInlineScript } from "../inline-scripts";
import { inParallel } from "./in-parallel";

/**
 * Moves every page from `x/index.html`, which hosts answer at `x/`, to `x.html`, which they answer
 * at `x`: the address of links and canonical URLs. Removes pages of earlier builds that no longer exist,
 * with their Markdown exports.
 *
 * @param visit receives the finished HTML of each page that this build has rendered
 * @returns the number of pages
 */
export async function flattenPages(
  publicDir: string,
  pagePaths: readonly string[],
  visit: (pagePath: string, html: string) => void = () => undefined,
): Promise<number> {
  const loader = bundleInlineScript("load-application");
  const pagesOfFile = groupByFile(pagePaths);
  await inParallel(pagesOfFile.values(), async (pages) => {
    for (const pagePath of pages) {
      const html = await finishPage(publicDir, pagePath, loader);
      if (html !== undefined) visit(pagePath, html);
    }
  });
  for (const file of await listPages(publicDir)) {
    const page = file.replace(/\.md$/, ".html");
    if (!pagesOfFile.has(page)) await rm(path.join(publicDir, file), { force: true });
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
async function finishPage(
  publicDir: string,
  pagePath: string,
  loader: string,
): Promise<string | undefined> {
  const target = path.join(publicDir, fileOfPage(pagePath));
  const written =
    pagePath === "/" || pagePath.endsWith(".html")
      ? target
      : path.join(publicDir, pagePath, "index.html");
  const html = await readFile(written, "utf8").catch(() => undefined);
  if (html === undefined) return undefined;
  const finished = deferScripts(html, loader);
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

const SCRIPT_TAG = /<script src="([^"]+)"[^>]*><\/script>/g;

/**
 * Replaces the script tags of the application with a small inline script, which loads them when the
 * reader first interacts with the page.
 *
 * @param loader text of `src/client/inline-scripts/load-application.ts`
 */
export function deferScripts(html: string, loader: string): string {
  const sources = [...html.matchAll(SCRIPT_TAG)].map((match) => match[1] ?? "");
  if (sources.length === 0) return html;
  const script = loader.replace("__SOURCES__", () => JSON.stringify(sources));
  return html
    .replace(/<link as="script" rel="preload"[^>]*>/g, "")
    .replace(SCRIPT_TAG, "")
    .replace("</body>", () => `<script>${script}</script></body>`);
}
