import type { Problem } from "../../../packages/problems";
import { showValue } from "../../../packages/problems";
import type { Page, RuleResult, TextBlock } from "../page";
import { pageError } from "../page";
import type { QualitySettings } from "../settings";

type ShingleLimits = Pick<
  QualitySettings["limits"],
  "shingle_words" | "shingle_share" | "paragraph_words"
>;

interface Candidate {
  page: Page;
  block: TextBlock;
  shingles: Set<string>;
}

/**
 * Checks that no two pages share a paragraph, by comparing shingles (runs of words). Code and tables
 * are left out. Each pair is reported at the later paragraph.
 */
export function checkParagraphs(pages: readonly Page[], limits: ShingleLimits): RuleResult {
  const candidates = pages.flatMap((page) => candidatesOf(page, limits));
  const byShingle = new Map<string, number[]>();
  const problems: Problem[] = [];
  candidates.forEach((candidate, index) => {
    const duplicate = findDuplicate(candidate, candidates, byShingle, limits.shingle_share);
    if (duplicate) problems.push(sharedParagraph(candidate, duplicate));
    for (const shingle of candidate.shingles) {
      const list = byShingle.get(shingle);
      if (list) list.push(index);
      else byShingle.set(shingle, [index]);
    }
  });
  return { problems, counts: { "paragraphs compared": candidates.length } };
}

function candidatesOf(page: Page, limits: ShingleLimits): Candidate[] {
  return page.texts
    .filter(({ kind }) => kind === "paragraph")
    .flatMap((block) => {
      const words = wordsOf(block.fullText);
      if (words.length < limits.paragraph_words) return [];
      return [{ page, block, shingles: shinglesOf(words, limits.shingle_words) }];
    });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** Returns all runs of `size` words. */
export function shinglesOf(words: readonly string[], size: number): Set<string> {
  const count = Math.max(0, words.length - size + 1);
  return new Set(
    Array.from({ length: count }, (_, index) => words.slice(index, index + size).join(" ")),
  );
}

interface Duplicate {
  other: Candidate;
  share: number;
}

function findDuplicate(
  { page, shingles }: Candidate,
  candidates: readonly Candidate[],
  byShingle: ReadonlyMap<string, number[]>,
  threshold: number,
): Duplicate | undefined {
  const common = new Map<number, number>();
  for (const shingle of shingles) {
    for (const index of byShingle.get(shingle) ?? []) {
      common.set(index, (common.get(index) ?? 0) + 1);
    }
  }
  for (const [index, shared] of common) {
    const other = candidates[index];
    if (!other || other.page === page) continue;
    const share = shared / (shingles.size + other.shingles.size - shared);
    if (share >= threshold) return { other, share };
  }
  return undefined;
}

function sharedParagraph({ page, block }: Candidate, { other, share }: Duplicate): Problem {
  const finding = {
    code: "paragraph/shared",
    message: `${Math.round(share * 100)} % of this paragraph's word runs are also in ${other.page.file}:${other.block.line}.`,
    value: showValue(block.fullText),
    hint: "Keep it on the page that owns the subject and link to it from here.",
  };
  return pageError(page, finding, block);
}
