/**
 * Options of the search index. The index is made at build time and read in the browser; both sides
 * must use the same options, as an exported index does not carry them.
 *
 * The build hands over finished terms, parted by spaces, so the engine only has to part them again:
 * nothing is encoded, `x`, the name of the field around them, is no term, and places in the text do
 * not matter (the lowest resolution that the engine knows).
 */
export const ENGINE_OPTIONS = {
  tokenize: "strict",
  encode: false,
  split: /[^\p{L}\p{N}_]+/u,
  filter: ["x"],
  resolution: 2,
} as const;
