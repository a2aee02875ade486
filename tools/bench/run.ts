import { appendFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { makeCorpus } from "./corpus";
import type { Generator } from "./generators";
import { docusaurus, emptyGatsby, hugo, ours, starlight } from "./generators";
import type { BuildResult, SiteSize } from "./measure";
import { describeMachine, measureBuild, measureSite, median, table } from "./measure";

const USAGE = `Builds a corpus of pages of about 1,100 words from nothing, and prints medians as Markdown tables.

  npm run bench --prefix tools -- [--pages 100,1000,10000] [--runs 3]
  npm run bench:peers --prefix tools -- [--pages 100,1000] [--runs 3] [--only ours,docusaurus]

--pages  numbers of pages
--runs   cold builds of each number of pages, each with a build after an edit; generators take turns
--only   generators: ours, docusaurus, starlight, hugo, gatsby-empty
Run it on a machine that does nothing else. Starlight needs Node.js 22.12: set BENCH_NODE to its binary.`;

const PEERS = [ours, docusaurus, starlight, hugo, emptyGatsby];

/** Measurements of one generator for one number of pages. */
interface Row {
  generator: string;
  pages: number;
  builds: BuildResult[];
  /** Builds after an edit of one page. */
  rebuilds: BuildResult[];
  size: SiteSize;
}

function readOptions(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      peers: { type: "boolean", default: false },
      pages: { type: "string" },
      runs: { type: "string", default: "3" },
      only: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const chosen = values.peers || values.only ? PEERS : [ours];
  const only = values.only?.split(",");
  return {
    isHelp: values.help,
    pages: (values.pages ?? (values.peers ? "100,1000" : "100,1000,10000")).split(",").map(Number),
    runs: Number(values.runs),
    generators: chosen.filter(({ name }) => !only || only.includes(name)),
  };
}

async function main(words: readonly string[]): Promise<void> {
  const { isHelp, pages, runs, generators } = readOptions(words);
  if (isHelp) {
    console.log(USAGE);
    return;
  }
  const available = generators.filter((generator) => {
    const reason = generator.missing();
    if (reason) console.error(`${generator.name} is left out: ${reason}`);
    return reason === undefined;
  });
  const rows: Row[] = [];
  for (const { generator, count } of schedule(available, pages, runs)) {
    await measureRun(generator, count, rows);
  }
  console.log(formatReport(rows, available));
}

/** Orders the builds: generators take turns, and every second run goes backward. */
function schedule(generators: readonly Generator[], pages: readonly number[], runs: number) {
  const counts = [...pages].sort((a, b) => a - b);
  return counts.flatMap((count) =>
    Array.from({ length: runs }, (_, run) => {
      const order = run % 2 === 0 ? generators : [...generators].reverse();
      return order
        .filter((generator) => generator !== emptyGatsby || count === counts[0])
        .map((generator) => ({ generator, count }));
    }).flat(),
  );
}

async function measureRun(generator: Generator, pages: number, rows: Row[]): Promise<void> {
  const site = await generator.prepare(makeCorpus(pages));
  try {
    const build = async () => {
      const result = await measureBuild(site.build());
      if (result.exitCode === 0) return result;
      throw new Error(`${generator.name} failed with ${pages} pages:\n${result.output}`);
    };
    const cold = await build();
    const size = await measureSite(site.output);
    await appendFile(site.page, "\n");
    const rebuild = await build();
    const seconds = [cold, rebuild].map((it) => `${it.seconds.toFixed(1)} s`).join(", then ");
    console.error(`${generator.name}, ${pages} pages: ${seconds}`);
    const row = rows.find((it) => it.generator === generator.name && it.pages === pages);
    row?.builds.push(cold);
    row?.rebuilds.push(rebuild);
    const { name } = generator;
    if (!row) rows.push({ generator: name, pages, builds: [cold], rebuilds: [rebuild], size });
  } finally {
    await site.remove();
  }
}

function formatReport(rows: readonly Row[], generators: readonly Generator[]): string {
  const parts = [
    `${describeMachine()}. Cold builds, and a build after an edit of one page; medians.`,
    table(
      "Generator|Pages|Runs|Time|Times ours|After an edit|Peak memory|HTML of a page|gzip|Scripts, gzip|Output|Files".split(
        "|",
      ),
      rows.map((row) => formatRow(row, rows)),
    ),
  ];
  const further = generators.flatMap(({ name }) => furtherPages(name, rows));
  if (further.length > 0) {
    parts.push(table(["Generator", "From", "To", "Each further page", "Times ours"], further));
  }
  return parts.join("\n\n");
}

function timeOf({ builds }: Pick<Row, "builds">): number {
  return median(builds.map(({ seconds }) => seconds));
}

function formatRow(row: Row, rows: readonly Row[]): string[] {
  const { generator, pages, builds, size } = row;
  const own = rows.find((it) => it.generator === ours.name && it.pages === pages);
  return [
    generator,
    String(generator === emptyGatsby.name ? 1 : pages),
    String(builds.length),
    `${timeOf(row).toFixed(1)} s`,
    own ? ratio(timeOf(row), timeOf(own)) : "–",
    `${timeOf({ builds: row.rebuilds }).toFixed(1)} s`,
    bytes(median(builds.map(({ peakMemory }) => peakMemory))),
    bytes(size.html),
    bytes(size.htmlGzip),
    bytes(size.scriptsGzip),
    bytes(size.total),
    String(size.files),
  ];
}

/** Compares neighboring numbers of pages: the difference excludes what every build costs. */
function furtherPages(generator: string, rows: readonly Row[]): string[][] {
  const own = rows.filter((row) => row.generator === generator);
  return own.slice(1).map((row, index) => {
    const before = own[index] as Row;
    const cost = furtherPage(before, row);
    const [ourBefore, ourRow] = [before, row].map(({ pages }) =>
      rows.find((it) => it.generator === ours.name && it.pages === pages),
    );
    return [
      generator,
      String(before.pages),
      String(row.pages),
      `${(cost * 1000).toFixed(1)} ms`,
      ourBefore && ourRow ? ratio(cost, furtherPage(ourBefore, ourRow)) : "–",
    ];
  });
}

function furtherPage(before: Row, row: Row): number {
  return (timeOf(row) - timeOf(before)) / (row.pages - before.pages);
}

function ratio(value: number, own: number): string {
  return `${(value / own).toFixed(2)} ×`;
}

function bytes(value: number): string {
  if (value === 0) return "–";
  if (value >= 1e9) return `${(value / 1e9).toFixed(2)} GB`;
  return value >= 1e6 ? `${(value / 1e6).toFixed(1)} MB` : `${(value / 1e3).toFixed(1)} KB`;
}

await main(process.argv.slice(2));
