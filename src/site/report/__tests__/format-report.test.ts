import { formatReport } from "../format-report";

describe("formatReport", () => {
  it("sorts by file and line, and shows place, value, hint and counts", () => {
    const report = formatReport([
      { code: "b/two", severity: "warning", file: "b.yml", pointer: "/x/y", message: "Second." },
      { code: "a/late", severity: "error", file: "a.mdx", line: 12, column: 3, message: "Late." },
      {
        code: "a/early",
        severity: "error",
        file: "a.mdx",
        line: 2,
        message: "Early.",
        value: "v",
        hint: "Do this.",
      },
    ]);
    expect(report).toBe(
      [
        "a.mdx:2:1 error a/early\n  Early.\n  Found: v\n  Hint: Do this.",
        "a.mdx:12:3 error a/late\n  Late.",
        "b.yml#/x/y warning b/two\n  Second.",
        "2 errors, 1 warning",
      ].join("\n\n"),
    );
  });
});
