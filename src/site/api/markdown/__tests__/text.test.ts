import { blocks, code, fenced, heading, item, list, outerLink } from "../text";

describe("Markdown", () => {
  it.each([
    ["blocks", blocks("a", undefined, "", false, "b"), "a\n\nb"],
    ["no blocks", blocks(), ""],
    ["code", code("a"), "`a`"],
    ["code with a backtick", code("a`b"), "``a`b``"],
    ["code with backticks at its start", code("``a"), "``` ``a ```"],
    ["code with a backtick at its end", code("a`"), "`` a` ``"],
    ["code with line breaks", code("a\nb\n"), "`a\\nb\\n`"],
    ["a block of code", fenced("a\n", "json"), "```json\na\n```"],
    ["a block with short runs of backticks", fenced("``a``"), "```\n``a``\n```"],
    ["a block with a fence", fenced("````\na\n````"), "`````\n````\na\n````\n`````"],
    ["a heading", heading(2, "a"), "## a"],
    ["a heading that is too deep", heading(7, "a"), "###### a"],
    ["a link", outerLink("https://a.example"), "[https://a.example](https://a.example)"],
    ["a link that could run code", outerLink("javascript:a"), "`javascript:a`"],
    ["an item", item("a", "b\n\nc", undefined, "", false, "d"), "- a\n  b\n\n  c\n  d"],
    [
      "a list in an item",
      list([item("a", list([item("b", "c")])), item("d")]),
      "- a\n  - b\n    c\n- d",
    ],
  ])("%s", (_, markdown, expected) => expect(markdown).toBe(expected));
});
