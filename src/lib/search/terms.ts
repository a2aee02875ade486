import { stem } from "./stem";
import { STOP_WORDS } from "./stop-words";

const CAMEL = /(\p{Ll}|\p{N})(\p{Lu})/gu;
const WORD = /[\p{L}\p{N}_]+/gu;

/** Text in lower case, without accents, apostrophes and line breaks. */
export function normalizeText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]+/gu, "")
    .replace(/[\s\p{C}]+/gu, " ")
    .toLowerCase();
}

/**
 * The terms of a text, in order, repeated as often as they occur: words by their stems, identifiers
 * whole and in parts (`chat_id`, `chat`, `id`; `createNewChat`, `create`, `new`, `chat`).
 */
export function toTerms(text: string): string[] {
  return wordsOf(text).flatMap(termsOfWord);
}

/** The terms that tell texts apart: no word that every text has. */
export function toTellingTerms(text: string): string[] {
  return toTerms(text).filter((term) => !STOP_WORDS.has(term));
}

/**
 * Makes a reader that gives the same as {@link toTellingTerms}, for many texts: the words of a site
 * repeat, and its reader looks at each of them once.
 */
export function createTermReader(): typeof toTellingTerms {
  const known = new Map<string, string[]>();
  const read = (word: string) => {
    const terms = known.get(word) ?? termsOfWord(word);
    known.set(word, terms);
    return terms;
  };
  return (text) =>
    wordsOf(text)
      .flatMap(read)
      .filter((term) => !STOP_WORDS.has(term));
}

function wordsOf(text: string): string[] {
  return text.replace(/[’']s?\b/g, "").match(WORD) ?? [];
}

function termsOfWord(word: string): string[] {
  const parts = word
    .replace(CAMEL, "$1 $2")
    .split(/[\s_]+/)
    .filter(Boolean)
    .map((part) => termOf(part));
  if (parts.length < 2) return parts;
  return [normalizeText(word), ...parts];
}

function termOf(part: string): string {
  const plain = normalizeText(part).replace(/ /g, "");
  return STOP_WORDS.has(plain) ? plain : stem(plain);
}
