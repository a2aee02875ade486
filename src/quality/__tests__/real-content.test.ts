import { formatReport } from "../../../packages/problems";
import { readSiteSources } from "../../site/settings";
import type { ContentInput, ContentReport } from "../check-content";
import { checkContent, formatCounts, problemsOf } from "../check-content";
import { loadInput } from "../check-prose";
import { countPosts } from "../rules/posts";

let input: ContentInput;
let report: ContentReport;

beforeAll(async () => {
  const loaded = await loadInput(readSiteSources({} as NodeJS.ProcessEnv));
  if (!loaded.input) throw new Error(formatReport(loaded.problems));
  input = loaded.input;
  report = checkContent(input);
  process.stdout.write(`${formatCounts(input, report)}\n`);
}, 120_000);

/** Lower limits of what rules look at: a parser that finds nothing finds no mistakes. */
const FLOORS: Array<[rule: string, count: string, least: number]> = [
  ["descriptions", "descriptions read", 105],
  ["paragraphs", "paragraphs compared", 2600],
  ["sentence length", "sentences measured", 7500],
  ["reading grade", "pages graded", 105],
  ["samples", "calls of the API checked", 38],
  ["samples", "operations called", 11],
  ["samples", "request bodies validated", 18],
  ["samples", "bodies shown as JSON validated", 35],
  ["code blocks", "code blocks parsed", 165],
  ["sources", "posts that name outside products", 15],
];

/** Listing pages that exist: the number of posts must fill exactly these. */
const PAGES_BY_TAG: Record<string, number> = {
  chatbots: 5,
  analytics: 4,
  llm: 4,
  "ai-agents": 2,
  chatsonde: 2,
  integration: 2,
  observability: 2,
};
const POSTS_PER_PAGE = 10;

function listingPages(posts: number): number {
  return Math.ceil(posts / POSTS_PER_PAGE);
}

describe("the blog's listing pages", () => {
  it("are six of all posts, and five of the author who has a page", () => {
    const { posts, authors } = countPosts(input.pages);
    expect(listingPages(posts)).toBe(6);
    expect(listingPages(authors["chatsonde-team"] ?? 0)).toBe(5);
  });

  it("match the addresses of each tag", () => {
    const { tags } = countPosts(input.pages);
    const wanted = input.knownTags.map((tag) => [tag, PAGES_BY_TAG[tag] ?? 1]);
    const found = input.knownTags.map((tag) => [tag, listingPages(tags[tag] ?? 0)]);
    expect(found).toEqual(wanted);
  });
});

describe("the content of the site", () => {
  it("has no error", () => {
    const errors = problemsOf(report).filter(({ severity }) => severity === "error");
    expect(errors.length === 0 ? "" : formatReport(errors)).toBe("");
  });

  it.each(FLOORS)("%s: %s, at least %i", (rule, count, least) => {
    const counts = report.find((entry) => entry.rule === rule)?.counts;
    expect(counts?.[count]).toBeGreaterThanOrEqual(least);
  });
});
