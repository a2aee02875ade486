import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openMemory, recall } from "../memory";
import { recallReading } from "../reading-work";

describe("a memory", () => {
  let folder: string;
  const open = (code = "1") => openMemory(path.join(folder, "kept/memory"), code);
  const remember = (work: string, input: unknown, result: unknown) => {
    const memory = open();
    memory.keep(work, input, result);
    memory.save();
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "memory-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([[{ a: undefined, at: new Date(0) }], [["text", 1]], [new Map([["a", 1]])], [null]])(
    "keeps %p",
    (result) => {
      remember("work", ["input"], result);
      expect(open().get("work", ["input"])).toEqual(result);
    },
  );

  it.each([
    ["other work", () => open().get("other", "input")],
    ["another input", () => open().get("work", "other")],
    ["other code", () => open("2").get("work", "input")],
  ])("knows nothing of %s", (_, get) => {
    remember("work", "input", "result");
    expect(get()).toBeUndefined();
  });

  it("is empty if its file is damaged", () => {
    remember("work", "input", "result");
    writeFileSync(path.join(folder, "kept/memory"), "no such thing");
    expect(open().get("work", "input")).toBeUndefined();
  });

  it("forgets what a run had no use for", () => {
    remember("work", "old", 1);
    remember("work", "new", 2);
    expect([open().get("work", "old"), open().get("work", "new")]).toEqual([undefined, 2]);
  });

  it("keeps what was found, whatever becomes of it", () => {
    const memory = open();
    const make = () => ["found"];
    recall(memory, "work", "input", make).push("changed");
    recall(memory, "work", "input", make).push("changed");
    expect(recall(memory, "work", "input", make)).toEqual(["found"]);
  });

  it("does work again when a file that it read has changed, come or gone", async () => {
    const memory = open();
    const file = path.join(folder, "part");
    const read = () =>
      recallReading(memory, "work", "input", async (files) => [
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

  it("does not keep what must not be kept", async () => {
    const make = jest.fn(async () => "result");
    const memory = open();
    for (const _ of [1, 2]) await recallReading(memory, "work", "input", make, () => false);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
