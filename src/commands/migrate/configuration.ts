import { DEFAULT_INSTANCE } from "../../../plugins/gatsby-transformer-content/data-files";

/** How Docusaurus reacts to a mistake. */
export type Reaction = "ignore" | "log" | "warn" | "throw";

type Count = number | "ALL";

/** A plugin or preset: its name, or its name and options. */
export type PluginEntry<Options> = string | false | null | [name: string, options?: Options];

/** The parts of Docusaurus' configuration that have a counterpart here. */
export interface Configuration {
  title: string;
  tagline?: string;
  favicon?: string;
  url: string;
  baseUrl?: string;
  titleDelimiter?: string;
  trailingSlash?: boolean | "true" | "false";
  staticDirectories?: string[];
  i18n?: { defaultLocale?: string; locales?: string[] };
  onBrokenLinks?: Reaction;
  onBrokenAnchors?: Reaction;
  onBrokenMarkdownLinks?: Reaction;
  onDuplicateRoutes?: Reaction;
  markdown?: { hooks?: { onBrokenMarkdownLinks?: Reaction; onBrokenMarkdownImages?: Reaction } };
  presets?: Array<PluginEntry<PresetOptions>>;
  plugins?: Array<PluginEntry<RedirectOptions & DocsOptions & { id?: string }>>;
  customFields?: Record<string, unknown>;
  themes?: Array<PluginEntry<unknown>>;
  scripts?: Array<string | { src?: string }>;
  stylesheets?: Array<string | { href?: string }>;
  themeConfig?: {
    navbar?: { title?: string; logo?: { src?: string; srcDark?: string }; items?: NavbarItem[] };
    footer?: { style?: string; copyright?: string; logo?: FooterLogo; links?: FooterItem[] };
    announcementBar?: { id?: string; content?: string; isCloseable?: boolean };
    colorMode?: { defaultMode?: string; disableSwitch?: boolean };
    tableOfContents?: { minHeadingLevel?: number; maxHeadingLevel?: number };
    prism?: { additionalLanguages?: string[]; theme?: PrismTheme; darkTheme?: PrismTheme };
    liveCodeBlock?: { playgroundPosition?: string };
  };
}

/** Colors of code, as `prism-react-renderer` has them. */
export interface PrismTheme {
  plain?: { color?: string; backgroundColor?: string };
  styles?: Array<{
    types: string[];
    /** The only languages that the style is for. */
    languages?: string[];
    style: { color?: string; fontStyle?: string; fontWeight?: string };
  }>;
}

/** Options of the classic preset. */
export interface PresetOptions {
  docs?: false | DocsOptions;
  blog?: false | BlogOptions;
  pages?: false | PagesOptions;
  theme?: { customCss?: string | string[] };
}

/** Options of each part of the preset that reads pages. */
export interface PagesOptions {
  path?: string;
  /** Globs of files, from the folder of the part. */
  include?: string[];
  exclude?: string[];
  remarkPlugins?: unknown[];
  rehypePlugins?: unknown[];
  beforeDefaultRemarkPlugins?: unknown[];
  beforeDefaultRehypePlugins?: unknown[];
}

/** Options of a set of docs, in a preset or a plugin. */
export interface DocsOptions extends PagesOptions {
  id?: string;
  tags?: string | false | null;
  breadcrumbs?: boolean;
  sidebarCollapsible?: boolean;
  sidebarCollapsed?: boolean;
  routeBasePath?: string;
  sidebarPath?: string | false;
  editUrl?: unknown;
  editCurrentVersion?: boolean;
  showLastUpdateTime?: boolean;
  showLastUpdateAuthor?: boolean;
  lastVersion?: string;
  includeCurrentVersion?: boolean;
  onlyIncludeVersions?: string[];
  disableVersioning?: boolean;
  versions?: Record<string, Record<string, unknown>>;
}

/** Options of the blog, of a preset or a plugin. */
export interface BlogOptions extends PagesOptions {
  authorsMapPath?: string;
  tags?: string | false | null;
  routeBasePath?: string;
  blogTitle?: string;
  blogDescription?: string;
  postsPerPage?: Count;
  blogSidebarTitle?: string;
  blogSidebarCount?: Count;
  onInlineTags?: Reaction;
  onUntruncatedBlogPosts?: Reaction;
  editUrl?: unknown;
}

/** Options of `@docusaurus/plugin-client-redirects`. */
export interface RedirectOptions {
  fromExtensions?: string[];
  toExtensions?: string[];
  redirects?: Array<{ from: string | string[]; to: string }>;
  createRedirects?: (path: string) => string | string[] | null | undefined;
}

/** An item of the navbar, or of a dropdown in it. */
export interface NavbarItem {
  type?: string;
  label?: string;
  className?: string;
  "aria-label"?: string;
  title?: string | null;
  html?: string;
  to?: string;
  href?: string;
  docId?: string;
  sidebarId?: string;
  /** Id of the documentation that the item is about. */
  docsPluginId?: string;
  /** Start of the addresses on which the item is the current one. */
  activeBasePath?: string;
  /** Regular expression for these addresses. */
  activeBaseRegex?: string;
  position?: string;
  items?: NavbarItem[];
  dropdownItemsBefore?: NavbarItem[];
  dropdownItemsAfter?: NavbarItem[];
}

/** The logo of the footer. */
export interface FooterLogo {
  src?: string;
  srcDark?: string;
  alt?: string;
  href?: string;
}

/** A column of the footer, or a link of a footer without columns. */
export interface FooterItem {
  title?: string | null;
  items?: FooterItem[];
  label?: string;
  to?: string;
  href?: string;
  html?: string;
}

/** Returns whether addresses end with a slash. Docusaurus also reads the words "true" and "false". */
export function hasTrailingSlash(setting: Configuration["trailingSlash"]): boolean {
  return String(setting) === "true";
}

/** Returns the options of the classic preset, or of its plugins where a site names them one by one. */
export function presetOptions({ presets = [], plugins = [] }: Configuration): PresetOptions {
  const classic = presets.find(isClassic);
  const single = plugins.flatMap((plugin) => {
    const part = partOf(plugin);
    return part && Array.isArray(plugin) ? [[part, plugin[1] ?? {}]] : [];
  });
  const preset = Object.entries((Array.isArray(classic) && classic[1]) || {});
  const named = new Set<unknown>(single.map(([part]) => part));
  const used = preset.filter(([part, options]) => options !== false || !named.has(part));
  return Object.fromEntries([...single, ...used]);
}

/** Returns whether a preset is the classic one, or another around it, which has the same options. */
export function isClassic(preset: PluginEntry<PresetOptions>): boolean {
  const [, options] = Array.isArray(preset) ? preset : [];
  return (
    /classic/.test(extensionName(preset)) ||
    [options?.docs, options?.blog, options?.theme].some((part) => typeof part === "object")
  );
}

/** A documentation of the site, and its options. */
export interface DocsInstance {
  id: string;
  options: DocsOptions;
}

/** Returns the documentations of a site: the one of the preset, and those of plugins with an `id`. */
export function docsInstances(configuration: Configuration): DocsInstance[] {
  const { docs } = presetOptions(configuration);
  const others = (configuration.plugins ?? []).flatMap((plugin) => {
    const { id = DEFAULT_INSTANCE, ...options }: DocsOptions =
      (Array.isArray(plugin) && plugin[1]) || {};
    return kindOf(plugin) === "docs" && ID.test(id) && id !== DEFAULT_INSTANCE
      ? [{ id, options }]
      : [];
  });
  return [{ id: DEFAULT_INSTANCE, options: docs || {} }, ...others];
}

/** Names of files begin with it. */
const ID = /^(?!versioned)[a-z0-9][\w-]*$/i;

type Part = "docs" | "blog" | "pages";

/** Returns the part of the site that a plugin makes pages of. */
function kindOf(plugin: PluginEntry<unknown>): Part | undefined {
  return /(?:^|\/)(?:plugin-)?content-(docs|blog|pages)$/.exec(extensionName(plugin))?.[1] as
    | Part
    | undefined;
}

function idOf(plugin: PluginEntry<unknown>): string {
  const { id = DEFAULT_INSTANCE } = ((Array.isArray(plugin) && plugin[1]) || {}) as { id?: string };
  return id;
}

/** Returns the part of the classic preset that a plugin is; of a second plugin with an `id`, none. */
function partOf(plugin: PluginEntry<unknown>): Part | undefined {
  return idOf(plugin) === DEFAULT_INSTANCE ? kindOf(plugin) : undefined;
}

/** Returns whether a plugin is read: a part of the classic preset, or another set of docs. */
export function isRead(plugin: PluginEntry<unknown>): boolean {
  return partOf(plugin) !== undefined || (kindOf(plugin) === "docs" && ID.test(idOf(plugin)));
}

/** Returns whether a theme lets readers run code. */
export function isLiveCode(theme: PluginEntry<unknown>): boolean {
  return /live-codeblock/.test(extensionName(theme));
}

/** Returns the name of a plugin or preset as it is written. */
export function extensionName(extension: PluginEntry<unknown>): string {
  return String(Array.isArray(extension) ? extension[0] : extension);
}
