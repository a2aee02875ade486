import { readFileSync } from "node:fs";
import { siteInMemory } from "../__fixtures__/site-in-memory";
import { compileContent } from "../compile";
import { detectDialect } from "../source/read-source";

/** The examples of the page for writers, each with its line there. */
const guide = readFileSync("docs/writing.md", "utf8");
const examples = [...guide.matchAll(/^```(mdx?)\n([\s\S]*?)^```$/gm)].map((match) => ({
  line: guide.slice(0, match.index).split("\n").length,
  extension: match[1] ?? "mdx",
  source: match[2] ?? "",
}));

const place = siteInMemory("docs/page.mdx", {
  "docs/_limits.mdx": "## Limits\n\n{props.plan}: five. {props.children}\n",
  "docs/sample.js": "let a;\n",
  "components/chart.tsx": "export default () => null;\n",
});

describe("the page for writers", () => {
  it("has an example for every section", () => {
    const sections = guide.match(/^## /gm) ?? [];
    expect(examples.length).toBeGreaterThanOrEqual(sections.length);
  });

  it.each(examples)("line $line compiles without problems", async ({ source, extension }) => {
    const content = await compileContent(source, detectDialect(source, extension), place);
    expect(content.problems).toEqual([]);
    const isOwn = source.includes("components of your own") || source.includes("@site/components");
    expect(content.mode).toBe(isOwn ? "component" : "data");
  });
});
