import type { Configuration, DocsOptions, Extension } from "./configuration";
import { nameOf, presetOptions } from "./configuration";

/** An option without a counterpart, and what its owner can do. */
export interface Note {
  /** As in the configuration: `themeConfig.algolia`. */
  option: string;
  advice: string;
}

const NO_SCRIPTS = "No script or style of a third party is loaded. Leave it out.";
const OWN_LOOK = "The look is that of this project. Leave it out.";
const NO_PLUGINS = "Markdown plugins of the site are not run. Check the pages that rely on it.";
const AS_IT_IS = "It is left out.";

/** Options that change nothing here, or that a site has without asking. */
const SILENT = new Set(
  [
    "organizationName projectName deploymentBranch githubHost githubPort future customFields",
    "onDuplicateRoutes i18n.defaultLocale i18n.path i18n.localeConfigs noIndex storage",
    "onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks markdown.hooks markdown.format",
    "markdown.mdx1Compat docs.sidebarCollapsible docs.sidebarCollapsed docs.breadcrumbs",
    "blog.showReadingTime blog.feedOptions blog.onInlineAuthors blog.editUrl docs.onInlineTags",
    "sitemap themeConfig.image themeConfig.metadata themeConfig.navbar.title svgr debug",
  ].flatMap((line) => line.split(" ")),
);

/** Options that `toSite` and `foldersOf` read, by the object that they are in. */
const READ: Record<string, string> = {
  "": "title tagline url baseUrl titleDelimiter staticDirectories i18n markdown presets plugins themeConfig trailingSlash themes",
  "i18n.": "",
  "markdown.": "",
  "docs.":
    "path routeBasePath sidebarPath editUrl showLastUpdateTime showLastUpdateAuthor lastVersion includeCurrentVersion versions",
  "docs.versions.": "label path banner badge noIndex",
  "blog.":
    "path routeBasePath blogTitle blogDescription postsPerPage blogSidebarTitle blogSidebarCount onInlineTags onUntruncatedBlogPosts",
  "pages.": "path",
  "themeConfig.": "navbar footer announcementBar tableOfContents prism",
  "themeConfig.navbar.": "logo items",
  "themeConfig.footer.": "copyright links",
  "themeConfig.announcementBar.": "id content isCloseable",
  "themeConfig.prism.": "additionalLanguages",
};

const ADVICE: Record<string, string> = {
  favicon: "Save it as static/favicon.svg or static/favicon.ico.",
  scripts: NO_SCRIPTS,
  stylesheets: NO_SCRIPTS,
  headTags: NO_SCRIPTS,
  clientModules: NO_SCRIPTS,
  gtag: NO_SCRIPTS,
  googleAnalytics: NO_SCRIPTS,
  googleTagManager: NO_SCRIPTS,
  theme: OWN_LOOK,
  "i18n.locales": "A site has one language. Build each language as a site of its own.",
  "markdown.mermaid": "See docs/writing.md for what becomes of Mermaid diagrams.",
  "docs.onlyIncludeVersions": "Keep only these versions in versions.json.",
  "docs.numberPrefixParser":
    "Numbers before names of files give the order and are no part of addresses.",
  "docs.sidebarItemsGenerator":
    "Write the sidebar in sidebars.yml, or order pages by sidebar_position.",
  "docs.include": "All .md and .mdx files are pages, except those that begin with _.",
  "docs.exclude": "Let the names of these files begin with _.",
  "docs.remarkPlugins": NO_PLUGINS,
  "docs.rehypePlugins": NO_PLUGINS,
  "docs.beforeDefaultRemarkPlugins": NO_PLUGINS,
  "docs.beforeDefaultRehypePlugins": NO_PLUGINS,
  "blog.remarkPlugins": NO_PLUGINS,
  "blog.rehypePlugins": NO_PLUGINS,
  "docs.tags": "Name the file docs/tags.yml.",
  "blog.tags": "Name the file blog/tags.yml.",
  "blog.sortPosts": "Lists begin with the newest post.",
  "blog.authorsMapPath": "Name the file blog/authors.yml.",
  "themeConfig.algolia": "The site has a search of its own. Leave it out.",
  "themeConfig.colorMode":
    "Readers choose light or dark; the system decides at first. Leave it out.",
  "themeConfig.navbar.style": OWN_LOOK,
  "themeConfig.navbar.hideOnScroll": OWN_LOOK,
  "themeConfig.footer.style": OWN_LOOK,
  "themeConfig.footer.logo": OWN_LOOK,
  "themeConfig.announcementBar.backgroundColor": OWN_LOOK,
  "themeConfig.announcementBar.textColor": OWN_LOOK,
  "themeConfig.prism.theme": OWN_LOOK,
  "themeConfig.prism.darkTheme": OWN_LOOK,
  "themeConfig.prism.magicComments":
    "The comments highlight-next-line and highlight-start are known.",
};

/** Finds the options without a counterpart. An option that only repeats a default is none. */
export function findUnused(configuration: Configuration): Note[] {
  const { themeConfig, presets = [], plugins = [], trailingSlash } = configuration;
  const { docs, blog, pages, ...others } = presetOptions(configuration) as Record<string, unknown>;
  const { i18n, markdown, themes } = configuration as unknown as Record<string, unknown>;
  const parts: Array<[prefix: string, part: unknown]> = [
    ["", configuration],
    ["", others],
    ["i18n.", oneLocale(i18n)],
    ["markdown.", markdown],
    ["docs.", docs],
    ...Object.values((docs as DocsOptions | undefined)?.versions ?? {}).map(
      (version): [string, unknown] => ["docs.versions.", version],
    ),
    ["blog.", blog],
    ["pages.", pages],
    ["themeConfig.", themeConfig],
    ["themeConfig.navbar.", themeConfig?.navbar],
    ["themeConfig.footer.", themeConfig?.footer],
    ["themeConfig.announcementBar.", themeConfig?.announcementBar],
    ["themeConfig.prism.", themeConfig?.prism],
  ];
  return [
    ...parts.flatMap(([prefix, part]) => unusedKeys(prefix, part)),
    ...(trailingSlash
      ? [
          {
            option: "trailingSlash",
            advice: "Addresses have no slash at their end. Hosts answer both: docs/operating.md.",
          },
        ]
      : []),
    ...presets.filter((preset) => !/classic/.test(nameOf(preset))).flatMap(noteOn("preset")),
    ...plugins
      .filter((plugin) => !/client-redirects/.test(nameOf(plugin)))
      .flatMap(noteOn("plugin")),
    ...[themes ?? []].flat().flatMap((theme) => noteOn("theme")(theme as Extension<unknown>)),
  ];
}

function oneLocale(i18n: unknown): unknown {
  const { locales, ...rest } = (i18n ?? {}) as { locales?: string[] };
  return (locales ?? []).length > 1 ? { ...rest, locales } : rest;
}

function unusedKeys(prefix: string, part: unknown): Note[] {
  if (typeof part !== "object" || part === null) return [];
  const known = (READ[prefix] ?? "").split(" ");
  return Object.entries(part)
    .filter(([key, value]) => isGiven(value) && !known.includes(key) && !SILENT.has(prefix + key))
    .map(([key]) => ({ option: prefix + key, advice: ADVICE[prefix + key] ?? AS_IT_IS }));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
}

const EXTENSION_ADVICE: Array<[name: RegExp, advice: string]> = [
  [/content-docs/, "A second set of docs is not read. Move its pages into the docs folder."],
  [/content-blog/, "A second blog is not read. Move its posts into the blog folder."],
  [/gtag|analytics|tag-manager/, NO_SCRIPTS],
  [/search|lunr|algolia/, "The site has a search of its own. Leave it out."],
  [/mermaid/, "See docs/writing.md for what becomes of Mermaid diagrams."],
  [/sitemap|ideal-image|pwa|debug/, "The site needs no plugin for it. Leave it out."],
  [/openapi|redoc/, "List the documents in site.yml: openapi: [{ id, spec, basePath }]."],
];

function noteOn(kind: "preset" | "plugin" | "theme"): (extension: Extension<unknown>) => Note[] {
  return (extension) => {
    if (!extension || typeof extension === "function") return [];
    const name = nameOf(extension);
    const advice = EXTENSION_ADVICE.find(([pattern]) => pattern.test(name))?.[1] ?? AS_IT_IS;
    return [{ option: `${kind} ${name}`, advice }];
  };
}
