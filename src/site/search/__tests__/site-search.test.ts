import { gzipSync } from "node:zlib";
import { rank } from "../../../lib/search/rank";
import type { Searchable } from "../../../lib/search/rank";
import { buildIndexes, loadIndexes } from "../../../testing/search/build-site-index";
import type { BuiltIndex } from "../../../testing/search/build-site-index";
import { readGolden, scoreGolden } from "../../../testing/search/golden";
import type { GoldenQuestion, GoldenScore } from "../../../testing/search/golden";
import { querySiteForSearch } from "../../../testing/search/site-search-data";

const FLOORS = { top1: 0.8, top5: 0.95 };
/** Bytes, compressed. */
const BUDGETS = { first: 60_000, all: 200_000 };
/** Milliseconds after a key, for 95 of 100 queries. */
const LONGEST_WAIT = 50;

let indexes: BuiltIndex[];
let questions: GoldenQuestion[];
beforeAll(async () => {
  indexes = buildIndexes(await querySiteForSearch());
  questions = await readGolden();
}, 120_000);

describe("the search of this site", () => {
  it("has questions of every kind, 120 at least", () => {
    expect(questions.length).toBeGreaterThanOrEqual(120);
    expect(new Set(questions.map(({ kind }) => kind)).size).toBe(6);
    expect(new Set(questions.map(({ q }) => q)).size).toBe(questions.length);
  });

  it("asks only for what can be found", () => {
    const { entries } = loadIndexes(indexes);
    const known = new Set(Object.values(entries).flatMap(({ url, page }) => [url, page]));
    const unknown = questions.flatMap(({ a }) => a).filter((answer) => !known.has(answer));
    expect(unknown).toEqual([]);
  });

  it("answers the questions", () => {
    const score = ask(loadIndexes(indexes));
    console.info(report("with the texts", score));
    expect(score.top5).toBeGreaterThanOrEqual(FLOORS.top5);
    expect(score.top1).toBeGreaterThanOrEqual(FLOORS.top1);
  });

  it("answers most of them before the texts have arrived", () => {
    const score = ask(loadIndexes(indexes.slice(0, 1)));
    console.info(report("with the first index alone", score));
    expect(score.top5).toBeGreaterThanOrEqual(0.9);
  });

  it("answers in time", () => {
    ask(loadIndexes(indexes));
    const searchable = loadIndexes(indexes);
    const times = questions.map(({ q }) => {
      const start = performance.now();
      rank(q, searchable);
      return performance.now() - start;
    });
    const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    console.info(`95 of 100 queries take at most ${slow.toFixed(1)} ms.`);
    expect(slow).toBeLessThan(LONGEST_WAIT);
  });

  it("keeps to its budget", () => {
    const [first = 0, text = 0] = indexes.map(
      ({ index, store }) => gzipSync(index, { level: 9 }).length + gzipSync(store).length,
    );
    const documents = indexes[0]?.documents ?? [];
    const pages = documents.filter(({ u }) => !u.startsWith("#")).length;
    console.info(
      `${pages} pages, ${documents.length} entries: ${first} B for the first results, ` +
        `${first + text} B in all, so ${Math.round((first + text) / pages)} B a page (gzip).`,
    );
    expect(first).toBeLessThanOrEqual(BUDGETS.first);
    expect(first + text).toBeLessThanOrEqual(BUDGETS.all);
  });
});

function ask(searchable: Searchable): GoldenScore {
  return scoreGolden(questions, (query) =>
    rank(query, searchable).map((id) => searchable.entries[id]?.url ?? ""),
  );
}

function report(title: string, score: GoldenScore): string {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const missed = score.missed
    .filter(({ place }) => place === 0 || place > 5)
    .map(({ q, first }) => `  not in the first five: "${q}" (first: ${first})`);
  return [
    `${score.count} questions ${title}: top-1 ${percent(score.top1)}, top-5 ${percent(score.top5)}, ` +
      `mean reciprocal rank ${score.meanReciprocalRank.toFixed(3)}`,
    ...missed,
  ].join("\n");
}
