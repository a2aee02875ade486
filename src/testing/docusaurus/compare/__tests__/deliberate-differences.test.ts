import { readFileSync } from "node:fs";
import { RULES, UNMATCHED_PAGES } from "../deliberate-differences";

const page = readFileSync("docs/docusaurus.md", "utf8");

describe("deliberate differences", () => {
  it.each([...RULES, ...UNMATCHED_PAGES].map(({ name, reason }) => [name, reason]))(
    "are documented: %s",
    (name, reason) => {
      expect(page.toLowerCase()).toContain(`- **${name}.** ${reason}`.toLowerCase());
    },
  );

  it("are all that is documented", () => {
    expect(page.match(/^- \*\*/gm)).toHaveLength(RULES.length + UNMATCHED_PAGES.length);
  });
});
