import { spawnSync } from "node:child_process";
import { findChromium, INSTALL_HINT } from "../testing/browser/find-chromium";

/** A program that tests in the browser need. */
interface TestProgram {
  /** Its name, and that of its Debian package. */
  name: string;
  isThere: () => boolean;
  /** Other commands that install it, to try in order. */
  others: string[][];
  hint: string;
}

const PROGRAMS: TestProgram[] = [
  {
    name: "chromium",
    isThere: () => findChromium() !== undefined,
    others: [["npx", "playwright-core", "install", "chromium"]],
    hint: INSTALL_HINT,
  },
  ...["nginx", "caddy"].map((name) => ({
    name,
    isThere: () => spawnSync(name, ["-h"]).error === undefined,
    others: [["brew", "install", name]],
    hint: `The tests of hosting need ${name}: install its package.`,
  })),
];

/** Installs programs for the tests unless they are there. */
function main(): void {
  for (const { name, isThere, others, hint } of PROGRAMS) {
    for (const [command = "", ...rest] of [...debianCommands(name), ...others]) {
      if (isThere()) break;
      console.log(`No ${name} found. Trying: ${[command, ...rest].join(" ")}`);
      spawnSync(command, rest, { stdio: "inherit", shell: process.platform === "win32" });
    }
    if (isThere()) continue;
    console.error(hint);
    process.exitCode = 1;
  }
}

function debianCommands(name: string): string[][] {
  if (process.platform !== "linux") return [];
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ["sudo", "--non-interactive"];
  return [
    [...prefix, "apt-get", "install", "-y", "--no-install-recommends", name],
    // The lists of a new machine may be missing or old.
    [...prefix, "apt-get", "update"],
    [...prefix, "apt-get", "install", "-y", "--no-install-recommends", name],
  ];
}

main();
