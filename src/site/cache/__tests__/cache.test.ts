import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { memoize, openCache } from "../cache";
import { memoizeWithFiles } from "../cached-work";

describe("a cache", () => {
  let folder: string;
  const open = (code = "1") => openCache(path.join(folder, "kept/cache"), code);
  const store = (work: string, input: unknown, result: unknown) => {
    const cache = open();
    cache.set(work, input, result);
    cache.save();
  };

  beforeEach(() => {
    folder = temporaryFolder();
  });

  it.each([[{ a: undefined, at: new Date(0) }], [["text", 1]], [new Map([["a", 1]])], [null]])(
    "stores %p",
    (result) => {
      store("work", ["input"], result);
      expect(open().get("work", ["input"])).toEqual(result);
    },
  );

  it.each([
    ["other work", () => open().get("other", "input")],
    ["another input", () => open().get("work", "other")],
    ["other code", () => open("2").get("work", "input")],
  ])("has no result of %s", (_, get) => {
    store("work", "input", "result");
    expect(get()).toBeUndefined();
  });

  it("is empty if its file is damaged", () => {
    store("work", "input", "result");
    writeFileSync(path.join(folder, "kept/cache"), "no such thing");
    expect(open().get("work", "input")).toBeUndefined();
  });

  it("forgets what a run had no use for", () => {
    store("work", "old", 1);
    store("work", "new", 2);
    expect([open().get("work", "old"), open().get("work", "new")]).toEqual([undefined, 2]);
  });

  it("returns the stored result, even if a caller changes it", () => {
    const cache = open();
    const make = () => ["found"];
    memoize(cache, "work", "input", make).push("changed");
    memoize(cache, "work", "input", make).push("changed");
    expect(memoize(cache, "work", "input", make)).toEqual(["found"]);
  });

  it("does work again when a file that it read has changed, come or gone", async () => {
    const cache = open();
    const file = path.join(folder, "part");
    const read = () =>
      memoizeWithFiles(cache, "work", "input", async (files) => [
        await files.read(file),
        await files.list(folder),
      ]);
    expect(await read()).toEqual([undefined, []]);
    writeFileSync(file, "one");
    expect(await read()).toEqual(["one", ["part"]]);
    writeFileSync(file, "two");
    expect(await read()).toEqual(["two", ["part"]]);
    rmSync(file);
    expect(await read()).toEqual([undefined, []]);
  });

  it("does not store what must not be stored", async () => {
    const make = jest.fn(async () => "result");
    const cache = open();
    for (const _ of [1, 2]) await memoizeWithFiles(cache, "work", "input", make, () => false);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
