import type { HitKind, SearchEntry } from "./entry";
import type { SearchIndex, Variants } from "./search-index";
import type { ParsedQuery } from "./terms";
import { normalizeText, parseQuery, toSignificantTerms } from "./terms";

/** Weights of a term in the name and in the text of an entry, and elsewhere on its page. */
const IN_NAME = 1;
const IN_TEXT = 0.42;
const ELSEWHERE_ON_PAGE = 0.4;
/** How much a word found only elsewhere on the page counts towards the words that were found. */
const COVERED_ELSEWHERE = 0.7;
/** Number of entries whose titles are compared with the query. */
const SHORTLIST = 200;
/** Entries that score so much worse than the best one are left out. */
const MIN_SHARE_OF_BEST = 0.1;

/** Weights of the kinds of entries; a page or section has none. */
const KIND_WEIGHTS: Readonly<Record<HitKind | "", number>> = {
  "": 1,
  o: 1.05,
  p: 0.8,
  f: 0.7,
  s: 0.75,
  e: 1.1,
  t: 0.7,
  w: 0.7,
  c: 0.75,
};
const SAME_TITLE = 1.9;
const LITERAL_IN_TITLE = 1.35;
/** Shorter queries occur in too many titles by chance. */
const LITERAL_FROM = 3;

/** Scores of one word of the query by entry number. */
type Scores = Float64Array;

/**
 * Orders the candidates that the index found for a query, best first.
 *
 * Each word counts by its rarity, how well it fits, and where it was found. Entries with more of the
 * words come first. The best of them are then compared by title.
 */
export function rank(
  query: string,
  candidates: readonly SearchEntry[],
  index: SearchIndex,
): SearchEntry[] {
  const parsed = parseQuery(query);
  const words = index.variantsOf(query);
  const scoreOf = scoreByWords(words, candidates, index);
  const ranked = candidates
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .sort((a, b) => b.score - a.score || a.entry.id - b.entry.id)
    .slice(0, SHORTLIST)
    .map(({ entry, score }) => ({ entry, score: score * titleFit(entry, parsed, words) }))
    .sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
  const least = MIN_SHARE_OF_BEST * (ranked[0]?.score ?? 0);
  return ranked.filter(({ score }) => score >= least).map(({ entry }) => entry);
}

function scoreByWords(
  words: readonly Variants[],
  candidates: readonly SearchEntry[],
  index: SearchIndex,
): (entry: SearchEntry) => number {
  const own = words.map((variants) => scoresOf(variants, index));
  const best = own.map((scores) => bestOfParts(scores, candidates));
  const worth = words.map((variants) => worthOf(variants, index));
  const total = sum(worth);
  return ({ id, pageId }) => {
    let score = 0;
    let covered = 0;
    own.forEach((scores, word) => {
      const here = scores[id] ?? 0;
      const elsewhere = (pageId === id ? best[word]?.[id] : scores[pageId]) ?? 0;
      const value = Math.max(here, ELSEWHERE_ON_PAGE * elsewhere);
      score += value;
      if (value > 0) covered += (worth[word] ?? 0) * (here > 0 ? 1 : COVERED_ELSEWHERE);
    });
    return score * (covered / total) ** 2;
  };
}

function scoresOf(variants: Variants, index: SearchIndex): Scores {
  const scores = new Float64Array(index.size + 1);
  for (const [term, fit] of variants) {
    const score = fit * index.rarity(term);
    const { inName, inText } = index.entriesWith(term);
    for (const id of inName) scores[id] = Math.max(scores[id] ?? 0, score * IN_NAME);
    for (const id of inText) scores[id] = Math.max(scores[id] ?? 0, score * IN_TEXT);
  }
  return scores;
}

/** Returns the best score among the parts of each page, by the number of the page. */
function bestOfParts(scores: Scores, entries: readonly SearchEntry[]): Scores {
  const best = new Float64Array(scores.length);
  for (const { id, pageId } of entries) {
    if (pageId !== id) best[pageId] = Math.max(best[pageId] ?? 0, scores[id] ?? 0);
  }
  return best;
}

/** Returns the weight of a word of the query: that of its rarest variant that fits well. */
function worthOf(variants: Variants, index: SearchIndex): number {
  const worth = Math.max(0, ...[...variants].map(([term, fit]) => fit * index.rarity(term)));
  return worth || Math.log(1 + index.size);
}

/** Returns a factor that grows with the words of the query in the title, and falls with others. */
function titleFit(
  entry: SearchEntry,
  { literal, terms }: ParsedQuery,
  words: readonly Variants[],
): number {
  const title = new Set(toSignificantTerms(entry.title));
  const names = entry.kind === "o" ? new Set([...title, ...toSignificantTerms(entry.note)]) : title;
  const queryInTitle = sum(words.map((variants) => bestFit(variants, names)));
  const titleInQuery = sum(
    [...title].map((term) => Math.max(0, ...words.map((variants) => variants.get(term) ?? 0))),
  );
  const shareOfQuery = queryInTitle / Math.max(1, terms.length);
  const shareOfTitle = titleInQuery / Math.max(1, title.size);
  const overlap = 1 + 1.1 * shareOfQuery * (0.4 + 0.6 * shareOfTitle);
  return overlap * literalBonus(entry, literal) * KIND_WEIGHTS[entry.kind];
}

function bestFit(variants: Variants, names: ReadonlySet<string>): number {
  let best = 0;
  for (const [term, fit] of variants) if (names.has(term)) best = Math.max(best, fit);
  return best;
}

/** The method and path of an operation count like a title; notes of other kinds do not. */
function literalBonus({ title, note, kind }: SearchEntry, literal: string): number {
  if (literal.length < LITERAL_FROM) return 1;
  const names = kind === "o" ? [title, note, note.replace(/^\S+ /, "")] : [title];
  const texts = names.map(normalizeText);
  if (texts.some((text) => text !== "" && text === literal)) return SAME_TITLE;
  return texts.some((text) => text.includes(literal)) ? LITERAL_IN_TITLE : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
