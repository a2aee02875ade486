import type { Hit, HitKind, SearchEntry, SearchPage } from "./entry";
import { focusOf } from "./questions";
import type { SearchIndex, Variants } from "./search-index";
import { parseQuery } from "./terms";

/** Weights of a word of a page, and of a part of one, by its level in the index. */
const PAGE_WEIGHTS = [6, 4.5, 2.2, 2.2, 0.4, 0.4];
const PART_WEIGHTS = [1.3, 1.5, 0.8, 0.8, 0.36, 0.18];
/** BM25: how soon more occurrences count less, and how much the length of a page matters. */
const PAGE_SATURATION = 3;
const PAGE_LENGTH = 0.24;
const PART_SATURATION = 0.8;
/** A word that hardly any page has is one that the site does not use, rather than a subject. */
const MAX_RARITY = 4.5;
/** How much of a word's weight is its focus, the rest its rarity. */
const FOCUS = 0.6;
/** How much pages lose that lack words of the query. */
const COVERAGE_POWER = 0.5;
/** Weight of the best part, where the words are close together, beside that of the page. */
const BEST_PART = 0.3;
/** How much a title counts that has the whole query, and the share of it that other words take. */
const PAGE_TITLE = 1;
const TITLE_REST = 0.6;
/** How much a question counts that is the query, and the share of it that other words take. */
const QUESTION = 2.5;
const QUESTION_REST = 0.3;
/** How much more the best question of a page counts than its others. */
const QUESTION_POWER = 4;
/** Weight of a word that only tells questions apart. */
const MINOR_WORD = 1.2;
/** Factors for a name and a question that are the query, and for a name that contains it. */
const SAME_NAME = 1.9;
const SAME_QUESTION = 1.6;
const IN_NAME = 1.3;
/** How much the name of a part counts for its page. */
const NAME_OF_PART = 0.6;
/** Pages and parts that score so much worse than the best one are left out. */
const MIN_SHARE_OF_BEST = 0.1;
const MIN_SHARE_OF_BEST_PART = 0.5;
/** Most parts of a page, so that no page crowds out the others. */
const MAX_PARTS = 3;

/** Weights of the kinds of pages and parts. Lists and schemas only lead to what was looked for. */
const KIND_WEIGHTS: Readonly<Record<HitKind | "", number>> = {
  "": 1, // A page, or a section of one.
  o: 1.1, // Operation
  e: 1, // Error
  p: 0.8, // Parameter
  f: 0.8, // Field
  s: 0.7, // Schema
  t: 0.5, // Tag
  w: 0.6, // Author
  c: 0.6, // Category
};
/** Guides and posts tell stories; the pages of the documentation own the subjects. */
const AREA_WEIGHTS: Readonly<Record<SearchPage["area"], number>> = { d: 1, a: 1, g: 0.95, b: 0.85 };
/** How much less kind and area count for a page whose title is the query: it is what was looked for. */
const TITLE_OVER_KIND = 0.8;

/** A word of the query, and how well it fits each entry, by entry number. */
interface Word {
  variants: Variants;
  /** Fit times the weight of the place. */
  weight: Float64Array;
  fit: Float64Array;
  inTitle: Float64Array;
  /** How much the word says: more the fewer entries have it, and the fewer pages questions with it are about. */
  rarity: number;
}

interface Query {
  words: readonly Word[];
  /** Sum of the rarities. */
  total: number;
  literal: string;
  asked: AskedQuestions;
}

/** How well the questions that entries answer fit a query, by entry number. */
interface AskedQuestions {
  /** The best question: 1 for one that is the query. */
  best: Float64Array;
  /** All questions together. */
  all: Float64Array;
}

interface Scored {
  entry: SearchEntry;
  score: number;
}

interface ScoredPart extends Scored {
  /** Factor for its name. */
  name: number;
}

/**
 * Orders what the index found for a query: pages, best first, with the parts that match.
 *
 * A page scores by BM25 over its own words and those of its parts, plus the score of its best part,
 * times the share of the query that it has. Its title, a question that it answers, its kind and its
 * area are factors.
 */
export function rank(query: string, candidates: readonly SearchEntry[], index: SearchIndex): Hit[] {
  const isPage = new Uint8Array(index.size + 1);
  const partsOf = new Map<SearchPage, SearchEntry[]>();
  for (const entry of candidates) {
    const parts = partsOf.get(entry.page) ?? [];
    if (entry === entry.page) isPage[entry.id] = 1;
    else parts.push(entry);
    partsOf.set(entry.page, parts);
  }
  const words = index.variantsOf(query).map((variants) => toWord(variants, index, isPage));
  const { literal, terms, words: all } = parseQuery(query);
  const minor = [...new Set(all)]
    .filter((word) => !terms.includes(word) && index.questions.terms[word])
    .map((word) => ({ variants: new Map([[word, 1]]), rarity: MINOR_WORD }));
  const total = sum(words.map(({ rarity }) => rarity)) || 1;
  const parsed: Query = {
    words,
    total,
    asked: fitQuestions([...words, ...minor], index),
    literal,
  };
  const owners = countOwners([...partsOf.values()].flat());
  const ranked = [...partsOf]
    .map(([entry, all]) => {
      const parts = all
        .map((part) => scorePart(part, parsed, owners.get(part.title) ?? 1))
        .sort(byScore);
      return { entry, parts, score: scorePage(entry, parts, parsed) };
    })
    .sort(byScore);
  const least = MIN_SHARE_OF_BEST * (ranked[0]?.score ?? 0);
  return ranked
    .filter(({ score }) => score >= least)
    .map(({ entry, parts }) => ({ page: entry, parts: bestParts(parts) }));
}

/** Returns how many pages have a parameter or field of each name: none of them is about what all have. */
function countOwners(parts: readonly SearchEntry[]): Map<string, number> {
  const owners = new Map<string, number>();
  for (const { kind, title } of parts) {
    if (kind === "p" || kind === "f") owners.set(title, (owners.get(title) ?? 0) + 1);
  }
  return owners;
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || a.entry.id - b.entry.id;
}

function raise(values: Float64Array, id: number, value: number): void {
  if (value > (values[id] ?? 0)) values[id] = value;
}

function toWord(variants: Variants, index: SearchIndex, isPage: Uint8Array): Word {
  const create = () => new Float64Array(index.size + 1);
  const [weight, fit, inTitle] = [create(), create(), create()];
  const counted = new Set<number>();
  // The rarity of a known word is its own, not that of its variants.
  const isKnown = [...variants.values()].includes(1);
  for (const [term, termFit] of variants) {
    for (const [id, level] of index.entriesWith(term)) {
      const weights = isPage[id] ? PAGE_WEIGHTS : PART_WEIGHTS;
      raise(weight, id, termFit * (weights[level] ?? 0));
      raise(fit, id, termFit);
      if (level === 0) raise(inTitle, id, termFit);
      if (termFit === 1 || !isKnown) counted.add(id);
    }
  }
  // A beginning or a misspelled word says less, the less it fits.
  const certainty = isKnown ? 1 : Math.max(0.1, ...variants.values());
  const exact = [...variants.keys()].filter((term) => !isKnown || variants.get(term) === 1);
  const rarity = certainty * Math.min(MAX_RARITY, rarityOf(exact, counted.size, index));
  return { variants, weight, fit, inTitle, rarity };
}

function rarityOf(
  terms: readonly string[],
  count: number,
  { size, questions }: SearchIndex,
): number {
  const rarity = Math.log(1 + (size - count + 0.5) / (count + 0.5));
  const hasQuestions = questions.entries.length > 0;
  return hasQuestions ? (1 - FOCUS) * rarity + FOCUS * focusOf(terms, questions) : rarity;
}

/** Returns how well the questions of each entry fit the words, less if they have others too. */
function fitQuestions(
  words: ReadonlyArray<Pick<Word, "variants" | "rarity">>,
  { size, questions: { entries, sizes, terms } }: SearchIndex,
): AskedQuestions {
  const total = sum(words.map(({ rarity }) => rarity)) || 1;
  const asked = words.map(({ variants, rarity }) => {
    const fits = new Float64Array(entries.length);
    for (const [term, fit] of variants) {
      for (const question of terms[term] ?? []) raise(fits, question, fit);
    }
    return { fits, rarity };
  });
  const best = new Float64Array(size + 1);
  const all = new Float64Array(size + 1);
  entries.forEach((entry, question) => {
    const covered = sum(asked.map(({ fits, rarity }) => rarity * (fits[question] ?? 0))) / total;
    const matched = sum(asked.map(({ fits }) => fits[question] ?? 0)) / (sizes[question] ?? 1);
    const fit = covered * (1 - QUESTION_REST + QUESTION_REST * Math.min(1, matched));
    raise(best, entry, fit);
    all[entry] = (all[entry] ?? 0) + fit ** QUESTION_POWER;
  });
  return { best, all: all.map((total) => total ** (1 / QUESTION_POWER)) };
}

function scorePart(part: SearchEntry, query: Query, owners: number): ScoredPart {
  let score = 0;
  let covered = 0;
  for (const { weight, fit, rarity } of query.words) {
    const own = weight[part.id] ?? 0;
    score += (rarity * own) / (own + PART_SATURATION);
    covered += rarity * (fit[part.id] ?? 0);
  }
  const title = titleFit(part, query);
  // Most parts have none of the words in their titles, and comparing names takes time.
  const name = title > 0 ? nameFit(part, query, title) : 1;
  return {
    entry: part,
    score: score * (covered / query.total) * KIND_WEIGHTS[part.kind],
    name: 1 + (name - 1) / owners,
  };
}

function scorePage(page: SearchPage, parts: readonly ScoredPart[], query: Query): number {
  const length = PAGE_SATURATION * (1 - PAGE_LENGTH + PAGE_LENGTH * (page.partCount / 8));
  let score = 0;
  let covered = 0;
  for (const { weight, fit, rarity } of query.words) {
    let all = weight[page.id] ?? 0;
    let best = fit[page.id] ?? 0;
    for (const { entry } of parts) {
      all += weight[entry.id] ?? 0;
      best = Math.max(best, fit[entry.id] ?? 0);
    }
    score += (rarity * all) / (all + length);
    covered += rarity * best;
  }
  const title = titleFit(page, query);
  const asked = query.asked.all[page.id] ?? 0;
  const isAsked = (query.asked.best[page.id] ?? 0) > 0.99;
  const nameOfPart = Math.max(1, ...parts.map(({ name }) => name));
  return (
    (score + BEST_PART * (parts[0]?.score ?? 0)) *
    (covered / query.total) ** COVERAGE_POWER *
    (1 + PAGE_TITLE * title + QUESTION * asked) *
    Math.max(
      nameFit(page, query, title),
      isAsked ? SAME_QUESTION : 1,
      1 + NAME_OF_PART * (nameOfPart - 1),
    ) *
    weightOf(page, title)
  );
}

/** Returns the weight of the kind and area of a page, which count less the better its title fits. */
function weightOf({ kind, area }: SearchPage, title: number): number {
  const weight = KIND_WEIGHTS[kind] * AREA_WEIGHTS[area];
  return weight + (1 - weight) * TITLE_OVER_KIND * title;
}

function bestParts(parts: readonly Scored[]): SearchEntry[] {
  const least = MIN_SHARE_OF_BEST_PART * (parts[0]?.score ?? 0);
  return parts
    .filter(({ score }) => score > 0 && score >= least)
    .slice(0, MAX_PARTS)
    .map(({ entry }) => entry);
}

/** Returns from 0 to 1 how much of the query a title has, less if it has other words too. */
function titleFit(entry: SearchEntry, { words, total }: Query): number {
  const inTitle = sum(words.map((word) => word.rarity * (word.inTitle[entry.id] ?? 0)));
  if (inTitle === 0) return 0;
  const { title } = entry.names();
  const inQuery = sum(
    [...title].map((term) => Math.max(0, ...words.map(({ variants }) => variants.get(term) ?? 0))),
  );
  const shareOfTitle = inQuery / Math.max(1, title.size);
  return (inTitle / total) * (1 - TITLE_REST + TITLE_REST * shareOfTitle);
}

/** Returns the factor for a name that is the query, apart from words that say nothing, or contains it. */
function nameFit(entry: SearchEntry, { literal }: Query, title: number): number {
  const { literals } = entry.names();
  if (literals.includes(literal) || title > 0.99) return SAME_NAME;
  return literals.some((name) => name.includes(literal)) ? IN_NAME : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
