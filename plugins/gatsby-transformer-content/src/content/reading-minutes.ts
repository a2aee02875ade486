const WORDS_PER_MINUTE = 200;

/** Minutes that a text takes to read, its code and addresses counted with it as Docusaurus does. */
export function readingMinutes(text: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter("en", { granularity: "word" }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
