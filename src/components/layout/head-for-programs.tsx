import { pageGraph, toScriptText } from "../../lib/json-ld/page-graph";
import type { PageFacts } from "../../lib/json-ld/types";
import { socialCardPath } from "../../lib/social-card";
import { SocialMeta } from "./social-meta";
import type { HeadSite } from "./use-head-site";

interface HeadForProgramsProps {
  site: HeadSite;
  page: Omit<PageFacts, "image">;
  keywords: readonly string[];
  /** Picture of the page's own, site-absolute or elsewhere; else a card is drawn from title and section. */
  image: { path: string; alt: string } | undefined;
}

/** What the head says to search engines, previews and language models: in the static HTML only. */
export function HeadForPrograms({ site, page, keywords, image }: HeadForProgramsProps) {
  const picture = image ?? { path: socialCardPath(page.permalink), alt: page.title };
  const facts: PageFacts = { ...page, image: new URL(picture.path, site.url).href };
  return (
    <>
      {keywords.length > 0 ? <meta name="keywords" content={keywords.join(", ")} /> : null}
      <SocialMeta page={facts} site={site} imageAlt={picture.alt} hasCard={!image} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="text/plain" title="For language models" href="/llms.txt" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can end.
        dangerouslySetInnerHTML={{ __html: toScriptText(pageGraph(facts, site)) }}
      />
    </>
  );
}
