import { formatReport } from "../../../packages/problems";
import { openDataLayer } from "../../site/data-layer";
import { readSiteSources } from "../../site/settings";
import type { ContentInput, ContentReport } from "../check-prose";
import { checkContent, formatCounts, loadContent } from "../check-prose";
import { readProseInput } from "../prose-input";

let input: ContentInput;
let report: ContentReport;

beforeAll(async () => {
  const sources = readSiteSources({} as NodeJS.ProcessEnv);
  const { graphql } = await openDataLayer(sources);
  const read = await readProseInput(sources.contentRoot, graphql);
  if (!read.input) throw new Error(formatReport(read.problems));
  input = await loadContent(read.input);
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
  ["samples", "bodies shown as JSON validated", 20],
  ["code blocks", "code blocks parsed", 165],
  ["sources", "posts that name outside products", 15],
];

describe("the content of the site", () => {
  it("has no error", () => {
    const errors = report
      .flatMap(({ problems }) => problems)
      .filter(({ severity }) => severity === "error");
    expect(errors.length === 0 ? "" : formatReport(errors)).toBe("");
  });

  it.each(FLOORS)("%s: %s, at least %i", (rule, count, least) => {
    const counts = report.find((entry) => entry.rule === rule)?.counts;
    expect(counts?.[count]).toBeGreaterThanOrEqual(least);
  });
});
