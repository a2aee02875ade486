import fc from "fast-check";
import type { Question } from "../questions";
import { answersByTerm, packQuestions, unpackQuestions } from "../questions";

const QUESTIONS: Question[] = [
  [7, new Set(["down"])],
  [2, new Set(["token", "leak"])],
  [2, new Set(["constructor", "token"])],
];

describe("packQuestions and unpackQuestions", () => {
  it("number the questions in the order of their entries", () => {
    const { entries, sizes, terms } = unpackQuestions(packQuestions(QUESTIONS));
    expect(entries).toEqual([2, 2, 7]);
    expect(sizes).toEqual([2, 2, 1]);
    expect({ ...terms }).toEqual({ constructor: [1], down: [2], leak: [0], token: [0, 1] });
  });

  it("keep the terms of any questions", () => {
    const term = fc.stringMatching(/^[a-z_]{1,12}$/);
    const question = fc.tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.uniqueArray(term, { minLength: 1 }),
    );
    fc.assert(
      fc.property(fc.array(question), (list) => {
        const packed = packQuestions(list.map(([entry, terms]) => [entry, new Set(terms)]));
        const { entries, sizes } = unpackQuestions(packed);
        expect(entries).toEqual(list.map(([entry]) => entry).sort((a, b) => a - b));
        const terms = list.reduce((count, [, ofQuestion]) => count + ofQuestion.length, 0);
        expect(sizes.reduce((count, size) => count + size, 0)).toBe(terms);
      }),
    );
  });
});

describe("answersByTerm", () => {
  it("returns each entry once", () => {
    const answers = answersByTerm(unpackQuestions(packQuestions(QUESTIONS)));
    expect({ ...answers }).toEqual({ constructor: [2], down: [7], leak: [2], token: [2] });
  });
});
