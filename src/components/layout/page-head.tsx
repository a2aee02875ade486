import type { ReactNode } from "react";
import { pageGraph, toScriptText } from "../../lib/json-ld/page-graph";
import type { Crumb, PageFacts } from "../../lib/json-ld/types";
import { socialCardPath } from "../../lib/social-card";
import { SocialMeta } from "./social-meta";
import { useHeadSite } from "./use-head-site";

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
  /** Picture of the page's own, site-absolute; else a card is drawn from title and section. */
  image?: { path: string; alt: string };
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
  article = {},
  isHidden = false,
  hasTwin = false,
  children,
}: PageHeadProps) {
  const site = useHeadSite();
  const area = site.sectionOf(sidebar);
  const picture = image ?? { path: socialCardPath(permalink), alt: title };
  const page: PageFacts = {
    kind,
    title,
    description,
    permalink,
    breadcrumbs,
    image: site.url + picture.path,
    ...article,
    ...((area ?? section) ? { section: area ?? section ?? "" } : {}),
  };
  return (
    <>
      <html lang={site.language} />
      <title>{[title, area, site.title].filter(Boolean).join(" | ")}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isHidden ? "noindex" : "index, follow"} />
      <link rel="canonical" href={site.url + permalink} />
      <SocialMeta page={page} site={site} imageAlt={picture.alt} hasCard={!image} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {hasTwin && !isHidden ? (
        <link rel="alternate" type="text/markdown" href={`${permalink}.md`} />
      ) : null}
      <link rel="alternate" type="text/plain" title="For language models" href="/llms.txt" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can end.
        dangerouslySetInnerHTML={{ __html: toScriptText(pageGraph(page, site)) }}
      />
      {children}
    </>
  );
}
