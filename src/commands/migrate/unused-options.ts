import { codeThemeStyles } from "./code-theme";
import type { Configuration, FooterItem, NavbarItem, PluginEntry } from "./configuration";
import {
  docsInstances,
  extensionName,
  hasTrailingSlash,
  isClassic,
  isLiveCode,
  isRead,
  presetOptions,
} from "./configuration";
import { isStyleFunction } from "./style-plugins";

/** An option without a counterpart, and what its owner can do. */
export interface Note {
  /** As in the configuration: `themeConfig.algolia`. */
  option: string;
  advice: string;
}

/** Says what becomes of scripts from elsewhere. */
export const NO_SCRIPTS = "No script or style of a third party is loaded. Leave it out.";
const OWN_LOOK = "The look is that of this project. Leave it out.";
const NO_COLORS = "Its colors cannot be read, so code has those of this project.";
const NO_NEED = "Nothing here needs it.";
/** Says that nothing takes the place of an option. */
export const AS_IT_IS = "It is left out.";

const OF_PAGES =
  "path include exclude remarkPlugins rehypePlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins";

/** Options that `toSite` and `migrateSite` read, by the object that they are in. */
const READ: Record<string, string> = {
  "": "title tagline url baseUrl titleDelimiter staticDirectories i18n markdown customFields scripts stylesheets presets plugins themeConfig trailingSlash themes onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes",
  "i18n.": "defaultLocale locales",
  "markdown.": "hooks",
  "markdown.hooks.": "onBrokenMarkdownLinks onBrokenMarkdownImages",
  "docs.": `${OF_PAGES} routeBasePath sidebarPath editUrl editCurrentVersion showLastUpdateTime showLastUpdateAuthor lastVersion includeCurrentVersion onlyIncludeVersions disableVersioning versions breadcrumbs sidebarCollapsible sidebarCollapsed tags`,
  "docs.versions.": "label path banner badge noIndex",
  "blog.": `${OF_PAGES} routeBasePath blogTitle blogDescription postsPerPage blogSidebarTitle blogSidebarCount onInlineTags onUntruncatedBlogPosts editUrl authorsMapPath tags`,
  "pages.": OF_PAGES,
  "theme.": "customCss",
  "client-redirects.": "redirects createRedirects fromExtensions toExtensions",
  "themeConfig.": "navbar footer announcementBar tableOfContents colorMode prism",
  "themeConfig.liveCodeBlock.": "playgroundPosition",
  "themeConfig.colorMode.": "defaultMode disableSwitch",
  "themeConfig.tableOfContents.": "minHeadingLevel maxHeadingLevel",
  "themeConfig.navbar.": "title logo items",
  "themeConfig.navbar.logo.": "src srcDark",
  "themeConfig.navbar.items.":
    "type label className aria-label title html to href docId sidebarId docsPluginId activeBasePath activeBaseRegex position items dropdownItemsBefore dropdownItemsAfter",
  "themeConfig.footer.": "style copyright logo links",
  "themeConfig.footer.links.": "title items label to href html",
  "themeConfig.announcementBar.": "id content isCloseable",
  "themeConfig.prism.": "additionalLanguages",
};

/** Parts of the configuration that are objects with options of their own. */
const NESTED = new Set(["sitemap", "theme"]);

const ADVICE: Record<string, string> = {
  organizationName: NO_NEED,
  projectName: NO_NEED,
  deploymentBranch: NO_NEED,
  githubHost: NO_NEED,
  githubPort: NO_NEED,
  future: NO_NEED,
  storage: NO_NEED,
  svgr: NO_NEED,
  debug: NO_NEED,
  noIndex: "Set noIndex of each version in docs.versions, or unlisted: true on pages.",
  "i18n.path": "Translations are not read.",
  "i18n.localeConfigs": "Set locale to the language, such as en or pt-BR.",
  "markdown.format": "Write mdx: { format: … } into the front matter of a page.",
  "markdown.mdx1Compat": "Comments, heading ids and admonition titles of MDX 1 are always read.",
  "docs.id": "The first set of docs has no id, so its files have their usual names.",
  "docs.onInlineTags": "Inline tags of documentation are not checked.",
  "blog.showReadingTime": "The reading time is always shown.",
  "blog.feedOptions": "There are always an RSS, an Atom and a JSON feed, with the newest posts.",
  "blog.onInlineAuthors": "Inline authors are not checked.",
  "themeConfig.image": "A picture is drawn for each page without one.",
  "themeConfig.metadata": "Pages have the tags that search engines and previews read.",
  "themeConfig.navbar.logo.alt": "The logo links home, and its name is the title of the site.",
  "themeConfig.navbar.logo.href": "The logo links home.",
  "sitemap.ignorePatterns": "Set unlisted: true on the pages.",
  "client-redirects.id": NO_NEED,
  favicon: "Save it as static/favicon.svg, static/favicon.png or static/favicon.ico.",
  headTags: NO_SCRIPTS,
  clientModules: NO_SCRIPTS,
  gtag: NO_SCRIPTS,
  googleAnalytics: NO_SCRIPTS,
  googleTagManager: NO_SCRIPTS,
  theme: OWN_LOOK,
  "markdown.mermaid": "See docs/writing.md for what becomes of Mermaid diagrams.",
  "docs.numberPrefixParser":
    "Numbers before names of files give the order and are no part of addresses.",
  "docs.sidebarItemsGenerator":
    "Write the sidebar in sidebars.yml, or order pages by sidebar_position.",
  "blog.sortPosts": "Lists begin with the newest post.",
  "themeConfig.algolia": "The site has a search of its own. Leave it out.",
  "themeConfig.colorMode.respectPrefersColorScheme":
    "Pages are in defaultMode until the reader chooses the other one.",
  "themeConfig.navbar.style": OWN_LOOK,
  "themeConfig.navbar.hideOnScroll": OWN_LOOK,
  "themeConfig.announcementBar.backgroundColor": OWN_LOOK,
  "themeConfig.announcementBar.textColor": OWN_LOOK,
  "themeConfig.prism.theme": NO_COLORS,
  "themeConfig.prism.darkTheme": NO_COLORS,
  "themeConfig.prism.magicComments":
    "The comments highlight-next-line and highlight-start are known.",
};

/** Finds the options without a counterpart. An option that only repeats a default is none. */
export function findUnused(configuration: Configuration): Note[] {
  const { themeConfig, presets = [], plugins = [], trailingSlash, i18n, markdown } = configuration;
  const hasLiveCode = (configuration.themes ?? []).some(isLiveCode);
  const themes = (configuration.themes ?? []).filter((theme) => !isLiveCode(theme));
  const {
    docs: _,
    blog,
    pages,
    ...others
  } = presetOptions(configuration) as Record<string, unknown>;
  const makers = pluginsWithPages(configuration);
  const parts: Array<[prefix: string, part: unknown]> = [
    ["", configuration],
    ["", others],
    ["i18n.", i18n],
    ["markdown.", markdown],
    ["markdown.hooks.", markdown?.hooks],
    ...docsInstances(configuration).flatMap(
      ({ options }): Array<[string, unknown]> => [
        ["docs.", options],
        ...Object.values(options.versions ?? {}).map((version): [string, unknown] => [
          "docs.versions.",
          version,
        ]),
      ],
    ),
    ["blog.", blog],
    ["pages.", pages],
    ["themeConfig.", hasLiveCode ? { ...themeConfig, liveCodeBlock: undefined } : themeConfig],
    ["themeConfig.colorMode.", themeConfig?.colorMode],
    ["themeConfig.tableOfContents.", themeConfig?.tableOfContents],
    ["themeConfig.navbar.", themeConfig?.navbar],
    ["themeConfig.navbar.logo.", themeConfig?.navbar?.logo],
    ...itemsOf("themeConfig.navbar.items.", themeConfig?.navbar?.items),
    ["themeConfig.footer.", themeConfig?.footer],
    ...itemsOf("themeConfig.footer.links.", themeConfig?.footer?.links),
    ["themeConfig.announcementBar.", themeConfig?.announcementBar],
    [
      "themeConfig.prism.",
      codeThemeStyles(themeConfig ?? {})
        ? { ...themeConfig?.prism, theme: undefined, darkTheme: undefined }
        : themeConfig?.prism,
    ],
    ["themeConfig.liveCodeBlock.", themeConfig?.liveCodeBlock],
    ...plugins.flatMap(
      (plugin): Array<[string, unknown]> =>
        Array.isArray(plugin) && isRedirects(plugin) ? [["client-redirects.", plugin[1]]] : [],
    ),
  ];
  return [
    ...parts.flatMap(([prefix, part]) => unusedKeys(prefix, part)),
    ...(hasTrailingSlash(trailingSlash)
      ? [
          {
            option: "trailingSlash",
            advice: "Addresses have no slash at their end. Hosts answer both: docs/operating.md.",
          },
        ]
      : []),
    ...presets.filter((preset) => !isClassic(preset)).flatMap(noteOn("preset")),
    ...plugins
      .filter((plugin) => !isRedirects(plugin) && !isRead(plugin))
      .flatMap(noteOn("plugin")),
    ...(makers.length > 0
      ? [
          {
            option: "onBrokenLinks",
            advice: `Links that lead nowhere are warnings, since these may make pages that do not exist here: ${makers.join(", ")}.`,
          },
        ]
      : []),
    ...themes.flatMap(noteOn("theme")),
  ];
}

function isRedirects(plugin: PluginEntry<unknown>): boolean {
  return /client-redirects/.test(extensionName(plugin));
}

/** Returns the items of a menu at all depths, as parts. */
function itemsOf(
  prefix: string,
  items: ReadonlyArray<NavbarItem | FooterItem> = [],
): Array<[string, unknown]> {
  return items.flatMap((item) => [
    [prefix, item] as [string, unknown],
    ...itemsOf(prefix, item.items),
  ]);
}

function unusedKeys(prefix: string, part: unknown): Note[] {
  if (typeof part !== "object" || part === null) return [];
  const known = (READ[prefix] ?? "").split(" ");
  return Object.entries(part)
    .filter(([key, value]) => isGiven(value) && !known.includes(key))
    .flatMap(([key, value]) => {
      const option = prefix + key;
      const isPart = NESTED.has(option) && typeof value === "object" && !Array.isArray(value);
      if (isPart) return unusedKeys(`${option}.`, value);
      return [{ option, advice: ADVICE[option] ?? AS_IT_IS }];
    });
}

function isGiven(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Returns the plugins and presets that are left out, and that may make pages to which others lead. */
export function pluginsWithPages({ presets = [], plugins = [] }: Configuration): string[] {
  const leftOut = [
    ...presets.filter((preset) => !isClassic(preset)),
    ...plugins.filter((plugin) => !isRedirects(plugin) && !isRead(plugin)),
  ];
  return leftOut
    .filter((extension) => extension && !isStyleFunction(extension))
    .map(nameOf)
    .filter((name) => !NO_PAGES.test(name));
}

/** Plugins that are known to make none. */
const NO_PAGES =
  /gtag|analytics|tag-manager|search|lunr|algolia|sass|mermaid|sitemap|ideal-image|pwa|debug|svgr|vercel|zoom|tailwind|postcss|typescript/i;

function nameOf(extension: PluginEntry<unknown>): string {
  return typeof extension === "function"
    ? "written in the configuration"
    : extensionName(extension);
}

const EXTENSION_ADVICE: Array<[name: RegExp, advice: string]> = [
  [/content-docs/, "Its id must consist of letters, digits, hyphens and underscores."],
  [/content-blog/, "A second blog is not read. Move its posts into the blog folder."],
  [/gtag|analytics|tag-manager/, NO_SCRIPTS],
  [/search|lunr|algolia/, "The site has a search of its own. Leave it out."],
  [/sass/, "Style sheets in .scss are compiled if the site has sass installed."],
  [/mermaid/, "See docs/writing.md for what becomes of Mermaid diagrams."],
  [/sitemap|ideal-image|pwa|debug/, "The site needs no plugin for it. Leave it out."],
  [/openapi|redoc/, "List the documents in site.yml: openapi: [{ id, spec, basePath }]."],
];

function noteOn(kind: "preset" | "plugin" | "theme"): (extension: PluginEntry<unknown>) => Note[] {
  return (extension) => {
    if (!extension || isStyleFunction(extension)) return [];
    const name = nameOf(extension);
    const advice = EXTENSION_ADVICE.find(([pattern]) => pattern.test(name))?.[1] ?? AS_IT_IS;
    return [{ option: `${kind} ${name}`, advice }];
  };
}
