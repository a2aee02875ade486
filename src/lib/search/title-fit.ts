import type { HitKind, SearchEntry } from "./entry";
import type { Candidates } from "./find-candidates";
import type { ParsedQuery } from "./parse-query";
import { normalizeText, toTellingTerms } from "./terms";

/** What a hit counts by its kind, where all else is equal. */
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
const PAGE = 1;
const SAME_TITLE = 1.9;
const LITERAL_IN_TITLE = 1.35;
/** Shorter queries stand in too many titles by chance. */
const LITERAL_FROM = 3;

/** How much more an entry counts as its title has the words of the query, and few others. */
export function titleFit(
  entry: SearchEntry,
  isPage: boolean,
  { literal, terms }: ParsedQuery,
  candidates: readonly Candidates[],
): number {
  const titleTerms = new Set(toTellingTerms(entry.title));
  const isPath = entry.kind === "o";
  const own = isPath ? new Set([...titleTerms, ...toTellingTerms(entry.note)]) : titleTerms;
  const fits = candidates.map((found) => bestFit(found, own));
  const asked = sum(fits) / Math.max(1, terms.length);
  const said = matchedShare(titleTerms, candidates);
  const overlap = 1 + 1.1 * asked * (0.4 + 0.6 * said);
  return overlap * literalBonus(entry, literal) * KIND_WEIGHTS[entry.kind] * (isPage ? PAGE : 1);
}

function bestFit(candidates: Candidates, title: ReadonlySet<string>): number {
  let best = 0;
  for (const [term, fit] of candidates) if (title.has(term)) best = Math.max(best, fit);
  return best;
}

/** The part of a title's terms that the query asks for. */
function matchedShare(title: ReadonlySet<string>, candidates: readonly Candidates[]): number {
  const fits = [...title].map((term) =>
    Math.max(0, ...candidates.map((found) => found.get(term) ?? 0)),
  );
  return sum(fits) / Math.max(1, fits.length);
}

/** A method and path are as good as a title; what else stands beside a title is not. */
function literalBonus({ title, note, kind }: SearchEntry, literal: string): number {
  if (literal.length < LITERAL_FROM) return 1;
  const names = kind === "o" ? [title, note, note.replace(/^\S+ /, "")] : [title];
  const texts = names.map((text) => normalizeText(text));
  if (texts.some((text) => text !== "" && text === literal)) return SAME_TITLE;
  return texts.some((text) => text.includes(literal)) ? LITERAL_IN_TITLE : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
