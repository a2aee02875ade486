import path from "node:path";

/**
 * Leaves FlexSearch out of the browser: the index is made when the site is built, and the ranking
 * reads its export. The shell in its place saves 2.3 KB compressed even of the engine's light build.
 */
export function searchAliases(stage: string): Record<string, string> {
  if (stage !== "build-javascript" && stage !== "develop") return {};
  return { flexsearch$: path.resolve("src/lib/search/engine-shell.ts") };
}
