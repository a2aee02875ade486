import { editDistance } from "./edit-distance";
import type { TermIndex } from "./term-index";

/** Terms of the vocabulary that a word may stand for, with how well they fit: 1 is the word itself. */
export type Candidates = ReadonlyMap<string, number>;

/** Shortest words that may be misspelled once and twice. */
const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 8;
const EXACT = 1;
const LONGER_FORM = 0.6;
const ENDING = 0.75;
const MISTAKES = [EXACT, 0.55, 0.3] as const;
const UNFINISHED_MISTAKE = 0.3;

/**
 * Finds the terms that a word may stand for: itself, words that begin with it, words that it begins
 * with, and where there is no such term words that are one or two mistakes away.
 */
export function findCandidates(word: string, index: TermIndex): Candidates {
  const known = index.found.get(word) ?? lookUp(word, index);
  index.found.set(word, known);
  return known;
}

function lookUp(word: string, index: TermIndex): Candidates {
  const found = new Map<string, number>();
  const limit = mistakesAllowed(word);
  const isKnown = index.postings.has(word);
  if (isKnown) found.set(word, EXACT);
  index.byLength.forEach((terms, length) => {
    if (!terms || length < word.length - 3) return;
    for (const term of terms) {
      const fit = term === word ? 0 : fitOf(word, term, isKnown ? 0 : limit);
      if (fit > 0) found.set(term, fit);
    }
  });
  return found;
}

function mistakesAllowed(word: string): number {
  if (word.length < ONE_MISTAKE_FROM) return 0;
  return word.length < TWO_MISTAKES_FROM ? 1 : 2;
}

function fitOf(word: string, term: string, limit: number): number {
  if (term.startsWith(word)) return LONGER_FORM * Math.sqrt(word.length / term.length);
  if (term.length > 4 && word.startsWith(term)) return ENDING;
  if (limit === 0) return 0;
  const distance = editDistance(word, term, limit);
  const sameStart = word[0] === term[0] ? 1 : 0.7;
  if (distance <= limit) return (MISTAKES[distance] ?? 0) * sameStart;
  if (word.length < 5 || word[0] !== term[0]) return 0;
  const isBeginning = editDistance(word, term, 1, true) <= 1;
  return isBeginning ? UNFINISHED_MISTAKE * Math.sqrt(word.length / term.length) : 0;
}
