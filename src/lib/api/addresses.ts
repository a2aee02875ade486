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

/** Characters that stand for themselves in an anchor; others, also `.` and `~`, are written as codes. */
const PLAIN = /[^\p{L}\p{N}_$@/+-]/gu;

/** A name as a piece of an anchor. Two names never give the same piece. */
export function anchorPart(name: string): string {
  return name.replace(PLAIN, (character) => `~${character.codePointAt(0)?.toString(16)}`);
}

/** Anchor of a header of a response. */
export function headerAnchor(base: string, name: string): string {
  return `${base}-header-${anchorPart(name.toLowerCase())}`;
}

/** Anchor of a body: the first media type has the plain one, others add their name. */
export function mediaTypeAnchor(base: string, mediaType: string, index: number): string {
  return index === 0 ? base : `${base}:${anchorPart(mediaType)}`;
}

/** Anchor of a way to authenticate on the page of the document. */
export function schemeAnchor(name: string): string {
  return `scheme-${anchorPart(name)}`;
}

/** Anchor of a code on the page of errors. */
export function codeAnchor(code: string): string {
  return `code-${anchorPart(code)}`;
}

/** Anchor of a status on the page of errors. */
export function statusAnchor(status: string): string {
  return `status-${status.toLowerCase()}`;
}
