import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteFacts } from "./read/page-facts";
import { DOCUSAURUS_VERSION } from "./run/docusaurus-packages";

/** What Docusaurus made of a fixture site. */
export interface ExpectedSite {
  /** Version of Docusaurus that built it. */
  docusaurus: string;
  pages: SiteFacts;
}

const FOLDER = "src/testing/docusaurus/expected";

/** Keeps what Docusaurus made of a fixture site, for the tests. */
export async function writeExpected(name: string, pages: SiteFacts): Promise<void> {
  const expected: ExpectedSite = { docusaurus: DOCUSAURUS_VERSION, pages };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, `${name}.json`), `${JSON.stringify(expected, null, 2)}\n`);
}

/** What Docusaurus made of a fixture site. */
export async function readExpected(name: string): Promise<ExpectedSite> {
  return JSON.parse(await readFile(path.join(FOLDER, `${name}.json`), "utf8"));
}
