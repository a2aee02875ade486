import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
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

/** Lines of a piece of code that is drawn by lot. Most functions are shorter. */
const PIECE = 20;

/**
 * Breaks code on purpose, with StrykerJS, and prints how much of it the nearest unit tests notice:
 * `npm run mutation --prefix tools -- [AREA or FILE…] [--pieces N] [--seed SEED]`. Of a folder, it takes
 * pieces of 20 lines at random, so that the score is an estimate for all of its code.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pieces: { type: "string", default: "20" },
      seed: { type: "string", default: "1" },
    },
  });
  for (const area of AREAS) {
    const code = chooseCode(area.folder, positionals, Number(values.pieces), values.seed);
    if (code.length === 0) continue;
    const outcomes = joinRuns(await mutate(area, code));
    console.log(lineOf(area.folder, code, outcomes));
    for (const { isKilled, text } of outcomes) if (!isKilled) console.log(`  ${text}`);
  }
}

/**
 * Returns what Stryker should change in an area, as it names code: the files that were asked for, or pieces of all of
 * its files, `src/lib/a.ts:21-40`, the same ones for the same seed.
 */
function chooseCode(folder: string, asked: string[], count: number, seed: string): string[] {
  const files = execFileSync("git", ["ls-files", folder], { encoding: "utf8" })
    .split("\n")
    .filter((file) => CODE.test(file) && !NO_CODE.test(file));
  if (asked.length > 0 && !asked.includes(folder))
    return files.filter((file) => asked.includes(file));
  const order = (piece: string) => createHash("sha256").update(`${seed} ${piece}`).digest("hex");
  return files
    .flatMap(piecesOf)
    .sort((a, b) => order(a).localeCompare(order(b)))
    .slice(0, count);
}

function piecesOf(file: string): string[] {
  const pieces = Math.ceil(readFileSync(file, "utf8").split("\n").length / PIECE);
  return Array.from(
    { length: pieces },
    (_, index) => `${file}:${index * PIECE + 1}-${(index + 1) * PIECE}`,
  );
}

/** Mutates code once for each project of Jest that has tests near to it. */
async function mutate(area: Area, code: readonly string[]): Promise<MutantResult[][]> {
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
      mutate: [...code],
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

function lineOf(folder: string, code: readonly string[], outcomes: readonly Outcome[]): string {
  const killed = outcomes.filter(({ isKilled }) => isKilled).length;
  const share = Math.round((100 * killed) / (outcomes.length || 1));
  return `${folder}: ${killed} of ${outcomes.length} mutants in ${code.length} files or pieces, ${share} %`;
}

await main();
