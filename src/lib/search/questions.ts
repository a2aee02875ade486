import type { PackedPostings, Postings } from "./packed-postings";
import { packPostings, unpackPostings } from "./packed-postings";

/** What readers ask, as terms. A question has a number, from 0, in the order of the entries. */
export interface Questions {
  /** Number of the entry that answers each question. */
  entries: readonly number[];
  /** Number of questions by the number of the entry that answers them. */
  counts: Readonly<Record<string, number>>;
  /** Number of the terms of each question. */
  sizes: readonly number[];
  /** Numbers of the questions that have a term. */
  terms: Postings;
}

/** {@link Questions} as they are sent. */
export interface PackedQuestions {
  /** Number of questions by the number of the entry that answers them, in order. */
  counts: Record<string, number>;
  terms: PackedPostings;
}

/** A question: the number of the entry that answers it, and its terms. */
export type Question = readonly [entry: number, terms: ReadonlySet<string>];

/** Returns the questions as they are sent. */
export function packQuestions(questions: readonly Question[]): PackedQuestions {
  const counts: PackedQuestions["counts"] = {};
  const terms: Postings = Object.create(null);
  [...questions]
    .sort(([a], [b]) => a - b)
    .forEach(([entry, ofQuestion], number) => {
      counts[entry] = (counts[entry] ?? 0) + 1;
      for (const term of ofQuestion) terms[term] = [...(terms[term] ?? []), number];
    });
  return { counts, terms: packPostings(terms) };
}

/** Returns the questions that {@link packQuestions} has packed. */
export function unpackQuestions(packed: PackedQuestions): Questions {
  const entries = Object.entries(packed.counts).flatMap(([entry, count]) =>
    Array<number>(count).fill(Number(entry)),
  );
  const terms = unpackPostings(packed.terms);
  const sizes = entries.map(() => 0);
  for (const number of Object.values(terms).flat()) sizes[number] = (sizes[number] ?? 0) + 1;
  return { entries, counts: packed.counts, sizes, terms };
}

/** Questions of all pages that count beside those with a word, so that few of them prove little. */
const DOUBT = 2;

/**
 * Returns how far the pages that questions with one of the terms are about differ from those of all
 * questions: the part of the Kullback-Leibler divergence that pages with such questions have, 0 for a word
 * that no question has. `crawler` is a subject of few pages, `find` of none, even if it is as rare.
 */
export function focusOf(terms: readonly string[], questions: Questions): number {
  const counts = new Map<number, number>();
  for (const number of terms.flatMap((term) => questions.terms[term] ?? [])) {
    const entry = questions.entries[number] ?? 0;
    counts.set(entry, (counts.get(entry) ?? 0) + 1);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].reduce((focus, [entry, count]) => {
    const usual = (questions.counts[entry] ?? 0) / questions.entries.length;
    const share = (count + DOUBT * usual) / (all + DOUBT);
    return focus + share * Math.log(share / usual);
  }, 0);
}

/** Returns the entries that answer questions with a term, by term. */
export function answersByTerm({ entries, terms }: Questions): Postings {
  const answers: Postings = Object.create(null);
  for (const [term, numbers] of Object.entries(terms)) {
    answers[term] = [...new Set(numbers.map((number) => entries[number] ?? 0))];
  }
  return answers;
}
