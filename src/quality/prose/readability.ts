import { fleschKincaid } from "flesch-kincaid";
import type { RuleResult } from "../page";
import { pageError, textError } from "../page";
import type { MeasuredPage } from "./sentences";

/** A grade of fewer words than this means nothing. */
const MIN_WORDS = 100;

/** Checks that the Flesch-Kincaid grade of every page is at most `ceiling`. */
export function checkReadingGrade(pages: readonly MeasuredPage[], ceiling: number): RuleResult {
  const graded = pages.flatMap((measured) => {
    const grade = readingGrade(measured);
    return grade === undefined ? [] : [{ page: measured.page, grade }];
  });
  const mean = sum(graded.map(({ grade }) => grade)) / Math.max(1, graded.length);
  return {
    problems: graded
      .filter(({ grade }) => grade > ceiling)
      .map(({ page, grade }) =>
        pageError(page, {
          code: "prose/reading-grade",
          message: `The page reads at grade ${grade.toFixed(1)} (Flesch-Kincaid); the limit is ${ceiling}.`,
          hint: "Use shorter sentences and plainer words.",
        }),
      ),
    counts: {
      "pages graded": graded.length,
      "mean reading grade, in tenths": Math.round(mean * 10),
    },
  };
}

/** Returns the Flesch-Kincaid grade of a page, code left out; `undefined` under 100 words. */
export function readingGrade({ sentences }: Pick<MeasuredPage, "sentences">): number | undefined {
  const word = sum(sentences.map(({ plainWords }) => plainWords));
  if (word < MIN_WORDS) return undefined;
  const syllable = sum(sentences.map(({ syllables }) => syllables));
  return fleschKincaid({ sentence: sentences.length, word, syllable });
}

/** Checks the longest sentence of every page, and the mean number of words in its sentences. */
export function checkSentenceLength(
  pages: readonly MeasuredPage[],
  limits: { sentence_words: number; mean_sentence_words: number },
): RuleResult {
  const problems = pages.flatMap(({ page, sentences }) => {
    const long = sentences
      .filter(({ words }) => words > limits.sentence_words)
      .map(({ block, text, words }) =>
        textError(page, block, {
          code: "prose/long-sentence",
          message: `The sentence has ${words} words; the limit is ${limits.sentence_words}.`,
          found: text,
          hint: "Split it into two sentences or a list.",
        }),
      );
    const mean = sum(sentences.map(({ words }) => words)) / Math.max(1, sentences.length);
    if (mean <= limits.mean_sentence_words) return long;
    const finding = {
      code: "prose/long-sentences",
      message: `The mean length of the page's sentences is ${mean.toFixed(1)} words; the limit is ${limits.mean_sentence_words}.`,
      hint: "Split the longest ones.",
    };
    return [...long, pageError(page, finding)];
  });
  return {
    problems,
    counts: { "sentences measured": sum(pages.map(({ sentences }) => sentences.length)) },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
