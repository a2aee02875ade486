import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ContentNode } from "../../lib/content-tree";
import { fileOfPage } from "../post-build/flatten-pages";
import { inParallel } from "../post-build/in-parallel";
import { readPageTree } from "./read-page-tree";
import { toCategoryTwin, toTwin } from "./to-twin";
import type { Twin } from "./to-twin";
import { builtPages } from "./twin-query";
import type { TwinCategory, TwinPage } from "./twin-query";

/**
 * Writes the Markdown twin of every content page and category: `/docs/x.md` beside `/docs/x.html`.
 * Pages must stand at their final places already.
 */
export async function writeTwins(publicDir: string, data: Queries.TwinsQuery): Promise<void> {
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  await inParallel(builtPages(data), async (page) => {
    const tree = page.body.mode === "data" ? undefined : await renderedTree(publicDir, page);
    await writeTwin(publicDir, toTwin(page, siteUrl, tree));
  });
  await inParallel(data.allCategory.nodes.filter(hasPage), (category) =>
    writeTwin(publicDir, toCategoryTwin(category, siteUrl)),
  );
}

/** A page that is a component has its text in its HTML alone. */
async function renderedTree(publicDir: string, { permalink }: TwinPage): Promise<ContentNode[]> {
  return readPageTree(await readFile(path.join(publicDir, fileOfPage(permalink)), "utf8"));
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
