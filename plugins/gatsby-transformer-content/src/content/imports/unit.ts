import path from "node:path";
import type { Content, Root } from "mdast";
import type { VFile } from "vfile";
import { siteFolders } from "../../../../../packages/contained-files";
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
  components: ReadonlyMap<string, string>;
  /** Absolute paths of partials by name. */
  partials: ReadonlyMap<string, string>;
  /** URLs of images by name. */
  assets: ReadonlyMap<string, string>;
  /** Components that run. They receive images as webpack provides them. */
  own: ReadonlySet<string>;
}

/** A page, and the file that contains a URL: the page or a partial. */
interface UrlLocation {
  page: PageLocation;
  file: string;
}

/** Resolves a path relative to a file or to `@site/`. */
export async function resolveFile(name: string, { page, file }: UrlLocation): Promise<string> {
  if (!name.startsWith("@site/")) return path.resolve(path.dirname(file), name);
  const below = name.slice("@site/".length);
  const files = siteFolders(page.root).map((folder) => path.join(folder, below));
  for (const candidate of files) if (await exists(candidate, page)) return candidate;
  return path.join(page.root, below);
}

/**
 * Makes a URL in a partial relative to the page. Other URLs stay as they are; `links/` resolves
 * them.
 */
export function resolveUrl(url: string, { page, file }: UrlLocation): string {
  const [name = "", rest = ""] = splitUrl(url);
  const isRelativeFile =
    /^\.\.?\//.test(name) || (/\.\w+$/.test(name) && !/^(?:\/|@site\/|[^/]*:)/.test(name));
  if (file === page.path || !isRelativeFile) return url;
  return relativeUrl(path.resolve(path.dirname(file), decode(name)), page) + rest;
}

function relativeUrl(file: string, page: PageLocation): string {
  const relative = encodeURI(slashed(path.relative(path.dirname(page.path), file)));
  return relative.startsWith(".") ? relative : `./${relative}`;
}

function slashed(name: string): string {
  return name.split(path.sep).join("/");
}

async function exists(file: string, { files }: PageLocation): Promise<boolean> {
  return (await files.list(path.dirname(file))).includes(path.basename(file));
}

function splitUrl(url: string): [name: string, rest: string] {
  const at = url.search(/[?#]/);
  return at === -1 ? [url, ""] : [url.slice(0, at), url.slice(at)];
}

function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    // A stray percent sign is part of the name.
    return url;
  }
}
