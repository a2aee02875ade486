import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { readInitialOptions } from "jest-config";

type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/** A part of the code, and the tests nearest to it by the project of Jest that runs them. */
interface Area {
  folder: string;
  tests: { node?: readonly string[]; dom?: readonly string[] };
}

const AREAS: readonly Area[] = [
  { folder: "src/client", tests: { dom: ["src/client", "src/components"] } },
  { folder: "src/components", tests: { dom: ["src/components", "src/templates"] } },
  // Browsers run most of it too.
  { folder: "src/lib", tests: { node: ["src/lib"], dom: ["src/lib", "src/components"] } },
  ...["packages", "plugins/gatsby-source-openapi", "plugins/gatsby-transformer-content"].map(
    (folder) => ({ folder, tests: { node: [folder] } }),
  ),
  { folder: "src/site", tests: { node: ["src/site"] } },
];

const CODE = /\.tsx?$/;
const TSX = fileURLToPath(new URL("../node_modules/.bin/tsx", import.meta.url));
/** They take longer than all others together, and notice something else each time. */
const RANDOM_TESTS = "/(?:random-documents|api-random)[.]test[.]tsx?$";
const NO_CODE = /__tests__|__fixtures__|\/example\/|\.d\.ts$/;

/**
 * Breaks code on purpose, with StrykerJS, and prints how much of it the nearest unit tests notice:
 * `npm run mutation --prefix tools -- [AREA or FILE…] [--files N] [--seed SEED]`. Without files, it takes
 * some of each area at random.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      files: { type: "string", default: "4" },
      seed: { type: "string", default: "1" },
    },
  });
  for (const area of AREAS) {
    const files = chooseFiles(area.folder, positionals, Number(values.files), values.seed);
    if (files.length === 0) continue;
    const outcomes = joinRuns(await mutate(area, files));
    console.log(lineOf(area.folder, files, outcomes));
    for (const { isKilled, text } of outcomes) if (!isKilled) console.log(`  ${text}`);
  }
}

/** Chooses files of an area: those asked for, or a sample, the same for the same seed. */
function chooseFiles(folder: string, asked: string[], count: number, seed: string): string[] {
  const all = execFileSync("git", ["ls-files", folder], { encoding: "utf8" })
    .split("\n")
    .filter((file) => CODE.test(file) && !NO_CODE.test(file));
  if (asked.length > 0 && !asked.includes(folder))
    return all.filter((file) => asked.includes(file));
  const order = (file: string) => createHash("sha256").update(`${seed} ${file}`).digest("hex");
  return all.sort((a, b) => order(a).localeCompare(order(b))).slice(0, count);
}

/** Mutates files once for each project of Jest that has tests near to them. */
async function mutate(area: Area, files: readonly string[]): Promise<MutantResult[][]> {
  const runs: MutantResult[][] = [];
  const { config: jestConfig } = await readInitialOptions();
  for (const [name, folders] of Object.entries(area.tests)) {
    const project = jestConfig.projects?.find(
      (candidate) => typeof candidate === "object" && candidate.displayName === name,
    );
    const testMatch = folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`);
    // Stryker works in a copy of the project.
    const config = {
      ...(project as object),
      rootDir: undefined,
      displayName: undefined,
      projects: [],
      testPathIgnorePatterns: ["/node_modules/", "/__fixtures__/", RANDOM_TESTS],
      // By which Jest finds what it compiled for another copy.
      id: `mutation-${name}`,
      testMatch,
    };
    const stryker = new Stryker({
      mutate: [...files],
      testRunner: "jest-covering-tests",
      testRunnerNodeArgs: ["--import", import.meta.resolve("tsx")],
      plugins: ["@stryker-mutator/jest-runner", "./test-runner.ts"].map((name) =>
        fileURLToPath(import.meta.resolve(name)),
      ),
      jest: { projectType: "custom", config: JSON.parse(JSON.stringify(config)) },
      coverageAnalysis: "perTest",
      buildCommand: `${TSX} ${path.join(import.meta.dirname, "name-environments.ts")}`,
      ignoreStatic: true,
      // Most texts are messages, whose words are not behavior.
      mutator: { excludedMutations: ["StringLiteral"] },
      concurrency: 1,
      // A busy machine is slow. Stryker itself counts the rounds of endless loops.
      dryRunTimeoutMinutes: 60,
      timeoutMS: 300_000,
      ignorePatterns: ["public", ".cache", "tools", "deploy", "packed"],
      tempDirName: path.join(tmpdir(), "mutation"),
      cleanTempDir: "always",
      tsconfigFile: "none",
      reporters: ["progress-append-only"],
      logLevel: "error",
    } as ConstructorParameters<typeof Stryker>[0]);
    runs.push(await stryker.runMutationTest().catch(none));
  }
  return runs;
}

/** Stryker fails if no test imports any of the files. */
function none(error: Error): MutantResult[] {
  if (!error.message.startsWith("No tests were executed")) throw error;
  return [];
}

interface Outcome {
  text: string;
  isKilled: boolean;
}

/** Joins the results of several projects. What one of them notices is noticed. */
function joinRuns(runs: readonly MutantResult[][]): Outcome[] {
  const outcomes = new Map<string, Outcome>();
  for (const { fileName, location, mutatorName, replacement, status } of runs.flat()) {
    if (["Ignored", "CompileError", "RuntimeError"].includes(status)) continue;
    const { line, column } = location.start;
    const place = `${path.relative(process.cwd(), fileName)}:${line}:${column}`;
    const text = `${place} ${mutatorName}: ${replacement?.replace(/\s+/g, " ").slice(0, 100)}`;
    const isKilled =
      ["Killed", "Timeout"].includes(status) || outcomes.get(text)?.isKilled === true;
    outcomes.set(text, { text, isKilled });
  }
  return [...outcomes.values()];
}

function lineOf(folder: string, files: readonly string[], outcomes: readonly Outcome[]): string {
  const killed = outcomes.filter(({ isKilled }) => isKilled).length;
  const share = Math.round((100 * killed) / (outcomes.length || 1));
  return `${folder}: ${killed} of ${outcomes.length} mutants in ${files.length} files, ${share} %`;
}

await main();
