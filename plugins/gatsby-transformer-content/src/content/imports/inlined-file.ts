import path from "node:path";
import type { Content, Root } from "mdast";
import type { VFile } from "vfile";
import { decoded } from "../../../../../packages/addresses";
import { containedFile, siteFolders, siteRoots } from "../../../../../packages/contained-files";
import type { PageLocation } from "../content-file";
import type { StaticScope } from "../static-value";
import type { Json } from "../types";

/** A file that is being inlined: the page itself or a partial. */
export interface InlinedFile {
  page: PageLocation;
  /** The page's file object, which collects findings. */
  vfile: VFile;
  /** Absolute path of the current file. */
  file: string;
  /** Files that include this one, the page first. Detects circular partials. */
  stack: readonly string[];
  parse: (file: VFile) => Root;
  /** Known names before imports: `frontMatter`, and `props` in a partial. */
  values: ReadonlyMap<string, Json>;
  /** Children of the partial's element in the page. */
  children?: Content[];
}

/** Names defined by the imports of a file. */
export interface Scope extends StaticScope {
  /** Component names by their local names. */
  components: Map<string, string>;
  /** Absolute paths of partials by name. */
  partials: Map<string, string>;
  /** URLs of images by name. */
  assets: Map<string, string>;
  /** Names of modules that run. */
  own: Set<string>;
}

/** A page, and the file that contains a URL: the page or a partial. */
type UrlLocation = Pick<InlinedFile, "page" | "file">;

/** Resolves a path relative to a file, to `@site/` or to the folder of the site. */
export async function resolveFile(name: string, inlined: UrlLocation): Promise<string> {
  const [first = name, ...others] = filesNamed(name, inlined);
  if (others.length === 0) return first;
  for (const candidate of [first, ...others]) {
    const names = await inlined.page.files.list(path.dirname(candidate));
    if (names.includes(path.basename(candidate))) return candidate;
  }
  return first;
}

/** Returns the address of a picture or download that code names. `/static/x.png` may be a file of the site. */
export async function resolveAsset(name: string, inlined: UrlLocation): Promise<string> {
  if (!name.startsWith("/")) return resolveUrl(name, inlined);
  const { contentRoot } = inlined.page;
  const file = path.relative(contentRoot, await resolveFile(name, inlined));
  return file === path.join("static", name) ? name : `@site/${file.split(path.sep).join("/")}`;
}

/**
 * Returns the possible paths of a file: `@site/` is the content folder or its parent, and below a symbolic
 * link a relative path may start at the link or at the folder that it leads to, as webpack reads it.
 */
export function filesNamed(name: string, { page, file }: UrlLocation): string[] {
  if (name.startsWith("/")) {
    return siteRoots(page.contentRoot).map((root) => path.join(root, name));
  }
  if (!name.startsWith("@site/")) {
    const folder = path.dirname(file);
    const { realPath } = containedFile(folder, []);
    return [...new Set([folder, realPath])].map((from) => path.resolve(from, name));
  }
  const below = name.slice("@site/".length);
  return siteFolders(page.contentRoot).map((root) => path.join(root, below));
}

/**
 * Makes a URL in a partial relative to the page. Other URLs stay as they are; `links/` resolves
 * them.
 */
export function resolveUrl(url: string, { page, file }: UrlLocation): string {
  const [name = ""] = url.split(/[?#]/, 1);
  const rest = url.slice(name.length);
  const isRelativeFile =
    /^\.\.?\//.test(name) || (/\.\w+$/.test(name) && !/^(?:\/|@site\/|[^/]*:)/.test(name));
  if (file === page.path || !isRelativeFile) return url;
  const target = path.resolve(path.dirname(file), decoded(name, decodeURI));
  return encodeURI(relativePath(page.path, target)) + rest;
}

/** Returns the path from one file to another as in an import: `./x.md`, `../x.md`. */
export function relativePath(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to).split(path.sep).join("/");
  return relative.startsWith(".") ? relative : `./${relative}`;
}
