import { readFileSync } from "node:fs";
import { OUR_PAGES, RULES } from "../deliberate-differences";

const page = readFileSync("docs/docusaurus.md", "utf8");

describe("deliberate differences", () => {
  it.each([...RULES, ...OUR_PAGES].map(({ name, reason }) => [name, reason]))(
    "are documented: %s",
    (name, reason) => {
      expect(page.toLowerCase()).toContain(`- **${name}.** ${reason}`.toLowerCase());
    },
  );

  it("are all that is documented", () => {
    expect(page.match(/^- \*\*/gm)).toHaveLength(RULES.length + OUR_PAGES.length);
  });
});
