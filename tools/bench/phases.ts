import { execFileSync } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { makeCorpus } from "./corpus";
import { ours } from "./generators";
import type { BuildResult } from "./measure";
import { describeMachine, measureBuild, median, table } from "./measure";

const USAGE = `Builds the corpus from nothing, and prints the seconds of each phase of the build as a Markdown table.

  npm run bench:phases --prefix tools -- [--pages 100,1000,10000] [--runs 1] [--repo DIR] [--base REVISION]

--pages  numbers of pages
--runs   builds of each number of pages; the table has medians
--repo   a checkout of this project with installed packages; without it this one
--base   a revision that is built in turns with the checkout, with the same packages; its numbers come first
Run it on a machine that does nothing else.`;

/** The phases by the activities whose times Gatsby prints. Markdown exports are written while HTML is. */
const PHASES: Record<string, readonly string[]> = {
  "Source and transform": ["source and transform nodes"],
  Schema: ["building schema"],
  createPages: ["createPages", "createPagesStatefully"],
  Queries: [
    "extract queries from components",
    "run static queries",
    "run page queries",
    "run queries in workers",
    "Writing page-data.json and slice-data.json files to public directory",
  ],
  Bundles: [
    "Building production JavaScript and CSS bundles",
    "Building HTML renderer",
    "Building Rendering Engines",
  ],
  HTML: ["Building static HTML for pages"],
  "After the build": ["onPostBuild"],
};

/** Matches a line such as `success run page queries - 0.338s - 101/101 298.82/s`. */
const ACTIVITY = /^success (.+?) - (\d+\.\d+)s/gm;

interface Checkout {
  name: string;
  folder: string;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: "string", default: "100,1000,10000" },
      runs: { type: "string", default: "1" },
      repo: { type: "string", default: "." },
      base: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const folder = path.resolve(values.repo);
  const checkouts: Checkout[] = [{ name: "checkout", folder }];
  const base = values.base ? await checkOut(folder, values.base) : undefined;
  if (base) checkouts.unshift(base);
  try {
    const columns = values.pages
      .split(",")
      .flatMap((pages) => checkouts.map((checkout) => ({ ...checkout, pages: Number(pages) })));
    const results = columns.map((): BuildResult[] => []);
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const [index, { folder, pages }] of columns.entries()) {
        results[index]?.push(await build(folder, pages));
      }
    }
    console.log(`${describeMachine()}. Cold builds, seconds; medians of ${values.runs}.\n`);
    const head = ["Phase", ...columns.map(({ name, pages }) => `${pages} pages, ${name}`)];
    console.log(table(head, formatRows(results)));
  } finally {
    if (base) {
      await rm(base.folder, { recursive: true });
      execFileSync("git", ["worktree", "prune"], { cwd: folder });
    }
  }
}

/** Checks a revision out into a temporary folder, with the packages of the checkout. */
async function checkOut(repository: string, name: string): Promise<Checkout> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-base-"));
  const words = ["worktree", "add", "--force", "--detach", folder, name];
  execFileSync("git", words, { cwd: repository });
  await symlink(path.join(repository, "node_modules"), path.join(folder, "node_modules"));
  return { name, folder };
}

/** Builds the corpus with the code of a checkout. */
async function build(checkout: string, pages: number): Promise<BuildResult> {
  process.chdir(checkout);
  const site = await ours.prepare(makeCorpus(pages));
  try {
    const result = await measureBuild(site.build());
    if (result.exitCode !== 0) throw new Error(`The build failed:\n${result.output}`);
    console.error(`${checkout}, ${pages} pages: ${result.seconds.toFixed(1)} s`);
    return result;
  } finally {
    await site.remove();
  }
}

/** Returns a row for each phase, and for the whole build. */
function formatRows(results: ReadonlyArray<readonly BuildResult[]>): string[][] {
  const row = (name: string, measure: (result: BuildResult) => number, digits = 1) => [
    name,
    ...results.map((builds) => median(builds.map(measure)).toFixed(digits)),
  ];
  const phases = Object.entries(PHASES);
  const rest = (result: BuildResult) =>
    phases.reduce((left, [, names]) => left - secondsOf(names, result), result.seconds);
  return [
    ...phases.map(([phase, names]) => row(phase, (result) => secondsOf(names, result))),
    row("Start, and what is between the phases", rest),
    row("**Whole build**", ({ seconds }) => seconds),
    row("CPU seconds of all processes", ({ cpuSeconds }) => cpuSeconds, 0),
    row("Peak memory, MB", ({ peakMemory }) => peakMemory / 1e6, 0),
  ];
}

/** Returns the time of activities of a build. */
function secondsOf(names: readonly string[], { output }: BuildResult): number {
  return [...output.matchAll(ACTIVITY)]
    .filter(([, name = ""]) => names.includes(name))
    .reduce((sum, [, , seconds]) => sum + Number(seconds), 0);
}

await main();
