import FlexSearch from "flexsearch";
import type { Postings } from "./packed-postings";
import type { Questions } from "./questions";
import { answersByTerm } from "./questions";
import type { QueryTerms } from "./terms";
import { parseQuery, stemsOfBeginning } from "./terms";

/**
 * Where an entry has a term, the most important place first: its title, its keywords and the texts of
 * links from several pages, its description and the texts of other links, a question that it answers,
 * often in its text, in its text.
 */
const LEVELS = ["title", "keywords", "summary", "questions", "often", "text"] as const;

/** Number of the levels that come with the names; the last two come with the texts. */
export const NAME_LEVELS = 3;

/**
 * Options of every FlexSearch index, at build time and in the browser: an exported index does not
 * carry them. The build passes finished terms separated by spaces, so FlexSearch only splits them:
 * no encoding, and `x`, the name of the indexed field, is not a term.
 */
export const ENGINE_OPTIONS = {
  tokenize: "strict",
  encode: false,
  split: /[^\p{L}\p{N}_]+/u,
  filter: ["x"],
  resolution: LEVELS.length,
} as const;

/** Terms of the index that a word of the query may mean, with how well they fit: 1 is exact. */
export type Variants = ReadonlyMap<string, number>;

/** Words that readers may type for a term, or for several that occur together. */
export type Synonyms = ReadonlyArray<[typed: string[], meant: string]>;

/** Levels of the entries that have a term, by entry number. */
export type EntryLevels = ReadonlyMap<number, number>;

/** The part of FlexSearch 0.6 that is used here. Its own types call `search` asynchronous. */
interface Engine {
  import(payload: unknown, options: { serialize: boolean }): void;
  search(query: string, options: { limit: number; threshold: number }): number[];
}
const Engine = FlexSearch as unknown as new (options: object) => Engine;

const NO_QUESTIONS: Questions = {
  entries: [],
  counts: {},
  sizes: [],
  terms: Object.create(null),
};
const ALL = { limit: 0, threshold: 0 };
const EXACT = 1;
/** Fit of longer words for the last word, which may be unfinished, or an unknown one. */
const LONGER_WORD = 0.9;
/** Fit of a word with one and with two typos, and of the misspelled beginning of a word. */
const TYPOS = [EXACT, 0.6, 0.3] as const;
const UNFINISHED_TYPO = 0.3;
/** Length of the shortest words that may have one and two typos. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;
/** Fit of one word (`handoff`) for two in the query (`hand off`). */
const JOINED = 0.9;
const SYNONYM = 0.7;

/**
 * A FlexSearch index of names and, once they are loaded, texts. FlexSearch 0.6 returns only entries
 * that have every word of a query exactly as typed, so `search` asks it for each word of the query
 * and for each variant of it that the index has: longer words and, for unknown words, corrections.
 */
export class SearchIndex extends Engine {
  /** Highest entry number. */
  readonly size: number;
  private readonly levels: readonly Postings[];
  private readonly vocabulary: ReadonlySet<string>;
  private readonly variantCache = new Map<string, Variants>();
  private readonly entryCache = new Map<string, EntryLevels>();
  /** The last query, for which candidates, ranking and marks need the same variants. */
  private last: { query: string; variants: Variants[] } | undefined;

  /**
   * @param names terms of the first {@link NAME_LEVELS} levels
   * @param text terms of the last two
   */
  constructor(
    names: readonly Postings[],
    text: readonly Postings[] = [],
    private readonly synonyms: Synonyms = [],
    readonly questions: Questions = NO_QUESTIONS,
  ) {
    super(ENGINE_OPTIONS);
    const all = [...names, answersByTerm(questions), ...text];
    this.levels = LEVELS.map((_, level) => all[level] ?? {});
    this.import([this.levels, {}, []], { serialize: false });
    this.vocabulary = new Set(this.levels.flatMap((terms) => Object.keys(terms)));
    const lists = this.levels.flatMap((terms) => Object.values(terms));
    this.size = lists.reduce((highest, ids) => Math.max(highest, ids.at(-1) ?? 0), 0);
  }

  /** Returns the numbers of all entries that have a word of the query or a variant of one. */
  override search(query: string): number[] {
    const found = new Set<number>();
    for (const variants of this.variantsOf(query)) {
      for (const term of variants.keys()) {
        for (const id of super.search(term, ALL)) found.add(id);
      }
    }
    return [...found];
  }

  /** Returns the entries that have a term; for several, separated by spaces, those that have all. */
  entriesWith(term: string): EntryLevels {
    const cached = this.entryCache.get(term);
    if (cached) return cached;
    const words = term.split(" ");
    const entries = new Map<number, number>();
    if (words.length > 1) {
      const each = words.map((word) => this.entriesWith(word));
      for (const id of super.search(term, ALL)) {
        entries.set(id, Math.max(...each.map((levels) => levels.get(id) ?? 0)));
      }
    } else if (this.vocabulary.has(term)) {
      this.levels.forEach((postings, level) => {
        for (const id of postings[term] ?? []) if (!entries.has(id)) entries.set(id, level);
      });
    }
    this.entryCache.set(term, entries);
    return entries;
  }

  /** Returns the variants of each word of a query. */
  variantsOf(query: string): readonly Variants[] {
    if (this.last?.query !== query) this.last = { query, variants: this.findVariants(query) };
    return this.last.variants;
  }

  /** Returns the terms to mark in what was found for a query. */
  termsOf(query: string): QueryTerms {
    return new Map(
      this.variantsOf(query).flatMap((variants, word) =>
        [...variants.keys()]
          .flatMap((term) => term.split(" "))
          .map((term) => [term, word] as const),
      ),
    );
  }

  private findVariants(query: string): Variants[] {
    const { terms, words, unfinished } = parseQuery(query);
    const all = terms.map((term, place) => {
      // A single letter begins too many words to say more than the words before it.
      const isLetter = term.length === 1 && terms.length > 1;
      if (isLetter) return new Map();
      return this.variantsOfTerm(term, place === terms.length - 1 ? unfinished : undefined);
    });
    const add = (term: string, meant: string, fit: number) => {
      const place = terms.indexOf(term);
      const fits = all[place];
      if (fits && (fits.get(meant) ?? 0) < fit) all[place] = new Map(fits).set(meant, fit);
    };
    terms.forEach((term, position) => {
      const next = terms[position + 1];
      if (next === undefined || !this.vocabulary.has(term + next)) return;
      for (const part of [term, next]) add(part, term + next, JOINED);
    });
    for (const [typed, meant] of this.synonyms) {
      const isExact = typed.some((term) => !terms.includes(term));
      if (!hasSequence(isExact ? words : terms, typed)) continue;
      for (const term of typed) add(term, meant, SYNONYM);
    }
    return all;
  }

  /** @param unfinished the word as typed, if it may be the beginning of a longer one */
  private variantsOfTerm(word: string, unfinished: string | undefined): Variants {
    const key = unfinished ?? `${word} `;
    const variants = this.variantCache.get(key) ?? this.matchTerms(word, unfinished);
    this.variantCache.set(key, variants);
    return variants;
  }

  private matchTerms(word: string, unfinished: string | undefined): Variants {
    const isKnown = this.vocabulary.has(word);
    const variants = new Map(unfinished === undefined ? [] : this.wholeWords(unfinished));
    if (isKnown) variants.set(word, EXACT);
    if (isKnown && unfinished === undefined) return variants;
    const maxTypos = variants.size > 0 ? 0 : typosAllowed(word);
    for (const term of this.vocabulary) {
      if (variants.has(term)) continue;
      const fit = fitOfLonger(unfinished ?? word, term) || fitOfTypos(word, term, maxTypos);
      if (fit > 0) variants.set(term, fit);
    }
    return variants;
  }

  /** Returns the terms of the words that a beginning may become, whose stems may not begin with it. */
  private wholeWords(beginning: string): Array<[term: string, fit: number]> {
    const known = [...stemsOfBeginning(beginning)].filter((term) => this.vocabulary.has(term));
    return known.map((term) => [term, LONGER_WORD]);
  }
}

function hasSequence(all: readonly string[], wanted: readonly string[]): boolean {
  return all.some((_, start) => wanted.every((term, offset) => all[start + offset] === term));
}

function typosAllowed(word: string): number {
  if (word.length < ONE_TYPO_FROM) return 0;
  return word.length < TWO_TYPOS_FROM ? 1 : 2;
}

function fitOfLonger(word: string, term: string): number {
  return term.startsWith(word) ? LONGER_WORD * Math.sqrt(word.length / term.length) : 0;
}

function fitOfTypos(word: string, term: string, maxTypos: number): number {
  if (maxTypos === 0 || term.length < word.length - 2) return 0;
  const typos = countTypos(word, term, maxTypos);
  const sameStart = word[0] === term[0] ? 1 : 0.7;
  if (typos <= maxTypos) return (TYPOS[typos] ?? 0) * sameStart;
  if (word.length < 5 || word[0] !== term[0]) return 0;
  const isBeginning = [-1, 0, 1].some(
    (more) => countTypos(word, term.slice(0, word.length + more), 1) <= 1,
  );
  return isBeginning ? UNFINISHED_TYPO * Math.sqrt(word.length / term.length) : 0;
}

/** Returns the edit distance, or one more than `most`. Two swapped neighbors count as one typo. */
export function countTypos(word: string, term: string, most = 2): number {
  let start = 0;
  while (start < word.length && word[start] === term[start]) start += 1;
  const [ours, theirs] = [word.slice(start), term.slice(start)];
  if (ours === theirs) return 0;
  if (most === 0 || Math.abs(ours.length - theirs.length) > most) return most + 1;
  const isSwap = ours[0] === theirs[1] && ours[1] === theirs[0];
  const rests: Array<[string, string]> = [
    [ours.slice(1), theirs],
    [ours, theirs.slice(1)],
    isSwap ? [ours.slice(2), theirs.slice(2)] : [ours.slice(1), theirs.slice(1)],
  ];
  return 1 + Math.min(...rests.map(([left, right]) => countTypos(left, right, most - 1)));
}
