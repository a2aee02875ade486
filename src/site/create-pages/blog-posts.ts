import type { PlanningContext } from "./page-kind";

/** A post as far as planning is concerned. */
export type PlannedPost = Queries.BlogPagesPlanQuery["allBlogPost"]["nodes"][number];

/** The posts of a build: those that have pages, and those that lists name; newest first. */
export interface PublishedPosts {
  /** Posts with a page of their own: the listed ones and the unlisted. */
  all: PlannedPost[];
  listed: PlannedPost[];
}

/** Leaves out drafts and posts whose day has not come, except where they are wanted. */
export function publishedPosts(
  posts: readonly PlannedPost[],
  { now, showUnpublished }: Pick<PlanningContext, "now" | "showUnpublished">,
): PublishedPosts {
  const all = posts
    .filter((post) => showUnpublished || (!post.draft && new Date(post.date) <= now))
    .sort(newestFirst);
  return { all, listed: all.filter((post) => !post.unlisted) };
}

function newestFirst(a: PlannedPost, b: PlannedPost): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.permalink < b.permalink ? -1 : 1;
}

const RELATED_COUNT = 3;

/**
 * The posts that share most with one: rare tags count more than common ones, and the nearer in time
 * wins a draw.
 */
export function relatedPosts(post: PlannedPost, listed: readonly PlannedPost[]): PlannedPost[] {
  const frequency = new Map<string, number>();
  for (const { tagKeys } of listed) {
    for (const key of tagKeys) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  }
  const weight = (key: string) => 1 / (frequency.get(key) ?? 1);
  return listed
    .filter((other) => other.id !== post.id)
    .map((other) => ({
      other,
      score: other.tagKeys
        .filter((key) => post.tagKeys.includes(key))
        .reduce((sum, key) => sum + weight(key), 0),
      distance: Math.abs(Date.parse(other.date) - Date.parse(post.date)),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.distance - b.distance)
    .slice(0, RELATED_COUNT)
    .map(({ other }) => other);
}
