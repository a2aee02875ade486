import type { Problem } from "../../../packages/problems";
import type { Page, RuleResult } from "../page";

const NEEDED = ["title", "date", "image", "image_alt", "authors", "tags"];

/** Every post has the front matter that its lists, heads and feeds need, a lead, and its length. */
export function checkPostForm(pages: readonly Page[], words: [number, number]): RuleResult {
  const posts = pages.filter(({ kind }) => kind === "post");
  const total = posts.reduce((sum, { facts }) => sum + facts.wordCount, 0);
  return {
    problems: posts.flatMap((post) => [...missingKeys(post), ...wrongLength(post, words)]),
    counts: { "words in posts": total },
  };
}

function missingKeys({ frontMatter, file }: Page): Problem[] {
  return NEEDED.filter((key) => isEmpty(frontMatter[key])).map((key) => ({
    code: "post/missing-key",
    severity: "error",
    file,
    line: 1,
    column: 1,
    message: `The post has no "${key}".`,
    hint: `Add \`${key}:\` to the front matter.`,
  }));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || String(value) === "";
}

function wrongLength({ facts, file }: Page, [least, most]: [number, number]): Problem[] {
  if (facts.wordCount >= least && facts.wordCount <= most) return [];
  return [
    {
      code: "post/length",
      severity: "error",
      file,
      line: 1,
      column: 1,
      message: `The post has ${facts.wordCount} words without code; ${least} to ${most} are wanted.`,
      hint:
        facts.wordCount < least ? "Show more, or fold it into another post." : "Make one point.",
    },
  ];
}
