import { showValue } from "../../../packages/problems";
import type { Problem } from "../../../packages/problems";
import type { Page, RuleResult, TextBlock } from "../page";

/** How alike two paragraphs may be. */
export interface ShingleLimits {
  /** Words in a shingle. */
  shingleWords: number;
  /** Jaccard share of common shingles from which two paragraphs are alike, 0 to 1. */
  share: number;
  /** Words from which a paragraph is compared. */
  paragraphWords: number;
}

interface Candidate {
  page: Page;
  block: TextBlock;
  shingles: Set<string>;
}

/**
 * No two pages share a paragraph: found by shingles, the runs of words that two texts have in
 * common. Code and tables are left out. Each pair of pages is reported at the later paragraph.
 */
export function checkParagraphs(pages: readonly Page[], limits: ShingleLimits): RuleResult {
  const candidates = pages.flatMap((page) => candidatesOf(page, limits));
  const byShingle = new Map<string, number[]>();
  const problems: Problem[] = [];
  candidates.forEach((candidate, index) => {
    const twin = findTwin(candidate, candidates, byShingle, limits.share);
    if (twin) problems.push(sharedParagraph(candidate, twin));
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
      if (words.length < limits.paragraphWords) return [];
      return [{ page, block, shingles: shinglesOf(words, limits.shingleWords) }];
    });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** All runs of so many words. */
export function shinglesOf(words: readonly string[], size: number): Set<string> {
  const count = Math.max(0, words.length - size + 1);
  return new Set(
    Array.from({ length: count }, (_, index) => words.slice(index, index + size).join(" ")),
  );
}

interface Twin {
  other: Candidate;
  share: number;
}

function findTwin(
  { page, shingles }: Candidate,
  candidates: readonly Candidate[],
  byShingle: ReadonlyMap<string, number[]>,
  least: number,
): Twin | undefined {
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
    if (share >= least) return { other, share };
  }
  return undefined;
}

function sharedParagraph({ page, block }: Candidate, { other, share }: Twin): Problem {
  return {
    code: "paragraph/shared",
    severity: "error",
    file: page.file,
    line: block.line,
    column: block.column,
    message: `${Math.round(share * 100)} % of this paragraph's word runs stand in ${other.page.file}:${other.block.line}.`,
    value: showValue(block.fullText),
    hint: "Keep it on the page that owns the subject and link to it from here.",
  };
}
