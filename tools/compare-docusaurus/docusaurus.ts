import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { readConfiguration } from "../../src/commands/migrate/read-configuration";
import { copySite } from "../../src/testing/docusaurus/build-site";
import { DOCUSAURUS_VERSION, manifestFor } from "./docusaurus-packages";

const run = promisify(execFile);

const COMMAND = "node_modules/@docusaurus/core/bin/docusaurus.mjs";

/** A site built by Docusaurus. */
export interface DocusaurusSite {
  /** The copy that was built, with `build/` and `.docusaurus/`. */
  folder: string;
  remove: () => Promise<void>;
}

/**
 * Builds a folder with the real Docusaurus: the one that is installed in the folder, or else one that is
 * installed on first use into the system's folder for temporary files.
 *
 * @param site folder with `docusaurus.config.js` and the content
 */
export async function buildWithDocusaurus(site: string): Promise<DocusaurusSite> {
  const isInstalled = existsSync(path.join(site, COMMAND));
  const home = isInstalled ? site : await installDocusaurus(site);
  const sites = path.join(isInstalled ? path.join(tmpdir(), "compare-docusaurus") : home, "sites");
  await mkdir(sites, { recursive: true });
  // A site below the installed packages finds them without a link, also from folders beside it.
  const copy = await mkdtemp(path.join(sites, `${path.basename(site)}-`));
  const folder = await copySite(site, copy);
  await commit(copy);
  // Translations of a site have the same pages.
  const { defaultLocale = "en" } = (await readConfiguration(site)).configuration.i18n ?? {};
  const build = ["build", "--no-minify", "--locale", defaultLocale];
  await runOrExplain(process.execPath, [path.join(home, COMMAND), ...build], folder);
  return { folder, remove: () => rm(copy, { recursive: true, force: true }) };
}

/** Commits the copy: without a history, Docusaurus refuses to build sites that show dates of updates. */
async function commit(folder: string): Promise<void> {
  const author = ["-c", "user.name=Author", "-c", "user.email=author@site.example"];
  await runOrExplain("git", ["init", "--quiet"], folder);
  await runOrExplain("git", ["add", "--all", "--force", ":(exclude,glob)**/node_modules"], folder);
  await runOrExplain("git", [...author, "commit", "--quiet", "--message", "Copy the site"], folder);
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
