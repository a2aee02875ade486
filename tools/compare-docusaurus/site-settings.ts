import { readFileSync } from "node:fs";
import path from "node:path";

/** The parts of Docusaurus' configuration that concern a site's content. */
interface Configuration {
  title: string;
  tagline?: string;
  url: string;
  baseUrl?: string;
  onBrokenLinks?: Reaction;
  onBrokenAnchors?: Reaction;
  markdown?: { hooks?: { onBrokenMarkdownLinks?: Reaction } };
  presets?: Array<[name: string, options?: PresetOptions] | string>;
  themeConfig?: { navbar?: { items?: NavbarItem[] } };
}

/** How Docusaurus reacts to a mistake. */
type Reaction = "ignore" | "log" | "warn" | "throw";

interface PresetOptions {
  docs?:
    | false
    | {
        lastVersion?: string;
        includeCurrentVersion?: boolean;
        versions?: Record<string, unknown>;
      };
  blog?: false | BlogOptions;
}

type Count = number | "ALL";

interface BlogOptions {
  blogTitle?: string;
  blogDescription?: string;
  postsPerPage?: Count;
  blogSidebarTitle?: string;
  blogSidebarCount?: Count;
  onInlineTags?: Reaction;
  onUntruncatedBlogPosts?: Reaction;
}

interface NavbarItem {
  type?: string;
  label?: string;
  to?: string;
  href?: string;
  sidebarId?: string;
  position?: string;
  items?: NavbarItem[];
}

/**
 * Makes this project's settings for a site that has only Docusaurus' configuration, which is read in its
 * evaluated form from the build.
 *
 * @param site a folder that Docusaurus has built
 * @param home an existing page, to which `/` redirects
 */
export function settingsFromDocusaurus(site: string, home: string): Record<string, unknown> {
  const source = readFileSync(path.join(site, ".docusaurus/docusaurus.config.mjs"), "utf8");
  const text = source.slice(source.indexOf("export default") + "export default".length);
  return toSettings(JSON.parse(text.trim().replace(/;$/, "")), home);
}

/** Converts an evaluated configuration to settings. Pure. */
export function toSettings(configuration: Configuration, home: string): Record<string, unknown> {
  const { title, tagline, url, themeConfig } = configuration;
  const { docs, blog } = presetOptions(configuration);
  return {
    title,
    tagline: tagline ?? title,
    description: tagline ?? title,
    url,
    copyright: title,
    home,
    navbar: { items: (themeConfig?.navbar?.items ?? []).flatMap(navbarItem) },
    footer: { columns: [] },
    ...(docs ? docsSettings(docs) : {}),
    ...(blog === false ? {} : { blog: blogSettings(blog ?? {}) }),
    checks: checkSettings(configuration, blog || {}),
  };
}

function presetOptions({ presets = [] }: Configuration): PresetOptions {
  const classic = presets.find((preset) => Array.isArray(preset) && /classic/.test(preset[0]));
  return (Array.isArray(classic) ? classic[1] : undefined) ?? {};
}

function navbarItem(item: NavbarItem): Array<Record<string, unknown>> {
  const { label, position, items = [] } = item;
  if (!label) return [];
  const side = position === "right" ? { position } : {};
  const target = targetOf(item);
  if (target) return [{ label, ...target, ...side }];
  const entries = items.flatMap(navbarItem);
  return entries.length > 0 ? [{ label, items: entries, ...side }] : [];
}

/** `to` and `href` may both lead within the site there; here each has its name. */
function targetOf({ type, to, href, sidebarId }: NavbarItem): Record<string, string> | undefined {
  if (type === "docSidebar" && sidebarId) return { sidebar: sidebarId };
  const address = to ?? href;
  if (!address) return undefined;
  if (/^https?:/.test(address)) return { href: address };
  return { to: address.startsWith("/") ? address : `/${address}` };
}

function docsSettings(docs: Exclude<PresetOptions["docs"], false | undefined>) {
  const { lastVersion, includeCurrentVersion, versions } = docs;
  const given = {
    ...(lastVersion ? { lastVersion } : {}),
    ...(includeCurrentVersion === undefined ? {} : { includeCurrentVersion }),
    ...(versions ? { versions } : {}),
  };
  return Object.keys(given).length > 0 ? { docs: given } : {};
}

function checkSettings(configuration: Configuration, blog: BlogOptions) {
  const { onBrokenLinks = "throw", onBrokenAnchors, markdown } = configuration;
  return {
    brokenLinks: levelOf(onBrokenLinks),
    brokenAnchors: levelOf(onBrokenAnchors),
    brokenMarkdownLinks: levelOf(markdown?.hooks?.onBrokenMarkdownLinks),
    unknownTags: levelOf(blog.onInlineTags),
    untruncatedPosts: levelOf(blog.onUntruncatedBlogPosts),
  };
}

function levelOf(reaction: Reaction = "warn"): "error" | "warning" | "ignore" {
  if (reaction === "throw") return "error";
  return reaction === "warn" ? "warning" : "ignore";
}

/** Where a site says nothing, Docusaurus' own choices. */
function blogSettings(blog: BlogOptions) {
  return {
    title: blog.blogTitle ?? "Blog",
    description: blog.blogDescription ?? "Blog",
    postsPerPage: countOf(blog.postsPerPage ?? 10),
    sidebarTitle: blog.blogSidebarTitle ?? "Recent posts",
    sidebarCount: countOf(blog.blogSidebarCount ?? 5),
    permalinks: "date",
  };
}

/** More than any blog has. */
const ALL = 100_000;

function countOf(count: Count): number {
  return count === "ALL" ? ALL : count;
}
