import type { Problem } from "../../../packages/problems";
import type { Page, RuleResult } from "../page";

/** How many posts the listing pages need: `[least, most]`. */
export interface ListingRanges {
  posts: [number, number];
  /** By tag; `"*"` holds for every tag in use that is not named. */
  tags: Record<string, [number, number]>;
  authors: Record<string, [number, number]>;
}

/** Posts by tag and by author, most first. */
export function countPosts(pages: readonly Page[]): {
  posts: number;
  tags: Record<string, number>;
  authors: Record<string, number>;
} {
  const posts = pages.filter(({ kind }) => kind === "post");
  return {
    posts: posts.length,
    tags: countValues(posts.map(({ frontMatter }) => frontMatter.tags)),
    authors: countValues(posts.map(({ frontMatter }) => frontMatter.authors)),
  };
}

function countValues(lists: unknown[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of lists.flatMap((list) => (Array.isArray(list) ? list : [list]))) {
    if (typeof value === "string") counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}

/** The posts by tag and author fill exactly the listing pages that have been promised. */
export function checkListingCounts(
  pages: readonly Page[],
  {
    ranges,
    file,
    knownTags,
  }: { ranges: ListingRanges; file: string; knownTags: readonly string[] },
): RuleResult {
  const counts = countPosts(pages);
  const named = Object.keys(ranges.tags).filter((tag) => tag !== "*");
  const others = ranges.tags["*"] ?? [1, Number.POSITIVE_INFINITY];
  const found = [
    outOfRange("posts", counts.posts, ranges.posts),
    ...[...new Set([...named, ...knownTags])].map((tag) =>
      outOfRange(`posts with the tag "${tag}"`, counts.tags[tag] ?? 0, ranges.tags[tag] ?? others),
    ),
    ...Object.entries(ranges.authors).map(([author, range]) =>
      outOfRange(`posts by "${author}"`, counts.authors[author] ?? 0, range),
    ),
  ];
  return {
    problems: found.flatMap((message) => (message ? [{ ...listingProblem(message), file }] : [])),
    counts: { posts: counts.posts, "tags in use": Object.keys(counts.tags).length },
  };
}

function outOfRange(what: string, count: number, [least, most]: [number, number]) {
  if (count >= least && count <= most) return undefined;
  return `There are ${count} ${what}; ${least} to ${most} fill the listing pages that exist.`;
}

function listingProblem(message: string): Omit<Problem, "file"> {
  return {
    code: "blog/listing-count",
    severity: "error",
    message,
    hint: "Change a post's tags or author, or the range in prose.yml and the list of addresses.",
  };
}
