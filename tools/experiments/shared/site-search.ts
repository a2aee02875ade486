import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import MiniSearch from "minisearch";
import answered from "./answered-questions.json" with { type: "json" };

const content = resolve(import.meta.dirname, "../../../content");

/** A section of a page of this site. */
interface Chunk {
  id: number;
  page: string;
  title: string;
  heading: string;
  text: string;
}

/** A question with the pages that answer it. */
export interface Question {
  text: string;
  pages: string[];
}

/** How a search weighs and compares words. */
export interface SearchSettings {
  /** Weights of titles and headings beside the text; 1 where left out. */
  boost?: Record<string, number>;
  fuzzy?: number;
  prefix?: boolean;
}

/** Returns the pages of the best chunks for a question, best first. */
export type Search = (question: string, settings: SearchSettings, count: number) => string[];

/** Reads the documentation of this site, and the questions that one of its pages answers. */
export function openSite(): { chunks: number; questions: Question[]; search: Search } {
  const chunks = readChunks().map((chunk, id) => ({ ...chunk, id }));
  const index = new MiniSearch<Chunk>({
    fields: ["title", "heading", "text"],
    storeFields: ["page"],
  });
  index.addAll(chunks);
  const pages = new Set(chunks.map(({ page }) => page));
  return {
    chunks: chunks.length,
    questions: answered.filter((one) => one.pages.some((page) => pages.has(page))),
    search: (question, settings, count) =>
      index
        .search(question, settings)
        .slice(0, count)
        .map(({ page }) => String(page)),
  };
}

function readChunks(): Omit<Chunk, "id">[] {
  const names = readdirSync(join(content, "docs"), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .flatMap((name) => {
      const source = readFileSync(join(content, "docs", name), "utf8");
      const page = `/docs/${name.replace(/\.mdx$/, "")}`;
      const title = /^title: "?(.*?)"?$/m.exec(source)?.[1] ?? "";
      const [lead = "", ...sections] = source.replace(/^---\n[\s\S]*?\n---\n/, "").split(/^## /m);
      const parts = sections.map((section) => {
        const [heading = "", ...lines] = section.split("\n");
        return { page, title, heading, text: lines.join("\n") };
      });
      return [{ page, title, heading: "", text: lead }, ...parts];
    });
}
