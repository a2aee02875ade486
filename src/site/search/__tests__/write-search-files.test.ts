import { gzipSync } from "node:zlib";
import type { StoredEntry } from "../../../lib/search/entry";
import { unpackQuestions } from "../../../lib/search/questions";
import type { BuiltIndex } from "../../../testing/search/build-site-index";
import { loadIndexes } from "../../../testing/search/build-site-index";
import { splitIndex, toApiScopes, toFiles, toPackedQuestions } from "../write-search-files";

/** Each term begins with the number of its level. */
const index = (terms: Record<string, number[]>) => JSON.stringify([[terms, {}], {}, []]);
const first = {
  index: index({ "0a": [1, 2], "1b": [3, 4], "0constructor": [5] }),
  store: {
    1: { u: "/a", t: "a" },
    2: { u: "#a", t: "a" },
    3: { u: "#b", t: "b" },
    4: { u: "/b", t: "b" },
    5: { u: "/c", t: "constructor" },
  },
};
const text = { index: index({ "3x": [1], "4x": [5] }), store: {} };

describe("splitIndex", () => {
  it("splits between pages and keeps the numbers", () => {
    const expected: unknown = [
      {
        store: { 1: first.store[1], 2: first.store[2], 3: first.store[3] },
        names: [{ a: [1, 2] }, { b: [3] }],
        text: [{ x: [1] }],
      },
      {
        store: { 4: first.store[4], 5: first.store[5] },
        names: [{ constructor: [5] }, { b: [4] }],
        text: [{}, { x: [5] }],
      },
    ];
    expect(splitIndex(first, text, 2)).toEqual(expected);
  });

  it("makes one shard of a small site", () => {
    expect(splitIndex(first, text)).toHaveLength(1);
    expect(splitIndex({ index: index({}), store: {} }, text)).toEqual([]);
  });
});

describe("toPackedQuestions", () => {
  it("leaves out questions of pages that the index does not have", () => {
    const questions = { "/b": ["Is it down?", "down"], "/gone": ["Who am I?"], "/a": ["The end"] };
    const { entries, sizes, terms } = unpackQuestions(toPackedQuestions(questions, first.store));
    expect(entries).toEqual([1, 4, 4]);
    expect(sizes).toEqual([1, 1, 1]);
    expect({ ...terms }).toEqual({ down: [1, 2], end: [0] });
  });
});

describe("toApiScopes", () => {
  it("returns several APIs in the order of their ids, and none of a single one", () => {
    const zoo = { documentId: "zoo", permalink: "/docs/zoo", title: "Zoo API" } as const;
    const pets = { documentId: "pets", permalink: "/docs/pets", title: "Pets API" } as const;
    expect(toApiScopes([zoo, pets])).toEqual([
      { url: "/docs/pets", title: "Pets API" },
      { url: "/docs/zoo", title: "Zoo API" },
    ]);
    expect(toApiScopes([zoo])).toEqual([]);
  });
});

describe("shards of a large site", () => {
  it("has at most 200 KB compressed", () => {
    const words = Array.from(
      { length: 20_000 },
      (_, index) => `word${(index * 7919).toString(36)}`,
    );
    const termsOf = (id: number) =>
      Array.from({ length: 12 }, (_, index) => words[(id * 31 + index * 977) % words.length] ?? "");
    const store: Record<string, StoredEntry> = {};
    const terms: Record<string, number[]> = {};
    for (let id = 1; id <= 10_000; id += 1) {
      store[id] = { u: id % 8 ? `#section-${id}` : `/docs/page-${id}`, t: termsOf(id).join(" ") };
      for (const term of termsOf(id)) terms[`0${term}`] = [...(terms[`0${term}`] ?? []), id];
    }
    const shards = splitIndex({ index: index(terms), store }, text);
    expect(shards).toHaveLength(10);
    for (const shard of shards) {
      expect(gzipSync(JSON.stringify(toFiles(shard).names)).length).toBeLessThanOrEqual(200_000);
    }
  });
});

describe("a search with only some of the shards", () => {
  it("finds what they have", () => {
    const [, shard] = splitIndex(first, text, 2);
    const part: BuiltIndex = {
      index: index({ "1b": shard?.names[1]?.b ?? [] }),
      store: shard?.store ?? {},
      documents: [],
    };
    expect(loadIndexes(part).search("b")).toEqual([["/b"]]);
  });
});
