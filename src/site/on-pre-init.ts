import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { GatsbyNode } from "gatsby";
import { projectFile, readEnvironment } from "./environment";
import { holdBackEdits } from "./held-back-edits";
import { keepBundles } from "./keep-bundles";
import { startFreshUnlessResumable } from "./last-run";
import { shortenEdits } from "./quick-edits";
import { indexWhenQuiet } from "./search/index-when-quiet";

/** Prepares a run of Gatsby, before it reads its cache. */
export const onPreInit: GatsbyNode["onPreInit"] = (api) => {
  const requireFromProject = createRequire(projectFile("package.json"));
  const requireFromGatsby = createRequire(requireFromProject.resolve("gatsby/package.json"));
  disableSlices();
  runQueriesInMainProcess(requireFromGatsby);
  parseOnlyFilesWithQueries(requireFromGatsby);
  keepBundles(requireFromGatsby);
  if (readEnvironment().isDevelop) {
    shortenEdits(requireFromGatsby);
    holdBackEdits(requireFromGatsby);
    const { emitter } = requireFromGatsby("./dist/redux");
    indexWhenQuiet(requireFromProject("gatsby-plugin-local-search/gatsby-node"), emitter);
  }
  startFreshUnlessResumable(api);
};

/**
 * Makes Gatsby write whole pages. With Slices it writes pages without their scripts and inserts them at the end
 * of the build, in a later build even into pages that it does not render again. It looks for these pages at
 * `x/index.html`, from where `flattenPages` has moved them. Without Slices it renders a page again when the
 * scripts have changed.
 */
function disableSlices(): void {
  delete process.env.GATSBY_SLICES;
}

interface WorkerPool {
  all: Record<string, () => void>;
}

interface WorkerPackage {
  WorkerPool: new (
    file: string,
    options: { numWorkers: number; env: NodeJS.ProcessEnv },
  ) => WorkerPool;
}

/**
 * Makes Gatsby run queries in this process if it would start only one worker for them, while this process
 * waits. The worker then only renders HTML: it loads that part of Gatsby alone.
 */
function runQueriesInMainProcess(requireFromGatsby: NodeJS.Require): void {
  const { cpuCoreCount } = requireFromGatsby("gatsby-core-utils") as {
    cpuCoreCount: () => number;
  };
  if (cpuCoreCount() > 2) return;
  process.env.GATSBY_CPU_COUNT = "1";
  const { WorkerPool } = requireFromGatsby("gatsby-worker") as WorkerPackage;
  const pools = requireFromGatsby("./dist/utils/worker/pool") as { create: () => WorkerPool };
  pools.create = () => {
    const renderer = requireFromGatsby.resolve("./dist/utils/worker/child/render-html");
    const env = { GATSBY_WORKER_POOL_WORKER: "true" };
    const pool = new WorkerPool(renderer, { numWorkers: 1, env });
    const doNothing = () => undefined;
    Object.assign(pool.all, { loadConfigAndPlugins: doNothing, buildSchema: doNothing });
    return pool;
  };
}

/** The part of Gatsby's class that is used here. */
interface FileParser {
  parseFile: (file: string, ...rest: unknown[]) => Promise<unknown>;
}

const PAGE_COMPONENT = /[/\\]src[/\\](?:pages|templates)[/\\]/;

/**
 * Makes Gatsby search only page components and files with a query for queries. It parses every file below `src`
 * that has a word like "config" or "Head" in it.
 */
export function parseOnlyFilesWithQueries(requireFromGatsby: NodeJS.Require): void {
  const { default: parser } = requireFromGatsby("./dist/query/file-parser") as {
    default: { prototype: FileParser };
  };
  const { parseFile } = parser.prototype;
  parser.prototype.parseFile = async function (file, ...rest) {
    const isSearched = PAGE_COMPONENT.test(file) || readFileSync(file, "utf8").includes("graphql`");
    return isSearched ? parseFile.call(this, file, ...rest) : null;
  };
}
