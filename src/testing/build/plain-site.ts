import { execFileSync, spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { collectOutput } from "./workspace";

/** A site outside of this project, with a plugin as it is published. */
export interface PlainSite {
  /** Absolute path. */
  root: string;
  /** Runs `gatsby build`. */
  build: () => Promise<{ exitCode: number; output: string }>;
  /** Reads a file of the output. */
  read: (file: string) => string;
  remove: () => void;
}

/**
 * Copies the example of a plugin into a temporary folder and installs its packages as npm would: the plugin
 * from its tarball, and links to those packages of this project that the example and the plugin declare, with
 * what these need.
 *
 * @param tarball absolute path
 */
export function createPlainSite(plugin: string, tarball: string): PlainSite {
  const root = mkdtempSync(path.join(tmpdir(), "plain-site-"));
  cpSync(path.join("plugins", plugin, "example"), root, { recursive: true });
  const installed = path.join(root, "node_modules", plugin);
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
  const declared = [root, installed].flatMap(dependenciesOf).filter((name) => name !== plugin);
  for (const name of installedNames(declared)) {
    const link = path.join(root, "node_modules", name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.resolve("node_modules", name), link, "junction");
  }
  appendFileSync(path.join(root, "gatsby-node.js"), runQueriesOf(plugin) + BUNDLE_ONCE);
  return {
    root,
    build: () => runBuild(root),
    read: (file) => readFileSync(path.join(root, "public", file), "utf8"),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Returns code that stops the build if a query in the README of the plugin fails. */
function runQueriesOf(plugin: string): string {
  return `
const { readFileSync } = require("node:fs");

exports.createPagesStatefully = async ({ graphql, reporter }) => {
  const readme = readFileSync(require.resolve("${plugin}/README.md"), "utf8");
  const queries = [...readme.matchAll(/^\`{3}graphql\\n(.*?)^\`{3}$/gms)].map(([, query]) => query);
  for (const query of queries) {
    const { errors } = await graphql(query, { id: "none" });
    if (errors) reporter.panicOnBuild(errors.join());
  }
  reporter.info(\`ran \${queries.length} queries of the README\`);
};
`;
}

/** Code that writes neither a cache for a second build nor source maps, which took a third of a build. */
const BUNDLE_ONCE = `
exports.onCreateWebpackConfig = ({ actions }) => {
  actions.setWebpackConfig({ cache: false, devtool: false });
};
`;

interface Dependencies {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Returns the packages that the manifest in a folder declares. */
function dependenciesOf(folder: string): string[] {
  const file = path.join(folder, "package.json");
  const { dependencies, optionalDependencies, peerDependencies }: Dependencies = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : {};
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** Returns the packages at the top of `node_modules` that the given ones need, and these themselves. */
function installedNames(names: readonly string[]): Set<string> {
  const folders = new Set(names.map((name) => `node_modules/${name}`));
  for (const folder of folders) {
    for (const name of dependenciesOf(folder)) {
      const nested = `${folder}/node_modules/${name}`;
      folders.add(existsSync(nested) ? nested : `node_modules/${name}`);
    }
  }
  const top = [...folders].filter(
    (folder) => existsSync(folder) && !/\/node_modules\//.test(folder),
  );
  return new Set(top.map((folder) => folder.slice("node_modules/".length)));
}

async function runBuild(cwd: string): Promise<{ exitCode: number; output: string }> {
  const { NODE_ENV: _, NODE_OPTIONS: __, ...inherited } = process.env;
  const env = { ...inherited, CI: "true", NO_COLOR: "1", GATSBY_TELEMETRY_DISABLED: "1" };
  // What the plugins do has nothing to do with minified scripts.
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build", "--no-uglify"], {
    cwd,
    env,
  });
  const output = collectOutput(child);
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
  return { exitCode, output: output.text() };
}
