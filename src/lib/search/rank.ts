import type { SearchEntry } from "./entry";
import { findCandidates } from "./find-candidates";
import type { Candidates } from "./find-candidates";
import { parseQuery } from "./parse-query";
import type { ParsedQuery } from "./parse-query";
import { rarity } from "./term-index";
import type { TermIndex } from "./term-index";
import { titleFit } from "./title-fit";

/** Everything that ranking needs. */
export interface Searchable {
  terms: TermIndex;
  /** Entries by their numbers, from 1. */
  entries: Readonly<Record<string, SearchEntry>>;
  /** Number of the page that each entry belongs to; a page's is its own. */
  pageOf: readonly number[];
}

/** What a term that stands elsewhere on the page counts for. */
const ON_PAGE = 0.4;
const IN_SECTIONS = 0.4;
/** What a word counts for that was asked for as two. */
const JOINED = 0.9;
/** Entries that are looked at more closely. */
const SHORTLIST = 200;
/** Entries that fit so much worse than the best one do not answer. */
const WORTH_SHOWING = 0.1;

/** Values of one term of the query by entry. */
type Values = Float64Array;

/**
 * The numbers of the entries that answer a query, best first.
 *
 * Each word counts by how rare it is, how well it fits and where it stands; entries that have more
 * of the words come first; then the title decides.
 */
export function rank(query: string, searchable: Searchable): number[] {
  const parsed = parseQuery(query);
  const candidates = findAll(parsed, searchable.terms);
  const values = candidates.map((found) => valuesOf(found, searchable.terms));
  const scores = sumUp(values, searchable, candidates);
  const ranked = [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, SHORTLIST)
    .map(([id, score]) => [id, score * closer(id, parsed, candidates, searchable)] as const)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const least = WORTH_SHOWING * (ranked[0]?.[1] ?? 0);
  return ranked.filter(([, score]) => score >= least).map(([id]) => id);
}

/** Candidates of each word; two words that are one elsewhere (`hand off`) stand for that one too. */
function findAll({ terms }: ParsedQuery, index: TermIndex): Candidates[] {
  const all = terms.map((term) => findCandidates(term, index));
  terms.forEach((term, position) => {
    const next = terms[position + 1];
    if (next === undefined || !index.postings.has(term + next)) return;
    for (const place of [position, position + 1]) {
      all[place] = new Map(all[place]).set(term + next, JOINED);
    }
  });
  return all;
}

function valuesOf(candidates: Candidates, index: TermIndex): Values {
  const values = new Float64Array(index.size + 1);
  for (const [term, fit] of candidates) {
    const value = fit * rarity(index, term);
    for (const { ids, weight } of index.postings.get(term) ?? []) {
      for (const id of ids) values[id] = Math.max(values[id] ?? 0, value * weight);
    }
  }
  return values;
}

function sumUp(
  values: readonly Values[],
  { pageOf, terms }: Searchable,
  candidates: readonly Candidates[],
): Map<number, number> {
  const worth = candidates.map((found) => worthOf(found, terms));
  const total = worth.reduce((sum, value) => sum + value, 0);
  const inSections = values.map((list) => bestOfSections(list, pageOf));
  const scores = new Map<number, number>();
  for (let id = 1; id <= terms.size; id += 1) {
    if (!values.some((list) => (list[id] ?? 0) > 0)) continue;
    const page = pageOf[id] ?? id;
    let sum = 0;
    let covered = 0;
    values.forEach((list, position) => {
      const own = list[id] ?? 0;
      const around =
        page === id ? IN_SECTIONS * (inSections[position]?.[id] ?? 0) : ON_PAGE * (list[page] ?? 0);
      const value = Math.max(own, around);
      sum += value;
      if (value > 0) covered += (worth[position] ?? 0) * (own > 0 ? 1 : 0.7);
    });
    scores.set(id, sum * (covered / total) ** 2);
  }
  return scores;
}

/** What a word of the query is worth: as much as its rarest good candidate, if it has one. */
function worthOf(candidates: Candidates, index: TermIndex): number {
  let worth = 0;
  for (const [term, fit] of candidates) worth = Math.max(worth, fit * rarity(index, term));
  return worth || Math.log(1 + index.size);
}

function bestOfSections(values: Values, pageOf: readonly number[]): Values {
  const best = new Float64Array(values.length);
  values.forEach((value, id) => {
    const page = pageOf[id] ?? id;
    if (page !== id && value > (best[page] ?? 0)) best[page] = value;
  });
  return best;
}

function closer(
  id: number,
  parsed: ParsedQuery,
  candidates: readonly Candidates[],
  { entries, pageOf }: Searchable,
): number {
  const entry = entries[id];
  if (!entry) return 0;
  return titleFit(entry, pageOf[id] === id, parsed, candidates);
}
