import type { Problem } from "../../../packages/problems";
import type { Page, RuleResult } from "../page";
import { pageError, placeAt } from "../page";
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
      return pageError(page, finding, placeAt(page.body, offset));
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

/** Counts posts by tag and by author, most first. */
export function countPosts(pages: readonly Page[]) {
  const posts = postsOf(pages);
  return {
    posts: posts.length,
    tags: countValues(posts.map(({ frontMatter }) => frontMatter.tags)),
    authors: countValues(posts.map(({ frontMatter }) => frontMatter.authors)),
  };
}

function countValues(lists: unknown[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of lists.flat()) {
    if (typeof value === "string") counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}

const ANY: [number, number] = [1, Number.POSITIVE_INFINITY];

/** Checks that the posts by tag and author fill exactly the listing pages that exist. */
export function checkListingCounts(
  pages: readonly Page[],
  {
    file,
    knownTags,
    settings,
  }: {
    file: string;
    knownTags: readonly string[];
    settings: Pick<QualitySettings, "posts" | "posts_by_tag" | "posts_by_author">;
  },
): RuleResult {
  const { posts, tags, authors } = countPosts(pages);
  const { "*": others, ...ranges } = settings.posts_by_tag;
  const counts: Array<[what: string, count: number, range: [number, number]]> = [
    ["posts", posts, settings.posts],
  ];
  for (const tag of new Set([...Object.keys(ranges), ...knownTags])) {
    counts.push([`posts with the tag "${tag}"`, tags[tag] ?? 0, ranges[tag] ?? others ?? ANY]);
  }
  for (const [author, range] of Object.entries(settings.posts_by_author)) {
    counts.push([`posts by "${author}"`, authors[author] ?? 0, range]);
  }
  const problems = counts
    .filter(([, count, [least, most]]) => count < least || count > most)
    .map(
      ([what, count, [least, most]]): Problem => ({
        code: "blog/listing-count",
        severity: "error",
        file,
        message: `There are ${count} ${what}; ${least} to ${most} fill the listing pages that exist.`,
        hint: "Change a post's tags or author, or the range in prose.yml and the list of addresses.",
      }),
    );
  return { problems, counts: { posts, "tags in use": Object.keys(tags).length } };
}
