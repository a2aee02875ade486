import type { Page, RuleResult } from "../page";
import { problemInBlock } from "./text-problem";

/** Filler and hype from the word list stand nowhere, except where the text quotes somebody. */
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
          [...own.matchAll(expression)].map(([found]) =>
            problemInBlock(page, block, {
              code: "prose/banned",
              message: `"${found}" is filler or hype.`,
              found,
              hint,
            }),
          ),
        );
      }),
  );
  return { problems, counts: { "banned words in the list": patterns.length } };
}

/** What stands between quotation marks is somebody's words, not the page's. */
export function withoutQuotations(text: string): string {
  return text.replace(/"[^"]*"|“[^”]*”/g, (quotation) => quotation.replace(/[^\s"“”]/g, "x"));
}
