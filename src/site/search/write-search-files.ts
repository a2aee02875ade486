import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { NodePluginArgs } from "gatsby";
import type {
  ApiScope,
  NamesFile,
  PageTexts,
  SearchManifest,
  StoredEntry,
} from "../../lib/search/entry";
import { expandStore, SEARCH_FILES } from "../../lib/search/entry";
import type { PackedPostings, Postings } from "../../lib/search/packed-postings";
import { packPostings } from "../../lib/search/packed-postings";
import type { PackedQuestions } from "../../lib/search/questions";
import { packQuestions } from "../../lib/search/questions";
import { NAME_LEVELS } from "../../lib/search/search-index";
import { toQuestionTerms } from "../../lib/search/terms";
import { writeSiteFile } from "../files";
import type { SearchSettings } from "./plugin-options";
import { toSynonymTerms } from "./plugin-options";

/** Number of entries in a shard, if they fit into {@link MAX_BYTES}. */
const SHARD_SIZE = 2000;
/** Most compressed bytes that the browser loads before it shows the first results. */
const MAX_BYTES = 200_000;

/** A node of gatsby-plugin-local-search. */
interface IndexNode {
  /** Export of FlexSearch: levels of terms with entry numbers, and more. */
  index: string;
  store: Record<string, StoredEntry>;
}

/** The node of the texts. */
interface TextNode {
  index: string;
  store: Record<string, { d: string }>;
}

interface ApiNode {
  documentId: string;
  permalink: ApiScope["url"];
  title: string;
}

/** A range of entries, with their terms by level. */
export interface SearchShard {
  store: Record<string, StoredEntry>;
  /** Of the levels that come with the names. */
  names: Postings[];
  /** Of the other levels. */
  text: Postings[];
}

/**
 * Writes the index that gatsby-plugin-local-search has built to files that the browser loads one
 * after the other, and removes those of earlier builds.
 */
export async function writeSearchFiles(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  { synonyms, useful, questions }: SearchSettings,
): Promise<void> {
  const [first] = getNodesByType("LocalSearchFirst") as unknown as IndexNode[];
  const [text] = getNodesByType("LocalSearchText") as unknown as TextNode[];
  if (!first || !text) return;
  const apis = getNodesByType("ApiDocument") as unknown as ApiNode[];
  const folder = path.join("public", SEARCH_FILES);
  const shards = splitIndex(first, text);
  const write = async (prefix: string, content: unknown) => {
    const json = JSON.stringify(content);
    const name = `${prefix}.${hashOf(json)}.json`;
    await writeSiteFile(folder, name, json);
    return name;
  };
  const texts = `texts.${hashOf(JSON.stringify(text.store))}`;
  const [start = toFiles({ store: {}, names: [], text: [] }), ...others] = shards.map(toFiles);
  const manifest: SearchManifest = {
    first: start.names,
    names: [],
    questions: await write("questions", toPackedQuestions(questions, first.store)),
    text: [],
    texts,
    synonyms: toSynonymTerms(synonyms),
    useful,
    apis: toApiScopes(apis),
  };
  for (const [index, { names }] of others.entries()) {
    manifest.names.push(await write(`names-${index + 2}`, names));
  }
  for (const [index, { text }] of [start, ...others].entries()) {
    manifest.text.push(await write(`text-${index + 1}`, text));
  }
  for (const [page, content] of textsByPage(first.store, text.store)) {
    await writeSiteFile(folder, `${texts}/${page}.json`, JSON.stringify(content));
  }
  await writeSiteFile(folder, "manifest.json", JSON.stringify(manifest));
  const current = new Set([
    "manifest.json",
    texts,
    manifest.questions,
    ...manifest.names,
    ...manifest.text,
  ]);
  const stale = (await readdir(folder)).filter((name) => !current.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name), { recursive: true })));
}

/** Returns the APIs by which results can be limited, in order: none if there is only one. */
export function toApiScopes(nodes: readonly ApiNode[]): ApiScope[] {
  if (nodes.length < 2) return [];
  return [...nodes]
    .sort((a, b) => (a.documentId < b.documentId ? -1 : 1))
    .map(({ permalink, title }) => ({ url: permalink, title }));
}

/** Returns the questions of the pages that the index has, by their addresses. */
export function toPackedQuestions(
  questions: SearchSettings["questions"],
  store: IndexNode["store"],
): PackedQuestions {
  return packQuestions(
    Object.values(expandStore(store)).flatMap(({ id, url }) =>
      (questions[url] ?? []).map((text) => [id, toQuestionTerms(text)] as const),
    ),
  );
}

/** Returns the contents of the two files of a shard. */
export function toFiles({ store, names, text }: SearchShard): {
  names: NamesFile;
  text: PackedPostings[];
} {
  return {
    names: {
      first: Number(Object.keys(store)[0] ?? 1),
      entries: Object.values(store),
      terms: names.map(packPostings),
    },
    text: text.map(packPostings),
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** Returns the texts of each page and its parts, by the number of the page. */
function textsByPage(
  entries: IndexNode["store"],
  texts: TextNode["store"],
): Map<string, PageTexts> {
  const pages = new Map<string, PageTexts>();
  let current: PageTexts = {};
  for (const [id, { u }] of Object.entries(entries)) {
    if (!u.startsWith("#")) {
      current = {};
      pages.set(id, current);
    }
    const text = texts[id]?.d;
    if (text) current[id] = text;
  }
  return pages;
}

/**
 * Splits an index between pages, into shards of about `size` entries. Numbers stay the same. Makes
 * smaller shards if the first one is too large.
 */
export function splitIndex(
  first: IndexNode,
  text: Pick<IndexNode, "index">,
  size = SHARD_SIZE,
  maxBytes = MAX_BYTES,
): SearchShard[] {
  const shards = splitAt(first, text, size);
  const names = JSON.stringify(shards[0] ? toFiles(shards[0]).names : "");
  // Compressing is only worth its time for files that may be too large.
  const isTooLarge = names.length > maxBytes && gzipSync(names).length > maxBytes;
  return isTooLarge && size > 1 ? splitIndex(first, text, Math.ceil(size / 2), maxBytes) : shards;
}

function splitAt(first: IndexNode, text: Pick<IndexNode, "index">, size: number): SearchShard[] {
  const shards: SearchShard[] = [];
  const shardOf: number[] = [];
  let count = 0;
  for (const [id, entry] of Object.entries(first.store)) {
    if (shards.length === 0 || (count >= size && !entry.u.startsWith("#"))) {
      shards.push({ store: {}, names: [], text: [] });
      count = 0;
    }
    count += 1;
    shardOf[Number(id)] = shards.length - 1;
    const shard = shards[shards.length - 1];
    if (shard) shard.store[id] = entry;
  }
  distribute(
    first,
    shardOf,
    shards.map(({ names }) => names),
    0,
  );
  distribute(
    text,
    shardOf,
    shards.map(({ text }) => text),
    NAME_LEVELS,
  );
  return shards;
}

/** Adds the terms of an index to the shards of their entries, by the level that each begins with. */
function distribute(
  { index }: Pick<IndexNode, "index">,
  shardOf: readonly number[],
  targets: ReadonlyArray<Postings[]>,
  firstLevel: number,
): void {
  const [positions] = JSON.parse(index) as [positions: Postings[]];
  for (const [marked, ids] of positions.flatMap((terms) => Object.entries(terms))) {
    const level = Number(marked[0]) - firstLevel;
    const term = marked.slice(1);
    for (const id of ids) {
      const target = targets[shardOf[id] ?? 0];
      if (!target) continue;
      while (target.length <= level) target.push(Object.create(null));
      const postings = target[level] ?? {};
      const list = postings[term];
      if (list) list.push(id);
      else postings[term] = [id];
    }
  }
}
