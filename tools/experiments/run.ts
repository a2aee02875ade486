import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { checkPost } from "./shared/check-post";
import type { Experiment, Report } from "./shared/experiment";

const root = resolve(import.meta.dirname, "../..");

/**
 * Runs experiments and writes their results and charts: `npm run experiments -- [NAME…]`. With
 * `--check` it writes nothing: it repeats the exact ones, compares results and charts with the
 * files, and compares the posts with the results. Returns the number of mistakes.
 */
async function main(words: readonly string[]): Promise<number> {
  const isCheck = words.includes("--check");
  const wanted = words.filter((word) => !word.startsWith("--"));
  const names = await experimentNames();
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`No experiment ${unknown.join(", ")}. There are: ${names.join(", ")}`);
    return 1;
  }
  let mistakes = 0;
  for (const name of wanted.length > 0 ? wanted : names) {
    const found = isCheck ? await check(name) : await repeat(name);
    for (const mistake of found) console.error(`error: ${name}: ${mistake}`);
    mistakes += found.length;
  }
  return mistakes;
}

async function experimentNames(): Promise<string[]> {
  const folders = await readdir(import.meta.dirname);
  const isExperiment = (name: string) =>
    name !== "shared" && existsSync(fileOf(name, "experiment.ts"));
  return folders.filter(isExperiment).sort();
}

function fileOf(name: string, file: string): string {
  return join(import.meta.dirname, name, file);
}

async function load(name: string): Promise<Experiment<unknown>> {
  return (await import(fileOf(name, "experiment.ts"))).default;
}

/** Runs an experiment, writes what it makes, and returns what its post does not say yet. */
async function repeat(name: string): Promise<string[]> {
  const experiment = await load(name);
  const start = process.cpuUsage();
  const result = await experiment.run();
  const { user, system } = process.cpuUsage(start);
  const report = experiment.report(result);
  const outputs = outputsOf(name, experiment.post, result, report);
  for (const [file, text] of outputs) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  console.log(`\n${name}: ${((user + system) / 1e6).toFixed(1)} s of CPU`);
  for (const line of report.says) console.log(`  ${line}`);
  return checkPost(await readPost(experiment.post), report);
}

async function check(name: string): Promise<string[]> {
  const experiment = await load(name);
  const stored = await readText(fileOf(name, "result.json"));
  const isRepeated = experiment.repeats === "exact";
  const result = isRepeated ? await experiment.run() : JSON.parse(stored);
  const report = experiment.report(result);
  const outputs = outputsOf(name, experiment.post, result, report);
  const stale: string[] = [];
  for (const [file, text] of outputs) {
    if ((await readText(file)) !== text) stale.push(`${relative(root, file)} is out of date`);
  }
  const hint = stale.length > 0 ? [`run \`npm run experiments --prefix tools -- ${name}\``] : [];
  const mistakes = [...stale, ...hint, ...checkPost(await readPost(experiment.post), report)];
  const how = isRepeated ? "repeated" : "read";
  console.log(`${name}: ${how}, ${mistakes.length === 0 ? "as in the post" : "differs"}`);
  return mistakes;
}

/** Returns the files that an experiment writes, with their text. */
function outputsOf(name: string, post: string, result: unknown, report: Report) {
  const charts = Object.entries(report.charts ?? {});
  return [
    [fileOf(name, "result.json"), `${JSON.stringify(result, null, 2)}\n`],
    ...charts.map(([chart, data]) => [
      join(root, "content/blog", post, `${chart}.chart.json`),
      `${JSON.stringify(data, null, 2)}\n`,
    ]),
  ] as [file: string, text: string][];
}

async function readPost(post: string): Promise<string> {
  return readFile(join(root, "content/blog", post, "index.mdx"), "utf8");
}

async function readText(file: string): Promise<string> {
  return existsSync(file) ? readFile(file, "utf8") : "";
}

process.exitCode = (await main(process.argv.slice(2))) > 0 ? 1 : 0;
