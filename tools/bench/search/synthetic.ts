import type { BenchDocument } from "./engine";

/** Sections of a page, and words of a section, about as this site has them. */
const SECTIONS = 8;
const WORDS = 90;

/**
 * Makes sections out of the words of real ones, so that common and rare words are as frequent as
 * they are there; every seventh word is new, as vocabularies grow with their texts.
 */
export function syntheticDocuments(count: number, real: readonly BenchDocument[]): BenchDocument[] {
  const words = real.flatMap(({ title, text }) => `${title} ${text}`.split(/\s+/)).filter(Boolean);
  const random = randomNumbers(count);
  const pick = () => words[Math.floor(random() * words.length)] ?? "";
  const fresh = () => `${pick()}${Math.floor(random() ** 2 * count).toString(36)}`;
  const some = (length: number) =>
    Array.from({ length }, (_, index) => (index % 7 === 6 ? fresh() : pick())).join(" ");
  let pageTitle = "";
  return Array.from({ length: count }, (_, index) => {
    const page = `/page-${Math.floor(index / SECTIONS)}`;
    const isPage = index % SECTIONS === 0;
    const title = some(4);
    if (isPage) pageTitle = title;
    const url = isPage ? page : `${page}#section-${index % SECTIONS}`;
    return { id: index + 1, url, title, pageTitle, words: "", allWords: "", text: some(WORDS) };
  });
}

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
