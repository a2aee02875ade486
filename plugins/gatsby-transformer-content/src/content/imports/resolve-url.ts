import path from "node:path";
import type { ContentPlace } from "../content-file";

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
 * An address as the page itself would write it: relative to its folder, wherever in a partial or below
 * `@site/` it was meant. A file of the content's own `static` folder is one beside the page.
 */
export async function resolveUrl(url: string, place: UrlPlace): Promise<string> {
  const { page, file } = place;
  if (url.startsWith("pathname://")) return url.slice("pathname://".length);
  const [name = "", rest = ""] = splitUrl(url);
  if (name.startsWith("@site/")) return (await siteUrl(name, place)) + rest;
  if (name.startsWith("/")) {
    const own = path.join(page.root, "static", decode(name));
    const isOwn = path.extname(name) !== "" && (await exists(own, page));
    return isOwn ? relativeUrl(own, page) + rest : url;
  }
  const isRelativeFile = /^\.\.?\//.test(name) || (/\.\w+$/.test(name) && !name.includes(":"));
  if (file === page.path || !isRelativeFile) return url;
  return relativeUrl(path.resolve(path.dirname(file), decode(name)), page) + rest;
}

async function siteUrl(name: string, place: UrlPlace): Promise<string> {
  const { page } = place;
  const file = await resolveFile(decode(name), place);
  const publicFolder = path.join(path.dirname(page.root), "static");
  const below = path.relative(publicFolder, file);
  // What Gatsby itself copies keeps the address that it is copied to.
  return below.startsWith("..") ? relativeUrl(file, page) : encodeURI(`/${slashed(below)}`);
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
