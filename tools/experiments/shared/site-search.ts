import MiniSearch from "minisearch";
import { readRows } from "./csv";

/** A question with the pages that answer it. */
export interface Question {
  text: string;
  pages: string[];
}

/** How a search weighs and compares words. */
export interface SearchSettings {
  /** Fields that are searched; all where left out. */
  fields?: string[];
  /** Weights of titles and headings beside the text; 1 where left out. */
  boost?: Record<string, number>;
  fuzzy?: number;
  prefix?: boolean;
  /** What is compared for a word of the question: the word in lower case where left out. */
  processTerm?: (word: string) => string | null;
}

/** Returns the pages of the best chunks for a question, best first. */
export type Search = (question: string, settings: SearchSettings, count: number) => string[];

/**
 * Returns a search over the documentation of this site, and the questions that one of its pages
 * answers. `words` leaves only the beginning of each section.
 */
export function openSite(words = Number.POSITIVE_INFINITY) {
  // The documentation of November 22, 2026, cut at its headings, as results over today's pages
  // would change with every edit.
  const sections = readRows("sections.csv");
  const answered = readRows("answered-questions.csv").map(({ text = "", pages = "" }) => ({
    text,
    pages: pages.split(" "),
  }));
  const index = new MiniSearch({
    fields: ["title", "heading", "text"],
    storeFields: ["page"],
  });
  index.addAll(
    sections.map(({ text = "", ...section }, id) => ({
      ...section,
      text: text.split(/\s+/).slice(0, words).join(" "),
      id,
    })),
  );
  const pages = new Set(sections.map(({ page }) => page));
  const search: Search = (question, settings, count) =>
    index
      .search(question, settings)
      .slice(0, count)
      .map(({ page }) => String(page));
  return {
    sections,
    questions: answered.filter((one: Question) => one.pages.some((page) => pages.has(page))),
    search,
  };
}
