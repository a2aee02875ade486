import path from "node:path";
import { countProblems, formatReport, sortProblems } from "../../packages/problems";
import type { Problem } from "../../packages/problems";
import type { ProseReport } from "../quality/judge-prose";
import { checkSite } from "../site/check-site";
import { openSiteMemory } from "../site/memory/site-memory";
import { loadSiteSources } from "../site/settings";
import type { SiteSources } from "../site/settings";
import { judgeProseInThread } from "./check/prose-thread";

const USAGE = `Checks the whole site without a build: front matter, links, anchors, pictures, addresses, sidebars,
tags, settings, OpenAPI documents, and the rules of the site's prose.yml where it has one.

  npm run check [-- --json] [--no-cache]

--json      print one JSON object instead of text
--no-cache  look at every file anew, also at those that have not changed since the last check
Environment: CONTENT_ROOT, OPENAPI_SPEC choose another site.
Exit code: 0 without errors (warnings may be there), 1 with errors, 2 for a wrong call.`;

const CACHE = path.resolve("node_modules/.cache/site-check");

/** Everything that a check finds. */
export interface CheckReport {
  /** Sorted by file, line and column. */
  problems: Problem[];
  counts: {
    errors: number;
    warnings: number;
    /** Files that were looked at. */
    files: number;
    /** Pages that a build would make. */
    pages: number;
    /** What each rule of `prose.yml` looked at. */
    rules: ProseReport["counts"];
  };
  /** The counts as lines for a person. */
  summary: string;
}

const NO_PROSE: ProseReport = { problems: [], counts: {}, summary: "" };

/** How a check is done. */
export interface CheckManner {
  /** Judges the prose: here, or elsewhere at the same time. */
  judge?: (sources: SiteSources, cache?: string) => Promise<ProseReport>;
  /** Folder in which results are kept from one check to the next. */
  cache?: string | undefined;
}

/** Checks the site that the environment chooses. */
export async function checkAll(
  environment: NodeJS.ProcessEnv,
  { judge = judgeHere, cache }: CheckManner = {},
): Promise<CheckReport> {
  const sources = loadSiteSources(environment);
  const { settings, contentRoot } = sources;
  const memory = openSiteMemory(cache, contentRoot, "site");
  const [site, prose] = await Promise.all([
    checkSite(sources, { memory }),
    settings ? judge({ contentRoot, settings }, cache) : NO_PROSE,
  ]);
  memory.save();
  const isTold = new Set(site.problems.map(placeAndCode));
  const problems = sortProblems([
    ...site.problems,
    ...sources.problems.filter((problem) => !isTold.has(placeAndCode(problem))),
    ...prose.problems,
  ]);
  const counts = {
    ...countProblems(problems),
    files: site.fileCount,
    pages: site.plans.length,
    rules: prose.counts,
  };
  const lines = [`${counts.files} files, ${counts.pages} pages`, prose.summary];
  return { problems, counts, summary: lines.filter(Boolean).join("\n") };
}

const judgeHere: NonNullable<CheckManner["judge"]> = (sources, cache) => {
  // Only now: it is much code, and usually a thread of its own does this.
  const prose: typeof import("../quality/judge-prose") = require("../quality/judge-prose");
  return prose.judgeKeeping(sources, cache);
};

/** The settings are read twice: as a content file, and as what the build is made from. */
function placeAndCode({ code, file, line, column, pointer }: Problem): string {
  return [code, file, line, column, pointer].join(" ");
}

/** Checks and prints. */
export async function run(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: (text: string) => void,
  manner?: CheckManner,
): Promise<0 | 1 | 2> {
  if (words.some((word) => !["--json", "--no-cache"].includes(word))) {
    print(USAGE);
    return words.includes("--help") ? 0 : 2;
  }
  const { problems, counts, summary } = await checkAll(environment, manner);
  print(
    words.includes("--json")
      ? JSON.stringify({ problems, counts }, null, 2)
      : `${formatReport(problems)}\n\n${summary}`,
  );
  return counts.errors > 0 ? 1 : 0;
}

async function main(): Promise<void> {
  const print = (text: string) => console.log(text);
  const words = process.argv.slice(2);
  const cache = words.includes("--no-cache") ? undefined : CACHE;
  process.exitCode = await run(words, process.env, print, { judge: judgeProseInThread, cache });
}

if (/commands[/\\]check\.ts$/.test(process.argv[1] ?? "")) void main();
