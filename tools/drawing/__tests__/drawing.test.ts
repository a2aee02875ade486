import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { element, group, polyline, short } from "../element";
import { describeProblem } from "../problem";
import { reportRun } from "../report";
import { settle, textProduct } from "../settle";

describe("element", () => {
  it("writes attributes that are there, numbers short, text escaped", () => {
    expect(element("a", { x: 1.006, y: undefined, z: '"&<' })).toBe(
      '<a x="1.01" z="&quot;&amp;&lt;"/>',
    );
  });

  it("leaves out an empty group", () => {
    expect(group({ fill: "red" }, ["", ""])).toBe("");
  });

  it.each([
    [-0.001, "0"],
    [2.5, "2.5"],
    [1 / 3, "0.33"],
  ])("shortens %d", (value, text) => {
    expect(short(value)).toBe(text);
  });

  it("closes a line where asked", () => {
    expect(
      polyline(
        [
          [0, 0],
          [1, 2],
        ],
        true,
      ),
    ).toBe("M0 0L1 2Z");
  });
});

describe("describeProblem", () => {
  it("names place, value and hint", () => {
    const text = describeProblem({
      code: "chart/wrong-length",
      severity: "error",
      file: "a.chart.json",
      pointer: "/series/0",
      message: "Too short.",
      value: "[1]",
      hint: "Add one.",
    });
    expect(text.split("\n")).toEqual([
      "error: a.chart.json#/series/0: Too short. [chart/wrong-length]",
      "  found: [1]",
      "  hint: Add one.",
    ]);
  });
});

describe("settle", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "settle-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("writes what is missing and leaves what is current", async () => {
    const product = textProduct(join(folder, "deep", "a.svg"), "<svg/>");
    expect(await settle([product], false)).toMatchObject({ written: [product.file] });
    expect(await settle([product], false)).toMatchObject({
      unchanged: [product.file],
      written: [],
    });
    expect(await readFile(product.file, "utf8")).toBe("<svg/>");
  });

  it("only names what is stale when checking", async () => {
    const product = textProduct(join(folder, "a.svg"), "<svg/>");
    await writeFile(product.file, "old");
    const settled = await settle([product], true);
    expect(settled.stale).toEqual([product.file]);
    expect(await readFile(product.file, "utf8")).toBe("old");
    const { exitCode, lines } = reportRun({
      what: "charts",
      command: "make",
      root: folder,
      problems: [],
      settled,
    });
    expect(exitCode).toBe(1);
    expect(lines).toContain("not up to date: a.svg");
  });
});
