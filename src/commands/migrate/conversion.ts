import { paths } from "../../lib/paths";
import type { Note } from "./unused-options";

/** The pages of a site, which settings refer to. */
export interface SitePages {
  /** Addresses of all pages. */
  paths: readonly string[];
  /** Addresses of the latest pages of documentation, by id: of `nameIn`. */
  docs: ReadonlyMap<string, string>;
  /** Files of pages and posts, from the content folder. */
  files: readonly string[];
}

/** Leaves out what is undefined. */
export function optional(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** What a site of Docusaurus becomes. */
export interface MigratedSite {
  /** Contents of `site.yml`. */
  settings: Record<string, unknown>;
  /** Contents of `redirects.yml`. */
  redirects: Array<{ from: string; to: string }>;
  /** Texts of modules that the settings name, by file name. */
  modules: Record<string, string>;
  notes: Note[];
}

/** What links of the configuration may lead to. */
export interface Targets {
  notes: Note[];
  docs: SitePages["docs"];
  /** Addresses of the documentations by id. */
  docsPaths: ReadonlyMap<string, string>;
  /** Id that the configuration gives to the first of them. */
  mainId: string | undefined;
  /** New addresses of pages whose `routeBasePath` is another here. */
  moved: ReadonlyMap<string, string>;
  /** Path of the site on its host, or "". HTML in the configuration contains it. */
  basePath: string;
  /** Address of the site's host. */
  origin: string;
  /** Text of the site's style sheets. */
  css: string;
}

/** The blog is at `/blog` here. */
export const BLOG = paths.blog;

/** Returns an address with a slash at the start. */
export function fromRoot(address: string): string {
  return address.startsWith("/") ? address : `/${address}`;
}

/** An item of the navbar, as `site.yml` has it. */
export type MenuEntry = Record<string, unknown>;

/**
 * Returns the address here of a target of the configuration.
 *
 * `to` and `href` may both lead within the site there, without a slash at the
 * start or with one at the end.
 */
export function toAddress(address: string, moved: Targets["moved"]): string {
  const [, path = "", suffix = ""] =
    /^([^?#]*)(.*)$/.exec(address.replace("pathname://", "")) ?? [];
  const plain = fromRoot(path).replace(/(.)\/$/, "$1");
  return (moved.get(plain) ?? plain) + suffix;
}
