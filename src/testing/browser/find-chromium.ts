import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/** Message if there is no Chromium. */
export const INSTALL_HINT =
  "No Chromium was found for the tests in a browser. Install one with `npx tsx src/commands/install-test-programs.ts`, or name one with CHROMIUM_PATH.";

/**
 * Chromium without windows, where Debian installs it. A new page takes a fourth of the processor time there.
 * Playwright uses this kind of Chromium too unless told otherwise.
 */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Where Chromium may be, in the order of preference. */
function chromiumCandidates(environment: NodeJS.ProcessEnv): string[] {
  const folders = (environment.PATH ?? "").split(path.delimiter).filter(Boolean);
  return [
    ...(environment.CHROMIUM_PATH ? [environment.CHROMIUM_PATH] : []),
    HEADLESS_SHELL,
    "/usr/bin/chromium",
    ...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
    chromium.executablePath(),
  ];
}

/** The first Chromium that can be run, if there is one. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return chromiumCandidates(environment).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
