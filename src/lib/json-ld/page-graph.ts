import { breadcrumbList } from "./breadcrumb-list";
import { pageThing } from "./page-thing";
import { siteThings } from "./site-things";
import type { PageFacts, SiteFacts } from "./types";

/** All structured data of one page: the site, who publishes it, the way to the page, the page. */
export function pageGraph(page: PageFacts, site: SiteFacts) {
  return {
    "@context": "https://schema.org",
    "@graph": [...siteThings(site), ...breadcrumbList(page, site), pageThing(page, site)],
  };
}

/** Structured data as the text of a script element, which must not hold the end of one. */
export function toScriptText(graph: object): string {
  return JSON.stringify(graph).replace(/</g, "\\u003c");
}
