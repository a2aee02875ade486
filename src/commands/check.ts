import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Problem } from "../../packages/problems";
import { countProblems, formatReport, sortProblems } from "../../packages/problems";
import type { ProseReport } from "../quality/check-prose";
import type { ProseInput } from "../quality/prose-input";
import { readProseInput } from "../quality/prose-input";
import { cachedLoader, cachedWork } from "../site/cache/cached-work";
import { CHECK_CACHE, openSiteCache } from "../site/cache/open-site-cache";
import { checkDataLayer } from "../site/check-site";
import { openDataLayer } from "../site/data-layer";
import { findOutdatedFiles, fixRenames, renameProblems } from "../site/openapi-history/renames";
import { loadSiteSources } from "../site/settings";
import { findFailingPages } from "../site/trial-run";

const USAGE = `Checks the whole site without a build: front matter, links, anchors, pictures, addresses, sidebars,
tags, settings, OpenAPI documents, and the rules of the site's prose.yml if it has one.

  npm run check [-- --json] [--no-cache] [--fix]

--json      print one JSON object instead of text
--fix       write the new names of what was renamed in the OpenAPI document
--no-cache  check every file again, also those that have not changed since the last check
Environment: CONTENT_ROOT, OPENAPI_SPEC choose another site.
Exit code: 0 without errors (there may be warnings), 1 with errors, 2 for wrong arguments.`;

/** Result of a check. */
export interface CheckReport {
  /** Sorted by file, line and column. */
  problems: Problem[];
  counts: {
    errors: number;
    warnings: number;
    /** Files that were checked. */
    files: number;
    /** Pages that a build would make. */
    pages: number;
    /** Counts of what each rule of `prose.yml` checked. */
    rules: ProseReport["counts"];
  };
  /** The counts as text. */
  summary: string;
}

/** How a site is checked. */
export interface CheckOptions {
  /** Checks the prose: by default in the same thread. */
  prose?: (input: ProseInput, cacheFolder?: string) => Promise<ProseReport>;
  /** Folder for results that are reused while nothing they depend on has changed. */
  cacheFolder?: string | undefined;
}

/** Checks the site that the environment chooses. */
export async function checkAll(
  environment: NodeJS.ProcessEnv,
  { prose: check = checkProseHere, cacheFolder }: CheckOptions = {},
): Promise<CheckReport> {
  const sources = loadSiteSources(environment);
  const { settings, contentRoot } = sources;
  const cache = openSiteCache(cacheFolder, contentRoot, "site");
  const layer = await openDataLayer({ contentRoot, settings }, cachedWork(cache));
  const { input, problems: ruleProblems } = await readProseInput(contentRoot, layer.graphql);
  const [site, prose] = await Promise.all([
    checkDataLayer(layer, settings !== undefined),
    input && check(input, cacheFolder),
  ]);
  const modules = site.plans.flatMap(({ contentFilePath }) => contentFilePath ?? []);
  const failing = await findFailingPages(modules, { contentRoot, settings });
  const outdated = settings
    ? await findOutdatedFiles({ contentRoot, settings }, cachedLoader(cache))
    : [];
  cache.save();
  // The settings are read twice: as a content file, and as what the build is made from.
  const reported = new Set(site.problems.map(placeAndCode));
  const renamed = renameProblems(outdated);
  const lines = new Set(renamed.map(({ file, line }) => `${file}:${line}`));
  const problems = sortProblems([
    ...site.problems.filter(
      ({ code, file, line }) => !MISSING_NAME.test(code) || !lines.has(`${file}:${line}`),
    ),
    ...renamed,
    ...sources.problems.filter((problem) => !reported.has(placeAndCode(problem))),
    ...failing,
    ...ruleProblems,
    ...(prose?.problems ?? []),
  ]);
  const counts = {
    ...countProblems(problems),
    files: site.fileCount,
    pages: site.plans.length,
    rules: prose?.counts ?? {},
  };
  const summary = [`${counts.files} files, ${counts.pages} pages`, prose?.summary];
  return { problems, counts, summary: summary.filter(Boolean).join("\n") };
}

/** What a renamed part of the API is without its new name. */
const MISSING_NAME = /^content\/(?:unknown-(?:operation|schema|field)|broken-link)$/;

function placeAndCode({ code, file, line, column, pointer }: Problem): string {
  return [code, file, line, column, pointer].join(" ");
}

const checkProseHere: NonNullable<CheckOptions["prose"]> = (input, cacheFolder) => {
  // Loaded late: the command itself runs this in a thread instead.
  const prose: typeof import("../quality/check-prose") = require("../quality/check-prose");
  return prose.checkProse(input, cacheFolder);
};

/** Checks the prose in a worker thread: it takes about as long as all other checks together. */
function checkProseInThread(input: ProseInput, cacheFolder?: string): Promise<ProseReport> {
  const module = JSON.stringify(path.resolve(__dirname, "../quality/check-prose"));
  // A worker starts without tsx, which compiles TypeScript.
  const script = `require("tsx/cjs");
    const { parentPort, workerData } = require("node:worker_threads");
    require(${module}).checkProse(...workerData).then((report) => parentPort.postMessage(report));`;
  return new Promise((resolve, reject) => {
    const thread = new Worker(script, { eval: true, workerData: [input, cacheFolder] });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}

/** Checks, prints the report, and returns the exit code. */
export async function run(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: (text: string) => void,
  options?: CheckOptions,
): Promise<0 | 1 | 2> {
  if (words.some((word) => !["--json", "--no-cache", "--fix"].includes(word))) {
    print(USAGE);
    return words.includes("--help") ? 0 : 2;
  }
  const isJson = words.includes("--json");
  if (words.includes("--fix")) await fixSite(environment, isJson ? () => undefined : print);
  const { problems, counts, summary } = await checkAll(environment, options);
  print(
    isJson
      ? JSON.stringify({ problems, counts }, null, 2)
      : `${formatReport(problems)}\n\n${summary}`,
  );
  return counts.errors > 0 ? 1 : 0;
}

async function fixSite(
  environment: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<void> {
  const { contentRoot, settings } = loadSiteSources(environment);
  if (!settings) return;
  const files = await findOutdatedFiles({ contentRoot, settings });
  print(`${fixRenames(files)} names fixed in ${files.length} files`);
}

async function main(words: readonly string[]): Promise<void> {
  const cacheFolder = words.includes("--no-cache") ? undefined : CHECK_CACHE;
  process.exitCode = await run(words, process.env, (text) => console.log(text), {
    prose: checkProseInThread,
    cacheFolder,
  });
}

if (require.main === module) void main(process.argv.slice(2));
