import type { ContentInput, ContentReport } from "./check-content";
import { countPosts } from "./rules/listing-counts";

/** What the rules looked at, and the posts by tag and author, as lines for a person. */
export function formatCounts({ pages, tools }: ContentInput, report: ContentReport): string {
  const { posts, tags, authors } = countPosts(pages);
  const rules = report.map(
    ({ rule, problems, counts = {} }) =>
      `${rule}: ${problems.length} problems${listOf(counts, "; ")}`,
  );
  const missing = Object.entries(tools).filter(([, isAtHand]) => !isAtHand);
  return [
    `${pages.length} pages, ${posts} of them posts`,
    ...rules,
    `posts by tag${listOf(tags, ": ")}`,
    `posts by author${listOf(authors, ": ")}`,
    ...missing.map(([tool]) => `${tool} is not at hand: a parser from npm alone read its blocks`),
  ].join("\n");
}

function listOf(counts: Record<string, number>, before: string): string {
  const list = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return list.length > 0 ? `${before}${list.join(", ")}` : "";
}
