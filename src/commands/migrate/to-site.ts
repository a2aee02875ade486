import { bundledLanguages } from "shiki";
import {
  CURRENT_VERSION,
  DEFAULT_INSTANCE,
  nameIn,
  prefixOf,
} from "../../../plugins/gatsby-transformer-content/data-files";
import { paths } from "../../lib/paths";
import type {
  BlogOptions,
  Configuration,
  DocsInstance,
  DocsOptions,
  FooterItem,
  FooterLogo,
  NavbarItem,
  PagesOptions,
  Reaction,
  RedirectOptions,
} from "./configuration";
import { docsInstances, extensionName, presetOptions } from "./configuration";
import type { EditUrl, PageFolder } from "./edit-urls";
import { findEditUrls } from "./edit-urls";
import { pluginModules } from "./plugin-modules";
import type { ConfigurationSource } from "./read-configuration";
import type { Note } from "./unused-options";
import { AS_IT_IS, findUnused, NO_SCRIPTS } from "./unused-options";

/** The pages of a site, which settings refer to. */
export interface SitePages {
  /** Addresses of all pages. */
  paths: readonly string[];
  /** Addresses of the latest pages of documentation, by id: of `nameIn`. */
  docs: ReadonlyMap<string, string>;
  /** Files of pages and posts, from the content folder. */
  files: readonly string[];
}

/** The configuration's file, and what belongs to it. */
export interface SiteSource extends ConfigurationSource {
  /** Text of the style sheets that the configuration names. */
  css: string;
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

/** Returns the settings for a site with a configuration of Docusaurus. Pure. */
export function toSite(
  configuration: Configuration,
  pages: SitePages,
  source: SiteSource,
): MigratedSite {
  const notes = findUnused(configuration);
  const { blog, theme } = presetOptions(configuration);
  const instances = docsInstances(configuration);
  const moved = movedPosts(blog || {}, pages);
  const plugins = pluginModules(configuration, source);
  const { title, tagline, url, baseUrl = "/", i18n, titleDelimiter, customFields } = configuration;
  const basePath = fromRoot(baseUrl).replace(/\/$/, "");
  const { origin } = new URL(url);
  const docsPaths = new Map(instances.map(({ id, options }) => [id, docsPath(options)]));
  const { css } = source;
  const mainId = instances[0]?.options.id;
  const targets: Targets = {
    notes,
    docs: pages.docs,
    docsPaths,
    mainId,
    moved,
    basePath,
    origin,
    css,
  };
  return {
    settings: {
      title,
      ...optional({ tagline }),
      url: origin,
      ...(basePath ? { basePath } : {}),
      ...optional({ titleDelimiter, locale: i18n?.defaultLocale }),
      titleSection: false,
      ...themeSettings(configuration.themeConfig ?? {}, targets),
      ...docsSettings(instances),
      ...editSettings(instances, blog || {}, pages, notes),
      ...(theme?.customCss ? { styleSheets: [theme.customCss].flat() } : {}),
      ...ownScripts(configuration, basePath, notes),
      ...markdownSettings(Object.keys(plugins.modules)),
      ...fileSettings(configuration),
      ...(customFields ? { customFields: dataOf(customFields, notes) } : {}),
      ...(blog === false ? {} : { blog: blogSettings(blog ?? {}) }),
      checks: checkSettings(configuration, blog || {}),
    },
    redirects: toRedirects(configuration, pages, targets),
    modules: plugins.modules,
    notes: [
      ...notes,
      ...plugins.notes,
      ...styleSheetsOf(configuration).map(noteOnStyles),
      ...unknownLanguages(configuration),
    ],
  };
}

function themeSettings(theme: NonNullable<Configuration["themeConfig"]>, targets: Targets) {
  const { navbar, footer, announcementBar, tableOfContents } = theme;
  return {
    ...optional({ tableOfContents }),
    ...(footer?.copyright ? { copyright: plainText(footer.copyright) } : {}),
    navbar: {
      ...(navbar?.logo?.src ? { logo: fromRoot(navbar.logo.src) } : {}),
      ...(navbar?.logo?.srcDark ? { logoDark: fromRoot(navbar.logo.srcDark) } : {}),
      items: (navbar?.items ?? []).flatMap((item) => navbarItem(item, targets)),
    },
    footer: {
      columns: footerColumns(footer?.links ?? [], targets),
      ...optional({ notice: footerNotice(footer ?? {}) }),
    },
    ...(announcementBar ? { announcement: toAnnouncement(announcementBar, targets) } : {}),
  };
}

/** Returns the scripts that are files of the site. */
function ownScripts({ scripts = [] }: Configuration, basePath: string, notes: Note[]) {
  const sources = scripts.map((script) => (typeof script === "string" ? script : script.src) ?? "");
  const isOwn = (source: string) => !/^(?:[a-z]+:)?\/\//.test(source) && source !== "";
  for (const source of sources.filter((one) => !isOwn(one))) {
    notes.push({ option: `scripts: ${source}`, advice: NO_SCRIPTS });
  }
  const own = sources.filter(isOwn).map((source) => {
    const address = fromRoot(source);
    return address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;
  });
  return own.length > 0 ? { scripts: own } : {};
}

/** Returns the addresses of style sheets. */
export function styleSheetsOf({ stylesheets = [] }: Configuration): string[] {
  return stylesheets.flatMap((sheet) => (typeof sheet === "string" ? sheet : (sheet.href ?? [])));
}

/** Says that a style sheet is not loaded. */
export function noteOnStyles(address: string): Note {
  return { option: `stylesheets: ${address}`, advice: NO_SCRIPTS };
}

function markdownSettings(modules: readonly string[]) {
  const listed = (kind: string) =>
    modules.filter((name) => name.startsWith(kind)).map((name) => `./${name}`);
  const settings = { remarkPlugins: listed("remark"), rehypePlugins: listed("rehype") };
  return modules.length > 0 ? { markdown: settings } : {};
}

/** Docusaurus' default for `exclude`. These files are no pages here either. */
const NEVER_PAGES = new Set([
  "**/_*.{js,jsx,ts,tsx,md,mdx}",
  "**/_*/**",
  "**/*.test.{js,jsx,ts,tsx}",
  "**/*.test.{js,ts}",
  "**/__tests__/**",
]);

/** Returns whether globs include all files that can be pages, as Docusaurus' defaults do. */
function includesAll(globs: readonly string[]): boolean {
  const isListed = (glob: string) => globs.includes(glob);
  return (
    isListed("**/*.{md,mdx}") ||
    isListed("**/*.{js,jsx,ts,tsx,md,mdx}") ||
    (isListed("**/*.md") && isListed("**/*.mdx"))
  );
}

/** Returns which files are pages, as globs from the content folder. */
function fileSettings(configuration: Configuration) {
  const { blog, pages } = presetOptions(configuration);
  const parts = [
    ...docsInstances(configuration).map(({ id, options }) => ({
      folders: ["docs", "versioned_docs/*"].map((folder) => prefixOf(id) + folder),
      options: options as PagesOptions,
    })),
    { folders: ["blog"], options: blog || {} },
    { folders: ["{pages,src/pages}"], options: pages || {} },
  ];
  const below = (folders: string[], globs: readonly string[]) =>
    folders.flatMap((folder) => globs.map((glob) => `${folder}/${glob.replace(/^\.\//, "")}`));
  const include = parts.flatMap(({ folders, options: { include: globs = [] } }) =>
    below(folders, globs.length === 0 || includesAll(globs) ? ["**"] : globs),
  );
  const exclude = parts.flatMap(({ folders, options: { exclude: globs = [] } }) =>
    below(
      folders,
      globs.filter((glob) => !NEVER_PAGES.has(glob)),
    ),
  );
  const isLimited = parts.some(
    ({ options: { include: globs = [] } }) => globs.length > 0 && !includesAll(globs),
  );
  const files = {
    ...(isLimited ? { include } : {}),
    ...(exclude.length > 0 ? { exclude } : {}),
  };
  return Object.keys(files).length > 0 ? { files } : {};
}

/** Returns the values that can be written to a file. */
function dataOf(fields: Record<string, unknown>, notes: Note[]): Record<string, unknown> {
  const isData = ([, value]: [string, unknown]) => JSON.stringify(value) !== undefined;
  for (const [name] of Object.entries(fields).filter((field) => !isData(field))) {
    notes.push({ option: `customFields.${name}`, advice: "Only data can be written to site.yml." });
  }
  return JSON.parse(JSON.stringify(fields)) as Record<string, unknown>;
}

/** Leaves out what is undefined. */
function optional(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Returns the text of HTML. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&copy;", "©")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

/** What links of the configuration may lead to. */
interface Targets {
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
function movedPosts({ routeBasePath = "blog" }: BlogOptions, { paths }: SitePages) {
  const there = fromRoot(routeBasePath).replace(/\/$/, "");
  const posts = paths.filter((one) => one === BLOG || one.startsWith(`${BLOG}/`));
  const moved = posts.map((path) => [there + path.slice(BLOG.length), path] as const);
  return new Map(moved.filter(([old]) => old !== "" && !paths.includes(old)));
}

const BLOG = paths.blog;

function fromRoot(address: string): string {
  return address.startsWith("/") ? address : `/${address}`;
}

function navbarItem(item: NavbarItem, targets: Targets): Array<Record<string, unknown>> {
  const { type = "default", position, items = [] } = item;
  // The site has both anyway. Further entries of the menu of versions get a menu of their own.
  if (type === "search") return [];
  if (type === "docsVersionDropdown") {
    const { dropdownItemsBefore = [], dropdownItemsAfter = [] } = item;
    const further = [...dropdownItemsBefore, ...dropdownItemsAfter];
    if (further.length === 0) return [];
    const menu: NavbarItem = { label: item.label ?? "Versions", items: further };
    return navbarItem(position === undefined ? menu : { ...menu, position }, targets);
  }
  const label = labelOf(item);
  const target = targetOf(item, targets);
  const side = position === "right" ? { position } : {};
  // Only items of the navbar itself may be icons.
  const entries = items.flatMap((inner) => navbarItem(inner, { ...targets, css: "" }));
  const iconClass = iconClassOf(item, targets);
  if (label && entries.length > 0) {
    return [{ label, items: withOwnLink({ label, target }, entries), ...side }];
  }
  if (label && target) return [{ label, ...target, ...side, ...optional({ iconClass }) }];
  const advice = "This entry has no counterpart. Link to what it shows, with label and to.";
  targets.notes.push({ option: `navbar item of type "${type}" ${label ?? ""}`.trim(), advice });
  return [];
}

type MenuEntry = Record<string, unknown>;

/** The label of a menu is no link here, so what it leads to comes first in the menu. */
function withOwnLink(
  { label, target }: { label: string; target: Record<string, string> | undefined },
  entries: MenuEntry[],
): MenuEntry[] {
  if (!target) return entries;
  const isOwn = ({ to, href }: MenuEntry) => to === target.to && href === target.href;
  return entries.some(isOwn) ? entries : [{ label, ...target }, ...entries];
}

/** Returns the class of an item without text, for which a style sheet draws an icon. */
function iconClassOf({ className, html, label, items }: NavbarItem, { css, notes }: Targets) {
  if (!className) return undefined;
  const isDrawn = className.split(" ").some((name) => css.includes(`.${name}`));
  if (isDrawn && !html && !label && !items?.length) return className;
  notes.push({ option: "themeConfig.navbar.items.className", advice: AS_IT_IS });
  return undefined;
}

/** An icon has no label. It is called by its host, such as `git.example`. */
function labelOf(item: NavbarItem): string | undefined {
  const { href = "", html = "", docId, sidebarId } = item;
  const written = plainText(html) || (item.label ?? item["aria-label"] ?? item.title);
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, "") : undefined;
  return written || docId || sidebarId || host;
}

function targetOf(
  { type, to, href, sidebarId, docId, docsPluginId }: NavbarItem | (FooterItem & NavbarItem),
  { docs, docsPaths, mainId, moved, origin }: Targets,
): Record<string, string> | undefined {
  const isMain = docsPluginId === undefined || docsPluginId === mainId;
  const instance = isMain ? DEFAULT_INSTANCE : docsPluginId;
  const nameOfPart = (name: string) => nameIn(instance, name);
  if (type === "docSidebar" && sidebarId) return { sidebar: nameOfPart(sidebarId) };
  const latest = type === "docsVersion" ? docsPaths.get(instance) : undefined;
  const address = (docId && docs.get(nameOfPart(docId))) || (latest ?? to ?? href);
  if (!address) return undefined;
  // What `pathname:` leads to is on the same host, but no page of the site.
  const path = /^pathname:\/\/(.*)$/.exec(address)?.[1];
  if (path !== undefined) return { href: new URL(fromRoot(path), origin).href };
  if (/^[a-z]+:/.test(address)) return { href: address };
  return { to: toAddress(address, moved) };
}

/** `to` and `href` may both lead within the site there, without a slash at the start or with one at the end. */
function toAddress(address: string, moved: Targets["moved"]): string {
  const [, path = "", suffix = ""] =
    /^([^?#]*)(.*)$/.exec(address.replace("pathname://", "")) ?? [];
  const plain = fromRoot(path).replace(/(.)\/$/, "$1");
  return (moved.get(plain) ?? plain) + suffix;
}

function footerColumns(links: readonly FooterItem[], targets: Targets) {
  const columns = links.filter(({ items }) => items);
  const flat: FooterItem[] = links.length > 0 ? [{ items: [...links] }] : [];
  return (columns.length > 0 ? columns : flat).map(({ title, items = [] }) => ({
    title: title ?? "",
    links: items.flatMap((item) => {
      const link = item.html === undefined ? item : linkOf(item.html);
      const target = targetOf(link, targets);
      if (link.label && target) return [{ label: link.label, ...target }];
      const advice = "HTML in the footer has no counterpart. Write a link with label and to.";
      targets.notes.push({ option: `footer item in "${title ?? ""}"`, advice });
      return [];
    }),
  }));
}

/** Returns the logo and the copyright notice as HTML, if text alone would lose something. */
function footerNotice({ logo, copyright = "" }: Footer): string | undefined {
  if (!logo?.src && !/<a\s/.test(copyright)) return undefined;
  return [...(logo ? [logoHtml(logo)] : []), copyright.replace(/\s+/g, " ").trim()].join("\n");
}

function logoHtml({ src = "", srcDark, alt = "", href }: FooterLogo): string {
  const picture = (name: string, mode: string) => {
    const address = /^https?:/.test(name) ? name : fromRoot(name);
    return `<img${mode && ` class="${mode}"`} src="${address}" alt="${alt}">`;
  };
  const pictures = srcDark
    ? picture(src, "only-light") + picture(srcDark, "only-dark")
    : picture(src, "");
  return href ? `<p><a href="${href}">${pictures}</a></p>` : `<p>${pictures}</p>`;
}

type Footer = NonNullable<NonNullable<Configuration["themeConfig"]>["footer"]>;

/** Returns the link in HTML, with the name of its picture if it has no text. */
function linkOf(html: string): FooterItem {
  const [, attributes = "", inner = ""] = /<a\s([^>]*)>(.*?)<\/a>/s.exec(html) ?? [];
  const valueOf = (name: string, tags: string) =>
    new RegExp(`\\b${name}=(["'])(.*?)\\1`, "s").exec(tags)?.[2];
  const label = plainText(inner) || valueOf("aria-label", attributes) || valueOf("alt", inner);
  const href = valueOf("href", attributes);
  return { ...(label ? { label } : {}), ...(href ? { href } : {}) };
}

/** The text is plain here, with one link behind it. */
function toAnnouncement(
  { id = "announcement", content = "", isCloseable }: AnnouncementBar,
  { moved, basePath, notes }: Targets,
) {
  if (content.split("<a ").length > 2) {
    const advice = "An announcement has one link here, so only its first one is kept.";
    notes.push({ option: "themeConfig.announcementBar.content", advice });
  }
  const [anchor = "", , url = "", inner = ""] =
    /<a\s[^>]*href=(["'])(.*?)\1[^>]*>(.*?)<\/a>/s.exec(content) ?? [];
  const path = url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url;
  const target = /^https?:/.test(url) ? { href: url } : { to: toAddress(path, moved) };
  return {
    id,
    text: plainText(anchor ? content.replace(anchor, inner) : content),
    ...(url ? { link: { label: plainText(inner), ...target } } : {}),
    ...(isCloseable === undefined ? {} : { closeable: isCloseable }),
  };
}

type AnnouncementBar = NonNullable<NonNullable<Configuration["themeConfig"]>["announcementBar"]>;

const VERSION_KEYS = ["label", "path", "banner", "badge", "noIndex"];

function docsPath({ routeBasePath = "docs" }: DocsOptions): string {
  return fromRoot(routeBasePath).replace(/(.)\/$/, "$1");
}

function docsSettings([main, ...others]: readonly DocsInstance[]) {
  const instances = others.map(({ id, options }) => [
    id,
    { path: docsPath(options), ...instanceSettings(options) },
  ]);
  const { showLastUpdateTime, showLastUpdateAuthor, ...options } = main?.options ?? {};
  const docs = {
    ...(options.routeBasePath === undefined ? {} : { path: docsPath(options) }),
    ...instanceSettings(options),
    ...(instances.length > 0 ? { instances: Object.fromEntries(instances) } : {}),
  };
  return {
    ...(Object.keys(docs).length > 0 ? { docs } : {}),
    lastUpdate: { date: showLastUpdateTime ?? false, author: showLastUpdateAuthor ?? false },
  };
}

function instanceSettings(options: DocsOptions) {
  const { breadcrumbs, sidebarCollapsible, sidebarCollapsed, versions } = options;
  const { lastVersion, includeCurrentVersion } = options;
  const kept = Object.entries(versions ?? {}).map(([name, given]) => [
    name,
    Object.fromEntries(Object.entries(given).filter(([key]) => VERSION_KEYS.includes(key))),
  ]);
  return {
    ...optional({ breadcrumbs, sidebarCollapsible, sidebarCollapsed }),
    ...optional({ lastVersion, includeCurrentVersion }),
    ...(kept.length > 0 ? { versions: Object.fromEntries(kept) } : {}),
  };
}

/** Addresses for editing pages, by folder. */
function editSettings(
  instances: readonly DocsInstance[],
  blog: BlogOptions,
  { files }: SitePages,
  notes: Note[],
): { editUrls?: EditUrl[] } {
  const pagesIn = (folder: string) =>
    files.flatMap((file) => (file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : []));
  const folderOf = (folder: string, source: string): PageFolder => ({
    folder,
    source: source.replace(/^\.\//, "").replace(/\/$/, ""),
    pages: pagesIn(folder),
  });
  const docFoldersOf = ({ id, options }: DocsInstance) => {
    const [docs, current] = [`${prefixOf(id)}docs`, options.path ?? "docs"];
    const versions = new Set(
      files
        .filter((file) => file.startsWith(`${prefixOf(id)}versioned_docs/`))
        .map((file) => file.split("/", 2).join("/")),
    );
    return [
      folderOf(docs, current),
      ...[...versions].map((name) => folderOf(name, options.editCurrentVersion ? current : name)),
    ].filter(({ pages }) => pages.length > 0);
  };
  const blogFolders = [folderOf("blog", blog.path ?? "blog")].filter(
    ({ pages }) => pages.length > 0,
  );
  const found = [
    ...instances.map((instance) => {
      const { editUrl } = instance.options;
      const folders = docFoldersOf(instance);
      return findEditUrls("docs.editUrl", editUrl, folders, ({ folder, source }, docPath) =>
        callEditUrl(editUrl, {
          version: /\/version-(.*)$/.exec(folder)?.[1] ?? CURRENT_VERSION,
          versionDocsDirPath: source,
          docPath,
          permalink: "",
          locale: "en",
        }),
      );
    }),
    findEditUrls("blog.editUrl", blog.editUrl, blogFolders, ({ source }, blogPath) =>
      callEditUrl(blog.editUrl, { blogDirPath: source, blogPath, permalink: "", locale: "en" }),
    ),
  ];
  notes.push(...found.flatMap((one) => one.notes));
  const editUrls = found.flatMap((one) => one.editUrls);
  return editUrls.length > 0 ? { editUrls } : {};
}

function callEditUrl(editUrl: unknown, page: Record<string, string>): unknown {
  return typeof editUrl === "function" ? editUrl(page) : undefined;
}

/** Where a site says nothing, Docusaurus' own choices. */
function blogSettings(blog: BlogOptions) {
  return {
    title: blog.blogTitle ?? "Blog",
    description: blog.blogDescription ?? "Blog",
    list: "excerpts",
    postsPerPage: countOf(blog.postsPerPage ?? 10),
    sidebarTitle: blog.blogSidebarTitle ?? "Recent posts",
    sidebarCount: countOf(blog.blogSidebarCount ?? 5),
    permalinks: "date",
  };
}

/** More than any blog has. */
const ALL = 100_000;

function countOf(count: number | "ALL"): number {
  return count === "ALL" ? ALL : count;
}

function checkSettings(configuration: Configuration, blog: BlogOptions) {
  const { onBrokenLinks = "throw", onBrokenAnchors, markdown } = configuration;
  const onBrokenFiles = markdown?.hooks?.onBrokenMarkdownLinks;
  return {
    brokenLinks: levelOf(onBrokenLinks),
    brokenAnchors: levelOf(onBrokenAnchors),
    brokenMarkdownLinks: levelOf(onBrokenFiles ?? configuration.onBrokenMarkdownLinks),
    unknownTags: levelOf(blog.onInlineTags),
    untruncatedPosts: levelOf(blog.onUntruncatedBlogPosts),
    brokenImages: levelOf(markdown?.hooks?.onBrokenMarkdownImages),
    // Docusaurus has no such checks.
    missingDescriptions: "ignore",
    orphanDocs: "ignore",
  };
}

function levelOf(reaction: Reaction = "warn"): "error" | "warning" | "ignore" {
  if (reaction === "throw") return "error";
  return reaction === "warn" ? "warning" : "ignore";
}

/** Redirects of the plugin, and from addresses that pages have only in Docusaurus. */
function toRedirects(
  { plugins = [] }: Configuration,
  { paths }: SitePages,
  { moved, notes }: Targets,
): MigratedSite["redirects"] {
  // The configuration's functions expect the addresses that pages have there.
  const former = new Map([...moved].map(([old, path]) => [path, old]));
  const addresses = paths.map((path) => former.get(path) ?? path);
  const found = plugins
    .filter((plugin) => Array.isArray(plugin) && /client-redirects/.test(extensionName(plugin)))
    .flatMap((plugin) => redirectsOf((plugin as [string, RedirectOptions?])[1] ?? {}, addresses));
  const all = new Map([...moved, ...found.map(({ from, to }) => [from, to] as const)]);
  const known = new Set([...paths, "/"]);
  return [...all].flatMap(([from, target]) => {
    const to = /^https?:/.test(target) ? target : toAddress(target, moved);
    const start = toAddress(from, new Map());
    // The page at /x is the file x.html, so its address with the ending already leads to it.
    if (known.has(start) || known.has(start.replace(/\.html$/, ""))) return [];
    if (to.startsWith("/") && !known.has(to.replace(/[?#].*$/, ""))) {
      notes.push({ option: `redirect from ${start}`, advice: `There is no page at ${to}.` });
      return [];
    }
    return [{ from: start.replaceAll(" ", "%20"), to: to.replaceAll(" ", "%20") }];
  });
}

function redirectsOf(
  { redirects = [], createRedirects, fromExtensions = [], toExtensions = [] }: RedirectOptions,
  paths: readonly string[],
) {
  const pages = paths.filter((path) => path !== "/");
  const extended = [
    ...pages.flatMap((to) => fromExtensions.map((ending) => ({ from: `${to}.${ending}`, to }))),
    ...pages.flatMap((to) =>
      toExtensions
        .filter((ending) => to.endsWith(`.${ending}`))
        .map((ending) => ({ from: to.slice(0, -ending.length - 1), to })),
    ),
  ];
  const declared = redirects.flatMap(({ from, to }) =>
    [from].flat().map((address) => ({ from: address, to })),
  );
  const created = paths.flatMap((to) =>
    [createRedirects?.(to) ?? []].flat().map((from) => ({ from, to })),
  );
  return [...declared, ...extended, ...created];
}

function unknownLanguages({ themeConfig }: Configuration): Note[] {
  const names = themeConfig?.prism?.additionalLanguages ?? [];
  return names
    .filter((name) => !(name in bundledLanguages))
    .map((name) => ({
      option: `themeConfig.prism.additionalLanguages: ${name}`,
      advice: "Code in this language is shown without colors.",
    }));
}
