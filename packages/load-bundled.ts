import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const BUNDLES = ".cache/compiled/bundles";

/** Set once a process has bundled; its child processes, which inherit it, use the same bundles. */
const IS_BUNDLED = "SITE_IS_BUNDLED";

/** Modules that Gatsby loads: paths from the project's folder, without extension. */
const ENTRIES = [
  "src/gatsby-config",
  "src/gatsby-node",
  "plugins/gatsby-source-openapi/node-apis",
  "plugins/gatsby-transformer-content/node-apis",
] as const;

type Entry = (typeof ENTRIES)[number];

const requireFromProject = createRequire(path.resolve("package.json"));

/**
 * Returns the exports of a TypeScript module. All of them are in one bundle, which esbuild makes when the
 * first one is loaded.
 *
 * `gatsby-config.ts` and every `gatsby-node.ts` only call this function: bundles of their own would load the
 * modules that they share several times.
 */
export function loadBundled<Exports>(entry: Entry): Exports {
  process.setSourceMapsEnabled(true);
  const contents = ENTRIES.map((it) => `exports["${it}"] = () => require("./${it}");`).join("\n");
  const modules = requireFromProject(bundle("modules", { contents, resolveDir: "." })) as Record<
    Entry,
    () => Exports
  >;
  return modules[entry]();
}

/**
 * Bundles a TypeScript module unless this run of Gatsby has done so already, in this process or in its
 * main process.
 *
 * @param name path from the project's folder, without extension
 * @param stdin text to bundle instead of that file
 * @returns absolute path of the bundle
 */
export function bundle(name: string, stdin?: { contents: string; resolveDir: string }): string {
  const outfile = path.resolve(BUNDLES, `${name}.js`);
  // Gatsby empties the folder when it starts.
  if (process.env[IS_BUNDLED] && existsSync(outfile)) return outfile;
  const { buildSync } = requireFromProject("esbuild") as typeof import("esbuild");
  buildSync({
    ...(stdin ? { stdin } : { entryPoints: [`${name}.ts`] }),
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "node20",
    sourcemap: "inline",
    logLevel: "error",
  });
  process.env[IS_BUNDLED] = "true";
  return outfile;
}
