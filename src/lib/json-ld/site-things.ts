import type { SiteFacts, Thing } from "./types";

/** Names by which the other things of a graph refer to the site and its publisher. */
export function siteIds({ url }: SiteFacts) {
  return { site: `${url}/#website`, publisher: `${url}/#organization` };
}

/** The site with its search, and the organization behind it. */
export function siteThings(site: SiteFacts): Thing[] {
  const ids = siteIds(site);
  return [
    {
      "@type": "WebSite",
      "@id": ids.site,
      url: `${site.url}/`,
      name: site.title,
      description: site.description,
      inLanguage: site.language,
      publisher: { "@id": ids.publisher },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${site.url}/search?q={search_term_string}` },
        // Not of the vocabulary itself: the notation for inputs of actions.
        "query-input": "required name=search_term_string",
      },
    },
    {
      "@type": "Organization",
      "@id": ids.publisher,
      name: site.title,
      url: `${site.url}/`,
      logo: { "@type": "ImageObject", url: `${site.url}/icon-512.png` },
    },
  ];
}
