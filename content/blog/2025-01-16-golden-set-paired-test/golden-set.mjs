// npm install lunr@2.3.9 minisearch@7.2.0
// node golden-set.mjs

import { readFileSync } from "node:fs";
import { join } from "node:path";
import lunr from "lunr";
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
const OLD = {};
const NEW = {
  boost: {
    title: 4,
    heading: 2,
  },
};

/** Leaves out of a question what Lunr's list of stop words has, such as "is" and "of". */
const WITHOUT_SMALL_WORDS = {
  processTerm: (word) =>
    lunr.stopWordFilter(new lunr.Token(word.toLowerCase(), {}))?.toString() ?? null,
};

/** A question passes if a page that answers it is among the first so many pages. */
const RANKS = 3;
const SIZE = 40;
const DRAWS = 10_000;

/** A question that the edit lost: the rank of its page before and after, and the first page after. */

function compare(questions) {
  const texts = (test) => questions.filter(test).map(({ text }) => text);
  const lost = texts(({ old, now }) => old && !now);
  const gained = texts(({ old, now }) => !old && now);
  const both = texts(({ old, now }) => old && now).length;
  const p = signTest(gained.length, lost.length);
  return {
    questions: questions.length,
    both,
    lost,
    gained,
    p: round(p),
  };
}

/** Counts each page once, by whether more of its questions were lost or gained. */
function compareByPage(questions) {
  const changes = new Map();
  for (const { page, old, now } of questions) {
    changes.set(page, (changes.get(page) ?? 0) + Number(now) - Number(old));
  }
  const lost = [...changes.values()].filter((change) => change < 0).length;
  const gained = [...changes.values()].filter((change) => change > 0).length;
  return {
    pages: changes.size,
    lost,
    gained,
    p: round(signTest(gained, lost)),
  };
}

/** One change of a search, judged by 40 questions and by all. */
function run() {
  const { sections, questions, search } = openSite();
  const pagesOf = (text, settings) => [
    ...new Set(search(text, settings, Number.POSITIVE_INFINITY)),
  ];
  const rank = (found, pages) => found.findIndex((page) => pages.includes(page)) + 1;
  const outcomesOf = (old, now, find = pagesOf) =>
    questions.map(({ text, pages }) => {
      const passes = (settings) => rank(find(text, settings).slice(0, RANKS), pages) > 0;
      return {
        text,
        page: pages[0] ?? "",
        old: passes(old),
        now: passes(now),
      };
    });
  const outcomes = outcomesOf(OLD, NEW);
  const titles = new Map(sections.map(({ page, title }) => [page, title]));
  const falls = (lost) =>
    questions
      .filter(({ text }) => lost.includes(text))
      .map(({ text, pages }) => {
        const now = pagesOf(text, NEW);
        return {
          text,
          from: rank(pagesOf(text, OLD), pages),
          to: rank(now, pages),
          toWithoutSmallWords: rank(
            pagesOf(text, {
              ...NEW,
              ...WITHOUT_SMALL_WORDS,
            }),
            pages,
          ),
          first: titles.get(now[0]) ?? "",
        };
      });
  const random = randomFrom(116);
  const draw = () => {
    const rest = [...outcomes];
    return Array.from(
      {
        length: SIZE,
      },
      () => rest.splice(random.below(rest.length), 1)[0],
    );
  };
  const every = Math.floor(outcomes.length / SIZE);
  const forty = compare(outcomes.filter((_, i) => i % every === 0).slice(0, SIZE));
  const draws = Array.from(
    {
      length: DRAWS,
    },
    () => compare(draw()),
  );
  const share = (test) => round(draws.filter(test).length / DRAWS);
  return {
    forty,
    all: compare(outcomes),
    byPage: compareByPage(outcomes),
    bySection: compare(outcomesOf(OLD, NEW, (text, settings) => search(text, settings, RANKS))),
    withoutSmallWords: compare(
      outcomesOf(
        {
          ...OLD,
          ...WITHOUT_SMALL_WORDS,
        },
        {
          ...NEW,
          ...WITHOUT_SMALL_WORDS,
        },
      ),
    ),
    falls: falls(forty.lost),
    convinced: share(({ p }) => p < 0.05),
    misled: share(({ gained, lost }) => gained.length > lost.length),
    onePage: [OLD, NEW].map(
      (settings) =>
        questions.filter(({ text }) => new Set(search(text, settings, RANKS)).size === 1).length,
    ),
  };
}
console.log(JSON.stringify(await run(), null, 2));
