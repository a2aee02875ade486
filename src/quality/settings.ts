import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Problem } from "../../packages/problems";
import { inFile, projectPath } from "../../packages/problems";
import { readDataFile } from "../../plugins/gatsby-transformer-content/data-files";

const term = z.strictObject({
  /** The spelling to use. */
  write: z.string(),
  /** Regular expressions (no flags) of the spellings to avoid. */
  not: z.array(z.string()).min(1),
  ignoreCase: z.boolean().default(false),
  /** Regular expressions of phrases in which the other spelling is right, such as names. */
  except: z.array(z.string()).default([]),
  why: z.string().optional(),
});

/** Smallest and largest number allowed. */
const range = z.tuple([z.number(), z.number()]);

const qualitySettings = z.strictObject({
  limits: z.strictObject({
    /** Characters of a description. */
    description: range,
    /** Words of a post, without code. */
    post_words: range,
    /** Words of the longest sentence that is allowed. */
    sentence_words: z.number(),
    /** Mean words of a sentence over a page. */
    mean_sentence_words: z.number(),
    /** Flesch-Kincaid grade of a page. */
    grade: z.number(),
    /** Other pages of the site that a page links to. */
    links: z.number(),
    /** Words in a shingle. */
    shingle_words: z.number(),
    /** Share of common shingles (0 to 1) from which two paragraphs count as duplicates. */
    shingle_share: z.number(),
    /** Words from which a paragraph is compared by shingles. */
    paragraph_words: z.number(),
  }),
  terms: z.array(term),
  /** Filler and hype: `word: what to do instead`. */
  banned: z.record(z.string(), z.string()),
  /** Phrases in which the rules for articles and repeated words are wrong. */
  english_exceptions: z.array(z.string()).default([]),
  /** Third-party products, as regular expressions; a post that names one links to a source. */
  outside_products: z.array(z.string()),
  /** Domains of the product: links to them and their subdomains are not outside sources. */
  own_domains: z.array(z.string()).default([]),
});

/** Settings of the prose checks, from `content/prose.yml`. */
export type QualitySettings = z.output<typeof qualitySettings>;

/** The prose settings of a site; absent if it has no `prose.yml` or an invalid one. */
export interface LoadedQualitySettings {
  settings?: QualitySettings;
  problems: Problem[];
}

/** Reads `prose.yml` of a content folder. */
export function readQualitySettings(contentRoot: string): LoadedQualitySettings {
  const absolute = path.join(contentRoot, "prose.yml");
  if (!existsSync(absolute)) return { problems: [] };
  const text = readFileSync(absolute, "utf8");
  const { value, problems } = readDataFile(text, qualitySettings, "prose");
  return {
    problems: inFile(projectPath(absolute), problems),
    ...(value ? { settings: value } : {}),
  };
}
