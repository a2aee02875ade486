import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { projectPath } from "../../packages/problems";
import {
  docPermalink,
  parseDocPath,
  parsePostPath,
} from "../../plugins/gatsby-transformer-content/addresses";
import { detectDialect, splitFrontMatter } from "../../plugins/gatsby-transformer-content/compiler";
import type { Cache } from "../site/cache/cache";
import { memoize, NO_CACHE } from "../site/cache/cache";
import type { Page } from "./page";
import { parseBody } from "./parse-body";

/** Folders of the content root that contain pages. */
const FOLDERS = ["docs", "blog", "pages"];

/**
 * Reads all pages of a content folder, sorted by file. Drafts, files that begin with `_`, and files
 * that cannot be parsed are left out: the site's own checks report syntax errors.
 *
 * @param contentRoot absolute path of the folder with `docs` and `blog`
 */
export async function readPages(contentRoot: string, cache: Cache): Promise<Page[]> {
  const found = await Promise.all(FOLDERS.map((folder) => findFiles(contentRoot, folder)));
  const pages = await Promise.all(
    found
      .flat()
      .sort()
      .map(async (name) => {
        const absolute = path.join(contentRoot, name);
        const file = projectPath(absolute);
        return readPage({ file, path: name, source: await readFile(absolute, "utf8") }, cache);
      }),
  );
  return pages.flatMap((page) => (page && page.frontMatter.draft !== true ? [page] : []));
}

async function findFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  return entries
    .map((entry) => `${folder}/${entry.split(path.sep).join("/")}`)
    .filter((name) => /\.mdx?$/.test(name))
    .filter((name) => !name.split("/").some((part) => part.startsWith("_")));
}

/** A content file and its two names. */
export interface ContentFile {
  /** Path relative to the project, for reports. */
  file: string;
  /** Path below the content folder, with slashes: `docs/api/quick-reference.mdx`. */
  path: string;
  source: string;
}

/** Reads one content file; returns `undefined` if its text cannot be parsed. */
export function readPage(
  { file, path: name, source }: ContentFile,
  cache = NO_CACHE,
): Page | undefined {
  const { data, positionOf, body } = splitFrontMatter(source);
  const dialect = detectDialect(body, name.endsWith(".md") ? "md" : "mdx");
  try {
    const parsed = memoize(cache, "page", [body, dialect], () => parseBody(body, dialect));
    return {
      file,
      ...addressOf(name, data),
      title: String(data.title ?? parsed.facts.contentTitle ?? ""),
      description: String(data.description ?? ""),
      frontMatter: data,
      positionOf,
      ...parsed,
    };
  } catch (error) {
    if (error instanceof Error && "line" in error) return undefined;
    throw error;
  }
}

function addressOf(name: string, data: Record<string, unknown>): Pick<Page, "kind" | "permalink"> {
  const slug = typeof data.slug === "string" ? data.slug : undefined;
  const [folder, ...rest] = name.split("/");
  const below = rest.join("/");
  if (folder === "docs") {
    const docPath = parseDocPath(below, { parseNumberPrefixes: true });
    return { kind: "doc", permalink: docPermalink("/docs", docPath, slug) };
  }
  if (folder === "blog") {
    return { kind: "post", permalink: `/blog/${slug ?? parsePostPath(below).slug}` };
  }
  return { kind: "standalone", permalink: `/${slug ?? below.replace(/\.mdx?$/, "")}` };
}
