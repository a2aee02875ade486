import path from "node:path";
import { buildSync } from "esbuild";
import type { SiteSettings } from "../../plugins/gatsby-transformer-content";

/** The oldest browsers of `browserslist` in package.json, as esbuild names them. */
export const OLDEST_BROWSERS = ["chrome114", "edge114", "firefox125", "safari17", "ios17"] as const;

/** The minified scripts of `src/client/inline-scripts`, whose texts are parts of every page. */
interface InlineScripts {
  beforePaint: string;
  loadApplication: string;
}

/**
 * Bundles the scripts that every page contains. The same sources always give the same texts.
 *
 * @param colorMode of the settings
 */
export function bundleInlineScripts({
  defaultMode,
  disableSwitch,
}: SiteSettings["colorMode"]): InlineScripts {
  const changed = defaultMode === "dark" ? "light" : "dark";
  const other = disableSwitch ? defaultMode : changed;
  return {
    beforePaint: bundleScript("before-paint", {
      DEFAULT_MODE: JSON.stringify(defaultMode),
      OTHER_MODE: JSON.stringify(other),
    }),
    loadApplication: bundleScript("load-application", {}),
  };
}

function bundleScript(name: string, define: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(`src/client/inline-scripts/${name}.ts`)],
    bundle: true,
    minify: true,
    define,
    write: false,
    format: "iife",
    target: [...OLDEST_BROWSERS],
    tsconfigRaw: {},
    logLevel: "error",
  });
  return (outputFiles[0]?.text ?? "").trim();
}
