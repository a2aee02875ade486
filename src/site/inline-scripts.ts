import path from "node:path";
import { buildSync } from "esbuild";
import type { SiteSettings } from "../../plugins/gatsby-transformer-content";

/** The oldest browsers of `browserslist` in package.json, as esbuild names them. */
export const OLDEST_BROWSERS = ["chrome114", "edge114", "firefox125", "safari17", "ios17"] as const;

/** `colorMode` of the settings. */
type ColorModeSettings = SiteSettings["colorMode"];

/**
 * Bundles and minifies a script of `src/client/inline-scripts`, whose text is a part of every page.
 * The same sources always give the same text.
 */
export function bundleInlineScript(
  name: "before-paint" | "load-application",
  { defaultMode, disableSwitch }: ColorModeSettings = {
    defaultMode: "light",
    disableSwitch: false,
  },
): string {
  const changed = defaultMode === "dark" ? "light" : "dark";
  const other = disableSwitch ? defaultMode : changed;
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(`src/client/inline-scripts/${name}.ts`)],
    bundle: true,
    minify: true,
    define: { DEFAULT_MODE: JSON.stringify(defaultMode), OTHER_MODE: JSON.stringify(other) },
    write: false,
    format: "iife",
    target: [...OLDEST_BROWSERS],
    tsconfigRaw: {},
    logLevel: "error",
  });
  return (outputFiles[0]?.text ?? "").trim();
}
