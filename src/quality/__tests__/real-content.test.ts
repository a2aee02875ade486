import { formatReport } from "../../site/report/format-report";
import { checkContent, problemsOf } from "../check-content";
import type { ContentReport } from "../check-content";
import { formatCounts } from "../format-counts";
import { loadInput } from "../load-input";
import type { LoadedInput } from "../load-input";

let loaded: LoadedInput;
let report: ContentReport;

beforeAll(async () => {
  loaded = await loadInput({});
  report = checkContent(loaded.input);
  process.stdout.write(`${formatCounts(loaded.input, report)}\n`);
}, 120_000);

/** Counts below which a rule has gone blind: parsers that find nothing find no mistakes. */
const FLOORS: Array<[rule: string, count: string, least: number]> = [
  ["descriptions", "descriptions read", 95],
  ["paragraphs", "paragraphs compared", 2300],
  ["sentence length", "sentences measured", 6500],
  ["reading grade", "pages graded", 95],
  ["samples", "calls of the API checked", 120],
  ["samples", "operations called", 11],
  ["samples", "request bodies validated", 80],
  ["samples", "bodies shown as JSON validated", 30],
  ["code blocks", "code blocks parsed", 160],
  ["sources", "posts that name outside products", 25],
];

describe("the content of the site", () => {
  it("has no error", () => {
    const errors = [...loaded.problems, ...problemsOf(report)].filter(
      ({ severity }) => severity === "error",
    );
    expect(errors.length === 0 ? "" : formatReport(errors)).toBe("");
  });

  it.each(FLOORS)("%s: %s, at least %i", (rule, count, least) => {
    const counts = report.find((entry) => entry.rule === rule)?.counts;
    expect(counts?.[count]).toBeGreaterThanOrEqual(least);
  });
});
