import { bundledLanguages } from "shiki";
import { CODE_THEME, codeThemeStyles } from "./code-theme";
import type { BlogOptions, Configuration, Reaction } from "./configuration";
import { docsInstances, hasTrailingSlash, isLiveCode, presetOptions } from "./configuration";
import {
  blogSettings,
  docsPath,
  docsSettings,
  editSettings,
  fileSettings,
} from "./content-settings";
import type { MigratedSite, SitePages, Targets } from "./conversion";
import { fromRoot, optional } from "./conversion";
import { pluginModules } from "./plugin-modules";
import type { ConfigurationSource } from "./read-configuration";
import { movedPosts, toRedirects } from "./redirect-settings";
import { themeSettings } from "./theme-settings";
import type { Note } from "./unused-options";
import { findUnused, NO_SCRIPTS, pluginsWithPages } from "./unused-options";

/** The configuration's file, and what belongs to it. */
export interface SiteSource extends ConfigurationSource {
  /** Text of the style sheets that the configuration names. */
  css: string;
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
  const codeTheme = codeThemeStyles(configuration.themeConfig ?? {});
  const styleSheets = [codeTheme ? CODE_THEME : [], theme?.customCss ?? []].flat();
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
      ...themeSettings(configuration, targets),
      ...docsSettings(instances, hasVersionMenu(configuration)),
      ...editSettings(instances, blog || {}, pages, notes),
      ...(styleSheets.length > 0 ? { styleSheets } : {}),
      ...ownScripts(configuration, basePath, notes),
      ...markdownSettings(configuration, Object.keys(plugins.modules)),
      ...fileSettings(configuration),
      ...(customFields ? { customFields: dataOf(customFields, notes) } : {}),
      ...(blog === false ? {} : { blog: blogSettings(blog ?? {}) }),
      ...relativeLinks(configuration),
      checks: checkSettings(configuration, blog || {}),
    },
    redirects: toRedirects(configuration, pages, targets),
    modules: { ...plugins.modules, ...(codeTheme ? { [CODE_THEME]: codeTheme } : {}) },
    notes: [
      ...notes,
      ...plugins.notes,
      ...styleSheetsOf(configuration).map(noteOnStyles),
      ...unknownLanguages(configuration),
    ],
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

/** Returns whether the navbar of all pages has a menu of versions. */
function hasVersionMenu({ themeConfig }: Configuration): boolean {
  return (themeConfig?.navbar?.items ?? []).some(({ type }) => type === "docsVersionDropdown");
}

function markdownSettings(
  { themes = [], themeConfig }: Configuration,
  modules: readonly string[],
): { markdown?: object } {
  const listed = (kind: string) =>
    modules.filter((name) => name.startsWith(kind)).map((name) => `./${name}`);
  const { playgroundPosition: liveCode = "bottom" } = themeConfig?.liveCodeBlock ?? {};
  const settings = {
    ...(modules.length > 0
      ? { remarkPlugins: listed("remark"), rehypePlugins: listed("rehype") }
      : {}),
    ...(themes.some(isLiveCode) ? { liveCode } : {}),
  };
  return Object.keys(settings).length > 0 ? { markdown: settings } : {};
}

/** Says which pages' relative links lead below them, since readers follow them from addresses with or without a slash. */
function relativeLinks({ trailingSlash }: Configuration) {
  return trailingSlash === undefined
    ? {}
    : { content: { linksBelow: hasTrailingSlash(trailingSlash) ? "all" : "none" } };
}

/** Returns the values that can be written to a file. */
function dataOf(fields: Record<string, unknown>, notes: Note[]): Record<string, unknown> {
  // What a variable of the environment would contain is undefined without it.
  const isData = ([, value]: [string, unknown]) =>
    value === undefined || JSON.stringify(value) !== undefined;
  for (const [name] of Object.entries(fields).filter((field) => !isData(field))) {
    notes.push({ option: `customFields.${name}`, advice: "Only data can be written to site.yml." });
  }
  return JSON.parse(JSON.stringify(fields)) as Record<string, unknown>;
}

function checkSettings(configuration: Configuration, blog: BlogOptions) {
  const { onBrokenLinks = "throw", onBrokenAnchors, markdown } = configuration;
  const onBrokenFiles = markdown?.hooks?.onBrokenMarkdownLinks;
  return {
    brokenLinks: pluginsWithPages(configuration).length > 0 ? "warning" : levelOf(onBrokenLinks),
    // Pages that need what does not exist here are left out.
    unreadablePages: "warning",
    // Docusaurus builds them, and links go to the first heading as well.
    duplicateIds: "warning",
    brokenAnchors: levelOf(onBrokenAnchors),
    duplicateRoutes: levelOf(configuration.onDuplicateRoutes),
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

function unknownLanguages({ themeConfig }: Configuration): Note[] {
  const names = themeConfig?.prism?.additionalLanguages ?? [];
  return names
    .filter((name) => !(name in bundledLanguages))
    .map((name) => ({
      option: `themeConfig.prism.additionalLanguages: ${name}`,
      advice: "Code in this language is shown without colors.",
    }));
}
