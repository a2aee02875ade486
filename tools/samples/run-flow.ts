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
import type { Contract } from "../../src/quality/samples/contract";
import type { Json } from "../../src/quality/samples/json-template";
import type { ApiDouble } from "./api-double";
import { startApiDouble } from "./api-double";
import { createState } from "./api-state";
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
const TIME_LIMIT = 30_000;

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
  const session: Session = { flow, home, double, programs, given, outputs: new Map(), started: [] };
  try {
    writeFiles(session);
    const result = await runSamples(session);
    if (session.started.some(isRunning)) await settle(double);
    const { problems, compared } = compareOutputs(session, result);
    const { requests } = double;
    return { ...result, problems: [...result.problems, ...problems], compared, requests };
  } finally {
    for (const child of session.started) stop(child);
    double.close();
    rmSync(home, { recursive: true, force: true });
  }
}

type SamplesResult = Pick<FlowResult, "problems" | "run">;

interface Session {
  flow: Flow;
  home: string;
  double: ApiDouble;
  programs: Programs;
  given: Given;
  /** What each sample printed so far. */
  outputs: Map<Sample, Output>;
  started: ChildProcess[];
}

interface Output {
  stdout: string;
  stderr: string;
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

async function runSamples(session: Session): Promise<SamplesResult> {
  const { flow, double, programs } = session;
  const result: SamplesResult = { problems: [], run: [] };
  const given = structuredClone(double.state);
  let terminal = structuredClone(given);
  let beforeTabs = given;
  let tabs: number | undefined;
  for (const sample of flow.samples) {
    if (sample.tabs !== tabs) beforeTabs = structuredClone(terminal);
    else if (tabs !== undefined) terminal = structuredClone(beforeTabs);
    tabs = sample.tabs;
    if (sample.noRun !== undefined || !programs.languages.has(sample.language)) continue;
    double.state = sample.isProgram ? structuredClone(given) : terminal;
    if (!isStartedByOther(sample, flow)) {
      const problem = await runSample(sample, session);
      if (problem) result.problems.push(problem);
    }
    result.run.push(sample);
  }
  return result;
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

async function runSample(sample: Sample, session: Session): Promise<Problem | undefined> {
  const { double, outputs, flow } = session;
  const known = double.problems.length;
  const command = sample.run ?? USUAL[sample.language](sample.name);
  const typed = flow.expected
    .filter(({ samples }) => samples.includes(sample))
    .flatMap(({ text }) => typedLines(text));
  const child = spawn("bash", ["-c", TAKE_OVER + command], {
    cwd: session.home,
    env: environment(sample, session),
    detached: true,
  });
  session.started.push(child);
  const output: Output = { stdout: "", stderr: "" };
  outputs.set(sample, output);
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.stderr += text;
  });
  child.stdin.on("error", () => undefined); // the sample may end without reading
  child.stdin.end(typed.length > 0 ? `${typed.join("\n")}\n\n` : "agent-token\n");
  const code = await exitOf(child);
  const [request] = double.problems.slice(known);
  if (request && !sample.noVerify) {
    const sender = flow.samples.find(({ name }) => name === request.file) ?? sample;
    return problemAt(flow, sender, request.line, "sample/request", request.message);
  }
  if (code === 0) return undefined;
  if (code === "late") {
    return problemAt(
      flow,
      sample,
      1,
      "sample/endless",
      "The sample did not end within 30 seconds.",
    );
  }
  const { line, message } = readCrash(output, sample, session.home);
  return problemAt(
    flow,
    sample,
    line,
    "sample/failed",
    `The sample fails: ${message ?? `it ends with ${code}`}`,
  );
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
function readCrash({ stderr }: Output, { name, language }: Sample, home: string) {
  const lines = stderr.split("\n").filter((text) => text.trim() !== "");
  const places = (pattern: string) =>
    [...stderr.matchAll(new RegExp(pattern, "g"))].map(([, line]) => Number(line));
  const file = `${home}/${name}`.replaceAll(".", "\\.");
  if (language === "Python") {
    return { line: places(`File "${file}", line (\\d+)`).at(-1) ?? 1, message: lines.at(-1) };
  }
  if (language === "JavaScript") {
    const error = lines.find((text) => /^\w*Error\b/.test(text));
    return { line: places(`${file}:(\\d+)`)[0] ?? 1, message: error ?? lines.at(-1) };
  }
  const noted = Number(readFileSync(path.join(home, ".failed"), { encoding: "utf8", flag: "a+" }));
  return { line: places(`${name}: line (\\d+):`)[0] ?? (noted || 1), message: lines[0] };
}

function problemAt(flow: Flow, sample: Sample, line: number, code: string, message: string) {
  if (flow.pointer !== undefined) {
    const hint = `Run it alone to see more: ${sample.name}.`;
    return {
      code,
      severity: "error",
      message,
      file: flow.file,
      pointer: flow.pointer,
      hint,
    } satisfies Problem;
  }
  const place = { line: sample.line + line - 1, column: 1 };
  return { code, severity: "error", message, file: flow.file, ...place } satisfies Problem;
}

function unused({ file }: Flow, { line }: Expected): Problem {
  const message = "The block is marked as output, and there is no sample above it in its section.";
  const hint = 'Name the sample: output="ask.py". A block of something else has another title.';
  return { code: "sample/output", severity: "error", message, hint, file, line, column: 1 };
}

/** Compares outputs of samples that had no problem. */
function compareOutputs(
  { flow, outputs }: Session,
  { run, problems }: SamplesResult,
): { problems: Problem[]; compared: number } {
  const found: Problem[] = [];
  let compared = 0;
  const failed = (sample: Sample) =>
    problems.some(({ line = 0 }) => {
      const end = sample.line + sample.code.split("\n").length;
      return line >= sample.line && line < end;
    });
  for (const expected of flow.expected) {
    if (expected.samples.length === 0) found.push(unused(flow, expected));
    const samples = expected.samples.filter((it) => run.includes(it) && !failed(it));
    for (const sample of samples) {
      const output = outputs.get(sample);
      if (!output) continue;
      compared += 1;
      const printed = expected.kind === "words" ? output.stdout + output.stderr : output.stdout;
      const difference = compareOutput(expected, printed);
      if (!difference) continue;
      const place = { line: expected.line + difference.line, column: 1 };
      const message = `${sample.name}: ${difference.message}`;
      found.push({ code: "sample/output", severity: "error", message, file: flow.file, ...place });
      break;
    }
  }
  return { problems: found, compared };
}
