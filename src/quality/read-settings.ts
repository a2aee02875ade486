import { readFile } from "node:fs/promises";
import path from "node:path";
import { readDataFile } from "../../plugins/gatsby-transformer-content/src/data-files/data-file";
import { inFile } from "../../plugins/gatsby-transformer-content/src/problem";
import { formatReport } from "../site/report/format-report";
import { qualitySettings } from "./settings";
import type { QualitySettings } from "./settings";

/**
 * Reads `prose.yml` of a content folder.
 *
 * @throws Error with the whole report if the file is missing or wrong
 */
export async function readQualitySettings(contentRoot: string): Promise<QualitySettings> {
  const file = path.join(contentRoot, "prose.yml");
  const text = await readFile(file, "utf8");
  const { value, problems } = readDataFile(text, qualitySettings, "prose");
  if (!value) throw new Error(formatReport(inFile(path.relative(process.cwd(), file), problems)));
  return value;
}
