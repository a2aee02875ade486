import { readFileSync } from "node:fs";
import path from "node:path";

/** The parts of Docusaurus' configuration that say something about a site's content. */
interface Configuration {
  title: string;
  tagline?: string;
  url: string;
  baseUrl?: string;
  presets?: Array<[name: string, options?: PresetOptions] | string>;
  themeConfig?: { navbar?: { items?: NavbarItem[] } };
}

interface PresetOptions {
  docs?: false | { lastVersion?: string; versions?: Record<string, unknown> };
  blog?: false | BlogOptions;
}

interface BlogOptions {
  blogTitle?: string;
  blogDescription?: string;
  postsPerPage?: number;
  blogSidebarTitle?: string;
  blogSidebarCount?: number;
  onInlineTags?: string;
}

interface NavbarItem {
  type?: string;
  label?: string;
  to?: string;
  href?: string;
  sidebarId?: string;
  position?: string;
}

/**
 * Settings of ours for a site that has only Docusaurus' configuration, which is read as the build has
 * left it: evaluated.
 *
 * @param site a folder that Docusaurus has built
 * @param home a page that exists, as `/` leads there
 */
export function settingsFromDocusaurus(site: string, home: string): Record<string, unknown> {
  const source = readFileSync(path.join(site, ".docusaurus/docusaurus.config.mjs"), "utf8");
  const text = source.slice(source.indexOf("export default") + "export default".length);
  return toSettings(JSON.parse(text.trim().replace(/;$/, "")), home);
}

/** Pure part of the above. */
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
    ...(blog === false
      ? {}
      : { blog: blogSettings(blog ?? {}), checks: { unknownTags: levelOf(blog?.onInlineTags) } }),
  };
}

function presetOptions({ presets = [] }: Configuration): PresetOptions {
  const classic = presets.find((preset) => Array.isArray(preset) && /classic/.test(preset[0]));
  return (Array.isArray(classic) ? classic[1] : undefined) ?? {};
}

function navbarItem(item: NavbarItem): Array<Record<string, string>> {
  const { type, label, to, href, sidebarId, position } = item;
  const side: Record<string, string> = position === "right" ? { position } : {};
  if (!label) return [];
  if (type === "docSidebar" && sidebarId) return [{ label, sidebar: sidebarId, ...side }];
  if (to?.startsWith("/")) return [{ label, to, ...side }];
  return href ? [{ label, href, ...side }] : [];
}

function docsSettings({
  lastVersion,
  versions,
}: Exclude<PresetOptions["docs"], false | undefined>) {
  if (!lastVersion && !versions) return {};
  return { docs: { ...(lastVersion ? { lastVersion } : {}), ...(versions ? { versions } : {}) } };
}

function levelOf(reaction = "warn"): "error" | "warning" | "ignore" {
  if (reaction === "throw") return "error";
  return reaction === "warn" ? "warning" : "ignore";
}

/** Where a site says nothing, Docusaurus' own choices. */
function blogSettings(blog: BlogOptions) {
  return {
    title: blog.blogTitle ?? "Blog",
    description: blog.blogDescription ?? "Blog",
    postsPerPage: blog.postsPerPage ?? 10,
    sidebarTitle: blog.blogSidebarTitle ?? "Recent posts",
    sidebarCount: blog.blogSidebarCount ?? 5,
    permalinks: "date",
  };
}
