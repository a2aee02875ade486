import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import {
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Problem } from "../../packages/problems";
import type { Json } from "../../plugins/gatsby-transformer-content";
import type { Contract } from "../../src/quality/samples/contract";
import type { ApiDouble } from "./api-double";
import { startApiDouble } from "./api-double";
import type { ApiState } from "./api-state";
import { createState, TOKENS } from "./api-state";
import { compareOutput, typedLines } from "./compare-output";
import type { Expected, Flow, Language, Sample } from "./find-samples";
import type { Given } from "./given";
import type { Programs } from "./programs";

/** The API that samples call. */
export interface Api {
  document: Record<string, Json>;
  contract: Contract;
}

/** What came of the samples of a page. */
export interface FlowResult {
  problems: Problem[];
  /** Samples that were run, those that another one starts included. */
  run: Sample[];
  /** Outputs that were compared with what the page says. */
  compared: number;
  /** Requests that were checked. */
  requests: number;
}

const RUNTIME = path.resolve(import.meta.dirname, "runtime");
/** In milliseconds. Samples end within seconds, but the rest of `.ci/run` may take the processors for a while. */
const TIME_LIMIT = 60_000;

/**
 * Runs the samples of a page, one after the other, as a reader would in one folder. Each program
 * finds the workspace as the page presupposes it. Other samples are typed in one terminal: each
 * finds what those before it have stored, and of tabs the reader picks one.
 */
export async function runFlow(
  flow: Flow,
  { document, contract }: Api,
  programs: Programs,
  given: Given = {},
): Promise<FlowResult> {
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), "samples-")));
  const state = createState(document, given);
  const double = await startApiDouble(contract, state, given.services);
  const outputs = { outputs: new Map(), refused: new Map() };
  const session: Session = { flow, home, double, programs, given, ...outputs, started: [] };
  try {
    writeFiles(session);
    const run = await runSamples(session);
    if (session.started.some(isRunning)) await settle(double);
    const failures = findFailures(session, run);
    const { requests } = double;
    await runRefused(session, run, state);
    const working = run.filter((sample) => !failures.has(sample));
    const { problems, compared } = compareOutputs(session, working);
    return { problems: [...failures.values(), ...problems], run, compared, requests };
  } finally {
    for (const child of session.started) stop(child);
    double.close();
    rmSync(home, { recursive: true, force: true });
  }
}

interface Session {
  flow: Flow;
  home: string;
  double: ApiDouble;
  programs: Programs;
  given: Given;
  /** What each sample printed so far. */
  outputs: Map<Sample, Output>;
  /** What samples printed with a token that is not accepted. */
  refused: Map<Sample, Output>;
  started: ChildProcess[];
}

interface Output {
  stdout: string;
  stderr: string;
  /** Exit code; "late" if the sample had to be stopped. */
  code?: number | "late" | null;
}

function writeFiles({ flow, home, given }: Session): void {
  const programs = flow.samples.map(({ name, code }) => [name, `${code}\n`]);
  const files: Record<string, string> = {
    "package.json": '{"type": "module"}',
    ...Object.fromEntries(programs),
    ...flow.files,
    ...given.files,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(home, name), text);
  const modules = path.resolve(import.meta.dirname, "../node_modules");
  symlinkSync(modules, path.join(home, "node_modules"));
}

/** Runs all samples that can be run and returns them. */
async function runSamples(session: Session): Promise<Sample[]> {
  const { flow, double, programs, outputs } = session;
  const run: Sample[] = [];
  const given = structuredClone(double.state);
  let terminal = structuredClone(given);
  let beforeTabs = given;
  let tabs: number | undefined;
  for (const sample of flow.samples) {
    if (sample.tabs !== tabs) beforeTabs = structuredClone(terminal);
    else if (tabs !== undefined) terminal = structuredClone(beforeTabs);
    tabs = sample.tabs;
    if (sample.noRun !== undefined || !programs.languages.has(sample.language)) continue;
    run.push(sample);
    double.state = sample.isProgram ? structuredClone(given) : terminal;
    if (isStartedByOther(sample, flow)) continue;
    const known = double.problems.length;
    outputs.set(sample, await runSample(sample, session));
    for (const problem of double.problems.slice(known)) problem.file ||= sample.name;
  }
  return run;
}

/** Runs samples of which the page says what they print with a token that is not accepted. */
async function runRefused(
  session: Session,
  run: readonly Sample[],
  state: ApiState,
): Promise<void> {
  const { flow, double, refused } = session;
  const wanted = flow.expected.flatMap(({ isRefused, samples }) => (isRefused ? samples : []));
  for (const sample of new Set(wanted.filter((it) => run.includes(it)))) {
    double.state = state;
    const env = environment(sample, session);
    const tokens = Object.entries(env).filter(([, value]) => value in TOKENS);
    const revoked = Object.fromEntries(tokens.map(([name]) => [name, "revoked-token"]));
    const options = { env: { ...env, ...revoked }, isRefused: true };
    refused.set(sample, await runSample(sample, session, options));
  }
}

/** Finds what each sample did wrong: a wrong request, or else its failure. */
function findFailures(session: Session, run: readonly Sample[]): Map<Sample, Problem> {
  const { flow, double, outputs, home } = session;
  const failures = new Map<Sample, Problem>();
  for (const sample of run) {
    const request = double.problems.find(({ file }) => file === sample.name);
    const output = outputs.get(sample);
    if (request && !sample.noVerify) {
      const { line, message } = request;
      failures.set(sample, problemAt(flow, sample, { code: "sample/request", line, message }));
    } else if (output && output.code !== 0) {
      failures.set(sample, problemAt(flow, sample, readCrash(output, sample, home)));
    }
  }
  return failures;
}

/** True if a command of the page, such as `node server.js`, starts the sample. */
function isStartedByOther({ name }: Sample, { samples }: Flow): boolean {
  const start = new RegExp(`(?:node|python3?|bash) ${name.replaceAll(".", "\\.")}(?![\\w.-])`);
  return samples.some((it) => it.name !== name && start.test(`${it.run}\n${it.code}`));
}

const USUAL: Record<Language, (name: string) => string> = {
  shell: (name) => `bash ${name}`,
  JavaScript: (name) => `node ${name}`,
  Python: (name) => `python3 ${name}`,
};

/** Takes over what earlier shell samples of the page have exported. */
const TAKE_OVER =
  '[ -f "$SAMPLE_HOME/.variables" ] && . "$SAMPLE_HOME/.variables"; BASH_ENV="$SAMPLE_SHELL"; export BASH_ENV; ';

interface RunOptions {
  env?: Record<string, string | undefined>;
  /** True for a run with tokens that are not accepted. */
  isRefused?: boolean;
}

async function runSample(
  sample: Sample,
  session: Session,
  { env = environment(sample, session), isRefused = false }: RunOptions = {},
): Promise<Output> {
  const command = sample.run ?? USUAL[sample.language](sample.name);
  const typed = session.flow.expected
    .filter((it) => it.samples.includes(sample) && (it.isRefused ?? false) === isRefused)
    .map(({ text }) => typedLines(text))
    .find((lines) => lines.length > 0);
  const child = spawn("bash", ["-c", TAKE_OVER + command], {
    cwd: session.home,
    env,
    detached: true,
  });
  session.started.push(child);
  const output: Output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.stderr += text;
  });
  child.stdin.on("error", () => undefined); // the sample may end without reading
  child.stdin.end(typed ? `${typed.join("\n")}\n\n` : "agent-token\n");
  output.code = await exitOf(child);
  return output;
}

function environment(sample: Sample, { home, double, programs, given }: Session) {
  return {
    PATH: `${RUNTIME}:${path.dirname(process.execPath)}:${process.env.PATH}`,
    HOME: home,
    LANG: "C.UTF-8",
    CHATSONDE_TOKEN: "agent-token",
    CHATSONDE_ACCESS_TOKEN: "eyJ.example.token",
    ...given.env,
    SAMPLE: sample.name,
    SAMPLE_HOME: home,
    SAMPLE_DOUBLE: double.url,
    SAMPLE_CURL: programs.curl,
    SAMPLE_SLEEP: programs.sleep,
    SAMPLE_PYTHON: programs.python,
    SAMPLE_SHELL: path.join(RUNTIME, "shell.sh"),
    NODE_OPTIONS: `--import ${path.join(RUNTIME, "redirect.mjs")}`,
    PYTHONPATH: RUNTIME,
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONUNBUFFERED: "1",
  };
}

function exitOf(child: ChildProcess): Promise<number | "late" | null> {
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      stop(child);
      resolve("late");
    }, TIME_LIMIT);
    child.on("exit", async (code) => {
      clearTimeout(late);
      // The rest of the output; a program in the background leaves it open.
      const closed = new Promise((done) => {
        child.on("close", done);
      });
      await Promise.race([closed, wait(100)]);
      resolve(code);
    });
  });
}

function isRunning({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 0);
  } catch {
    return false;
  }
}

function stop({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

/** Waits until programs in the background have sent nothing for half a second. */
async function settle(double: ApiDouble): Promise<void> {
  let seen = -1;
  for (let turn = 0; turn < 20 && seen !== double.requests; turn += 1) {
    seen = double.requests;
    await wait(500);
  }
}

/** Finds the line of the sample in which it failed, and what it said. */
function readCrash(
  { stderr, code }: Output,
  { name, language }: Sample,
  home: string,
): SampleProblem {
  if (code === "late") {
    const message = `The sample did not end in ${TIME_LIMIT / 1000} seconds.`;
    return { code: "sample/endless", line: 1, message };
  }
  const lines = stderr.split("\n").filter((text) => text.trim() !== "");
  const places = (pattern: string) =>
    [...stderr.matchAll(new RegExp(pattern, "g"))].map(([, line]) => Number(line));
  const file = `${home}/${name}`.replaceAll(".", "\\.");
  const failed = (line: number | undefined, words = `It ends with ${code}.`) => ({
    code: "sample/failed",
    line: line ?? 1,
    message: `The sample fails: ${words}`,
  });
  if (language === "Python")
    return failed(places(`File "${file}", line (\\d+)`).at(-1), lines.at(-1));
  if (language === "JavaScript") {
    const error = lines.find((text) => /^\w*Error\b/.test(text));
    return failed(places(`${file}:(\\d+)`)[0], error ?? lines.at(-1));
  }
  const noted = Number(readFileSync(path.join(home, ".failed"), { encoding: "utf8", flag: "a+" }));
  return failed(places(`${name}: line (\\d+):`)[0] ?? (noted || 1), lines[0]);
}

/** A problem of a sample; the line is counted in its code, from 1. */
interface SampleProblem {
  code: string;
  line: number;
  message: string;
}

function problemAt(flow: Flow, sample: Sample, { line, ...finding }: SampleProblem): Problem {
  const problem = { ...finding, severity: "error", file: flow.file } as const;
  if (flow.pointer === undefined) return { ...problem, line: sample.line + line - 1, column: 1 };
  return { ...problem, pointer: flow.pointer, value: sample.name };
}

function unused({ file }: Flow, { line }: Expected): Problem {
  const message = "The block is marked as output, and there is no sample above it in its section.";
  const hint = 'Name the sample: output="ask.py". A block of something else has another title.';
  return { code: "sample/output", severity: "error", message, hint, file, line, column: 1 };
}

/** Compares outputs of samples that had no problem. */
function compareOutputs(session: Session, working: readonly Sample[]) {
  const { flow } = session;
  const compared = flow.expected.flatMap((expected) =>
    expected.samples
      .filter((sample) => working.includes(sample))
      .flatMap((sample) => compareSample(expected, sample, session) ?? []),
  );
  const problems = flow.expected
    .filter(({ samples }) => samples.length === 0)
    .map((expected) => unused(flow, expected));
  return {
    problems: [...problems, ...compared.flatMap(({ problem }) => problem ?? [])],
    compared: compared.length,
  };
}

/** Returns `undefined` if the sample was not run alone. */
function compareSample(
  expected: Expected,
  sample: Sample,
  { flow, refused, outputs }: Session,
): { problem?: Problem } | undefined {
  const output = (expected.isRefused ? refused : outputs).get(sample);
  if (!output) return undefined;
  const isAll = expected.kind === "words" || expected.isRefused;
  const difference = compareOutput(expected, isAll ? output.stdout + output.stderr : output.stdout);
  if (!difference) return {};
  const message = `${sample.name}: ${difference.message}`;
  const place = { file: flow.file, line: expected.line + difference.line, column: 1 };
  return { problem: { code: "sample/output", severity: "error", message, ...place } };
}
