import type { PageFacts, SiteFacts, Thing } from "./types";

/** The way to a page, the page itself at its end; nothing for a page that stands alone. */
export function breadcrumbList(page: PageFacts, { url }: SiteFacts): Thing[] {
  if (page.breadcrumbs.length === 0) return [];
  const crumbs = [...page.breadcrumbs, { label: page.title, permalink: page.permalink }];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": `${url}${page.permalink}#breadcrumbs`,
      itemListElement: crumbs.map(({ label, permalink }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        ...(permalink === null ? {} : { item: { "@id": url + permalink } }),
      })),
    },
  ];
}
