import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Configuration, Stats } from "webpack";
import { digestOfFiles } from "./files";

/** What Gatsby uses of a run of webpack. */
interface Bundled {
  stats: Pick<Stats, "hash" | "hasErrors" | "hasWarnings">;
  close: () => Promise<void>;
}

interface Bundler {
  build: (config: Configuration) => Promise<Bundled & { stats: Stats }>;
}

/** A run of webpack, by which a later build recognizes that it would bundle the same again. */
interface Run {
  hash: string;
  /** Files that were read, outside the installed packages. */
  read: string[];
  /** Files that were looked for in vain. */
  missing: string[];
  /** Digest of what was read, of the values that were compiled in, and of the command's options. */
  digest: string;
  /** Absolute paths. */
  written: string[];
  /** Texts of the files about scripts and styles, which a build removes from `public` at its end. */
  statistics: Record<string, string>;
}

const STAGES = new Set<unknown>(["build-javascript", "build-html"]);
const STATISTICS = ["public/webpack.stats.json", "public/chunk-map.json"];

/**
 * Makes builds keep scripts, styles and the renderer of HTML while nothing has changed of which they are made.
 * `startFreshUnlessResumable` removes them with the rest of `.cache` when packages, settings or the code of the
 * build have changed.
 */
export function keepBundles(requireFromGatsby: NodeJS.Require): void {
  const bundler = requireFromGatsby("./dist/utils/webpack/bundle") as Bundler;
  const { build } = bundler;
  const keepOrBuild = async (config: Configuration): Promise<Bundled> => {
    const record = `.cache/${config.name}.json`;
    const kept = existsSync(record) && (JSON.parse(readFileSync(record, "utf8")) as Run);
    if (kept && isCurrent(kept, config)) {
      for (const [file, text] of Object.entries(kept.statistics)) writeFileSync(file, text);
      const stats = { hash: kept.hash, hasErrors: () => false, hasWarnings: () => false };
      return { stats, close: async () => undefined };
    }
    const built = await build(config);
    // Gatsby prints the warnings of scripts. It would print them only once.
    if (config.name === "build-html" || !built.stats.hasWarnings()) {
      writeFileSync(record, JSON.stringify(describeRun(built.stats, config)));
    }
    return built;
  };
  bundler.build = (config) =>
    STAGES.has(config.name) ? (keepOrBuild(config) as ReturnType<Bundler["build"]>) : build(config);
}

function isCurrent(run: Run, config: Configuration): boolean {
  return (
    run.written.every((file) => existsSync(file)) &&
    !run.missing.some((file) => existsSync(file)) &&
    run.digest === digestOf(run.read, config)
  );
}

function describeRun(stats: Stats, config: Configuration): Run {
  const { compilation } = stats;
  const { fileDependencies, missingDependencies } = compilation;
  // Loaders are compiled when a module first needs them. A change of their code starts a build from scratch.
  const others = [realpathSync("node_modules"), path.resolve(".cache/compiled")];
  const own = (files: Iterable<string>) =>
    [...files].filter((file) => !others.some((it) => file.startsWith(it + path.sep))).sort();
  // The resolver also names each folder on the way to a file.
  const isFolder = (file: string) => statSync(file, { throwIfNoEntry: false })?.isDirectory();
  const read = own(fileDependencies).filter((file) => !isFolder(file));
  const folder = config.output?.path ?? "";
  const statistics = config.name === "build-javascript" ? STATISTICS : [];
  return {
    hash: stats.hash ?? "",
    read,
    // The resolver looks for files with the names of folders too.
    missing: own(missingDependencies).filter((file) => !existsSync(file)),
    digest: digestOf(read, config),
    written: Object.keys(compilation.assets).map((name) => path.join(folder, name)),
    statistics: Object.fromEntries(statistics.map((file) => [file, readFileSync(file, "utf8")])),
  };
}

function digestOf(read: readonly string[], { plugins }: Configuration): string {
  const defined = plugins?.map((plugin) => plugin && "definitions" in plugin && plugin.definitions);
  // Options such as `--no-uglify` change the bundles too.
  return digestOfFiles(read, [defined, process.argv.slice(2)]);
}
