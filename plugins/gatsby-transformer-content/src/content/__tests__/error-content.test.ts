import { errorContent } from "../error-content";

it("shows each error with its place, value and hint", () => {
  const { mode, tree } = errorContent("docs/a.mdx", [
    { code: "a", severity: "error", line: 6, column: 2, message: "One.", value: "x", hint: "Two." },
    { code: "b", severity: "error", file: "docs/_b.mdx", message: "Three." },
  ]);
  expect(mode).toBe("data");
  expect(tree).toEqual([
    [
      "div",
      { className: "admonition admonition-danger", role: "note" },
      ["p", { className: "admonition-title" }, "This page has errors"],
      [
        "ul",
        0,
        ["li", 0, ["code", 0, "docs/a.mdx:6:2"], " ", "One.", " ", ["code", 0, "x"], " ", "Two."],
        ["li", 0, ["code", 0, "docs/_b.mdx"], " ", "Three.", " ", " ", ""],
      ],
    ],
  ]);
});
