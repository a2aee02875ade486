import { checkContent, problemsOf } from "../quality/check-content";
import { formatCounts } from "../quality/format-counts";
import { loadInput } from "../quality/load-input";
import { checkSite } from "../site/check-site";
import { countProblems, formatReport, sortProblems } from "../site/report/format-report";
import type { Problem } from "../../plugins/gatsby-transformer-content/src/problem";
import { loadSiteSources } from "../site/settings";

const USAGE = `Checks the whole site without a build: front matter, links, anchors, pictures, addresses, sidebars,
tags, settings, OpenAPI documents, and the rules of the site's prose.yml where it has one.

  npm run check [-- --json]

--json   print one JSON object instead of text
Environment: CONTENT_ROOT, OPENAPI_SPEC choose another site.
Exit code: 0 without errors (warnings may be there), 1 with errors, 2 for a wrong call.`;

/** Everything that a check finds. */
export interface CheckReport {
  /** Sorted by file, line and column. */
  problems: Problem[];
  counts: {
    errors: number;
    warnings: number;
    /** Files below the content's folder. */
    files: number;
    /** Pages that a build would make. */
    pages: number;
    /** What each rule of `prose.yml` looked at. */
    rules: Record<string, Record<string, number>>;
  };
  /** The same counts as lines for a person, and what prose they were counted in. */
  summary: string;
}

/** Checks the site that the environment chooses. */
export async function checkAll(environment: NodeJS.ProcessEnv): Promise<CheckReport> {
  const sources = loadSiteSources(environment);
  const { settings, contentRoot } = sources;
  const site = await checkSite(sources);
  const loaded = settings ? await loadInput({ contentRoot, settings }) : { problems: [] };
  const report = loaded.input ? checkContent(loaded.input) : [];
  const isTold = new Set(site.problems.map(placeAndCode));
  const problems = sortProblems([
    ...site.problems,
    ...sources.problems.filter((problem) => !isTold.has(placeAndCode(problem))),
    ...loaded.problems,
    ...problemsOf(report),
  ]);
  const rules = Object.fromEntries(report.map(({ rule, counts }) => [rule, counts ?? {}]));
  const lines = [`${site.fileCount} files, ${site.plans.length} pages`];
  if (loaded.input) lines.push(formatCounts(loaded.input, report));
  const totals = { ...countProblems(problems), files: site.fileCount, pages: site.plans.length };
  return { problems, counts: { ...totals, rules }, summary: lines.join("\n") };
}

/** The settings are read twice: as a content file, and as what the build is made from. */
function placeAndCode({ code, file, line, column, pointer }: Problem): string {
  return [code, file, line, column, pointer].join(" ");
}

/** Checks and prints. */
export async function run(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<0 | 1 | 2> {
  if (words.some((word) => word !== "--json")) {
    print(USAGE);
    return words.includes("--help") ? 0 : 2;
  }
  const { problems, counts, summary } = await checkAll(environment);
  print(
    words.includes("--json")
      ? JSON.stringify({ problems, counts }, null, 2)
      : `${formatReport(problems)}\n\n${summary}`,
  );
  return counts.errors > 0 ? 1 : 0;
}

async function main(): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), process.env, (text) => console.log(text));
}

if (/commands[/\\]check\.ts$/.test(process.argv[1] ?? "")) void main();
