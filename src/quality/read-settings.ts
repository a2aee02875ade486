import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readDataFile } from "../../plugins/gatsby-transformer-content";
import { inFile } from "../../packages/problems";
import type { Problem } from "../../packages/problems";
import { qualitySettings } from "./settings";
import type { QualitySettings } from "./settings";

/** The rules of a site's prose: none where it has no `prose.yml`, or a wrong one. */
export interface LoadedQualitySettings {
  /** Path of the file from the project's root. */
  file: string;
  settings?: QualitySettings;
  problems: Problem[];
}

/** Reads `prose.yml` of a content folder. */
export function readQualitySettings(contentRoot: string): LoadedQualitySettings {
  const absolute = path.join(contentRoot, "prose.yml");
  const file = path.relative(process.cwd(), absolute);
  if (!existsSync(absolute)) return { file, problems: [] };
  const { value, problems } = readDataFile(
    readFileSync(absolute, "utf8"),
    qualitySettings,
    "prose",
  );
  return { file, problems: inFile(file, problems), ...(value ? { settings: value } : {}) };
}
