import { toUrl } from "./addresses";
import { paths } from "./paths";

/** A node of a schema.org graph. */
export interface Thing {
  "@type": string;
  "@id"?: string;
  [property: string]: unknown;
}

/** Properties of the site in structured data. */
export interface DescribedSite {
  /** Without a trailing slash. */
  url: string;
  title: string;
  description: string;
  /** `en`. */
  language: string;
}

/** A breadcrumb; without a link if it has no address. */
export interface Crumb {
  readonly label: string;
  readonly permalink: string | null;
}

/** Properties of a page in structured data. */
export interface DescribedPage {
  kind: "TechArticle" | "BlogPosting" | "WebPage" | "CollectionPage";
  title: string;
  description: string;
  permalink: string;
  /** Absolute address. */
  image: string;
  section?: string;
  /** From the outermost one, without the page itself. */
  breadcrumbs: readonly Crumb[];
  /** ISO 8601. */
  published?: string;
  modified?: string;
  authors?: ReadonlyArray<{ name: string; permalink: string | null }>;
  keywords?: readonly string[];
  wordCount?: number;
}

/** Returns the structured data of a page: site, publisher, breadcrumbs and page. */
export function pageGraph(page: DescribedPage, site: DescribedSite) {
  return {
    "@context": "https://schema.org",
    "@graph": [...siteThings(site), ...breadcrumbList(page, site), pageThing(page, site)],
  };
}

/**
 * Serializes structured data for a script element. `<` and `&` are escaped: Gatsby decodes character
 * references in the scripts of a head, so `&lt;/script>` would end the element.
 */
export function toScriptText(graph: object): string {
  return JSON.stringify(graph).replace(/[<&]/g, (sign) => (sign === "<" ? "\\u003c" : "\\u0026"));
}

/** Returns the ids of the site and of its publisher, for references in the graph. */
function siteIds({ url }: DescribedSite) {
  return { site: `${url}/#website`, publisher: `${url}/#organization` };
}

/** Returns the site with its search, and its publisher. */
function siteThings(site: DescribedSite): Thing[] {
  const ids = siteIds(site);
  return [
    {
      "@type": "WebSite",
      "@id": ids.site,
      url: toUrl("/", site.url),
      name: site.title,
      description: site.description,
      inLanguage: site.language,
      publisher: { "@id": ids.publisher },
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: toUrl(`${paths.search}?q={search_term_string}`, site.url),
        },
        // Not of the vocabulary itself: the notation for inputs of actions.
        "query-input": "required name=search_term_string",
      },
    },
    {
      "@type": "Organization",
      "@id": ids.publisher,
      name: site.title,
      url: toUrl("/", site.url),
      logo: { "@type": "ImageObject", url: toUrl("/icon-512.png", site.url) },
    },
  ];
}

/** Returns the breadcrumbs of a page, ending with the page; empty for a page without any. */
function breadcrumbList(page: DescribedPage, { url }: DescribedSite): Thing[] {
  if (page.breadcrumbs.length === 0) return [];
  const crumbs = [...page.breadcrumbs, { label: page.title, permalink: page.permalink }];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": `${toUrl(page.permalink, url)}#breadcrumbs`,
      itemListElement: crumbs.map(({ label, permalink }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        ...(permalink === null ? {} : { item: { "@id": toUrl(permalink, url) } }),
      })),
    },
  ];
}

/** Returns the node of the page. */
function pageThing(page: DescribedPage, site: DescribedSite): Thing {
  const address = toUrl(page.permalink, site.url);
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

function articleParts(
  page: DescribedPage,
  site: DescribedSite,
  address: string,
): Record<string, unknown> {
  const { publisher } = siteIds(site);
  // Authors named after the site are teams; all others are people.
  const authors = (page.authors ?? []).map(({ name, permalink }) => ({
    "@type": name.startsWith(site.title) ? "Organization" : "Person",
    name,
    ...(permalink ? { url: toUrl(permalink, site.url) } : {}),
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
