import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { copySite } from "../../src/testing/docusaurus/build-site";
import { DOCUSAURUS_VERSION, manifestFor } from "./docusaurus-packages";

const run = promisify(execFile);

/** A site built by Docusaurus. */
export interface DocusaurusSite {
  /** The copy that was built, with `build/` and `.docusaurus/`. */
  folder: string;
  remove: () => Promise<void>;
}

/**
 * Builds a folder with the real Docusaurus, which is installed on first use into the system's folder
 * for temporary files.
 *
 * @param site folder with `docusaurus.config.js` and the content
 */
export async function buildWithDocusaurus(site: string): Promise<DocusaurusSite> {
  const home = await installDocusaurus(site);
  await mkdir(path.join(home, "sites"), { recursive: true });
  // A site inside of the folder finds the packages there without a link to them.
  const folder = await mkdtemp(path.join(home, "sites", `${path.basename(site)}-`));
  await copySite(site, folder);
  const command = path.join(home, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  await runOrExplain(process.execPath, [command, "build", "--no-minify"], folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Installs into one folder for each set of packages. */
async function installDocusaurus(site: string): Promise<string> {
  const file = path.join(site, "package.json");
  const manifest = manifestFor(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
  const text = JSON.stringify(manifest, null, 2);
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const home = path.join(tmpdir(), "compare-docusaurus", `${DOCUSAURUS_VERSION}-${digest}`);
  const finished = path.join(home, "installed.json");
  if (existsSync(finished)) return home;
  await mkdir(home, { recursive: true });
  await writeFile(path.join(home, "package.json"), text);
  await runOrExplain("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], home);
  // Written last and atomically: an interrupted installation is repeated.
  await writeFile(`${finished}.new`, text);
  await rename(`${finished}.new`, finished);
  return home;
}

async function runOrExplain(command: string, words: string[], cwd: string): Promise<void> {
  const { NODE_ENV: _, ...environment } = process.env;
  const env = {
    ...environment,
    CI: "true",
    NO_COLOR: "1",
    NO_UPDATE_NOTIFIER: "1",
    // The cache is beside the packages and would mix up the pages of sites.
    DOCUSAURUS_NO_PERSISTENT_CACHE: "true",
  };
  try {
    await run(command, words, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${words.join(" ")} failed in ${cwd}\n${stdout}${stderr}`);
  }
}
