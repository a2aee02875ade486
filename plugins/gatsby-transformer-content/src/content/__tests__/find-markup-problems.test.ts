import { compileContent } from "../compile";

/** Codes and places of what is wrong with a text. */
async function problemsOf(text: string, format: "mdx" | "md" = "mdx") {
  const { problems } = await compileContent(text, format);
  return problems.map(({ code, line, column }) => `${code} ${line}:${column}`);
}

describe("what Markdown lets pass and readers stumble over", () => {
  it.each([
    ["two different slugs of one text", "## A\n\n## A"],
    ["an id of its own that looks like a later slug", "## B {#a}\n\n## A"],
    ["one title", "# A\n\n## B"],
    ["a picture with a text", "![A line](./a.svg)"],
    ["a picture that is decoration, said so in an element", '<img src="/a.svg" alt="" />'],
    ["a link with a picture for its text", "[![A line](./a.svg)](/a)"],
    ["a link with code for its text", "[`code`](/a)"],
    ["a link with an element for its text", "[<Icon />](/a)"],
    ["headings, pictures and links in code", "```md\n# A\n\n# B\n\n![](x) [](y)\n```"],
  ])("not %s", async (_, text) => {
    expect(await problemsOf(text)).toEqual([]);
  });

  it.each([
    ["an id twice", "## A {#x}\n\n## B {#x}", ["content/duplicate-id 3:1"]],
    [
      "an id three times",
      "## A {#x}\n\n## B {#x}\n\n## C {#x}",
      ["content/duplicate-id 3:1", "content/duplicate-id 5:1"],
    ],
    ["a slug, and an id like it", "## A\n\n## B {#a}", ["content/duplicate-id 3:1"]],
    [
      "a second title",
      "# A\n\n# B\n\nText.\n\n# C",
      ["content/second-title 3:1", "content/second-title 7:1"],
    ],
    ["a silent picture", "Text ![](./a.svg) text", ["content/missing-alt 1:6"]],
    ["a picture by reference", "![ ][a]\n\n[a]: ./a.svg", ["content/missing-alt 1:1"]],
    ["an element without alt", '<img src="/a.svg" />', ["content/missing-alt 1:1"]],
    ["an empty link", "Text [ ](/a) text", ["content/empty-link 1:6"]],
  ])("%s", async (_, text, expected) => {
    expect(await problemsOf(text)).toEqual(expected);
  });

  it("are found in component pages, too", async () => {
    expect(await problemsOf("export const a = 1;\n\n![](./a.svg)")).toEqual([
      "content/missing-alt 3:1",
    ]);
  });
});

describe("ids to which links may lead", () => {
  it.each([
    ["mdx", '<a id="x" />\n\n<section id="y">\n\nText\n\n</section>', ["x", "y"]],
    ["mdx", "<a id={x} />\n\n## Heading {#z}", []],
    ["md", 'Text <a name="x"></a> and <b class="c" id=\'y\'>b</b>.', ["x", "y"]],
  ] as const)("%s: %s", async (format, text, ids) => {
    expect((await compileContent(text, format)).elementIds).toEqual(ids);
  });
});
