import type { Hit, HitKind, SearchEntry, SearchPage } from "./entry";
import type { SearchIndex, Variants } from "./search-index";
import { parseQuery } from "./terms";

/** How often a word counts that is in these places of a page. */
const IN_PAGE_NAME = 4;
const IN_PART_NAME = 0.9;
const IN_TEXT = 0.5;
/** BM25: how soon more occurrences count less, and how much the length of a page matters. */
const SATURATION = 1.5;
const LENGTH = 0.35;
/** Weight of the best part, where the words are close together, beside that of the page. */
const BEST_PART = 0.45;
/** Weight of a word in the text of a part, and in the name of its page, beside one in its own name. */
const PART_TEXT = 0.6;
const PART_PAGE = 1;
/** Number of pages whose titles are compared with the query. */
const SHORTLIST = 60;
/** Pages and parts that score so much worse than the best one are left out. */
const MIN_SHARE_OF_BEST = 0.1;
const MIN_SHARE_OF_BEST_PART = 0.5;
/** Most parts of a page, so that no page crowds out the others. */
const MAX_PARTS = 3;

/** Weights of the kinds of pages and parts; a page or section has none. */
const KIND_WEIGHTS: Readonly<Record<HitKind | "", number>> = {
  "": 1,
  o: 1.1,
  p: 0.8,
  f: 0.7,
  s: 0.75,
  e: 1.1,
  t: 0.7,
  w: 0.7,
  c: 0.75,
};
/** Posts tell stories; the pages of the documentation own the subjects. */
const POST = 0.75;
const TITLE = 1.1;
const TITLE_REST = 0.6;
const PART_TITLE = 0.8;
const COVERAGE = 2;
const OWN = 0.5;
const SAME_TITLE = 1.9;
const LITERAL_IN_TITLE = 1.35;
/** Shorter queries occur in too many titles by chance. */
const LITERAL_FROM = 3;

/** How well a word of the query fits the name and the text of each entry, by entry number. */
interface Word {
  variants: Variants;
  name: Float64Array;
  text: Float64Array;
  /** How much the word says: more the fewer entries have it. */
  rarity: number;
}

/** A page with those of its parts that are among the candidates. */
interface Candidate {
  page: SearchPage;
  parts: SearchEntry[];
}

/**
 * Orders what the index found for a query: pages, best first, with the parts that match.
 *
 * Pages are compared by BM25 over their names, headings and texts, together with their best part,
 * times the share of the query that they have. The best of them are then compared by title.
 */
export function rank(query: string, candidates: readonly SearchEntry[], index: SearchIndex): Hit[] {
  const { literal } = parseQuery(query);
  const words = index.variantsOf(query).map((variants) => toWord(variants, index));
  const scored = byPage(candidates).map((candidate) => scorePage(candidate, words));
  const ranked = scored
    .sort(byScore)
    .slice(0, SHORTLIST)
    .map((hit) => withTitles(hit, literal, words))
    .sort(byScore);
  const least = MIN_SHARE_OF_BEST * (ranked[0]?.score ?? 0);
  return ranked
    .filter(({ score }) => score >= least)
    .map(({ page, parts }) => ({ page, parts: bestParts(parts) }));
}

interface Scored<Entry extends SearchEntry = SearchEntry> {
  page: Entry;
  score: number;
}

interface ScoredPage extends Scored<SearchPage> {
  parts: Scored[];
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || a.page.id - b.page.id;
}

function byPage(entries: readonly SearchEntry[]): Candidate[] {
  const pages = new Map<SearchPage, Candidate>();
  for (const entry of entries) {
    const candidate = pages.get(entry.page) ?? { page: entry.page, parts: [] };
    if (entry !== entry.page) candidate.parts.push(entry);
    pages.set(entry.page, candidate);
  }
  return [...pages.values()];
}

function toWord(variants: Variants, index: SearchIndex): Word {
  const name = new Float64Array(index.size + 1);
  const text = new Float64Array(index.size + 1);
  const counted = new Set<number>();
  // The rarity of a known word is its own, not that of its variants.
  const isKnown = [...variants.values()].includes(1);
  for (const [term, fit] of variants) {
    const { inName, inText } = index.entriesWith(term);
    for (const id of inName) name[id] = Math.max(name[id] ?? 0, fit);
    for (const id of inText) text[id] = Math.max(text[id] ?? 0, fit);
    if (fit === 1 || !isKnown) for (const id of [...inName, ...inText]) counted.add(id);
  }
  const rarity = Math.log(1 + (index.size - counted.size + 0.5) / (counted.size + 0.5));
  return { variants, name, text, rarity };
}

function scorePage({ page, parts }: Candidate, words: readonly Word[]): ScoredPage {
  const length = 1 - LENGTH + LENGTH * Math.min(2, parts.length / 8);
  let score = 0;
  let covered = 0;
  let total = 0;
  for (const { name, text, rarity } of words) {
    let count = IN_PAGE_NAME * (name[page.id] ?? 0) + IN_TEXT * (text[page.id] ?? 0);
    let best = Math.max(name[page.id] ?? 0, text[page.id] ?? 0);
    for (const { id } of parts) {
      const inName = name[id] ?? 0;
      const inText = text[id] ?? 0;
      count += IN_PART_NAME * inName + IN_TEXT * inText;
      best = Math.max(best, inName, inText);
    }
    score += (rarity * count) / (count + SATURATION * length);
    covered += rarity * best;
    total += rarity;
  }
  const scoredParts = parts.map((part) => ({ page: part, score: scorePart(part, words) }));
  const bestPart = Math.max(0, ...scoredParts.map((part) => part.score));
  const share = total > 0 ? covered / total : 0;
  return { page, parts: scoredParts, score: (score + BEST_PART * bestPart) * share ** COVERAGE };
}

function scorePart(part: SearchEntry, words: readonly Word[]): number {
  let score = 0;
  let own = 0;
  let total = 0;
  for (const { name, text, rarity } of words) {
    const here = Math.max(name[part.id] ?? 0, PART_TEXT * (text[part.id] ?? 0));
    const above = PART_PAGE * (name[part.page.id] ?? 0);
    score += rarity * Math.max(here, above);
    own += rarity * here;
    total += rarity;
  }
  return own > 0 ? score * (1 - OWN + OWN * (own / total)) * KIND_WEIGHTS[part.kind] : 0;
}

function bestParts(parts: readonly Scored[]): SearchEntry[] {
  const sorted = [...parts].sort(byScore);
  const least = MIN_SHARE_OF_BEST_PART * (sorted[0]?.score ?? 0);
  return sorted
    .filter(({ score }) => score > 0 && score >= least)
    .slice(0, MAX_PARTS)
    .map(({ page }) => page);
}

/** Compares the titles of a page and its parts with the query. */
function withTitles(
  { page, parts, score }: ScoredPage,
  literal: string,
  words: readonly Word[],
): ScoredPage {
  const weight = KIND_WEIGHTS[page.kind] * (page.area === "b" ? POST : 1);
  const fitted = parts.map((part) => ({
    page: part.page,
    fit: titleFit(part.page, literal, words),
    score: part.score,
  }));
  const own = titleFit(page, literal, words);
  const bestPart = Math.max(1, ...fitted.filter((part) => part.score > 0).map(({ fit }) => fit));
  return {
    page,
    parts: fitted.map((part) => ({ page: part.page, score: part.score * part.fit })),
    score: score * weight * Math.max(own, 1 + PART_TITLE * (bestPart - 1)),
  };
}

/** Returns a factor from 1 that grows with the words of the query in a title, and falls with others. */
function titleFit(entry: SearchEntry, literal: string, words: readonly Word[]): number {
  const { title, terms, literals } = entry.names();
  const inTitle = sum(words.map(({ variants, rarity }) => rarity * bestFit(variants, terms)));
  const inQuery = sum(
    [...title].map((term) => Math.max(0, ...words.map(({ variants }) => variants.get(term) ?? 0))),
  );
  const shareOfQuery = inTitle / (sum(words.map(({ rarity }) => rarity)) || 1);
  const shareOfTitle = inQuery / Math.max(1, title.size);
  return (
    (1 + TITLE * shareOfQuery * (1 - TITLE_REST + TITLE_REST * shareOfTitle)) *
    literalBonus(literals, literal)
  );
}

function bestFit(variants: Variants, names: ReadonlySet<string>): number {
  let best = 0;
  for (const [term, fit] of variants) {
    if (fit > best && term.split(" ").every((part) => names.has(part))) best = fit;
  }
  return best;
}

function literalBonus(names: readonly string[], literal: string): number {
  if (literal.length < LITERAL_FROM) return 1;
  if (names.includes(literal)) return SAME_TITLE;
  return names.some((name) => name.includes(literal)) ? LITERAL_IN_TITLE : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
