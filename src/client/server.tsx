import path from "node:path";
import typeface from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { GatsbySSR } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { cacheEntries } from "../components/navigation/cached-entries";
import { SidebarEntries } from "../components/navigation/large-sidebar";
import { EntryMarkup } from "../components/navigation/sidebar-entries";
import type { SearchSources } from "../components/search/open-search";
import { SearchDialog } from "../components/search/search-dialog";
import { toHref, toPermalink } from "../lib/addresses";
import { DEFAULT_COLOR_MODE } from "../lib/default-color-mode";
import { toScriptText } from "../lib/json-ld";
import type { NavItem } from "../lib/navigation";
import { FILES } from "../lib/paths";
import { SEARCH_FILES } from "../lib/search/entry";
import { wrapPageElement as wrap } from "./wrap-page-element";

/** Texts of the scripts in `inline-scripts/`, which `src/site/webpack-config.ts` defines. */
declare const BEFORE_PAINT_SCRIPT: string;
declare const LOAD_APPLICATION_SCRIPT: string;

/** `scripts` of the settings, which `src/site/webpack-config.ts` defines. */
declare const SITE_SCRIPTS: readonly string[];

/** Adds the links and the scripts that every page has in its head. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en", "data-theme": DEFAULT_COLOR_MODE } as Parameters<
    typeof setHtmlAttributes
  >[0]);
  setHeadComponents([
    <link
      key="search"
      rel="search"
      type="application/opensearchdescription+xml"
      title="Search"
      href={toHref("/opensearch.xml")}
    />,
    <link key="sitemap" rel="sitemap" type="application/xml" href={toHref(FILES.sitemap)} />,
    <link key="icon" rel="icon" href={toHref("/favicon.svg")} type="image/svg+xml" />,
    <link
      key="typeface"
      rel="preload"
      href={typeface}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the site.
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />,
    ...SITE_SCRIPTS.map((script) => <script key={script} src={toHref(script)} defer />),
  ]);
};

/** Start of the keys of the head elements of gatsby-plugin-image. */
const IMAGE_RUNTIME = "gatsby-image-style";

/**
 * Makes pages smaller and keeps them idle until the reader acts.
 *
 * - Gatsby inlines the style sheet into every page. A link replaces it, so browsers fetch it once
 *   and pages are a third of the size.
 * - gatsby-plugin-image adds styles and a script for the fade-in effect of GatsbyImage, which no
 *   page uses.
 * - A script that loads the application when the reader first interacts with the page replaces the
 *   application's scripts.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  replaceHeadComponents(getHeadComponents().filter(isWanted).map(linkStyles));
  replacePostBodyComponents(deferScripts(getPostBodyComponents(), pathname));
};

/** Files of each chunk by its name. */
type ChunkMapping = Record<string, string[]> & { search: string[] };

/** Scripts of the application that the search runs too: webpack's runtime and React. */
const SHARED_SCRIPTS = /\/(?:webpack-runtime|framework)-/;

/** In develop, where Gatsby's inline scripts are missing, nothing changes. */
function deferScripts(components: ReactNode[], pagePath: string): ReactNode[] {
  const inline = (key: string) => {
    const found = components.find(
      (node): node is InlineScript => isElement(node) && node.key === key,
    );
    return found?.props.dangerouslySetInnerHTML.__html ?? "";
  };
  const [, hash] = inline("script-loader").match(/___webpackCompilationHash="([^"]*)"/) ?? [];
  const [, chunks] = inline("chunk-mapping").match(/___chunkMapping=(.*);\/\*/s) ?? [];
  if (!hash || !chunks) return components;
  const mapping: string | ChunkMapping = JSON.parse(chunks);
  // Gatsby encodes the mapping as JSON twice and therefore never uses it to prefetch code.
  const filesOfChunks: ChunkMapping = typeof mapping === "string" ? JSON.parse(mapping) : mapping;
  const sources = components.flatMap((node) => (isElement(node) && node.props.src) || []);
  const search: SearchSources = {
    scripts: [
      ...sources.filter((source) => SHARED_SCRIPTS.test(source)),
      ...filesOfChunks.search.map(toHref),
    ],
    manifest: toHref(`/${SEARCH_FILES}/manifest.json`),
  };
  const globals = {
    pagePath,
    ___webpackCompilationHash: hash,
    ___chunkMapping: filesOfChunks,
  };
  const application = { sources, search, globals };
  return [
    ...components.filter((node) => !(isElement(node) && node.type === "script")),
    <SearchDialog key="search" />,
    <script
      key="application"
      id="application"
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can end.
      dangerouslySetInnerHTML={{ __html: toScriptText(application) }}
    />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the site.
    <script key="load" dangerouslySetInnerHTML={{ __html: LOAD_APPLICATION_SCRIPT }} />,
  ];
}

function isWanted(node: ReactNode): boolean {
  if (!isElement(node)) return true;
  const isPreload = node.props.rel === "preload" && node.props.as === "script";
  return !isPreload && !String(node.key).startsWith(IMAGE_RUNTIME);
}

function linkStyles(node: ReactNode): ReactNode {
  if (!isElement(node) || node.props["data-identity"] !== "gatsby-global-css") return node;
  return <link key={node.key} rel="stylesheet" href={node.props["data-href"]} />;
}

/** An element of the head or the end of the body. */
type HeadElement = ReactElement<Record<string, string>>;
type InlineScript = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>;

function isElement(node: ReactNode): node is HeadElement {
  return typeof node === "object" && node !== null && "props" in node;
}

/** Caches of what all pages of a build share, not state. */
const markupOf = cacheEntries();
const entriesOf = readSidebarFiles();

/**
 * Returns a cached reader of the files that the build has written for large sidebars. It bypasses
 * Gatsby's check for use of the file system, after which every build would render all pages: the
 * address of a file changes with its content, so Gatsby knows which pages to render.
 */
function readSidebarFiles(): (address: string) => readonly NavItem[] {
  const { readFileSync } = process.getBuiltinModule("node:fs");
  const cache = new Map<string, readonly NavItem[]>();
  return (address) => {
    const entries =
      cache.get(address) ??
      (JSON.parse(readFileSync(path.join("public", address), "utf8")) as NavItem[]);
    cache.set(address, entries);
    return entries;
  };
}

/**
 * Renders the same layout as in the browser. While HTML is rendered, `path` is the pattern of
 * Gatsby's one route, so the address is taken from the location.
 */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = (args, options) => {
  const { props } = args;
  const pagePath = toPermalink(props.location.pathname);
  const page = wrap({ ...args, props: { ...props, path: pagePath } } as typeof args, options);
  return (
    <EntryMarkup.Provider value={markupOf}>
      <SidebarEntries.Provider value={entriesOf}>{page}</SidebarEntries.Provider>
    </EntryMarkup.Provider>
  );
};
