import type { Problem } from "../../../packages/problems";
import type { Page, RuleResult } from "../page";
import type { MeasuredPage } from "./prose-sentences";
import { problemInBlock } from "./text-problem";

/** Sentences stay short: none is longer than `longest` words, and a page's mean is at most `mean`. */
export function checkSentenceLength(
  pages: readonly MeasuredPage[],
  limits: { longest: number; mean: number },
): RuleResult {
  let count = 0;
  const problems = pages.flatMap(({ page, sentences }) => {
    count += sentences.length;
    const long = sentences
      .filter(({ words }) => words > limits.longest)
      .map(({ block, text, words }) =>
        problemInBlock(page, block, {
          code: "prose/long-sentence",
          message: `The sentence has ${words} words; ${limits.longest} are the most.`,
          found: text,
          hint: "Make two sentences of it, or a list.",
        }),
      );
    return [...long, ...longMean(page, sentences, limits.mean)];
  });
  return { problems, counts: { "sentences measured": count } };
}

function longMean(page: Page, sentences: Array<{ words: number }>, most: number): Problem[] {
  const mean = sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length);
  if (mean <= most) return [];
  return [
    {
      code: "prose/long-sentences",
      severity: "error",
      file: page.file,
      line: 1,
      column: 1,
      message: `The page's sentences have ${mean.toFixed(1)} words in the mean; ${most} are the most.`,
      hint: "Cut the longest ones in two.",
    },
  ];
}
