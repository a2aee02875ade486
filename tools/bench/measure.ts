import type { ChildProcess } from "node:child_process";
import { execFile } from "node:child_process";
import { readdir, readFile, stat } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

/** Result of one build. */
export interface BuildResult {
  seconds: number;
  /** Largest resident memory of the process and its children together, in bytes. */
  peakMemory: number;
  /** CPU time of the process and its children, in whole seconds of each. */
  cpuSeconds: number;
  exitCode: number;
  /** What the build printed. */
  output: string;
}

const POLL_MILLISECONDS = 250;

/** Waits for a build and measures its time, its CPU time and its memory. */
export async function measureBuild(child: ChildProcess): Promise<BuildResult> {
  const start = performance.now();
  let output = "";
  const append = (chunk: unknown) => {
    output += String(chunk);
  };
  child.stdout?.on("data", append);
  child.stderr?.on("data", append);
  let peakMemory = 0;
  const cpuTimes = new Map<number, number>();
  const poll = setInterval(async () => {
    const processes = await processesOf(child.pid ?? 0);
    const memory = processes.reduce((sum, { bytes }) => sum + bytes, 0);
    peakMemory = Math.max(peakMemory, memory);
    for (const { pid, cpuSeconds } of processes) cpuTimes.set(pid, cpuSeconds);
  }, POLL_MILLISECONDS);
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  }).finally(() => clearInterval(poll));
  const cpuSeconds = [...cpuTimes.values()].reduce((sum, time) => sum + time, 0);
  return { seconds: (performance.now() - start) / 1000, peakMemory, cpuSeconds, exitCode, output };
}

const run = promisify(execFile);

interface ProcessUse {
  pid: number;
  /** Resident memory. */
  bytes: number;
  /** CPU time until now. */
  cpuSeconds: number;
}

/** Returns what a process and all its descendants use. */
async function processesOf(root: number): Promise<ProcessUse[]> {
  const columns = ["pid=", "ppid=", "rss=", "cputimes="];
  const { stdout } = await run("ps", ["-eo", columns.join(",")]).catch(() => ({ stdout: "" }));
  const rows = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const members = new Set([root]);
  let size = 0;
  while (size !== members.size) {
    size = members.size;
    for (const [pid = 0, parent = 0] of rows) if (members.has(parent)) members.add(pid);
  }
  return rows.flatMap(([pid = 0, , rss = 0, cpuSeconds = 0]) =>
    members.has(pid) ? [{ pid, bytes: rss * 1024, cpuSeconds }] : [],
  );
}

/** Sizes of a built site, in bytes. */
export interface SiteSize {
  /** Mean of the HTML files of the corpus. */
  html: number;
  htmlGzip: number;
  /** All scripts of the site. */
  scripts: number;
  scriptsGzip: number;
  total: number;
  files: number;
}

/** Measures the output of a build. Source maps are left out. */
export async function measureSite(folder: string): Promise<SiteSize> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".map"))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const pages = files.filter((file) => /page-\d+(?:\/index)?\.html$/.test(file));
  const html = await sizesOf(pages);
  const scripts = await sizesOf(files.filter((file) => /\.m?js$/.test(file)));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return {
    html: html.bytes / Math.max(1, pages.length),
    htmlGzip: html.gzip / Math.max(1, pages.length),
    scripts: scripts.bytes,
    scriptsGzip: scripts.gzip,
    total: sizes.reduce((sum, size) => sum + size, 0),
    files: files.length,
  };
}

async function sizesOf(files: readonly string[]): Promise<{ bytes: number; gzip: number }> {
  let bytes = 0;
  let gzip = 0;
  for (const file of files) {
    const content = await readFile(file);
    bytes += content.length;
    gzip += gzipSync(content).length;
  }
  return { bytes, gzip };
}

/** Returns the median; the mean of the two middle values of an even number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Returns a line with today's date, processor, memory and version of Node.js. */
export function describeMachine(): string {
  const model = cpus()[0]?.model ?? "unknown processor";
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${model}, ${cpus().length} cores, ${memory}, Node ${process.version}`;
}

/** Formats a Markdown table whose first column is text and whose others are numbers. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
