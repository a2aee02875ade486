import type { Problem } from "../../../packages/problems";
import { positionAt } from "../../../packages/problems";
import type { Page, RuleResult } from "../page";
import { pageError } from "../page";
import type { QualitySettings } from "../settings";

function postsOf(pages: readonly Page[]): Page[] {
  return pages.filter(({ kind }) => kind === "post");
}

const REQUIRED_KEYS = ["title", "date", "image", "image_alt", "authors", "tags"];

/** Checks that every post has the required front matter and a length within the limits. */
export function checkPostForm(pages: readonly Page[], words: [number, number]): RuleResult {
  const posts = postsOf(pages);
  return {
    problems: posts.flatMap((post) => [...missingKeys(post), ...wrongLength(post, words)]),
    counts: { "words in posts": posts.reduce((sum, { facts }) => sum + facts.wordCount, 0) },
  };
}

function missingKeys(post: Page): Problem[] {
  return REQUIRED_KEYS.filter((key) => String(post.frontMatter[key] ?? "") === "").map((key) =>
    pageError(post, {
      code: "post/missing-key",
      message: `The post has no "${key}".`,
      hint: `Add \`${key}:\` to the front matter.`,
    }),
  );
}

function wrongLength(post: Page, [least, most]: [number, number]): Problem[] {
  const { wordCount } = post.facts;
  if (wordCount >= least && wordCount <= most) return [];
  return [
    pageError(post, {
      code: "post/length",
      message: `The post has ${wordCount} words without code; it should have ${least} to ${most}.`,
      hint: wordCount < least ? "Show more, or merge it into another post." : "Make one point.",
    }),
  ];
}

/**
 * Checks that a post about a third-party product links to at least one source outside the site. A
 * product that is named once, and not in the title, is not the post's subject.
 */
export function checkOutsideSources(
  pages: readonly Page[],
  {
    outside_products,
    own_domains,
  }: Pick<QualitySettings, "outside_products"> & Partial<Pick<QualitySettings, "own_domains">>,
): RuleResult {
  const naming = postsOf(pages).flatMap((page) => {
    const named = firstProduct(page, outside_products);
    return named ? [{ page, ...named }] : [];
  });
  const problems = naming
    .filter(({ page }) => !page.facts.references.some(({ url }) => isOutside(url, own_domains)))
    .map(({ page, product, offset }) => {
      const finding = {
        code: "post/no-source",
        message: `The post names ${product} and links to no source outside the site.`,
        value: product,
        hint: "Link to the page of its documentation that backs what you say.",
      };
      return pageError(page, finding, positionAt(page.body, offset));
    });
  return { problems, counts: { "posts that name outside products": naming.length } };
}

function firstProduct(page: Page, products: readonly string[]) {
  for (const product of products) {
    const pattern = new RegExp(`(?<![\\w/])${product}(?![\\w])`);
    const [first, second] = page.texts.filter(({ text }) => pattern.test(text));
    if (first && (second || pattern.test(page.title))) return { product, offset: first.start };
  }
  return undefined;
}

function isOutside(url: string, ownDomains: readonly string[] = []): boolean {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return !ownDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
