import type { Configuration } from "../configuration";
import { toSite } from "../to-site";

const THEME = { plain: { color: "#111", backgroundColor: "#eee" }, styles: [] };

/** Everything that Docusaurus' configuration accepts, each with a value that is not its default. */
const OPTIONS: Record<string, Record<string, unknown>> = {
  "": {
    title: "Other",
    tagline: "A tagline",
    url: "https://other.example",
    baseUrl: "/base/",
    favicon: "img/favicon.ico",
    organizationName: "org",
    projectName: "project",
    deploymentBranch: "pages",
    githubHost: "git.example",
    githubPort: "22",
    titleDelimiter: "·",
    trailingSlash: true,
    noIndex: true,
    onBrokenLinks: "warn",
    onBrokenAnchors: "throw",
    onBrokenMarkdownLinks: "throw",
    onDuplicateRoutes: "throw",
    customFields: { a: 1 },
    staticDirectories: ["public"],
    headTags: [{ tagName: "meta", attributes: {} }],
    scripts: ["https://cdn.example/x.js"],
    stylesheets: ["https://cdn.example/x.css"],
    clientModules: ["./x.js"],
    future: { v4: true },
    storage: { type: "sessionStorage" },
    themes: ["@docusaurus/theme-mermaid"],
    plugins: ["docusaurus-plugin-sass"],
  },
  i18n: {
    defaultLocale: "fr",
    path: "translations",
    localeConfigs: { en: { label: "E" } },
  },
  markdown: {
    format: "detect",
    mermaid: true,
    emoji: false,
    mdx1Compat: { comments: false },
    preprocessor: () => "",
    parseFrontMatter: () => ({}),
    anchors: { maintainCase: true },
    remarkRehypeOptions: { footnoteLabel: "Notes" },
    hooks: { onBrokenMarkdownLinks: "throw" },
  },
  "markdown.hooks": { onBrokenMarkdownImages: "ignore" },
  preset: {
    debug: true,
    svgr: {},
    gtag: { trackingID: "G-1" },
    googleAnalytics: { trackingID: "UA-1" },
    googleTagManager: { containerId: "GTM-1" },
  },
  docs: {
    path: "../docs",
    routeBasePath: "/",
    tagsBasePath: "labels",
    include: ["**/*.md"],
    exclude: ["x/**"],
    sidebarPath: "./sidebars.js",
    sidebarItemsGenerator: () => [],
    sidebarCollapsible: false,
    sidebarCollapsed: false,
    numberPrefixParser: false,
    docsRootComponent: "@theme/x",
    docVersionRootComponent: "@theme/x",
    docRootComponent: "@theme/x",
    docItemComponent: "@theme/x",
    docTagsListComponent: "@theme/x",
    docTagDocListComponent: "@theme/x",
    docCategoryGeneratedIndexComponent: "@theme/x",
    remarkPlugins: [() => {}],
    rehypePlugins: [() => {}],
    recmaPlugins: [() => {}],
    beforeDefaultRemarkPlugins: [() => {}],
    beforeDefaultRehypePlugins: [() => {}],
    admonitions: { keywords: ["x"] },
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
    includeCurrentVersion: false,
    disableVersioning: true,
    lastVersion: "1.0",
    versions: { current: { label: "3" } },
    onlyIncludeVersions: ["current"],
    editUrl: "https://git.example/edit",
    editCurrentVersion: true,
    editLocalizedFiles: true,
    breadcrumbs: false,
    onInlineTags: "throw",
    tags: "labels.yml",
    id: "other",
  },
  "docs.versions.current": {
    label: "3",
    path: "three",
    banner: "unmaintained",
    badge: false,
    noIndex: true,
    className: "x",
  },
  blog: {
    path: "news",
    routeBasePath: "news",
    blogTitle: "News",
    blogDescription: "What is new",
    blogSidebarCount: 7,
    blogSidebarTitle: "All",
    archiveBasePath: "old",
    authorsBasePath: "people",
    pageBasePath: "p",
    tagsBasePath: "labels",
    authorsMapPath: "people.yml",
    include: ["**/*.md"],
    exclude: ["x/**"],
    postsPerPage: 3,
    blogListComponent: "@theme/x",
    blogPostComponent: "@theme/x",
    blogTagsListComponent: "@theme/x",
    blogTagsPostsComponent: "@theme/x",
    blogArchiveComponent: "@theme/x",
    blogAuthorsPostsComponent: "@theme/x",
    blogAuthorsListComponent: "@theme/x",
    remarkPlugins: [() => {}],
    rehypePlugins: [() => {}],
    recmaPlugins: [() => {}],
    beforeDefaultRemarkPlugins: [() => {}],
    beforeDefaultRehypePlugins: [() => {}],
    admonitions: false,
    truncateMarker: /x/,
    showReadingTime: false,
    readingTime: () => 1,
    feedOptions: { type: "rss" },
    editUrl: "https://git.example/edit",
    editLocalizedFiles: true,
    sortPosts: "ascending",
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
    processBlogPosts: () => [],
    tags: "labels.yml",
    onInlineTags: "throw",
    onInlineAuthors: "throw",
    onUntruncatedBlogPosts: "throw",
    id: "other",
  },
  pages: {
    path: "site-pages",
    routeBasePath: "/p",
    include: ["**/*.md"],
    exclude: ["x/**"],
    mdxPageComponent: "@theme/x",
    remarkPlugins: [() => {}],
    rehypePlugins: [() => {}],
    recmaPlugins: [() => {}],
    beforeDefaultRemarkPlugins: [() => {}],
    beforeDefaultRehypePlugins: [() => {}],
    admonitions: false,
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
    editUrl: "https://git.example/edit",
    editLocalizedFiles: true,
    id: "other",
  },
  sitemap: {
    changefreq: "daily",
    priority: 0.1,
    lastmod: "date",
    ignorePatterns: ["/x"],
    filename: "map.xml",
    trailingSlash: true,
    createSitemapItems: () => [],
  },
  theme: { customCss: "./x.css" },
  redirects: {
    redirects: [{ from: "/old", to: "/docs/a" }],
    createRedirects: (path: string) => `/former${path}`,
    fromExtensions: ["htm"],
    toExtensions: ["pdf"],
    id: "other",
  },
  themeConfig: {
    image: "img/x.png",
    metadata: [{ name: "a", content: "b" }],
    zoom: {},
    colorMode: { defaultMode: "dark" },
    docs: { sidebar: { hideable: true } },
    blog: { sidebar: { groupByYear: false } },
    algolia: { appId: "x" },
    announcementBar: { id: "x", content: "Other" },
    tableOfContents: { minHeadingLevel: 3 },
    mermaid: { options: {} },
    liveCodeBlock: { playgroundPosition: "top" },
    footer: { copyright: "© Someone" },
  },
  "themeConfig.prism": {
    theme: THEME,
    darkTheme: THEME,
    defaultLanguage: "js",
    additionalLanguages: ["brightscript"],
    magicComments: [{ className: "x", line: "x" }],
  },
  "themeConfig.navbar": {
    title: "Title",
    style: "dark",
    hideOnScroll: true,
    logo: { src: "img/x.svg" },
    items: [{ type: "html", value: "<b>A</b>" }],
  },
  "themeConfig.navbar.logo": {
    alt: "x",
    href: "/x",
    target: "_self",
    width: 3,
    height: 3,
    className: "x",
    style: {},
    srcDark: "img/y.svg",
  },
  "themeConfig.footer": {
    style: "dark",
    logo: { src: "img/x.svg" },
    links: [{ title: "More", items: [{ html: "<b>A</b>" }] }],
  },
  "themeConfig.announcementBar": {
    id: "y",
    content: "Other",
    backgroundColor: "red",
    textColor: "red",
    isCloseable: false,
  },
  "themeConfig.colorMode": {
    defaultMode: "dark",
    disableSwitch: true,
    respectPrefersColorScheme: true,
  },
  "themeConfig.tableOfContents": { maxHeadingLevel: 5 },
  "themeConfig.navbar.items.0": {
    label: "B",
    to: "/docs/b",
    position: "right",
    className: "x",
    activeBasePath: "x",
    activeBaseRegex: "x",
    prependBaseUrlToHref: true,
    target: "_self",
    html: "<b>D</b>",
    items: [{ label: "C", to: "/docs/b", className: "x" }],
  },
  "themeConfig.footer.links.0": {
    label: "B",
    to: "/docs/b",
    html: '<a href="https://a.example">A</a>',
    className: "x",
    prependBaseUrlToHref: true,
  },
};

/** What the options of an object need around them to have an effect. */
const BASE = {
  title: "Site",
  url: "https://site.example",
  themeConfig: {
    announcementBar: { id: "x", content: "Hello" },
    navbar: { logo: { src: "img/l.svg" }, items: [{ label: "A", to: "/docs/a" }] },
    footer: { links: [{ label: "A", to: "/docs/a" }] },
    prism: {},
    tableOfContents: {},
  },
};

/** These take effect when a site's folders are linked and its sidebars are written. */
const LINKED = new Set([
  "staticDirectories",
  "docs.path",
  "docs.sidebarPath",
  "blog.path",
  "pages.path",
  "docs.tags",
  "blog.tags",
  "blog.authorsMapPath",
]);

function withOption(place: string, option: string, value: unknown): Configuration {
  const plugin = "@docusaurus/plugin-client-redirects";
  const preset: Record<string, unknown> = {
    docs: { editUrl: "https://git.example/e" },
    blog: {},
    pages: {},
    sitemap: {},
    theme: {},
  };
  const redirects: Record<string, unknown> = {};
  const configuration = {
    ...structuredClone(BASE),
    i18n: {},
    markdown: { hooks: {} },
    presets: [["classic", preset]],
    plugins: [[plugin, redirects]],
  };
  const roots: Record<string, unknown> = { preset, redirects, ...preset };
  const [first = "", ...others] = place.split(".");
  const root = roots[first] ?? configuration;
  const keys = first in roots ? others : place.split(".").filter(Boolean);
  let target = root as Record<string, unknown>;
  for (const key of keys) {
    target[key] ??= {};
    target = target[key] as Record<string, unknown>;
  }
  if (option !== "") target[option] = value;
  return configuration as unknown as Configuration;
}

const PAGES = {
  paths: ["/docs/a", "/docs/b", "/docs/c.pdf", "/blog/p"],
  docs: new Map([["a", "/docs/a"]]),
  files: ["docs/a.md", "versioned_docs/version-1.0/a.md", "blog/p.md"],
};

const SOURCE = { file: "docusaurus.config.js", missing: [], isFunction: false, css: "" };

const CASES = Object.entries(OPTIONS).flatMap(([place, options]) =>
  Object.entries(options).map(([option, value]) => ({ place, option, value })),
);

it.each(CASES)(
  "$place $option has an effect or a line in the report",
  ({ place, option, value }) => {
    if (LINKED.has(`${place}.${option}`.replace(/^\./, ""))) return;
    const before = toSite(withOption(place, "", undefined), PAGES, SOURCE);
    const after = toSite(withOption(place, option, value), PAGES, SOURCE);
    expect(JSON.stringify(after)).not.toBe(JSON.stringify(before));
  },
);
