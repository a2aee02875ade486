/** Characters that browsers ignore at the start of an address or everywhere in it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these characters.
const IGNORED = /[\u0000-\u0020]/g;

/** Prefix that the site removes from links, so an address follows. */
const OPAQUE = /^(?:pathname:\/\/)+/i;

/** Returns whether an address contains code or content: `javascript:`, `data:` or `vbscript:`. */
export function isUnsafeAddress(address: string): boolean {
  const plain = address.replace(IGNORED, "").replace(OPAQUE, "");
  return /^(?:javascript|data|vbscript):/i.test(plain);
}

/** Attributes, props and keys that contain an address. */
const ADDRESS_NAME =
  /(?:href|src|srcset|url|link|action|poster|image|background|cite|ping|longdesc|manifest)$|^(?:to|data|icon)$/i;

/** Returns whether an attribute, prop or key of this name contains an address. */
export function isAddressName(name: string): boolean {
  return ADDRESS_NAME.test(name);
}

/** Decodes an address or a part of one. One with a stray percent sign stays as it is. */
export function decoded(address: string, decode = decodeURIComponent): string {
  try {
    return decode(address);
  } catch {
    return address;
  }
}

/** Returns an address without the slashes at its end. */
export function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

/** The problem of an unsafe address, without its place. */
export const UNSAFE_ADDRESS = {
  severity: "error",
  message:
    "Addresses with javascript:, data: and vbscript: are refused, because they can run code.",
  hint: "Write the address of a page or a file.",
} as const;

/** Characters that an anchor keeps. Others are written as codes, also `.` and `~`. */
const PLAIN = /[^\p{L}\p{N}_$@/+-]/gu;

/** Escapes a name for an anchor. Different names give different anchors. */
export function anchorPart(name: string): string {
  return name.replace(PLAIN, (character) => `~${character.codePointAt(0)?.toString(16)}`);
}

/** Returns the address of the index of errors of an OpenAPI document. */
export function errorsAddress(documentPermalink: string): string {
  return `${documentPermalink}/errors`;
}

/** Returns the anchor of a code on the page of errors. */
export function codeAnchor(code: string): string {
  return `code-${anchorPart(code)}`;
}
