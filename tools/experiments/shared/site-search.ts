import MiniSearch from "minisearch";
import answered from "./answered-questions.json" with { type: "json" };
// The documentation of November 22, 2026, cut at its headings. It is kept here, because results over
// today's pages would change with every edit.
import sections from "./sections.json" with { type: "json" };

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
}

/** Returns the pages of the best chunks for a question, best first. */
export type Search = (question: string, settings: SearchSettings, count: number) => string[];

/** Returns a search over the documentation of this site, and the questions that one of its pages answers. */
export function openSite(): { chunks: number; questions: Question[]; search: Search } {
  const index = new MiniSearch({
    fields: ["title", "heading", "text"],
    storeFields: ["page"],
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  const pages = new Set(sections.map(({ page }) => page));
  return {
    chunks: sections.length,
    questions: answered.filter((one) => one.pages.some((page) => pages.has(page))),
    search: (question, settings, count) =>
      index
        .search(question, settings)
        .slice(0, count)
        .map(({ page }) => String(page)),
  };
}
