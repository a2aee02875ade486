/** What FlexSearch exports: for each level of importance, of which one is used, entries by term. */
export type ExportedIndex = [levels: Array<Record<string, number[]>>, ...unknown: unknown[]];

/** Where a term stands, and how much it counts there. */
export interface Posting {
  ids: readonly number[];
  weight: number;
}

/** The vocabulary of all loaded indexes. */
export interface TermIndex {
  postings: ReadonlyMap<string, readonly Posting[]>;
  /** Terms by their length, for terms that resemble a word. */
  byLength: ReadonlyArray<readonly string[]>;
  /** Number of entries. */
  size: number;
  /** Terms found for words asked before: with each letter typed, most words stay the same. */
  found: Map<string, ReadonlyMap<string, number>>;
}

/** What a term counts for in names and headings, and in the text. */
const WEIGHTS = { first: 1, text: 0.42 } as const;

/**
 * Joins the exports of the two indexes into one vocabulary.
 *
 * @param text the index of the texts, where it has arrived
 */
export function buildTermIndex(first: ExportedIndex, text?: ExportedIndex): TermIndex {
  const postings = new Map<string, Posting[]>();
  let size = addTerms(postings, first, WEIGHTS.first);
  if (text) size = Math.max(size, addTerms(postings, text, WEIGHTS.text));
  const byLength: string[][] = [];
  for (const term of postings.keys()) {
    const sameLength = byLength[term.length];
    if (sameLength) sameLength.push(term);
    else byLength[term.length] = [term];
  }
  return { postings, byLength, size, found: new Map() };
}

/** Adds an index and returns its highest number. */
function addTerms(
  postings: Map<string, Posting[]>,
  [levels]: ExportedIndex,
  weight: number,
): number {
  let highest = 0;
  for (const [term, ids] of levels.flatMap((level) => Object.entries(level))) {
    const list = postings.get(term);
    if (list) list.push({ ids, weight });
    else postings.set(term, [{ ids, weight }]);
    highest = Math.max(highest, ids[ids.length - 1] ?? 0);
  }
  return highest;
}

/** How telling a term is: 0 for one that every entry has, more the rarer it is. */
export function rarity({ postings, size }: TermIndex, term: string): number {
  const count = (postings.get(term) ?? []).reduce((sum, { ids }) => sum + ids.length, 0);
  return Math.log(1 + (size - count + 0.5) / (count + 0.5));
}
