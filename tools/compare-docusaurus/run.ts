import path from "node:path";
import { presetOptions } from "../../src/commands/migrate/configuration";
import { readConfiguration } from "../../src/commands/migrate/read-configuration";
import type { SiteBuilder } from "../../src/testing/docusaurus/build-site";
import { createBuilder } from "../../src/testing/docusaurus/build-site";
import type { SiteComparison } from "../../src/testing/docusaurus/compare/compare-sites";
import { compareSites } from "../../src/testing/docusaurus/compare/compare-sites";
import type { SurroundingsComparison } from "../../src/testing/docusaurus/compare/compare-surroundings";
import {
  compareSurroundings,
  formatSurroundings,
} from "../../src/testing/docusaurus/compare/compare-surroundings";
import { formatComparison } from "../../src/testing/docusaurus/compare/format-comparison";
import { writeExpected } from "../../src/testing/docusaurus/expected-pages";
import { readBase, readDocusaurusSite } from "../../src/testing/docusaurus/read/read-site";
import { readSurroundings } from "../../src/testing/docusaurus/read/surroundings";
import { buildWithDocusaurus } from "./docusaurus";
import { DOCUSAURUS_VERSION } from "./docusaurus-packages";

const USAGE = `Builds a folder with the real Docusaurus and with this project, and compares the pages.

  npm run compare:docusaurus --prefix tools -- [--json] [--keep] [--record] DIR…

DIR       a Docusaurus site: docusaurus.config.js, docs, blog …; without a site.yml, the settings come
          from docusaurus.config.js
--json    print one JSON array instead of text
--keep    keep the output of Docusaurus, and print its folder
--record  build with Docusaurus only, and record its pages as the expected pages of a fixture site
Exit code: 0 if everything is equal, 1 if something differs, 2 for wrong arguments.`;

const FLAGS = ["--json", "--keep", "--record"];

interface Arguments {
  folders: string[];
  flags: Set<string>;
}

/** Parses the arguments; `undefined` if they are invalid. */
export function parseArguments(argv: readonly string[]): Arguments | undefined {
  const flags = argv.filter((word) => word.startsWith("-"));
  const folders = argv.filter((word) => !word.startsWith("-"));
  if (folders.length === 0 || flags.some((flag) => !FLAGS.includes(flag))) return undefined;
  // npm runs scripts in tools/; folders are relative to where the user is.
  const base = process.env.INIT_CWD ?? process.cwd();
  return { folders: folders.map((folder) => path.resolve(base, folder)), flags: new Set(flags) };
}

async function main(argv: readonly string[]): Promise<0 | 1 | 2> {
  const call = parseArguments(argv);
  if (!call) {
    console.error(USAGE);
    return 2;
  }
  return call.flags.has("--record") ? record(call) : compare(call);
}

async function record(call: Arguments): Promise<0> {
  for (const folder of call.folders) {
    await withDocusaurus(folder, call, (built) =>
      writeExpected(path.basename(folder), {
        docusaurus: DOCUSAURUS_VERSION,
        pages: readDocusaurusSite(built),
      }),
    );
  }
  return 0;
}

async function compare(call: Arguments): Promise<0 | 1> {
  const results: Array<FolderComparison & { folder: string }> = [];
  const builder = createBuilder();
  try {
    for (const folder of call.folders) {
      const compareBuilt = (built: string) => compareFolder(folder, built, builder);
      const comparison = await withDocusaurus(folder, call, compareBuilt);
      results.push({ folder, ...comparison });
      if (call.flags.has("--json")) continue;
      console.log(formatComparison(folder, comparison));
      console.log(formatSurroundings(comparison.surroundings));
    }
  } finally {
    await builder.remove();
  }
  if (call.flags.has("--json")) console.log(JSON.stringify(results, null, 2));
  const isEqual = ({ differences, surroundings }: FolderComparison) =>
    differences.length === 0 && surroundings.differences.length === 0;
  return results.every(isEqual) ? 0 : 1;
}

interface FolderComparison extends SiteComparison {
  surroundings: SurroundingsComparison;
}

async function compareFolder(
  folder: string,
  built: string,
  builder: SiteBuilder,
): Promise<FolderComparison> {
  const ours = await builder.build(folder);
  const { configuration } = await readConfiguration(folder);
  const { blog } = presetOptions(configuration);
  const { routeBasePath = "blog" } = blog || {};
  const theirs = readSurroundings(
    path.join(built, "build"),
    readBase(built),
    routeBasePath.replace(/^\/|\/$/g, "").replace(/(.)$/, "$1/"),
  );
  return {
    ...compareSites(readDocusaurusSite(built), ours),
    surroundings: compareSurroundings(theirs, ours.surroundings, new Set(Object.keys(ours.pages))),
  };
}

/** Builds a folder with Docusaurus, passes the result to `use`, and removes it. */
async function withDocusaurus<Result>(
  folder: string,
  { flags }: Arguments,
  use: (built: string) => Promise<Result>,
): Promise<Result> {
  const site = await buildWithDocusaurus(path.resolve(folder));
  try {
    return await use(site.folder);
  } finally {
    if (flags.has("--keep")) console.error(`Docusaurus built ${folder} in ${site.folder}`);
    else await site.remove();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
