/** A node of a graph of schema.org's vocabulary. */
export interface Thing {
  "@type": string;
  "@id"?: string;
  [property: string]: unknown;
}

/** The site as structured data names it. */
export interface SiteFacts {
  /** Without a trailing slash. */
  url: string;
  title: string;
  description: string;
  /** `en`. */
  language: string;
}

/** A link of the way to a page. Without an address it is only a name. */
export interface Crumb {
  readonly label: string;
  readonly permalink: string | null;
}

/** What a page tells machines about itself. */
export interface PageFacts {
  kind: "TechArticle" | "BlogPosting" | "WebPage" | "CollectionPage";
  title: string;
  description: string;
  permalink: string;
  /** Absolute address. */
  image: string;
  section?: string;
  /** From the outermost, without the page itself. */
  breadcrumbs: readonly Crumb[];
  /** ISO 8601. */
  published?: string;
  modified?: string;
  authors?: ReadonlyArray<{ name: string; permalink: string | null }>;
  keywords?: readonly string[];
  wordCount?: number;
}
