import fc from "fast-check";
import type { Question } from "../questions";
import { answersByTerm, focusOf, packQuestions, unpackQuestions } from "../questions";

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

describe("focusOf", () => {
  const pages = Array.from({ length: 8 }, (_, page) => page + 1);
  const list = pages.flatMap((page): Question[] => [
    [page, new Set(["find"])],
    [page, new Set([page === 1 ? "crawler" : "other"])],
    [page, new Set([page === 1 ? "crawler" : "rest"])],
  ]);
  const questions = unpackQuestions(packQuestions(list));

  it("is higher for the subject of one page than for a word of all, and 0 for an unknown one", () => {
    expect(focusOf(["crawler"], questions)).toBeGreaterThan(0.5);
    expect(focusOf(["find"], questions)).toBeCloseTo(0);
    expect(focusOf(["unheard", "constructor"], questions)).toBe(0);
  });

  it("counts forms of a word together, and says less of a word in few questions", () => {
    expect(focusOf(["crawler", "find"], questions)).toBeLessThan(focusOf(["crawler"], questions));
    const once = unpackQuestions(packQuestions([...list, [2, new Set(["spider"])]]));
    expect(focusOf(["spider"], once)).toBeLessThan(focusOf(["crawler"], once));
  });
});

describe("answersByTerm", () => {
  it("returns each entry once", () => {
    const answers = answersByTerm(unpackQuestions(packQuestions(QUESTIONS)));
    expect({ ...answers }).toEqual({ constructor: [2], down: [7], leak: [2], token: [2] });
  });
});
