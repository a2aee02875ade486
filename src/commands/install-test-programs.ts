import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, HEADLESS_SHELL, INSTALL_HINT } from "../testing/browser/find-chromium";

/** A program that tests need. */
interface TestProgram {
  /** Its name, and that of its Debian package. */
  name: string;
  isThere: () => boolean;
  /** Other commands that install it, to try in order. */
  others: string[][];
  /** What to do if it cannot be installed; absent if tests only take longer without it. */
  hint?: string;
}

const PROGRAMS: TestProgram[] = [
  {
    name: "chromium-headless-shell",
    isThere: () => existsSync(HEADLESS_SHELL) || "CHROMIUM_PATH" in process.env,
    others: [],
  },
  {
    name: "chromium",
    isThere: () => findChromium() !== undefined,
    others: [["npx", "playwright-core", "install", "chromium"]],
    hint: INSTALL_HINT,
  },
  ...["nginx", "caddy", "apache2"].map((name) => ({
    name,
    isThere: () => spawnSync(name, ["-v"]).error === undefined,
    others: [["brew", "install", name]],
    hint: `The tests of hosting need ${name}: install its package.`,
  })),
];

/** Programs of the samples that `npm run samples --prefix tools` runs. */
const SAMPLE_PROGRAMS: TestProgram[] = [
  ...["curl", "jq"].map((name) => ({
    name,
    isThere: () => spawnSync(name, ["--version"]).error === undefined,
    others: [["brew", "install", name]],
    hint: `Samples in shell need ${name}: install its package.`,
  })),
  {
    name: "python3-requests",
    isThere: () =>
      ["python3", "/usr/bin/python3"].some(
        (python) => spawnSync(python, ["-c", "import requests"]).status === 0,
      ),
    others: [["python3", "-m", "pip", "install", "requests"]],
    hint: "Samples in Python need Python 3 and its package requests.",
  },
];

/** Installs programs for the tests, or with `samples` those of samples, unless they are there. */
function main(): void {
  const programs = process.argv[2] === "samples" ? SAMPLE_PROGRAMS : PROGRAMS;
  for (const { name, isThere, others, hint } of programs) {
    for (const [command = "", ...rest] of [...debianCommands(name), ...others]) {
      if (isThere()) break;
      console.log(`No ${name} found. Trying: ${[command, ...rest].join(" ")}`);
      spawnSync(command, rest, { stdio: "inherit", shell: process.platform === "win32" });
    }
    if (isThere() || hint === undefined) continue;
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
