import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatReport, textOutput, updateOutputs } from "../outputs";
import { formatProblem } from "../problem";

describe("formatProblem", () => {
  it("names place, value and hint", () => {
    const text = formatProblem({
      code: "chart/invalid",
      severity: "error",
      file: "a.chart.json",
      pointer: "/series/0",
      message: "Too short.",
      value: "[1]",
      hint: "Add one.",
    });
    expect(text.split("\n")).toEqual([
      "error: a.chart.json#/series/0: Too short. [chart/invalid]",
      "  found: [1]",
      "  hint: Add one.",
    ]);
  });
});

describe("updateOutputs", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "updateOutputs-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("writes what is missing and leaves what is current", async () => {
    const output = textOutput(join(folder, "deep", "a.svg"), "<svg/>");
    expect(await updateOutputs([output], false)).toMatchObject({ written: [output.file] });
    expect(await updateOutputs([output], false)).toMatchObject({
      unchanged: [output.file],
      written: [],
    });
    expect(await readFile(output.file, "utf8")).toBe("<svg/>");
  });

  it("only reports what is stale when checking", async () => {
    const output = textOutput(join(folder, "a.svg"), "<svg/>");
    await writeFile(output.file, "old");
    const result = await updateOutputs([output], true);
    expect(result.stale).toEqual([output.file]);
    expect(await readFile(output.file, "utf8")).toBe("old");
    const tool = { name: "charts", command: "make" };
    const { exitCode, lines } = formatReport(tool, { root: folder, problems: [], result });
    expect(exitCode).toBe(1);
    expect(lines).toContain("out of date: a.svg");
  });
});
