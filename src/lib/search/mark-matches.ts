import { findCandidates } from "./find-candidates";
import { parseQuery } from "./parse-query";
import type { TermIndex } from "./term-index";
import { toTerms } from "./terms";

/** A piece of text, marked where it is what was looked for. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Words and what stands between them, in turn. */
const PIECES = /[\p{L}\p{N}_]+|[^\p{L}\p{N}_]+/gu;

/** All terms by which the query finds something. */
export function findMatchedTerms(query: string, index: TermIndex): ReadonlySet<string> {
  const { terms } = parseQuery(query);
  return new Set(terms.flatMap((term) => [...findCandidates(term, index).keys()]));
}

/** Parts a text into pieces; words with one of the terms are marked. */
export function markMatches(text: string, matched: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const word of text.match(PIECES) ?? []) {
    const isMatch = toTerms(word).some((term) => matched.has(term));
    const last = pieces[pieces.length - 1];
    if (last?.isMatch === isMatch) last.text += word;
    else pieces.push({ text: word, isMatch });
  }
  return pieces;
}
