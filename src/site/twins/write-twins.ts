import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileOfPage } from "../post-build/flatten-pages";
import { readPageTree } from "./read-page-tree";
import { toCategoryTwin, toTwin } from "./to-twin";
import type { Twin } from "./to-twin";
import { builtPages } from "./twin-query";
import type { TwinCategory } from "./twin-query";

/**
 * Writes the Markdown twin of every content page and category: `/docs/x.md` beside `/docs/x.html`.
 * Pages must stand at their final places already.
 */
export async function writeTwins(publicDir: string, data: Queries.TwinsQuery): Promise<Twin[]> {
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  const pages = await Promise.all(
    builtPages(data).map(async (page) => {
      if (page.body.mode === "data") return toTwin(page, siteUrl);
      const html = await readFile(path.join(publicDir, fileOfPage(page.permalink)), "utf8");
      return toTwin(page, siteUrl, readPageTree(html));
    }),
  );
  const categories = data.allCategory.nodes
    .filter(hasPage)
    .map((category) => toCategoryTwin(category, siteUrl));
  const twins = [...pages, ...categories];
  await Promise.all(twins.map((twin) => writeTwin(publicDir, twin)));
  return twins;
}

function hasPage(category: TwinCategory): category is TwinCategory & { permalink: string } {
  return category.permalink !== null;
}

async function writeTwin(publicDir: string, { permalink, markdown }: Twin): Promise<void> {
  const file = path.join(publicDir, twinPath(permalink));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, markdown);
}

/** Address of a page's twin. */
export function twinPath(permalink: string): string {
  return `${permalink}.md`;
}
