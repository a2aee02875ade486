import { anchorPart, errorsAddress } from "../../../packages/addresses";

/**
 * Returns whether a URL of a document can be a link. URLs with `javascript:` and the like cannot.
 */
export function isSafeAddress(address: string): boolean {
  // Browsers ignore white space in URLs.
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/\s/g, ""))?.[1]?.toLowerCase();
  return scheme === undefined || ["http", "https", "mailto"].includes(scheme);
}

/** Addresses of files and pages that belong to a page of the API. */
export const apiPaths = {
  /** The operation as an OpenAPI document. */
  openapi: (permalink: string) => `${permalink}.openapi.json`,
  /** The whole document. */
  download: (documentId: string, format: "yaml" | "json") => `/openapi/${documentId}.${format}`,
  /** The index of errors of a document. */
  errors: errorsAddress,
  /** The list of schemas of a document. */
  schemas: (documentPermalink: string) => `${documentPermalink}/schemas`,
} as const;

/** Returns the anchor of a security scheme on the document's page. */
export function schemeAnchor(name: string): string {
  return `scheme-${anchorPart(name)}`;
}

/** Returns the anchor of a status on the page of errors. */
export function statusAnchor(status: string): string {
  return `status-${status.toLowerCase()}`;
}
