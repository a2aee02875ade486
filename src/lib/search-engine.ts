/**
 * Options of the search index. The index is made at build time and read in the browser; both sides
 * must use the same options, as an exported index does not carry them.
 */
export const ENGINE_OPTIONS = { tokenize: "strict", resolution: 3 } as const;

/** A searchable piece of the site in the store: one-letter keys, as it travels. */
export interface SearchEntry {
  /** Address with the section's anchor. */
  u: string;
  /** Heading of the section, or title of the page. */
  t: string;
  /** Title of the page. */
  p: string;
  /** Area: d documentation, a API, g guides, b blog. */
  k: "d" | "a" | "g" | "b";
}

/** Makes text searchable without accents and line breaks. */
export function normalizeText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/\s+/g, " ")
    .toLowerCase();
}
