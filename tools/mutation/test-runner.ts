import { readFileSync, writeFileSync } from "node:fs";
import type {
  DryRunOptions,
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestRunner,
} from "@stryker-mutator/api/test-runner";
import { DryRunStatus, MutantRunStatus } from "@stryker-mutator/api/test-runner";
import { strykerPlugins as jestPlugins } from "@stryker-mutator/jest-runner";

/** Test files by the titles of their tests. A worker that takes the place of another one reads them, too. */
const FILES_BY_TITLE = "test-files-by-title.json";

/**
 * Runs Jest as Stryker's own runner does. That loads, for each mutant, every test file that imports the
 * mutated file, even if none of its tests reaches the mutant. This one loads those with tests that do, one after
 * the other until a test fails; first the file with most of them.
 */
function withCoveringTests(jest: TestRunner): TestRunner {
  let testFiles: string[] | undefined;
  const run: (settings: object) => Promise<unknown> = Reflect.get(jest, "run").bind(jest);
  Reflect.set(jest, "run", (settings: object) => run({ ...settings, testFiles }));

  const dryRun = async (options: DryRunOptions): Promise<DryRunResult> => {
    testFiles = undefined;
    const result = await jest.dryRun(options);
    if (result.status === DryRunStatus.Complete) {
      const files: Record<string, string[]> = {};
      for (const { id, fileName } of result.tests) {
        if (fileName) files[id] = [...(files[id] ?? []), fileName];
      }
      writeFileSync(FILES_BY_TITLE, JSON.stringify(files));
    }
    return result;
  };

  const mutantRun = async (options: MutantRunOptions): Promise<MutantRunResult> => {
    if (!options.testFilter) throw new Error("Stryker did not say which tests reach a mutant.");
    let result: MutantRunResult = { status: MutantRunStatus.Survived, nrOfTests: 0 };
    for (const file of filesWith(options.testFilter)) {
      testFiles = [file];
      result = await jest.mutantRun(options);
      if (result.status !== MutantRunStatus.Survived) break;
    }
    return result;
  };

  return {
    init: () => jest.init?.() ?? Promise.resolve(),
    capabilities: () => jest.capabilities(),
    dryRun,
    mutantRun,
  };
}

/** Returns the files with tests of these titles, first those with most of them. */
function filesWith(titles: readonly string[]): string[] {
  const files: Record<string, string[]> = JSON.parse(readFileSync(FILES_BY_TITLE, "utf8"));
  const counts = new Map<string, number>();
  for (const file of titles.flatMap((title) => [...new Set(files[title])])) {
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([file]) => file);
}

export const strykerPlugins = jestPlugins.map(({ kind, factory }) => {
  const create = (...args: Parameters<typeof factory>) =>
    withCoveringTests(Reflect.apply(factory, undefined, args));
  // Stryker injects what `inject` names.
  return { kind, name: "jest-covering-tests", factory: Object.assign(create, factory) };
});
