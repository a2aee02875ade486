import { fleschKincaid } from "flesch-kincaid";
import type { Problem } from "../../../packages/problems";
import type { RuleResult } from "../page";
import type { MeasuredPage } from "./prose-sentences";

/** Pages with less text than this have no grade that means something. */
const LEAST_WORDS = 100;

/** The Flesch-Kincaid grade of every page stays at or below a ceiling. */
export function checkReadingGrade(pages: readonly MeasuredPage[], ceiling: number): RuleResult {
  const graded = pages.flatMap((measured) => {
    const grade = readingGrade(measured);
    return grade === undefined ? [] : [{ page: measured.page, grade }];
  });
  const mean = graded.reduce((sum, { grade }) => sum + grade, 0) / Math.max(1, graded.length);
  return {
    problems: graded
      .filter(({ grade }) => grade > ceiling)
      .map(
        ({ page, grade }): Problem => ({
          code: "prose/reading-grade",
          severity: "error",
          file: page.file,
          line: 1,
          column: 1,
          message: `The page reads at grade ${grade.toFixed(1)} (Flesch-Kincaid); ${ceiling} is the ceiling.`,
          hint: "Shorter sentences and plainer words bring it down.",
        }),
      ),
    counts: {
      "pages graded": graded.length,
      "mean reading grade, in tenths": Math.round(mean * 10),
    },
  };
}

/** Flesch-Kincaid grade of a page's prose, code left out; undefined for a page with little text. */
export function readingGrade({ sentences }: Pick<MeasuredPage, "sentences">): number | undefined {
  const word = sum(sentences.map(({ plainWords }) => plainWords));
  if (word < LEAST_WORDS) return undefined;
  const syllable = sum(sentences.map(({ syllables }) => syllables));
  return fleschKincaid({ sentence: sentences.length, word, syllable });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
