import { showValue } from "../../../packages/problems";
import type { Problem } from "../../../packages/problems";
import type { Page, RuleResult } from "../page";
import { findRepeats } from "./find-repeats";

/** Every page has a description of a useful length that no other page has. */
export function checkDescriptions(
  pages: readonly Page[],
  [least, most]: [number, number],
): RuleResult {
  const lengths = pages.flatMap((page): Problem[] => {
    const { length } = [...page.description];
    // That there is none is told by the site's own checks.
    if (length === 0 || (length >= least && length <= most)) return [];
    return [
      {
        code: "description/length",
        severity: "error",
        file: page.file,
        ...page.placeOf(["description"]),
        message: `The description has ${length} characters; ${least} to ${most} are wanted.`,
        value: showValue(page.description),
        hint: "Say in one or two sentences what the reader gets.",
      },
    ];
  });
  const described = pages.filter(({ description }) => description !== "");
  const repeats = findRepeats(described, (page) => page.description).map(
    ({ page, first }): Problem => ({
      code: "description/repeated",
      severity: "error",
      file: page.file,
      ...page.placeOf(["description"]),
      message: `${first.file} has the same description.`,
      value: showValue(page.description),
      hint: "Say what this page alone holds.",
    }),
  );
  return { problems: [...lengths, ...repeats], counts: { "descriptions read": pages.length } };
}
