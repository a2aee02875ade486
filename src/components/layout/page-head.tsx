import type { ReactNode } from "react";
import type { Crumb, PageFacts } from "../../lib/json-ld";
import { FEEDS } from "../../lib/paths";
import { HeadForPrograms } from "./social-head";
import { useHeadSite } from "./use-head-site";

/**
 * Known when the code is compiled. Crawlers and previews read the page as it was written; a browser
 * that goes on to the next page needs none of what is there for them, and does not load it.
 */
const IS_BROWSER = process.env.BUILD_STAGE === "build-javascript";

interface PageHeadProps {
  title: string;
  description: string;
  /** Address of the page. */
  permalink: string;
  /** What the page is in the words of schema.org; a page like any other if absent. */
  kind?: PageFacts["kind"];
  /** Sidebar that shows the page: its section. */
  sidebar?: string | null;
  /** Section of a page that no sidebar shows. */
  section?: string;
  /** The way to the page, without itself. */
  breadcrumbs?: readonly Crumb[];
  /** Picture of the page's own; else a card is drawn from title and section. */
  image?: { path: string; alt: string } | undefined;
  /** Words that search engines may take the page for. */
  keywords?: readonly string[];
  /** Dates, authors and subjects of an article. */
  article?: Pick<PageFacts, "published" | "modified" | "authors" | "keywords" | "wordCount">;
  /** Keeps search engines away. */
  isHidden?: boolean;
  /** Whether the build writes the page in Markdown too, at its address and `.md`. */
  hasTwin?: boolean;
  children?: ReactNode;
}

/** What every page says of itself to browsers, search engines, previews and language models. */
export function PageHead({
  title,
  description,
  permalink,
  kind = "WebPage",
  sidebar,
  section,
  breadcrumbs = [],
  image,
  keywords = [],
  article = {},
  isHidden = false,
  hasTwin = false,
  children,
}: PageHeadProps) {
  const site = useHeadSite();
  const area = site.sectionOf(sidebar);
  return (
    <>
      <html lang={site.language} />
      <title>{[title, area, site.title].filter(Boolean).join(" | ")}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isHidden ? "noindex" : "index, follow"} />
      <link rel="canonical" href={site.url + permalink} />
      {hasTwin && !isHidden ? (
        <link rel="alternate" type="text/markdown" href={`${permalink}.md`} />
      ) : null}
      {IS_BROWSER ? null : (
        <HeadForPrograms
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

/** Announces the blog's feeds in the head. gatsby-plugin-feed announces its own, the RSS feed. */
export function FeedLinks() {
  return (
    <>
      {[FEEDS.atom, FEEDS.json].map(({ path, type, title }) => (
        <link key={path} rel="alternate" type={type} title={title} href={path} />
      ))}
    </>
  );
}
