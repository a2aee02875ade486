// npm install minisearch@7.2.0 pure-rand@8.4.2
// node golden-set.mjs

import { readFileSync } from "node:fs";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Rounds to a fixed number of decimals, so that results are short and equal on every machine. */
function round(value, decimals = 4) {
  return Number(value.toFixed(decimals));
}

/** Returns a source of random numbers. */
function randomFrom(seed) {
  const generator = xoroshiro128plus(seed);
  const unit = () => uniformFloat64(generator);
  const below = (limit) => uniformInt(generator, 0, limit - 1);
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

/** Returns a search over the documentation of this site, and the questions that one of its pages answers. */
function openSite() {
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
    sections.map((section, id) => ({
      ...section,
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
const OLD = {};
const NEW = {
  boost: {
    title: 4,
    heading: 2,
  },
};

/** A question passes if a page that answers it is among the first so many results. */
const RANKS = 3;
const SIZE = 40;
const DRAWS = 10_000;

/** Returns how often coins split at least as unevenly as the changed questions. */
function signTest(gained, lost) {
  const [n, least] = [gained + lost, Math.min(gained, lost)];
  let [ways, total] = [1, 0];
  for (let k = 0; k <= least; k += 1) {
    total += ways;
    ways *= (n - k) / (k + 1);
  }
  return Math.min(1, (2 * total) / 2 ** n);
}

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

/** One change of a search, judged by 40 questions and by all. */
function run() {
  const { questions, search } = openSite();
  const outcomes = questions.map(({ text, pages }) => {
    const passes = (settings) => search(text, settings, RANKS).some((page) => pages.includes(page));
    return {
      text,
      old: passes(OLD),
      now: passes(NEW),
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
    convinced: share(({ p }) => p < 0.05),
    misled: share(({ gained, lost }) => gained.length > lost.length),
  };
}
console.log(JSON.stringify(await run(), null, 2));
