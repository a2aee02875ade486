import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Gatsby empties this folder when it starts, so the bundles always belong to the current sources. */
const BUNDLES = ".cache/compiled/bundles";

/**
 * Bundles a TypeScript module with esbuild and returns its exports.
 *
 * Gatsby compiles `gatsby-config.ts` and every `gatsby-node.ts` with Parcel, which takes ten seconds for the whole
 * code base. Those files only call this function, and esbuild bundles the rest in a third of a second. Workers of
 * Gatsby load the bundle that the main process has written.
 *
 * @param file path from the project's folder, without extension
 */
export function loadBundled<Exports>(file: string): Exports {
  const requireFromProject = createRequire(path.resolve("package.json"));
  const bundle = path.resolve(BUNDLES, `${file}.js`);
  if (!existsSync(bundle)) {
    const { buildSync } = requireFromProject("esbuild") as typeof import("esbuild");
    buildSync({
      entryPoints: [`${file}.ts`],
      outfile: bundle,
      bundle: true,
      packages: "external",
      platform: "node",
      format: "cjs",
      target: "node20",
      sourcemap: "inline",
      logLevel: "error",
    });
  }
  process.setSourceMapsEnabled(true);
  return requireFromProject(bundle) as Exports;
}
