import { readFileSync } from "node:fs";
import { OUR_PAGES, RULES } from "../deliberate-differences";

const page = readFileSync("docs/docusaurus.md", "utf8");

describe("the differences that are meant", () => {
  it.each([...RULES, ...OUR_PAGES].map(({ name, reason }) => [name, reason]))(
    "are told to readers: %s",
    (name, reason) => {
      expect(page.toLowerCase()).toContain(`- **${name}.** ${reason}`.toLowerCase());
    },
  );

  it("are all that readers are told", () => {
    expect(page.match(/^- \*\*/gm)).toHaveLength(RULES.length + OUR_PAGES.length);
  });
});
