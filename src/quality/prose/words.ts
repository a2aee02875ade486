import type { Problem } from "../../../packages/problems";
import type { Page, RuleResult } from "../page";
import { pageError, textError } from "../page";
import type { QualitySettings } from "../settings";

type Term = QualitySettings["terms"][number];

interface Pattern {
  expression: RegExp;
  term: Term;
}

/** Checks that terms are spelled as in the word list, in titles and descriptions too. */
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
            textError(page, block, { ...termFinding(found, term), found, occurrence }),
          ),
        ),
      ...termsInFrontMatter(page, patterns),
    ]),
    counts: { "terms in the word list": terms.length },
  };
}

function termFinding(found: string, { write, why }: Term, where = "") {
  return {
    code: "prose/term",
    message: `"${found}"${where} is written "${write}" here.`,
    ...(why ? { hint: why } : {}),
  };
}

function findTerms(text: string, patterns: readonly Pattern[]) {
  return patterns.flatMap(({ expression, term }) => {
    if (text.search(expression) < 0) return [];
    const checked = term.except.reduce(
      (rest, exception) => rest.replace(new RegExp(exception, "gu"), blank),
      text,
    );
    const seen = new Map<string, number>();
    return [...checked.matchAll(expression)].map(([found]) => {
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
    return findTerms(value, patterns).map(({ found, term }) => {
      const finding = { ...termFinding(found, term, ` in ${key}`), value: found };
      return pageError(page, finding, page.positionOf([key]));
    });
  });
}

/** Checks that filler and hype from the word list appear only in quotations. */
export function checkBannedWords(
  pages: readonly Page[],
  banned: Readonly<Record<string, string>>,
): RuleResult {
  const patterns = Object.entries(banned).map(([words, hint]) => ({
    expression: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, "giu"),
    hint,
  }));
  const problems = pages.flatMap((page) =>
    page.texts
      .filter(({ quoted }) => !quoted)
      .flatMap((block) => {
        const own = withoutQuotations(block.text);
        return patterns.flatMap(({ expression, hint }) =>
          [...own.matchAll(expression)].map(([found]) => {
            const message = `"${found}" is filler or hype.`;
            return textError(page, block, { code: "prose/banned", message, found, hint });
          }),
        );
      }),
  );
  return { problems, counts: { "banned words in the list": patterns.length } };
}

/** Blanks the words between quotation marks, which are not the author's. */
export function withoutQuotations(text: string): string {
  return text.replace(/"[^"]*"|“[^”]*”/g, (quotation) => quotation.replace(/[^\s"“”]/g, "x"));
}
