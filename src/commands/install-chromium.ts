import { spawnSync } from "node:child_process";
import { findChromium, INSTALL_HINT } from "../testing/browser/find-chromium";

/** Returns commands that install Chromium, to try in order. */
function installCommands(): string[][] {
  const isRoot = process.getuid?.() === 0;
  const apt = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"];
  const debian = isRoot ? apt : ["sudo", "--non-interactive", ...apt];
  return [
    ...(process.platform === "linux" ? [debian] : []),
    ["npx", "playwright-core", "install", "chromium"],
  ];
}

/** Installs Chromium for the tests unless there is one. */
function main(): void {
  if (findChromium()) return;
  for (const [command = "", ...rest] of installCommands()) {
    console.log(`No Chromium found. Trying: ${[command, ...rest].join(" ")}`);
    spawnSync(command, rest, { stdio: "inherit", shell: process.platform === "win32" });
    if (findChromium()) return;
  }
  console.error(INSTALL_HINT);
  process.exitCode = 1;
}

main();
