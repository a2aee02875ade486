import { showValue } from "../../../packages/problems";
import type { Problem } from "../../../packages/problems";
import type { Page, RuleResult } from "../page";
import { findRepeats } from "./find-repeats";

/** No two documentation pages, and no two posts, share a title; every page has one. */
export function checkTitles(pages: readonly Page[]): RuleResult {
  const missing = pages.filter(({ title }) => title.trim() === "").map(missingTitle);
  const kinds = ["doc", "post"] as const;
  const repeats = kinds.flatMap((kind) =>
    findRepeats(
      pages.filter((page) => page.kind === kind),
      ({ title }) => title,
    ).map(
      ({ page, first }): Problem => ({
        code: "title/repeated",
        severity: "error",
        file: page.file,
        ...page.placeOf(["title"]),
        message: `${first.file} has the same title.`,
        value: showValue(page.title),
        hint: "Give each page the title that tells it from the other.",
      }),
    ),
  );
  return { problems: [...missing, ...repeats], counts: { "titles read": pages.length } };
}

function missingTitle(page: Page): Problem {
  return {
    code: "title/missing",
    severity: "error",
    file: page.file,
    line: 1,
    column: 1,
    message: "The page has no title.",
    hint: "Add `title:` to the front matter.",
  };
}
