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
