import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Gatsby empties this folder when it starts, so the bundles always belong to the current sources. */
const BUNDLES = ".cache/compiled/bundles";

const requireFromProject = createRequire(path.resolve("package.json"));

/**
 * Bundles a TypeScript module with esbuild and returns its exports.
 *
 * Gatsby compiles `gatsby-config.ts` and every `gatsby-node.ts` with Parcel, which takes ten seconds for
 * the whole code base. Those files only call this function, and esbuild bundles the rest in a third of a
 * second.
 *
 * @param file path from the project's folder, without extension
 */
export function loadBundled<Exports>(file: string): Exports {
  process.setSourceMapsEnabled(true);
  return requireFromProject(bundle(file)) as Exports;
}

/**
 * Bundles a TypeScript module unless this run of Gatsby has done so already, in this process or in its
 * main process.
 *
 * @param file path from the project's folder, without extension
 * @returns absolute path of the bundle
 */
export function bundle(file: string): string {
  const outfile = path.resolve(BUNDLES, `${file}.js`);
  if (existsSync(outfile)) return outfile;
  const { buildSync } = requireFromProject("esbuild") as typeof import("esbuild");
  buildSync({
    entryPoints: [`${file}.ts`],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "node20",
    sourcemap: "inline",
    logLevel: "error",
  });
  return outfile;
}
