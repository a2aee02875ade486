import type { Problem } from "../../../packages/problems";
import type { Page, RuleResult } from "../page";
import type { Term } from "../settings";
import { problemInBlock } from "./text-problem";

interface Pattern {
  expression: RegExp;
  term: Term;
}

/** The terms of the product are spelled one way everywhere, titles and descriptions included. */
export function checkTerms(pages: readonly Page[], terms: readonly Term[]): RuleResult {
  const patterns = terms.flatMap((term) =>
    term.not.map((not) => ({
      expression: new RegExp(`(?<![\\w/.])(?:${not})(?![\\w-])`, term.ignoreCase ? "giu" : "gu"),
      term,
    })),
  );
  return {
    problems: pages.flatMap((page) => [
      ...page.texts
        .filter(({ quoted }) => !quoted)
        .flatMap((block) =>
          findTerms(block.text, patterns).map(({ found, occurrence, term }) =>
            problemInBlock(page, block, {
              code: "prose/term",
              message: `"${found}" is written "${term.write}" here.`,
              found,
              occurrence,
              ...(term.why ? { hint: term.why } : {}),
            }),
          ),
        ),
      ...termsInFrontMatter(page, patterns),
    ]),
    counts: { "terms in the word list": terms.length },
  };
}

function findTerms(text: string, patterns: readonly Pattern[]) {
  return patterns.flatMap(({ expression, term }) => {
    if (text.search(expression) < 0) return [];
    const judged = term.except.reduce(
      (rest, exception) => rest.replace(new RegExp(exception, "gu"), blank),
      text,
    );
    const seen = new Map<string, number>();
    return [...judged.matchAll(expression)].map(([found]) => {
      const occurrence = seen.get(found) ?? 0;
      seen.set(found, occurrence + 1);
      return { found, occurrence, term };
    });
  });
}

function blank(words: string): string {
  return words.replace(/\S/g, "x");
}

function termsInFrontMatter(page: Page, patterns: readonly Pattern[]): Problem[] {
  return ["title", "description", "sidebar_label", "image_alt"].flatMap((key) => {
    const value = page.frontMatter[key];
    if (typeof value !== "string") return [];
    return findTerms(value, patterns).map(({ found, term }) => ({
      code: "prose/term",
      severity: "error" as const,
      file: page.file,
      ...page.placeOf([key]),
      message: `"${found}" in ${key} is written "${term.write}" here.`,
      value: found,
      ...(term.why ? { hint: term.why } : {}),
    }));
  });
}
