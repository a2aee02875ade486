import { z } from "zod";

const term = z.strictObject({
  /** How the project spells it. */
  write: z.string(),
  /** Regular expressions (no flags) of what is not to be written. */
  not: z.array(z.string()).min(1),
  /** Letters of any case are meant. */
  ignoreCase: z.boolean().default(false),
  /** Regular expressions of where the other spelling is right: names and quoted words. */
  except: z.array(z.string()).default([]),
  why: z.string().optional(),
});

const range = z.tuple([z.number(), z.number()]);

/** Schema of `content/prose.yml`: the word list and the limits of the checks of content. */
export const qualitySettings = z.strictObject({
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
    /** Words in a shingle, and the share of common shingles that makes two paragraphs alike. */
    shingle_words: z.number(),
    shingle_share: z.number(),
    /** Words from which a paragraph is compared by shingles. */
    paragraph_words: z.number(),
  }),
  terms: z.array(term),
  /** Filler and hype: `word: what to do instead`. */
  banned: z.record(z.string(), z.string()),
  /** Phrases in which the rules for articles and repeated words are wrong. */
  english_exceptions: z.array(z.string()).default([]),
  /** Products of others, as regular expressions; a post that names one links to a source outside. */
  outside_products: z.array(z.string()),
  /** Expected number of posts by tag: `"*"` is for all tags not named. */
  posts_by_tag: z.record(z.string(), range),
  /** Expected number of posts by author who has a page. */
  posts_by_author: z.record(z.string(), range),
  posts: range,
});

/** The settings of the checks of content. */
export type QualitySettings = z.output<typeof qualitySettings>;
/** One term of the word list. */
export type Term = QualitySettings["terms"][number];
