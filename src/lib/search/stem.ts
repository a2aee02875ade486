/** Endings of the plural and what stands there in the singular. */
const PLURALS: ReadonlyArray<[ending: RegExp, instead: string]> = [
  [/ies$/, "y"],
  [/(ss|sh|ch|x|z)es$/, "$1"],
  [/([^sui])s$/, "$1"],
];
const SUFFIX = /^(.*[aeiouy].*)(?:ions?|ings?|ed|e)$/;
const ADVERB = /^(.{4,})ly$/;
const DOUBLED = /([bdfgmnprt])\1$/;

/**
 * Brings the forms of a word together: `rotates`, `rotating`, `rotated` and `rotation` become
 * `rotat`. Short words, numbers and identifiers stay. Good enough to find with, not to show.
 *
 * @param word in lower case, without accents
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const singular = PLURALS.reduce((text, [ending, instead]) => text.replace(ending, instead), word);
  const root = (SUFFIX.exec(singular) ?? ADVERB.exec(singular))?.[1] ?? singular;
  return root.length < 3 ? singular : root.replace(DOUBLED, "$1");
}
