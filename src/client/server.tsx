import path from "node:path";
import type { GatsbySSR } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { cacheEntries } from "../components/navigation/cached-entries";
import { SidebarEntries } from "../components/navigation/large-sidebar";
import { EntryMarkup } from "../components/navigation/sidebar-entries";
import type { NavItem } from "../lib/navigation";
import { wrapPageElement as wrap } from "./wrap-page-element";

declare const __BASE_PATH__: string;
/** Text of `inline-scripts/before-paint.ts`, which `src/site/webpack-config.ts` defines. */
declare const BEFORE_PAINT_SCRIPT: string;

/** Adds the links and the script that every page has in its head. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en", "data-theme": "light" } as Parameters<
    typeof setHtmlAttributes
  >[0]);
  setHeadComponents([
    <link
      key="search"
      rel="search"
      type="application/opensearchdescription+xml"
      title="Search"
      href="/opensearch.xml"
    />,
    <link key="sitemap" rel="sitemap" type="application/xml" href="/sitemap.xml" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the site.
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />,
  ]);
};

/** Start of the keys of the head elements of gatsby-plugin-image. */
const IMAGE_RUNTIME = "gatsby-image-style";

/**
 * Makes the head smaller.
 *
 * - Gatsby inlines the style sheet into every page. A link replaces it, so browsers fetch it once
 *   and pages are a third of the size.
 * - gatsby-plugin-image adds styles and a script for the fade-in effect of GatsbyImage, which no
 *   page uses.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter(isWanted).map(linkStyles));
};

function isWanted(node: ReactNode): boolean {
  return !(isElement(node) && String(node.key).startsWith(IMAGE_RUNTIME));
}

function linkStyles(node: ReactNode): ReactNode {
  if (!isElement(node) || node.props["data-identity"] !== "gatsby-global-css") return node;
  return <link key={node.key} rel="stylesheet" href={node.props["data-href"]} />;
}

/** An element of the head. */
type HeadElement = ReactElement<Record<string, string>>;

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
  const pagePath = props.location.pathname.slice(__BASE_PATH__.length);
  const page = wrap({ ...args, props: { ...props, path: pagePath } } as typeof args, options);
  return (
    <EntryMarkup.Provider value={markupOf}>
      <SidebarEntries.Provider value={entriesOf}>{page}</SidebarEntries.Provider>
    </EntryMarkup.Provider>
  );
};
