import { checkPost } from "../shared/check-post";

const POST = `---
title: Three of 40
date: 2024-01-09
---
Found 12.5% of 1,200 chats
in one run. See [the list](/blog/2024-x#99).

| A | 17 |

\`\`\`js
const code = 71;
\`\`\`
`;

describe("checkPost", () => {
  it("accepts a post whose numbers are all in the report", () => {
    const says = ["Found 12.5% of 1,200 chats in one run", "| A | 17 |"];
    expect(checkPost(POST, { says, given: [40] })).toEqual([]);
  });

  it.each([
    ["a line that the post lacks", { says: ["12.5 1200 17 40", "| A | 18 |"] }, 2],
    ["a number that is no result", { says: ["Found 12.5% of 1,200 chats"], given: [40] }, 1],
    ["a number of the title", { says: ["| A | 17 |"], given: [12.5, 1200] }, 1],
  ])("reports %s", (_, report, mistakes) => {
    expect(checkPost(POST, report)).toHaveLength(mistakes);
  });

  it("takes the numbers of charts for results", () => {
    const charts = {
      parts: { kind: "bar" as const, series: [{ name: "x", values: [12.5, 1200, 17, 40] }] },
    };
    expect(checkPost(POST, { says: [], charts })).toEqual([]);
  });
});
