import { siteIds } from "./site-things";
import type { PageFacts, SiteFacts, Thing } from "./types";

/** The page: an article of the documentation, a post, or a page that leads to others. */
export function pageThing(page: PageFacts, site: SiteFacts): Thing {
  const address = site.url + page.permalink;
  const isArticle = page.kind === "TechArticle" || page.kind === "BlogPosting";
  const trail = page.breadcrumbs.length > 0 && !isArticle;
  return {
    "@type": page.kind,
    "@id": address,
    url: address,
    ...(isArticle ? articleParts(page, site, address) : { name: page.title }),
    description: page.description,
    image: page.image,
    inLanguage: site.language,
    isPartOf: { "@id": siteIds(site).site },
    ...(trail ? { breadcrumb: { "@id": `${address}#breadcrumbs` } } : {}),
  };
}

function articleParts(page: PageFacts, site: SiteFacts, address: string): Record<string, unknown> {
  const { publisher } = siteIds(site);
  // A desk or team is named after the site; everybody else is somebody.
  const authors = (page.authors ?? []).map(({ name, permalink }) => ({
    "@type": name.startsWith(site.title) ? "Organization" : "Person",
    name,
    ...(permalink ? { url: site.url + permalink } : {}),
  }));
  return {
    headline: page.title,
    mainEntityOfPage: address,
    author: authors.length > 0 ? authors : { "@id": publisher },
    publisher: { "@id": publisher },
    ...(page.section ? { articleSection: page.section } : {}),
    ...(page.published ? { datePublished: page.published } : {}),
    ...(page.modified ? { dateModified: page.modified } : {}),
    ...(page.keywords?.length ? { keywords: page.keywords.join(", ") } : {}),
    ...(page.wordCount ? { wordCount: page.wordCount } : {}),
  };
}
