import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { finishHtml } from "./finish-html";

/**
 * Moves every page from `x/index.html`, which hosts answer at `x/`, to `x.html`, which they answer
 * at `x`: the address that links and canonical URLs use. Pages that a former build left behind are
 * removed.
 *
 * @returns number of pages
 */
export async function flattenPages(
  publicDir: string,
  pagePaths: readonly string[],
): Promise<number> {
  const current = new Set(pagePaths.map(fileOfPage));
  for (const pagePath of pagePaths) await finishPage(publicDir, pagePath);
  for (const file of await listPages(publicDir)) {
    if (!current.has(file)) await rm(path.join(publicDir, file), { force: true });
  }
  return pagePaths.length;
}

/** File of a page below `public/`. */
export function fileOfPage(pagePath: string): string {
  if (pagePath === "/") return "index.html";
  return pagePath.endsWith(".html") ? pagePath.slice(1) : `${pagePath.slice(1)}.html`;
}

/** A page that this build did not render again is in its place already, from the build before. */
async function finishPage(publicDir: string, pagePath: string): Promise<void> {
  const target = path.join(publicDir, fileOfPage(pagePath));
  const written =
    pagePath === "/" || pagePath.endsWith(".html")
      ? target
      : path.join(publicDir, pagePath, "index.html");
  const html = await readFile(written, "utf8").catch(() => undefined);
  if (html === undefined) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(`${target}.new`, finishHtml(html));
  if (written !== target) {
    await rm(written);
    await rmdir(path.dirname(written)).catch(() => undefined);
  }
  await rename(`${target}.new`, target);
}

const NOT_PAGES = new Set(["page-data", "static", "_gatsby", "~partytown", "slice-data"]);

async function listPages(publicDir: string, below = ""): Promise<string[]> {
  const entries = await readdir(path.join(publicDir, below), { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const name = path.posix.join(below, entry.name);
      if (entry.isDirectory()) return NOT_PAGES.has(name) ? [] : listPages(publicDir, name);
      return name.endsWith(".html") ? [name] : [];
    }),
  );
  return found.flat();
}
