/** Whether an address of a document can be a link: one with `javascript:` or the like cannot. */
export function isSafeAddress(address: string): boolean {
  // Browsers overlook white space in an address, wherever it stands.
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/\s/g, ""))?.[1]?.toLowerCase();
  return scheme === undefined || ["http", "https", "mailto"].includes(scheme);
}

/** Addresses of what stands beside the pages of an API. All begin with the page's own address. */
export const apiPaths = {
  /** The page as Markdown. */
  markdown: (permalink: string) => `${permalink}.md`,
  /** The operation as an OpenAPI document of its own. */
  openapi: (permalink: string) => `${permalink}.openapi.json`,
  /** The whole document. */
  download: (documentId: string, format: "yaml" | "json") => `/openapi/${documentId}.${format}`,
  /** The index of errors of a document. */
  errors: (documentPermalink: string) => `${documentPermalink}/errors`,
  /** The list of schemas of a document. */
  schemas: (documentPermalink: string) => `${documentPermalink}/schemas`,
} as const;
