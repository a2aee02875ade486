import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { publishedScript } from "./publish";
import { checkPost } from "./shared/check-post";
import type { Experiment, Report } from "./shared/experiment";

const root = resolve(import.meta.dirname, "../..");
/** The page that lists the downloads of all posts. */
const LIST = join(root, "content/pages/evidence.mdx");

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
  const script = scriptOf(name, experiment);
  if (script) await writeFile(inPost(experiment, `${name}.mjs`), script);
  const start = performance.now();
  const result = await runPublished(name, experiment);
  const report = experiment.report(JSON.parse(result));
  for (const [file, text] of outputsOf(name, experiment, result, report)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  console.log(`\n${name}: ${((performance.now() - start) / 1e3).toFixed(1)} s`);
  for (const line of report.says) console.log(`  ${line}`);
  return mistakesOf(name, experiment, script, report);
}

async function check(name: string): Promise<string[]> {
  const experiment = await load(name);
  const stored = await readText(inPost(experiment, `${name}.json`));
  const script = scriptOf(name, experiment);
  const published = await readText(inPost(experiment, `${name}.mjs`));
  const isRepeated = experiment.repeats === "exact" && published === script;
  const result = isRepeated ? await runPublished(name, experiment) : stored;
  const report = experiment.report(JSON.parse(result));
  const outputs = outputsOf(name, experiment, result, report);
  if (script) outputs.push([inPost(experiment, `${name}.mjs`), script]);
  const stale: string[] = [];
  for (const [file, text] of outputs) {
    if ((await readText(file)) !== text) stale.push(`${relative(root, file)} is out of date`);
  }
  const hint = stale.length > 0 ? [`run \`npm run experiments --prefix tools -- ${name}\``] : [];
  const mistakes = [...stale, ...hint, ...(await mistakesOf(name, experiment, script, report))];
  const how = isRepeated ? "repeated" : "read";
  console.log(`${name}: ${how}, ${mistakes.length === 0 ? "as in the post" : "differs"}`);
  return mistakes;
}

/** Returns the script that readers download; undefined if it is a program in Python. */
function scriptOf(name: string, { run }: Experiment<unknown>): string | undefined {
  return run && publishedScript(name);
}

function inPost({ post }: Experiment<unknown>, file: string): string {
  return join(root, "content/blog", post, file);
}

/** Runs the files that a post offers in a folder that has nothing else, and returns what is printed. */
async function runPublished(name: string, experiment: Experiment<unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const files = downloadsIn(await readPost(experiment.post));
  for (const file of files) {
    const from = inPost(experiment, file);
    if (existsSync(from)) await copyFile(from, join(folder, basename(file)));
  }
  await symlink(join(root, "tools/node_modules"), join(folder, "node_modules"));
  const { python } = experiment;
  // The packages of Debian are those of its own Python.
  const env = { ...process.env, PATH: `/usr/bin:${process.env.PATH}` };
  const { stdout } = await promisify(execFile)(
    python ? "/usr/bin/python3" : process.execPath,
    python ? python.command : [`${name}.mjs`],
    { cwd: folder, env, maxBuffer: 1e8 },
  );
  await rm(folder, { recursive: true });
  return stdout;
}

/** Returns the files that a page links as downloads, relative to it. */
function downloadsIn(page: string): string[] {
  const links = page.matchAll(/\]\((\.{1,2}\/[^)\s]+\.(?:mjs|py|csv|json))\)/g);
  return [...new Set([...links].map(([, file = ""]) => file))];
}

/** Returns what a post, its downloads or their list lack. */
async function mistakesOf(
  name: string,
  experiment: Experiment<unknown>,
  script: string | undefined,
  report: Report,
): Promise<string[]> {
  const post = await readPost(experiment.post);
  const offered = downloadsIn(post).map((file) => inPost(experiment, file));
  const row = rowOf(experiment.post, await readText(LIST));
  const listed = downloadsIn(row).map((file) => resolve(dirname(LIST), file));
  const { python } = experiment;
  const needed = [python?.command[0] ?? `${name}.mjs`, `${name}.json`];
  const commands = python
    ? [`pip install ${python.packages.join(" ")}`, `python3 ${python.command.join(" ")}`]
    : commandsIn(script ?? "");
  return [
    ...checkPost(post, report),
    ...needed
      .filter((file) => !offered.includes(inPost(experiment, file)))
      .map((file) => `The post does not offer ${file}.`),
    ...offered.filter((file) => !existsSync(file)).map((file) => `There is no ${file}.`),
    ...offered
      .filter((file) => !listed.includes(file))
      .map(
        (file) =>
          `The row of the post in ${relative(root, LIST)} does not list ${relative(root, file)}.`,
      ),
    ...commands.filter((line) => !post.includes(line)).map((line) => `The post lacks: ${line}`),
  ];
}

/** Returns the row of a post in the list, whose files a reader downloads together. */
function rowOf(post: string, list: string): string {
  const address = `](/blog/${post.replace(/^\d{4}-\d\d-\d\d-/, "")})`;
  return list.split("\n").find((line) => line.startsWith("|") && line.includes(address)) ?? "";
}

/** Returns the commands that a script has in its first lines. */
function commandsIn(script: string): string[] {
  return [...script.matchAll(/^\/\/ ((?:npm install|node) .*)$/gm)].map(([, line = ""]) => line);
}

/** Returns the files that an experiment writes, with their text. */
function outputsOf(
  name: string,
  experiment: Experiment<unknown>,
  result: string,
  report: Report,
): [file: string, text: string][] {
  const charts = Object.entries(report.charts ?? {});
  return [
    [inPost(experiment, `${name}.json`), `${JSON.stringify(JSON.parse(result), null, 2)}\n`],
    ...charts.map(([chart, data]): [string, string] => [
      inPost(experiment, `${chart}.chart.json`),
      `${JSON.stringify(data, null, 2)}\n`,
    ]),
  ];
}

async function readPost(post: string): Promise<string> {
  return readFile(join(root, "content/blog", post, "index.mdx"), "utf8");
}

async function readText(file: string): Promise<string> {
  return existsSync(file) ? readFile(file, "utf8") : "";
}

process.exitCode = (await main(process.argv.slice(2))) > 0 ? 1 : 0;
