import type { PackedPostings, Postings } from "./packed-postings";
import { packPostings, unpackPostings } from "./packed-postings";

/** What readers ask, as terms. A question has a number, from 0, in the order of the entries. */
export interface Questions {
  /** Number of the entry that answers each question. */
  entries: readonly number[];
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
  return { entries, sizes, terms };
}

/** Returns the entries that answer questions with a term, by term. */
export function answersByTerm({ entries, terms }: Questions): Postings {
  const answers: Postings = Object.create(null);
  for (const [term, numbers] of Object.entries(terms)) {
    answers[term] = [...new Set(numbers.map((number) => entries[number] ?? 0))];
  }
  return answers;
}
