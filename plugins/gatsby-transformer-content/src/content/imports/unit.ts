import type { Content, Root } from "mdast";
import path from "node:path";
import type { VFile } from "vfile";
import type { ContentPlace } from "../content-file";
import type { StaticScope } from "../static-value";
import type { Json } from "../types";

/** A file that is being taken into a page: the page's own, or a partial's. */
export interface Unit {
  page: ContentPlace;
  /** The page's file object, which collects what is found. */
  vfile: VFile;
  /** Absolute path of the file in hand. */
  file: string;
  /** Files around this one, the page first: a partial among them would take in itself. */
  stack: readonly string[];
  parse: (file: VFile) => Root;
  /** Names that are known before anything is imported: `frontMatter`, and `props` in a partial. */
  values: ReadonlyMap<string, Json>;
  /** In a partial: what the page put between its tags. */
  children?: Content[];
}

/** What the imports of a file make known. */
export interface Scope extends StaticScope {
  /** Names here of components, by their names in the file. */
  components: ReadonlyMap<string, string>;
  /** Absolute paths of partials by name. */
  partials: ReadonlyMap<string, string>;
  /** Addresses of pictures by name. */
  assets: ReadonlyMap<string, string>;
  /** Components that run: they take pictures as webpack gives them. */
  own: ReadonlySet<string>;
}

/** A page, and the file of it in which an address stands: the page's own, or a partial's. */
export interface UrlPlace {
  page: ContentPlace;
  file: string;
}

/** Absolute path of a file that is named relative to another, or from the site's folder. */
export async function resolveFile(name: string, { page, file }: UrlPlace): Promise<string> {
  if (!name.startsWith("@site/")) return path.resolve(path.dirname(file), name);
  const below = name.slice("@site/".length);
  const own = path.join(page.root, below);
  if (await exists(own, page)) return own;
  const project = path.join(path.dirname(page.root), below);
  return (await exists(project, page)) ? project : own;
}

/**
 * An address as the page itself would write it: what a partial names relative to itself, relative to
 * the page. All other addresses mean the same wherever they stand; `links/` knows what they lead to.
 */
export function resolveUrl(url: string, { page, file }: UrlPlace): string {
  const [name = "", rest = ""] = splitUrl(url);
  const isRelativeFile =
    /^\.\.?\//.test(name) || (/\.\w+$/.test(name) && !/^(?:\/|@site\/|[^/]*:)/.test(name));
  if (file === page.path || !isRelativeFile) return url;
  return relativeUrl(path.resolve(path.dirname(file), decode(name)), page) + rest;
}

function relativeUrl(file: string, page: ContentPlace): string {
  const relative = encodeURI(slashed(path.relative(path.dirname(page.path), file)));
  return relative.startsWith(".") ? relative : `./${relative}`;
}

function slashed(name: string): string {
  return name.split(path.sep).join("/");
}

async function exists(file: string, { files }: ContentPlace): Promise<boolean> {
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
    // A stray percent sign: the name as it stands is the only one there can be.
    return url;
  }
}
