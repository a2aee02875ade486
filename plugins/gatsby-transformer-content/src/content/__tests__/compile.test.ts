import fc from "fast-check";
import { compileContent } from "../compile";
import { detectDialect } from "../source/read-source";

describe("a page that is data", () => {
  it.each([
    ["a paragraph", "Hello **you**.", [["p", 0, "Hello ", ["strong", 0, "you"], "."]]],
    ["a link", "[a](/b)", [["p", 0, ["a", { href: "/b" }, "a"]]]],
    ["a heading with its slug", "## Two words", [["h2", { id: "two-words" }, "Two words"]]],
    ["a heading with its own id", "## Two {#one}", [["h2", { id: "one" }, "Two"]]],
    [
      "a heading with the words of the title",
      "# A\n\n## A",
      [
        ["h1", 0, "A"],
        ["h2", { id: "a-1" }, "A"],
      ],
    ],
    [
      "two headings of one name",
      "## A\n\n## A",
      [
        ["h2", { id: "a" }, "A"],
        ["h2", { id: "a-1" }, "A"],
      ],
    ],
    [
      "a comment, which is not shown",
      "a\n\n{/* b */}\n\nc",
      [
        ["p", 0, "a"],
        ["p", 0, "c"],
      ],
    ],
    [
      "a component with literal props",
      '<X a="1" b={2} c={["d"]} e />',
      [["X", { a: "1", b: 2, c: ["d"], e: true }]],
    ],
    ["a time of day", "at 10:30 sharp", [["p", 0, "at ", "10", ":30", " sharp"]]],
    ["plain code", "```\na < b\n```", [["CodeBlock", { html: "a &lt; b", code: "a < b" }]]],
  ])("%s", async (_, source, tree) => {
    const content = await compileContent(source, "mdx");
    expect(content.problems).toEqual([]);
    expect(content.mode).toBe("data");
    expect(joinText(content.tree)).toEqual(joinText(tree));
  });

  it("colors code with one-letter classes", async () => {
    const { tree } = await compileContent('```js title="a.js" {1}\nconst a = "b";\n```', "mdx");
    expect(tree).toEqual([["CodeBlock", expect.objectContaining({ lang: "js", title: "a.js" })]]);
    const [block] = tree;
    const html = typeof block === "object" ? (block[1] as { html: string }).html : "";
    expect(html).toMatch(/^<span class="ln hl"><i class=k>const <\/i>/);
  });

  it.each([
    ["a\n\nb\n\n{/* truncate */}\n\nc", "mdx", 2, 3],
    ["[a]\n\n[a]: /a\n\n{/* truncate */}\n\nc", "mdx", 1, 2],
    ["import a from 'a'\n\nb\n\n{/* truncate */}\n\n{a}", "mdx", 1, 2],
    ["<details>\n\na\n\n</details>\n\n<!-- truncate -->\n\nc", "md", 1, 2],
    ["<!-- truncate -->\n\nc", "md", 0, 1],
    ["a\n\nb", "mdx", null, 2],
  ] as const)("counts the nodes of the lead of %j", async (source, dialect, lead, all) => {
    const { leadLength, tree } = await compileContent(source, dialect);
    expect([leadLength, tree.filter((node) => node !== "\n").length]).toEqual([lead, all]);
  });

  it("finds no heading without text, to which no link can lead", async () => {
    const content = await compileContent("## \n\n## A", "md");
    expect(content.headings.map(({ id }) => id)).toEqual(["a"]);
    expect(JSON.stringify(content)).not.toContain('"id":""');
  });

  it("finds headings, links, pictures, components and words with their places", async () => {
    const content = await compileContent(
      "\n\n## A b\n\nc [d](/e) ![f](./g.png)\n\n<Unknown />",
      "mdx",
    );
    expect(content.headings).toEqual([{ depth: 2, text: "A b", id: "a-b", line: 3, column: 1 }]);
    expect(content.references).toEqual([
      { url: "/e", kind: "link", line: 5, column: 3 },
      { url: "./g.png", kind: "image", line: 5, column: 11 },
    ]);
    expect(content.components).toEqual([{ name: "Unknown", line: 7, column: 1 }]);
    expect(content.wordCount).toBe(5);
  });
});

describe("the words of a page", () => {
  it.each([
    ["a *b*\n\n- c", "a b\nc"],
    ["<details>\n<summary>S</summary>\n\nx\n\n</details>", "S\nx"],
    ['<Tabs><TabItem value="a">One *tab*</TabItem></Tabs>', "One tab"],
    ["a <Badge>b</Badge> {/* c */}", "a b"],
    [":::tip\n\nx\n\n:::", "x"],
    ["```\ncode\n```", ""],
  ])("%j", async (source, text) => {
    expect((await compileContent(source, "mdx")).plainText).toBe(text);
  });
});

describe("a page that needs a module", () => {
  it.each([
    ["import X from './x'\n\n<X />", "import", 1, 1],
    ["export const a = () => 1\n", "export", 1, 1],
    ["a {1 + 1}", "expression", 1, 3],
    ["<X {...y} />", "spread props", 1, 1],
    ["<X a={b} />", "computed prop a", 1, 1],
  ])("%j, because of %s", async (source, construct, line, column) => {
    const content = await compileContent(source, "mdx");
    expect(content.mode).toBe("component");
    expect(content.reasons[0]).toEqual({ construct, line, column });
  });
});

it("joins text and numbers that are known without running code", async () => {
  const { mode, tree } = await compileContent("<p title={10 + 'px'}>{'a' + 1 + `b`}</p>", "mdx");
  expect(mode).toBe("data");
  expect(JSON.stringify(tree)).toContain('["p",{"title":"10px"},"a1b"]');
});

describe("the tree of a page that needs a module", () => {
  it("has the static content, and the source of expressions", async () => {
    const source =
      "import Own from './own'\n\n## A\n\nSum {1 + b}.\n\n<Own.Chart c={d}>e</Own.Chart>\n\n{f()}";
    const { tree } = await compileContent(source, "mdx");
    expect(joinText(tree)).toEqual([
      ["h2", { id: "a" }, "A"],
      ["p", 0, "Sum ", ["code", 0, "{1 + b}"], "."],
      ["Own.Chart", 0, "e"],
      ["p", 0, ["code", 0, "{f()}"]],
    ]);
  });
});

describe("plain Markdown", () => {
  it.each([
    ["braces", "a {b} c", [["p", 0, "a {b} c"]]],
    ["angle brackets", "1 < 2", [["p", 0, "1 < 2"]]],
    ["a comment", "a <!-- b --> c", [["p", 0, "a ", " c"]]],
    ["HTML", "<b>a</b>", [["p", 0, ["b", 0, "a"]]]],
    ["an unclosed tag", "a<br>b", [["p", 0, "a", ["br", 0], "b"]]],
  ])("%s", async (_, source, tree) => {
    const content = await compileContent(source, "md");
    expect(content.problems).toEqual([]);
    expect(joinText(content.tree)).toEqual(joinText(tree));
  });

  it("never fails, whatever the text", async () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("<", ">", "{", "}", "<Tabs>", "</Tabs>", "<br>", "<!--", "-->", "`", "```\n"),
      fc.constantFrom(
        "\n\n",
        "\n",
        "- ",
        "> ",
        "## ",
        ":::tip ",
        ":::\n",
        "import ",
        "export const a = 1\n",
      ),
      fc.constantFrom(
        "<a href=b>",
        "</a>",
        "<A/>",
        "{/* c */}",
        "{#id}",
        "[x](",
        ")",
        "|",
        "    ",
        "\\",
      ),
    );
    const text = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(""));
    await fc.assert(
      fc.asyncProperty(text, async (source) => {
        const { problems } = await compileContent(source, detectDialect(source, "md"));
        expect(problems.filter(({ code }) => code === "content/syntax")).toEqual([]);
      }),
      { numRuns: 400, examples: [["- :::tip \n\n!"]] },
    );
  });
});

describe("a page that cannot be parsed", () => {
  it.each([
    ["a\n\n<b", 3],
    ["{", 1],
    ["<a></b>", 1],
    ["\n\n<Tabs>\n\ntext", 3],
  ])("%j is a problem at line %i", async (source, line) => {
    const { problems } = await compileContent(source, "mdx");
    expect(problems).toEqual([
      expect.objectContaining({ code: "content/syntax", severity: "error" }),
    ]);
    expect(problems[0]?.line).toBeGreaterThanOrEqual(line);
  });
});

/** Joins neighboring texts: parsers may cut them where they like. */
function joinText(nodes: unknown): unknown {
  if (!Array.isArray(nodes)) return nodes;
  const joined: unknown[] = [];
  for (const node of nodes.map(joinText)) {
    const last = joined[joined.length - 1];
    const isTuple = typeof nodes[0] === "string" && joined.length < 2;
    if (!isTuple && typeof node === "string" && typeof last === "string") {
      joined[joined.length - 1] = last + node;
    } else joined.push(node);
  }
  return joined;
}
