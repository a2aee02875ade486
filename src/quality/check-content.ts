import type { Problem } from "../../packages/problems";
import type { Memory } from "../site/memory/memory";
import { checkCodeSyntax } from "./code/check-code-syntax";
import type { LanguageTools } from "./code/check-code-syntax";
import type { Page, RuleResult } from "./page";
import { checkBannedWords } from "./prose/banned-words";
import { checkEnglish } from "./prose/english";
import { measureProse } from "./prose/prose-sentences";
import { checkPunctuation } from "./prose/punctuation";
import { checkReadingGrade } from "./prose/reading-grade";
import { checkSentenceLength } from "./prose/sentence-length";
import { checkTerms } from "./prose/terms";
import { checkDescriptions } from "./rules/descriptions";
import { checkInternalLinks } from "./rules/internal-links";
import { checkListingCounts } from "./rules/listing-counts";
import { checkOutsideSources } from "./rules/outside-sources";
import { checkParagraphs } from "./rules/paragraphs";
import { checkPostForm } from "./rules/post-form";
import { checkTitles } from "./rules/titles";
import { checkSamples } from "./samples/check-samples";
import type { Contract } from "./samples/contract";
import type { QualitySettings } from "./settings";

/** Everything that the rules look at. */
export interface ContentInput {
  pages: readonly Page[];
  settings: QualitySettings;
  /** Name of the settings' file, for problems that are nobody's page. */
  settingsFile: string;
  /** Keys of `tags.yml`. */
  knownTags: readonly string[];
  /** The API that samples are checked against; without it they are not. */
  contract?: Contract;
  /** Checks shell and Python code with the tools of the machine, where they are at hand. */
  tools: LanguageTools;
  /** What was found before in texts and code that have not changed. */
  memory: Memory;
}

/** What each rule found, by the rule's name. */
export type ContentReport = Array<{ rule: string } & RuleResult>;

/** Addresses of the product: links to them are no outside sources. */
const OWN_HOST = /^https?:\/\/(?:[\w-]+\.)*chatsonde\.example\b/;

/** Runs every rule over the pages. */
export function checkContent(input: ContentInput): ContentReport {
  const { pages, settings, contract, memory } = input;
  const { limits } = settings;
  const prose = measureProse(pages, memory);
  const rules: Array<[string, () => RuleResult]> = [
    ["descriptions", () => checkDescriptions(pages, limits.description)],
    ["titles", () => checkTitles(pages)],
    [
      "paragraphs",
      () =>
        checkParagraphs(pages, {
          shingleWords: limits.shingle_words,
          share: limits.shingle_share,
          paragraphWords: limits.paragraph_words,
        }),
    ],
    ["terms", () => checkTerms(pages, settings.terms)],
    ["banned words", () => checkBannedWords(pages, settings.banned)],
    ["punctuation", () => checkPunctuation(pages)],
    ["English", () => checkEnglish(pages, settings.english_exceptions, memory)],
    [
      "sentence length",
      () =>
        checkSentenceLength(prose, {
          longest: limits.sentence_words,
          mean: limits.mean_sentence_words,
        }),
    ],
    ["reading grade", () => checkReadingGrade(prose, limits.grade)],
    ["samples", () => (contract ? checkSamples(pages, contract, memory) : { problems: [] })],
    ["code blocks", () => checkCodeSyntax(pages, input.tools, memory)],
    ["posts", () => checkPostForm(pages, limits.post_words)],
    ["listings", () => checkListings(input)],
    [
      "sources",
      () => checkOutsideSources(pages, { products: settings.outside_products, ownHost: OWN_HOST }),
    ],
    ["links", () => checkInternalLinks(pages, limits.links)],
  ];
  return rules.map(([rule, run]) => ({ rule, ...run() }));
}

function checkListings({ pages, settings, settingsFile, knownTags }: ContentInput): RuleResult {
  return checkListingCounts(pages, {
    file: settingsFile,
    knownTags,
    ranges: {
      posts: settings.posts,
      tags: settings.posts_by_tag,
      authors: settings.posts_by_author,
    },
  });
}

/** All problems of a report in one list. */
export function problemsOf(report: ContentReport): Problem[] {
  return report.flatMap(({ problems }) => problems);
}
