import { formatReport } from "../../../packages/problems";
import { CHECK_CACHE } from "../../site/cache/open-site-cache";
import { openThisSite } from "../../testing/this-site";
import type { ProseReport } from "../check-prose";
import { checkProse } from "../check-prose";
import { readProseInput } from "../prose-input";

let report: ProseReport;

beforeAll(async () => {
  const { contentRoot, graphql } = await openThisSite();
  const { input, problems } = await readProseInput(contentRoot, graphql);
  if (!input) throw new Error(formatReport(problems));
  report = await checkProse(input, CHECK_CACHE);
  process.stdout.write(`${report.summary}\n`);
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
  ["samples", "bodies shown as JSON validated", 20],
  ["code blocks", "code blocks parsed", 165],
  ["sources", "posts that name outside products", 15],
];

describe("the content of the site", () => {
  it("has no error", () => {
    const errors = report.problems.filter(({ severity }) => severity === "error");
    expect(errors.length === 0 ? "" : formatReport(errors)).toBe("");
  });

  it.each(FLOORS)("%s: %s, at least %i", (rule, count, least) => {
    expect(report.counts[rule]?.[count]).toBeGreaterThanOrEqual(least);
  });
});
