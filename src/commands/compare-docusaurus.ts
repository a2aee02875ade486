import { existsSync } from "node:fs";
import path from "node:path";
import { compareSites } from "./compare-docusaurus/compare/compare-sites";
import type { Comparison } from "./compare-docusaurus/compare/compare-sites";
import { formatComparison } from "./compare-docusaurus/compare/format-comparison";
import { readDocusaurusSite } from "./compare-docusaurus/read/read-site";
import { writeExpected } from "./compare-docusaurus/expected";
import { buildWithDocusaurus } from "./compare-docusaurus/run/docusaurus";
import { createBuilder } from "./compare-docusaurus/run/ours";
import type { OurBuilder } from "./compare-docusaurus/run/ours";
import { settingsFromDocusaurus } from "./compare-docusaurus/run/site-settings";

const USAGE = `Builds a folder with the real Docusaurus and with this project, and compares the pages.

  npm run compare:docusaurus -- [--json] [--keep] [--record] DIR…

DIR       a Docusaurus site: docusaurus.config.js, docs, blog …; without a site.yml, settings are
          made of docusaurus.config.js
--json    print one JSON array instead of text
--keep    leave what Docusaurus built, and say where
--record  build with Docusaurus only, and keep its pages as what the tests expect of a fixture site
Exit code: 0 if all is equal, 1 if something differs, 2 for a wrong call.`;

const FLAGS = ["--json", "--keep", "--record"];

/** What a call asks for. */
interface Call {
  folders: string[];
  flags: Set<string>;
}

/** Reads the arguments of the command; undefined where they make no sense. */
export function parseArguments(argv: readonly string[]): Call | undefined {
  const flags = argv.filter((word) => word.startsWith("-"));
  const folders = argv.filter((word) => !word.startsWith("-"));
  if (folders.length === 0 || flags.some((flag) => !FLAGS.includes(flag))) return undefined;
  return { folders, flags: new Set(flags) };
}

async function main(argv: readonly string[]): Promise<0 | 1 | 2> {
  const call = parseArguments(argv);
  if (!call) {
    console.error(USAGE);
    return 2;
  }
  return call.flags.has("--record") ? record(call) : compare(call);
}

async function record(call: Call): Promise<0> {
  for (const folder of call.folders) {
    await withOracle(folder, call, (built) =>
      writeExpected(path.basename(folder), readDocusaurusSite(built)),
    );
  }
  return 0;
}

async function compare(call: Call): Promise<0 | 1> {
  const results: Array<Comparison & { folder: string }> = [];
  const builder = createBuilder();
  try {
    for (const folder of call.folders) {
      const compareBuilt = (built: string) => compareFolder(folder, built, builder);
      const comparison = await withOracle(folder, call, compareBuilt);
      results.push({ folder, ...comparison });
      if (!call.flags.has("--json")) console.log(formatComparison(folder, comparison));
    }
  } finally {
    await builder.remove();
  }
  if (call.flags.has("--json")) console.log(JSON.stringify(results, null, 2));
  return results.some(({ differences }) => differences.length > 0) ? 1 : 0;
}

async function compareFolder(
  folder: string,
  built: string,
  builder: OurBuilder,
): Promise<Comparison> {
  const theirs = readDocusaurusSite(built);
  const home = Object.keys(theirs).find((route) => route !== "/") ?? "/";
  const settings = existsSync(path.join(folder, "site.yml"))
    ? {}
    : settingsFromDocusaurus(built, home);
  return compareSites(theirs, await builder.build(folder, settings));
}

/** Gives a folder that Docusaurus has built to whoever reads it, and clears it away afterwards. */
async function withOracle<Result>(
  folder: string,
  { flags }: Call,
  use: (built: string) => Promise<Result>,
): Promise<Result> {
  const oracle = await buildWithDocusaurus(path.resolve(folder));
  try {
    return await use(oracle.folder);
  } finally {
    if (flags.has("--keep")) console.error(`Docusaurus built ${folder} in ${oracle.folder}`);
    else await oracle.remove();
  }
}

if (/compare-docusaurus\.ts$/.test(process.argv[1] ?? "")) {
  main(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    },
  );
}
