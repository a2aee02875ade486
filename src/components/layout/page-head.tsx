import type { ReactNode } from "react";
import { recordedHead } from "../../docusaurus/recorded-head";
import { toHref, toUrl } from "../../lib/addresses";
import type { Crumb, DescribedPage } from "../../lib/json-ld";
import { navbarLinks } from "../../lib/navigation";
import { FEEDS, markdownPath } from "../../lib/paths";
import { MachineReadableHead } from "./machine-readable-head";
import { useSite } from "./use-site";

/**
 * True in the browser bundle. Crawlers and previews read the static HTML, so scripts in the browser
 * need not render elements for them during navigation.
 */
export const IS_BROWSER = process.env.BUILD_STAGE === "build-javascript";

interface PageHeadProps {
  title: string;
  description: string;
  /** Address of the page. */
  permalink: string;
  /** Type of the page in schema.org. */
  kind?: DescribedPage["kind"];
  /** Sidebar that contains the page. Its label is the section. */
  sidebar?: string | null;
  /** Section of a page without sidebar. */
  section?: string;
  /** Breadcrumbs without the page itself. */
  breadcrumbs?: readonly Crumb[];
  /** The page's own picture. Otherwise a card is drawn from title and section. */
  image?: { path: string; alt: string } | undefined;
  /** Keywords for search engines. */
  keywords?: readonly string[];
  /** Dates, authors and keywords of an article. */
  article?: Pick<DescribedPage, "published" | "modified" | "authors" | "keywords" | "wordCount">;
  /** Asks search engines not to index the page. */
  isHidden?: boolean;
  /** True if the build exports the page as Markdown, at its address followed by `.md`. */
  hasMarkdown?: boolean;
  children?: ReactNode;
}

/** The head of a page, for browsers, search engines, previews and language models. */
export function PageHead({ children, ...props }: PageHeadProps) {
  // Decided at compile time: only sites made for Docusaurus have components that add to the head, and nearly all
  // of those have a page that is a component.
  if (process.env.COMPONENT_PAGES !== "true")
    return <WrittenHead {...props}>{children}</WrittenHead>;
  const { elements, title, isWholeTitle, description, canonical } = recordedHead(props.permalink);
  const all = { ...props, ...(title && { title }), ...(description && { description }) };
  return (
    <WrittenHead {...all} isWholeTitle={isWholeTitle} canonical={canonical}>
      {children}
      {elements}
    </WrittenHead>
  );
}

function WrittenHead({
  title,
  isWholeTitle,
  description,
  canonical,
  permalink,
  kind = "WebPage",
  sidebar,
  section,
  breadcrumbs = [],
  image,
  keywords = [],
  article = {},
  isHidden = false,
  hasMarkdown = false,
  children,
}: PageHeadProps & { isWholeTitle?: boolean | undefined; canonical?: string | undefined }) {
  const { settings, url } = useSite();
  // Decided at compile time, as in PageHead.
  const isWhole = process.env.COMPONENT_PAGES === "true" && isWholeTitle;
  const address = (process.env.COMPONENT_PAGES === "true" && canonical) || permalink;
  const site = { ...settings, url, language: settings.locale };
  const area = navbarLinks(settings.navbar.items).find(
    (link) => sidebar && link.sidebar === sidebar,
  )?.label;
  return (
    <>
      <html lang={site.language} />
      <title>
        {[...new Set(isWhole ? [title] : [title, site.titleSection ? area : null, site.title])]
          .filter(Boolean)
          .join(` ${settings.titleDelimiter} `)}
      </title>
      <meta name="description" content={description} />
      <meta name="robots" content={isHidden ? "noindex" : "index, follow"} />
      <link rel="canonical" href={toUrl(address, site.url)} />
      {hasMarkdown && !isHidden ? (
        <link rel="alternate" type="text/markdown" href={toHref(markdownPath(permalink))} />
      ) : null}
      {IS_BROWSER ? null : (
        <MachineReadableHead
          site={site}
          image={image}
          keywords={keywords}
          page={{
            kind,
            title,
            description,
            permalink,
            breadcrumbs,
            ...article,
            ...((area ?? section) ? { section: area ?? section ?? "" } : {}),
          }}
        />
      )}
      {children}
    </>
  );
}

/** Links to the feeds of the blog. gatsby-plugin-feed adds the link to the RSS feed. */
export function FeedLinks() {
  return (
    <>
      {[FEEDS.atom, FEEDS.json].map((feed) => (
        <FeedLink key={feed.path} {...feed} />
      ))}
    </>
  );
}

/** A link to a feed, in the head of the pages that it is about. */
export function FeedLink({ path, type, title }: { path: string; type: string; title: string }) {
  return <link rel="alternate" type={type} title={title} href={toHref(path)} />;
}
