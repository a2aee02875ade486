import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Problem } from "../../packages/problems";
import { formatReport, sortProblems } from "../../packages/problems";
import { queryContent } from "../../src/quality/prose-input";
import { readPages } from "../../src/quality/read-pages";
import { checkSamples } from "../../src/quality/samples/check-samples";
import { checkCodeSyntax, findPython } from "../../src/quality/samples/code-syntax";
import { createContract } from "../../src/quality/samples/contract";
import { NO_CACHE } from "../../src/site/cache/cache";
import { openDataLayer } from "../../src/site/data-layer";
import { readSiteSources } from "../../src/site/settings";
import { readApiDocument } from "../../src/testing/api/api-document";
import type { Flow, Sample } from "./find-samples";
import { findSamples } from "./find-samples";
import { generatedFlows } from "./generated-samples";
import { GIVEN } from "./given";
import { parseGeneratedSamples } from "./parse-generated";
import { findPrograms } from "./programs";
import type { Api, FlowResult } from "./run-flow";
import { runFlow } from "./run-flow";

const USAGE = `Runs the samples of all pages and of the API reference against a double of the API.

  npm run samples --prefix tools [-- --only TEXT] [--json]

--only TEXT  only pages whose file contains the text
--json       print one JSON object instead of text
Environment: CONTENT_ROOT, OPENAPI_SPEC choose another site.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: "string" }, json: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const { contentRoot, settings } = readSiteSources();
  const spec = settings.openapi[0]?.spec;
  if (spec === undefined) throw new Error("The site has no OpenAPI document.");
  const { document, model } = await readApiDocument(spec);
  const { graphql } = await openDataLayer({ contentRoot, settings });
  const content = await queryContent(graphql);
  const contract = createContract(content.allApiDocument.nodes.slice(0, 1));
  if (contract === undefined) throw new Error(`${spec} has errors.`);
  const programs = findPrograms();
  const pages = (await readPages(content, NO_CACHE)).filter(({ file }) =>
    file.includes(values.only ?? ""),
  );
  const problems = [
    ...checkSamples(pages, contract).problems,
    ...checkCodeSyntax(pages, findPython()).problems,
  ];
  const flows = pages
    .map(findSamples)
    .filter(({ samples }) => samples.length > 0)
    .map((flow) => ({ flow: withoutBroken(flow, problems), given: GIVEN[nameOf(flow)] }));
  const generated = values.only === undefined ? generatedFlows(model, spec) : [];
  const api = { document: document as Api["document"], contract };
  const all = [...flows, ...generated];
  const results = await inParallel(
    all.map(
      ({ flow, given }) =>
        () =>
          runFlow(flow, api, programs, given),
    ),
  );
  problems.push(...results.flatMap((result) => result.problems));
  const parsed = values.only === undefined ? await parseGeneratedSamples() : undefined;
  problems.push(...(parsed?.problems ?? []));
  const counts = countSamples(
    all.map(({ flow }) => flow),
    results,
  );
  if (values.json) console.log(JSON.stringify({ problems: sortProblems(problems), counts }));
  else {
    if (problems.length > 0) console.error(formatReport(sortProblems(problems)));
    console.log(formatCounts(counts, results, programs.missing));
    const others = Object.entries(parsed?.counts ?? {}).map(([id, count]) => `${count} ${id}`);
    if (parsed) console.log(`Generated samples only parsed: ${others.join(", ")}`);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function nameOf({ file }: Flow): string {
  const { dir, name } = path.parse(file);
  return name === "index" ? path.basename(dir).replace(/^[\d-]+-/, "") : name;
}

/** Leaves out samples with mistakes that were found without running them. */
function withoutBroken(flow: Flow, problems: readonly Problem[]): Flow {
  const isBroken = ({ line, code }: Sample) =>
    problems.some(
      (problem) =>
        problem.file === flow.file &&
        (problem.line ?? 0) >= line &&
        (problem.line ?? 0) < line + code.split("\n").length,
    );
  return { ...flow, samples: flow.samples.filter((sample) => !isBroken(sample)) };
}

/** Runs work, as much at a time as the machine has processors. */
async function inParallel<Result>(work: Array<() => Promise<Result>>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < work.length) {
      const index = next;
      next += 1;
      const result = await work[index]?.();
      if (result !== undefined) results[index] = result;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
  return results;
}

/** Number of samples of a language by what was done with them. */
interface Counts {
  found: number;
  run: number;
  "only parsed": number;
  "opted out": number;
}

function countSamples(flows: readonly Flow[], results: readonly FlowResult[]) {
  const run = new Set(results.flatMap((result) => result.run));
  const counts: Record<string, Counts> = {};
  for (const sample of flows.flatMap(({ samples }) => samples)) {
    counts[sample.language] ??= { found: 0, run: 0, "only parsed": 0, "opted out": 0 };
    const count = counts[sample.language] as Counts;
    count.found += 1;
    if (run.has(sample)) count.run += 1;
    else if (sample.noRun === undefined) count["only parsed"] += 1;
    else count["opted out"] += 1;
  }
  return counts;
}

function formatCounts(
  counts: Record<string, Counts>,
  results: readonly FlowResult[],
  missing: readonly string[],
): string {
  const compared = results.reduce((sum, result) => sum + result.compared, 0);
  const requests = results.reduce((sum, result) => sum + result.requests, 0);
  return [
    ...Object.entries(counts).map(([language, count]) => {
      const parts = Object.entries(count).map(([what, number]) => `${number} ${what}`);
      return `${language} samples: ${parts.join(", ")}`;
    }),
    `${requests} requests checked, ${compared} outputs compared with what their pages say`,
    ...missing.map((name) => `${name} was not found: samples that need it were only parsed`),
  ].join("\n");
}

await main();
