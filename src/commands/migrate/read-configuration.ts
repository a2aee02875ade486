import { readFile } from "node:fs/promises";
import { createJiti } from "jiti";
import { findConfiguration } from "../../site/settings";
import type { Configuration } from "./configuration";

/** A configuration, and what it imports but is not installed. */
export interface ReadConfiguration {
  configuration: Configuration;
  /** Names of modules, as they are imported. */
  missing: string[];
}

/**
 * Runs the configuration of a Docusaurus site. A module that is missing is replaced, and its name
 * returned: most of them are themes for code and plugins, which say nothing about the content.
 *
 * @throws Error if the folder has no configuration, or if it fails
 */
export async function readConfiguration(site: string): Promise<ReadConfiguration> {
  const file = findConfiguration(site);
  if (!file) throw new Error(`${site} has no docusaurus.config.js, .mjs, .cjs or .ts.`);
  const missing: string[] = [];
  const before = process.cwd();
  // Configurations read files relative to their site.
  process.chdir(site);
  try {
    for (;;) {
      try {
        return { configuration: await run(file, missing), missing };
      } catch (error) {
        const { message = String(error) } = error as Partial<Error>;
        const name = /Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1];
        if (!name || missing.includes(name)) throw new Error(`${file} cannot be read: ${message}`);
        missing.push(name);
      }
    }
  } finally {
    process.chdir(before);
  }
}

async function run(file: string, missing: readonly string[]): Promise<Configuration> {
  const virtualModules = Object.fromEntries(missing.map((name) => [name, ANYTHING]));
  // Only for `require.resolve`, which needs a file.
  const alias = Object.fromEntries(missing.map((name) => [name, file]));
  const options = { fsCache: false, moduleCache: false, virtualModules, alias };
  // Not `import`: Node.js would return what another site had at this path.
  const source = await readFile(file, "utf8");
  const how = { filename: file, async: true, forceTranspile: true };
  const loaded = await createJiti(file, options).evalModule(source, how);
  const exported = (loaded as { default?: unknown }).default ?? loaded;
  return (typeof exported === "function" ? await exported() : await exported) as Configuration;
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
