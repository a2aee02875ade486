import { spawn } from "node:child_process";
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import type { Socket } from "node:net";

const PREFIX = ".former-site-";
const FAILED = ".failed-site";
const COPY = ".site-copy";

/**
 * Sets the site of the last build aside until this build succeeds. A build that fails or is killed puts
 * it back, so `public` never stays half written.
 *
 * @param isContinued true if the build continues from what is in `public`; else `public` is gone
 * @throws Error with what to do if `public` cannot be moved or written
 */
export function keepFormerSite(isContinued: boolean): void {
  try {
    setAside(isContinued);
  } catch (error) {
    throw new Error(
      `The build cannot replace public/: ${error instanceof Error ? error.message : error}\n` +
        "It moves the last site away until the new one is complete. Make public/ and the folder above it writable, " +
        "and do not mount public/ itself: mount the folder above it, or copy public/ to the mount after the build.",
    );
  }
}

function setAside(isContinued: boolean): void {
  putBackFormerSite();
  const former = PREFIX + process.pid;
  if (existsSync("public/404.html")) {
    // `public` itself is continued from: copies of folders have other times, by which the build
    // recognizes what it has not written again.
    accessSync("public", constants.W_OK);
    renameSync("public", former);
    if (isContinued) {
      renameSync(former, "public");
      copySite(former);
    }
    putBackWhenKilled(former);
  } else if (!isContinued) rmSync("public", { recursive: true, force: true });
  process.once("exit", (code) => {
    if (code === 0) rmSync(former, { recursive: true, force: true });
    else putBackFormerSite();
  });
}

/** Copies the site. A copy that is interrupted does not get its name. */
function copySite(to: string): void {
  rmSync(COPY, { recursive: true, force: true });
  cpSync("public", COPY, { recursive: true });
  renameSync(COPY, to);
}

/** Puts back the site that a build has set aside and not replaced, if any. */
function putBackFormerSite(): void {
  const former = readdirSync(".").find((name) => name.startsWith(PREFIX));
  if (former === undefined) return;
  rmSync(FAILED, { recursive: true, force: true });
  if (existsSync("public")) renameSync("public", FAILED);
  renameSync(former, "public");
  rmSync(FAILED, { recursive: true, force: true });
}

/**
 * Starts a process that puts the site back when this process ends in a way that it cannot handle. The
 * other process notices by the end of its input. It waits for the workers of this process to end, too.
 */
function putBackWhenKilled(former: string): void {
  const script = `
    const { existsSync, renameSync, rmSync } = require("node:fs");
    const [former, failed] = ${JSON.stringify([former, FAILED])};
    process.stdin.resume().on("end", () => setTimeout(() => {
      if (!existsSync(former)) return;
      if (existsSync("public")) renameSync("public", failed);
      renameSync(former, "public");
      rmSync(failed, { recursive: true, force: true });
    }, 300));`;
  const watcher = spawn(process.execPath, ["-e", script], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  (watcher.stdin as Socket).unref();
}
