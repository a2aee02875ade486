import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { copySite } from "./copy-site";

const run = promisify(execFile);

/** The version that sites are compared with. */
export const DOCUSAURUS_VERSION = "3.10.2";

/** What a site of the classic preset needs, pinned where it matters for the pages. */
const PACKAGES = {
  "@docusaurus/core": DOCUSAURUS_VERSION,
  "@docusaurus/preset-classic": DOCUSAURUS_VERSION,
  "@mdx-js/react": "^3.0.0",
  clsx: "^2.0.0",
  "prism-react-renderer": "^2.3.0",
  "raw-loader": "^4.0.2",
  react: "^18.3.1",
  "react-dom": "^18.3.1",
};

/** 4.7.1 asks for a package that was never published. */
const OVERRIDES = { "@docsearch/react": "4.7.0", "@docsearch/css": "4.7.0" };

/** A site that Docusaurus has built. */
export interface OracleSite {
  /** The copy that was built, with `build/` and `.docusaurus/`. */
  folder: string;
  remove: () => Promise<void>;
}

/**
 * Builds a folder with the real Docusaurus, which is installed on first use into a folder of the
 * system for temporary files, and stays there. Nothing of it comes into this project.
 *
 * @param site folder with `docusaurus.config.js` and the content
 */
export async function buildWithDocusaurus(site: string): Promise<OracleSite> {
  const home = await installDocusaurus();
  await mkdir(path.join(home, "sites"), { recursive: true });
  // A site inside of the folder finds the packages there without a link to them.
  const folder = await mkdtemp(path.join(home, "sites", `${path.basename(site)}-`));
  await copySite(site, folder);
  const command = path.join(home, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  await runOrExplain(process.execPath, [command, "build", "--no-minify"], folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function installDocusaurus(): Promise<string> {
  const home = path.join(tmpdir(), "compare-docusaurus", DOCUSAURUS_VERSION);
  const manifest = JSON.stringify({ private: true, dependencies: PACKAGES, overrides: OVERRIDES });
  const finished = path.join(home, "installed.json");
  if (existsSync(finished) && (await readFile(finished, "utf8")) === manifest) return home;
  await mkdir(home, { recursive: true });
  await writeFile(path.join(home, "package.json"), manifest);
  await runOrExplain("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], home);
  // Written last, and at once: an installation that was broken off is made again.
  await writeFile(`${finished}.new`, manifest);
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
    // The cache lies with the packages and would give one site the pages of another.
    DOCUSAURUS_NO_PERSISTENT_CACHE: "true",
  };
  try {
    await run(command, words, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${words.join(" ")} failed in ${cwd}\n${stdout}${stderr}`);
  }
}
