import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Problem, TextProblem } from "../../../packages/problems";
import { inFile, projectPath } from "../../../packages/problems";
import { readDataFile } from "../../../plugins/gatsby-transformer-content/data-files";
import type { StoredEntry } from "../../lib/search/entry";
import { AREAS } from "../../lib/search/entry";
import type { Synonyms } from "../../lib/search/search-index";
import { ENGINE_OPTIONS, NAME_LEVELS } from "../../lib/search/search-index";
import { BEFORE_CODE, createTermReader, toSignificantTerms, toTerms } from "../../lib/search/terms";
import { readEnvironment } from "../environment";
import type { SearchDocument } from "./api-documents";
import { collectDocuments, SEARCH_QUERY } from "./collect-documents";

const word = z.string().trim().min(1);

const searchFile = z.strictObject({
  /** Words that readers type, by the words of the site that they mean. */
  synonyms: z.record(word.toLowerCase(), z.array(word).min(1)).default({}),
  /** What readers ask, by the address of the page that answers it. */
  questions: z.record(word.startsWith("/"), z.array(word).min(1)).default({}),
  /** Addresses of pages that the search offers before anything is typed. */
  useful: z.array(word.startsWith("/")).max(8).default([]),
});

/** The contents of `search.yml`. */
export type SearchSettings = z.output<typeof searchFile>;

/** The settings of a site's search; the defaults if `search.yml` is missing or has problems. */
export interface LoadedSettings extends SearchSettings {
  problems: Problem[];
}

/**
 * Reads `search.yml` of a content folder.
 *
 * @param known addresses of all pages, to report pages that do not exist
 */
export function readSearchSettings(
  contentRoot: string,
  known?: ReadonlySet<string>,
): LoadedSettings {
  const file = path.join(contentRoot, "search.yml");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const { value, problems, positionOf } = readDataFile(text, searchFile, "search");
  const addresses: Array<[address: string, place: [string, string | number]]> = [
    ...(value?.useful ?? []).map((address, index) => [address, ["useful", index]] as const),
    ...Object.keys(value?.questions ?? {}).map(
      (address) => [address, ["questions", address]] as const,
    ),
  ].map(([address, place]) => [address, [...place]]);
  const unknown = addresses.flatMap(([address, place]): TextProblem[] =>
    !known || known.has(address)
      ? []
      : [
          {
            code: "search/unknown-page",
            severity: "error",
            ...positionOf(place),
            message: "There is no page at this address.",
            value: address,
            hint: "Write the address of a page as it appears in the browser, without the host.",
          },
        ],
  );
  return {
    ...(value ?? { synonyms: {}, questions: {}, useful: [] }),
    problems: inFile(projectPath(file), [...problems, ...unknown]),
  };
}

/** Numbers that are not worth their bytes. HTTP statuses and years are. */
const PLAIN_NUMBER = /^(?:\d{1,2}|\d{5,})$/;

/** Returns the synonyms as terms, for the index in the browser. */
export function toSynonymTerms(synonyms: SearchSettings["synonyms"]): Synonyms {
  return Object.entries(synonyms).flatMap(([meant, typed]) =>
    typed.map((words): Synonyms[number] => [toTerms(words), toSignificantTerms(meant).join(" ")]),
  );
}

/** Occurrences from which a term is the subject of a text rather than mentioned in it. */
const OFTEN = 3;

/** The end of a cell, heading or item without punctuation, which would run into the next line. */
const CELL_END = /([^\s.:;!?,{}()[\]\\])\n+(?!\s)/g;

type TermReader = typeof toSignificantTerms;

/**
 * Returns the terms of a document's names and summary, each once. Each begins with the number of its
 * level, because FlexSearch itself sorts terms into levels by their position only.
 */
export function leadingTerms(document: SearchDocument, read: TermReader = toSignificantTerms) {
  return markLevels(leadingLevels(document, read));
}

/** Returns the terms of a document's text that are not leading terms, with their levels. */
export function textTerms(document: SearchDocument, read: TermReader = toSignificantTerms) {
  const { c = "", k } = document.entry;
  const counts = new Map<string, number>();
  for (const term of read(document.text)) {
    if (term.length < 2 || term.length > 30 || PLAIN_NUMBER.test(term)) continue;
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= OFTEN).map(([term]) => term);
  const place = read(`${c} ${k ? AREAS[k] : ""}`);
  const leading = leadingLevels(document, read);
  return markLevels([...leading, often, [...counts.keys(), ...place]]).filter(
    (term) => Number(term[0]) >= NAME_LEVELS,
  );
}

function leadingLevels(document: SearchDocument, read: TermReader): string[][] {
  const { entry, keywords = "", words, links = [] } = document;
  const linkTerms = links.flatMap((texts) => [...new Set(read(texts))]);
  const shared = linkTerms.filter((term, index) => linkTerms.indexOf(term) < index);
  return [
    read(entry.y === "o" ? [entry.t, entry.s, entry.u.split("/").pop()].join(" ") : entry.t),
    [...read(keywords), ...shared],
    [...read(words), ...linkTerms],
  ];
}

/** Puts the number of its level before each term. A repeated term stays in its first level only. */
function markLevels(levels: readonly string[][]): string[] {
  const marked = new Map<string, string>();
  levels.forEach((terms, level) => {
    for (const term of terms) if (!marked.has(term)) marked.set(term, `${level}${term}`);
  });
  return [...marked.values()];
}

/** A document for gatsby-plugin-local-search: its number, terms by level, text and entry. */
export type NumberedDocument = StoredEntry & { id: number; x: string; d: string };

/**
 * Returns the two instances of gatsby-plugin-local-search for gatsby-config: `first` with names,
 * headings and codes, which has the store, and `text` with the remaining words of each section under
 * the same numbers, and with the texts themselves, for excerpts. Gatsby runs them in this order, so
 * `text` indexes the documents that `first` has queried.
 */
export function searchPlugins() {
  let documents: SearchDocument[] = [];
  const toIndexed = (termsOf: typeof leadingTerms): NumberedDocument[] => {
    const read = createTermReader();
    return documents.map((document, index) => ({
      ...document.entry,
      id: index + 1,
      x: termsOf(document, read).join(" "),
      d: [document.summary, document.text]
        .filter(Boolean)
        .join("\n")
        .split(BEFORE_CODE)
        .map((text) => text.replace(CELL_END, "$1 · ").replace(/\s+/g, " "))
        .join(BEFORE_CODE),
    }));
  };
  const shared = {
    engine: "flexsearch",
    engineOptions: ENGINE_OPTIONS,
    ref: "id",
    index: ["x"],
  };
  const first = {
    ...shared,
    name: "first",
    store: ["u", "t", "k", "c", "y", "s"],
    query: SEARCH_QUERY,
    normalizer: ({ data }: { data: Queries.SearchIndexQuery }) => {
      documents = collectDocuments(data, readEnvironment().now);
      return toIndexed(leadingTerms);
    },
  };
  const text = {
    ...shared,
    name: "text",
    store: ["d"],
    query: "{ __typename }",
    normalizer: () => toIndexed(textTerms),
  };
  return [first, text].map((options) => ({ resolve: "gatsby-plugin-local-search", options }));
}
