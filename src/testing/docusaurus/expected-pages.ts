import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteFacts } from "./read/page-facts";

/** The pages that Docusaurus builds from a fixture site. */
export interface ExpectedSite {
  /** Version of Docusaurus that built them. */
  docusaurus: string;
  pages: SiteFacts;
}

const FOLDER = "src/testing/docusaurus/expected";

/** Records the pages that Docusaurus builds from a fixture site. */
export async function writeExpected(name: string, expected: ExpectedSite): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, `${name}.json`), `${JSON.stringify(expected, null, 2)}\n`);
}

/** Reads the recorded pages of a fixture site. */
export async function readExpected(name: string): Promise<ExpectedSite> {
  return JSON.parse(await readFile(path.join(FOLDER, `${name}.json`), "utf8"));
}
