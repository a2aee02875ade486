import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { inFile } from "../../../packages/problems";
import type { Problem } from "../../../packages/problems";
import { readDataFile } from "../../../plugins/gatsby-transformer-content";

const word = z.string().trim().min(1);

const searchFile = z.strictObject({
  /** Words that readers also use for a word, by that word in lower case. */
  synonyms: z.record(word.toLowerCase(), z.array(word).min(1)).default({}),
});

/** Other words for a word, by that word in lower case. */
export type Synonyms = z.output<typeof searchFile>["synonyms"];

/** The synonyms of a site; none if its `search.yml` is missing or has problems. */
export interface LoadedSynonyms {
  synonyms: Synonyms;
  problems: Problem[];
}

/** Reads `search.yml` of a content folder. */
export function readSynonyms(contentRoot: string): LoadedSynonyms {
  const file = path.join(contentRoot, "search.yml");
  if (!existsSync(file)) return { synonyms: {}, problems: [] };
  const { value, problems } = readDataFile(readFileSync(file, "utf8"), searchFile, "search");
  return {
    synonyms: value?.synonyms ?? {},
    problems: inFile(path.relative(process.cwd(), file), problems),
  };
}
