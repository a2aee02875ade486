import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PreInitArgs } from "gatsby";
import { digestOfFiles, filesBelow } from "./files";
import { keepFormerSite } from "./former-site";
import { startValues } from "./report/warn-restart-required";
import { loadSiteSources } from "./settings";

/** Describes the run of Gatsby whose results are in `.cache` and `public`. */
interface LastRun {
  command: string;
  /** Digest of everything that Gatsby's own cache does not follow. */
  inputs: string;
  /** Paths below `public` of the files copied from the static folders. */
  staticFiles: string[];
}

const RECORD = ".cache/last-run.json";

/** Code that makes nodes, plans pages or finishes them. `keepBundles` follows what webpack compiles. */
const CODE = [
  "gatsby-config.ts",
  "gatsby-node.ts",
  "node_modules/.package-lock.json",
  "package-lock.json",
  "package.json",
  "packages",
  "plugins",
  "src/docusaurus",
  "src/gatsby-config.ts",
  "src/gatsby-node.ts",
  "src/lib",
  "src/site",
];

/**
 * Deletes the results of the last run unless it completed with the same code and settings.
 * A run that was killed leaves pages, nodes and HTML that do not belong together, and Gatsby would
 * trust them. The record is removed at the start and written at the end, so it is missing after a
 * run that did not get there. Develop leaves pages that a build would not write: a build does not
 * continue from them.
 */
export function startFreshUnlessResumable({ emitter, reporter, store }: PreInitArgs): void {
  const command = process.env.gatsby_executing_command ?? "build";
  const sources = loadSiteSources();
  const folders = ["static", path.join(sources.contentRoot, "static")];
  const run: LastRun = {
    command,
    inputs: digestOfFiles(CODE, [
      process.version,
      process.cwd(),
      sources.contentRoot,
      startValues(sources),
    ]),
    staticFiles: [...new Set(folders.flatMap(filesBelow))],
  };
  const last = readRecord();
  rmSync(RECORD, { force: true });
  const isTrusted = last?.inputs === run.inputs && [last.command, "develop"].includes(command);
  const isFirst = !existsSync(".cache/redux");
  if (command === "build") setAsideOrStop(isTrusted, reporter);
  else if (!isTrusted) emptyPublic(process.cwd());
  if (isTrusted) removeDeletedStaticFiles(last.staticFiles, run.staticFiles);
  else if (!isFirst) {
    reporter.log(
      "The last run was interrupted or had other settings or code: starting from scratch",
    );
    // Gatsby then finds no digest of its plugins, and deletes the files of its cache too.
    store.dispatch({ type: "DELETE_CACHE", cacheIsCorrupt: true });
  }
  if (command === "develop") recordWhenIdle(emitter, run);
  else process.once("exit", (code) => code === 0 && writeRecord(run));
}

/**
 * Deletes what is in the folder `public` of a project, but for files of its folder `static`: develop copies those
 * from its very start, and stops if one is deleted in the meantime.
 */
export function emptyPublic(root: string): void {
  const folder = path.join(root, "public");
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (existsSync(path.join(root, "static", name))) continue;
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function setAsideOrStop(isTrusted: boolean, reporter: PreInitArgs["reporter"]): void {
  try {
    keepFormerSite(isTrusted);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}

function removeDeletedStaticFiles(before: readonly string[], now: readonly string[]): void {
  const current = new Set(now);
  for (const file of before.filter((name) => !current.has(name))) {
    rmSync(path.join("public", file), { force: true });
  }
}

/**
 * Develop ends by being killed. Its results are good when Gatsby has saved its state after the last
 * change of a node, which it does when it has nothing left to do.
 */
function recordWhenIdle(emitter: PreInitArgs["emitter"], run: LastRun): void {
  let changed = Date.now();
  let isRecorded = false;
  const onChange = () => {
    changed = Date.now();
    if (isRecorded) rmSync(RECORD, { force: true });
    isRecorded = false;
  };
  for (const event of ["CREATE_NODE", "DELETE_NODE"]) emitter.on(event, onChange);
  const check = () => {
    const saved = statSync(".cache/redux/redux.rest.state", { throwIfNoEntry: false })?.mtimeMs;
    if (isRecorded || saved === undefined || saved <= changed) return;
    writeRecord(run);
    isRecorded = true;
  };
  setInterval(check, 1000).unref();
}

function readRecord(): LastRun | undefined {
  try {
    return JSON.parse(readFileSync(RECORD, "utf8")) as LastRun;
  } catch {
    // There was no run, or it did not end well.
    return undefined;
  }
}

function writeRecord(run: LastRun): void {
  writeFileSync(RECORD, JSON.stringify(run));
}
