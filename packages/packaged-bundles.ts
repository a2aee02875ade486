import path from "node:path";

/**
 * Takes the place of `load-bundled.ts` in a plugin that is installed as a package: its bundles were made
 * when it was packed, and are beside its code.
 */
export function bundle(name: string): string {
  return path.join(__dirname, `${path.basename(name)}.js`);
}
