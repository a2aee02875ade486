import type { Problem } from "../../packages/problems";
import type { Cache } from "../site/cache/cache";
import { NO_CACHE } from "../site/cache/cache";
import { openSiteCache } from "../site/cache/open-site-cache";
import type { Page, RuleResult } from "./page";
import { checkEnglish, checkPunctuation } from "./prose/english";
import { checkReadingGrade, checkSentenceLength } from "./prose/readability";
import { measureProse } from "./prose/sentences";
import { checkBannedWords, checkTerms } from "./prose/words";
import type { ProseInput } from "./prose-input";
import { readPages } from "./read-pages";
import { checkDescriptions, checkInternalLinks, checkTitles } from "./rules/pages";
import { checkParagraphs } from "./rules/paragraphs";
import { checkOutsideSources, checkPostForm } from "./rules/posts";
import { checkSamples } from "./samples/check-samples";
import { checkCodeSyntax, findPython } from "./samples/code-syntax";
import type { Contract } from "./samples/contract";
import { createContract } from "./samples/contract";
import type { QualitySettings } from "./settings";

/** Result of the rules of a site's `prose.yml`. */
export interface ProseReport {
  problems: Problem[];
  /** Counts of what each rule checked, by the rule's name. */
  counts: Record<string, Record<string, number>>;
  /** The counts as text. */
  summary: string;
}

/**
 * Checks a site's prose by the rules in its `prose.yml`.
 *
 * @param cacheFolder folder for results that are reused while nothing they depend on has changed
 */
export async function checkProse(input: ProseInput, cacheFolder?: string): Promise<ProseReport> {
  const cache = openSiteCache(cacheFolder, input.contentRoot, "prose");
  const content = await loadContent(input, cache);
  const report = checkContent(content);
  cache.save();
  return {
    problems: report.flatMap((result) => result.problems),
    counts: Object.fromEntries(report.map(({ rule, counts }) => [rule, counts ?? {}])),
    summary: formatCounts(content, report),
  };
}

/** Reads the texts of the pages, and prepares the API for checks. */
export async function loadContent(
  { rules, content }: ProseInput,
  cache = NO_CACHE,
): Promise<ContentInput> {
  const contract = createContract(content.allApiDocument.nodes);
  return {
    pages: await readPages(content, cache),
    ...(contract ? { contract } : {}),
    settings: rules,
    python: findPython(),
    cache,
  };
}

/** Input of all rules. */
export interface ContentInput {
  pages: readonly Page[];
  settings: QualitySettings;
  /** The API that samples are checked against; without it they are not checked. */
  contract?: Contract;
  /** Version of Python on this machine; without it Python blocks are not parsed. */
  python?: string | undefined;
  cache: Cache;
}

/** Result of each rule, with the rule's name. */
export type ContentReport = Array<{ rule: string } & RuleResult>;

/** Runs every rule over the pages. */
export function checkContent(input: ContentInput): ContentReport {
  const { pages, settings, contract, python, cache } = input;
  const { limits } = settings;
  const prose = measureProse(pages, cache);
  const results: Record<string, RuleResult> = {
    descriptions: checkDescriptions(pages, limits.description),
    titles: checkTitles(pages),
    paragraphs: checkParagraphs(pages, limits),
    terms: checkTerms(pages, settings.terms),
    "banned words": checkBannedWords(pages, settings.banned),
    punctuation: checkPunctuation(pages),
    English: checkEnglish(pages, settings.english_exceptions, cache),
    "sentence length": checkSentenceLength(prose, limits),
    "reading grade": checkReadingGrade(prose, limits.grade),
    samples: contract ? checkSamples(pages, contract, cache) : { problems: [] },
    "code blocks": checkCodeSyntax(pages, python, cache),
    posts: checkPostForm(pages, limits.post_words),
    sources: checkOutsideSources(pages, settings),
    links: checkInternalLinks(pages, limits.links),
  };
  return Object.entries(results).map(([rule, result]) => ({ rule, ...result }));
}

/** Formats what the rules looked at, one line each. */
export function formatCounts({ pages, python }: ContentInput, report: ContentReport): string {
  const posts = pages.filter(({ kind }) => kind === "post").length;
  const rules = report.map(({ rule, problems, counts = {} }) => {
    const list = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    return [`${rule}: ${problems.length} problems`, ...(list.length > 0 ? [list.join(", ")] : [])];
  });
  return [
    `${pages.length} pages, ${posts} of them posts`,
    ...rules.map((parts) => parts.join("; ")),
    ...(python ? [] : ["python3 was not found: Python blocks were not parsed"]),
  ].join("\n");
}
