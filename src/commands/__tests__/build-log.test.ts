import { createBuildLog } from "../run-gatsby/build-log";

const log = (payload: object) => JSON.stringify({ type: "LOG", payload });
const REPORT = "The content has errors. No page was created.\n\ncontent/a.mdx:1:2 error content/x";

/** Returns what is printed for the lines of Gatsby's log. */
function printed(...lines: string[]): string[] {
  const toText = createBuildLog();
  return lines.map(toText).filter((text) => text !== undefined);
}

describe("the log of a build", () => {
  it.each([
    [
      "a step",
      JSON.stringify({ type: "ACTIVITY_START", payload: { id: "createPages" } }),
      "Planning and checking the pages",
    ],
    ["a line of a build step", log({ level: "LOG", text: "  a.mdx" }), "  a.mdx"],
    ["a warning", log({ level: "WARNING", text: "No font" }), "warning No font"],
    [
      "a report of warnings",
      log({ level: "WARNING", text: "The content has warnings.\n\na" }),
      "The content has warnings.\n\na",
    ],
    [
      "an error with its place",
      log({
        level: "ERROR",
        text: "No type",
        filePath: "/a.ts",
        location: { start: { line: 3, column: 4 } },
      }),
      "error No type\n  /a.ts:3:4",
    ],
    ["text of a package", "from a package", "from a package"],
    ["text that is JSON", "12", "12"],
    [
      "an error with minified code",
      log({ level: "ERROR", text: `Failed\n${"x".repeat(400)}` }),
      "error Failed\n…",
    ],
  ])("shows %s", (_, line, text) => {
    expect(printed(line)).toEqual([text]);
  });

  it.each([
    [
      "a step that is short",
      JSON.stringify({ type: "ACTIVITY_START", payload: { id: "onPreInit" } }),
    ],
    ["the end of a step", JSON.stringify({ type: "ACTIVITY_END", payload: { id: "createPages" } })],
    ["the status", JSON.stringify({ type: "SET_STATUS", payload: "FAILED" })],
    ["what Gatsby says about itself", log({ level: "INFO", text: "One or more plugins changed" })],
    [
      "that a site has no OpenAPI document",
      log({
        level: "WARNING",
        text: "The gatsby-source-openapi plugin has generated no Gatsby nodes. Do you need it?",
      }),
    ],
  ])("leaves out %s", (_, line) => {
    expect(printed(line)).toEqual([]);
  });

  it("shows the same text once", () => {
    const line = log({ level: "ERROR", text: "No type" });
    expect(printed(line, line)).toEqual(["error No type"]);
  });

  it("ends with the report of errors", () => {
    const frame = log({ level: "LOG", text: "at createPages (bundles/modules.js)" });
    expect(printed(log({ level: "ERROR", text: REPORT }), frame)).toEqual([REPORT]);
  });
});
