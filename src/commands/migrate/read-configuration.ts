import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createJiti } from "jiti";
import { projectPath } from "../../../packages/problems";
import { findConfiguration } from "../../site/settings";
import type { Configuration } from "./configuration";

/** Where a configuration comes from. */
export interface ConfigurationSource {
  /** Path of its file. */
  file: string;
  /** Names of modules that it imports and that are not installed, as they are imported. */
  missing: readonly string[];
  /** True if the file exports a function that returns the configuration. */
  isFunction: boolean;
}

/** A configuration and its source. */
export interface ReadConfiguration extends ConfigurationSource {
  configuration: Configuration;
}

/**
 * Runs the configuration of a Docusaurus site as for a build of Docusaurus, so with `NODE_ENV=production`.
 * A module that is missing is replaced, and its name returned: most of them are themes for code and
 * plugins, which say nothing about the content.
 *
 * @throws Error if the folder has no configuration, or if it fails
 */
export async function readConfiguration(site: string): Promise<ReadConfiguration> {
  const file = findConfiguration(site);
  if (!file) throw new Error(`${site} has no docusaurus.config.js, .mjs, .cjs or .ts.`);
  const missing: string[] = [];
  for (;;) {
    try {
      return { ...(await asInBuild(site, () => run(file, missing))), file, missing };
    } catch (error) {
      const { message = String(error) } = error as Partial<Error>;
      const name = /Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1];
      if (!name || missing.includes(name)) throw new Error(explain(file, message, missing));
      missing.push(name);
    }
  }
}

/** Runs a function in the folder of the site, since configurations read files relative to it. */
async function asInBuild<Result>(site: string, use: () => Promise<Result>): Promise<Result> {
  const before = { folder: process.cwd(), mode: process.env.NODE_ENV };
  process.chdir(site);
  process.env.NODE_ENV = "production";
  try {
    return await use();
  } finally {
    process.chdir(before.folder);
    if (before.mode === undefined) Reflect.deleteProperty(process.env, "NODE_ENV");
    else process.env.NODE_ENV = before.mode;
  }
}

/** A configuration that computes with a package needs the package itself. */
function explain(file: string, message: string, missing: readonly string[]): string {
  const files = missing.filter((name) => /^[./]/.test(name)).map(projectPath);
  if (files.length > 0) {
    return `${file} cannot be read: it imports ${files.join(", ")}, which does not exist.
If a script of the site writes it, run that script first: see scripts in package.json.`;
  }
  if (missing.length === 0) return `${file} cannot be read: ${message}`;
  const folder = projectPath(packageFolder(path.dirname(file))) || ".";
  return `${file} cannot be read: ${message}
These packages are not installed: ${missing.join(", ")}
Run npm install in ${folder} first (or yarn, or pnpm, as the site does).`;
}

/** Returns the nearest folder with a `package.json`. */
function packageFolder(folder: string): string {
  const above = path.dirname(folder);
  if (existsSync(path.join(folder, "package.json")) || above === folder) return folder;
  return packageFolder(above);
}

async function run(file: string, missing: readonly string[]) {
  const virtualModules = Object.fromEntries(missing.map((name) => [name, ANYTHING]));
  // Only for `require.resolve`, which needs a file.
  const alias = Object.fromEntries(missing.map((name) => [name, file]));
  const options = { fsCache: false, moduleCache: false, virtualModules, alias };
  // Not `import`: Node.js would return what another site had at this path.
  const source = await readFile(file, "utf8");
  const how = { filename: file, async: true, forceTranspile: true };
  const loaded = await createJiti(file, options).evalModule(source, how);
  const exported = (loaded as { default?: unknown }).default ?? loaded;
  const isFunction = typeof exported === "function";
  const configuration: Configuration = await (isFunction ? exported() : exported);
  return { configuration, isFunction };
}

/** Replaces a missing module: it can be called, and all of its properties are the same again. */
const ANYTHING: object = new Proxy(() => ANYTHING, {
  get: (_, key) => {
    if (key === Symbol.iterator) return function* () {};
    if (key === Symbol.toPrimitive) return () => "";
    return key === "then" || typeof key === "symbol" ? undefined : ANYTHING;
  },
  construct: () => ANYTHING,
});
