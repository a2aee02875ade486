import { htmlOf } from "../__fixtures__/html-of";
import { compileContent } from "../compile";
import { detectDialect } from "../source/read-source";

const TABS = '\n\n<Tabs><TabItem value="a">x</TabItem></Tabs>';
const TABS_HTML = '<Tabs><TabItem value="a">x</TabItem></Tabs>';

describe("how a file is read", () => {
  it.each([
    ["md", "text", undefined, "md"],
    ["md", "Vec<String> and Map<String, X>", undefined, "md"],
    ["md", "`<Tabs></Tabs>`\n\n```\n<Tabs />\n```", undefined, "md"],
    ["md", "import the data, then go", undefined, "md"],
    ["md", "```js\nimport x from 'x'\n```", undefined, "md"],
    ["md", "<Tabs>\n</Tabs>", undefined, "lenient"],
    ["md", "a <Badge/> b", undefined, "lenient"],
    ["md", "<div\n  style={{\n    margin: 0,\n  }}\n>\n\na\n\n</div>", undefined, "lenient"],
    ["md", "<img src={x} />", undefined, "lenient"],
    ["md", "`<img src={x} />` and <a href='{x}'>b</a>", undefined, "md"],
    ["md", "import x from 'x'\n\ntext", undefined, "lenient"],
    ["md", "a {/* b */} c", undefined, "lenient"],
    ["md", "a\n\n{/* truncate */}\n\nb", undefined, "md"],
    ["md", "`{/* b */}`", undefined, "md"],
    ["md", "export const x = 1", undefined, "lenient"],
    ["md", "a\n\n```mdx-code-block\n<b>c</b>\n```", undefined, "lenient"],
    ["md", "<summary>a `b`</summary>", undefined, "lenient"],
    ["md", "<p>\n  a **b**\n</p>", undefined, "lenient"],
    ["md", "<ul>\n- a\n</ul>", undefined, "lenient"],
    ["md", "<details>\n  ```sh\n  a\n  ```\n</details>", undefined, "lenient"],
    ["md", "<head>\n<meta name='a' content='b' />\n</head>", undefined, "lenient"],
    ["md", "<p>\n\na **b**\n\n</p>", undefined, "md"],
    ["md", "<p>a_b_c, 2 * 3 * 4</p>", undefined, "md"],
    ["md", "<pre>a **b**</pre>", undefined, "md"],
    ["md", "```html\n<p>a **b**</p>\n```", undefined, "md"],
    ["md", "<Tabs />", "md", "md"],
    ["md", "text", "mdx", "mdx"],
    ["mdx", "text", undefined, "mdx"],
    ["mdx", "text", "md", "md"],
    ["mdx", "text", "detect", "mdx"],
  ] as const)("%s file %j that says %s is %s", (extension, body, format, dialect) => {
    expect(detectDialect(body, extension, format)).toBe(dialect);
  });
});

describe("a Markdown file with components", () => {
  it.each([
    ["a < b, <5 and <", "<p>a < b, <5 and <</p>"],
    ["{braces}, {{x}}, a{2,3} and {", "<p>{braces}, {{x}}, a{2,3} and {</p>"],
    ['{"a"} and {"{"}', "<p>a and {</p>"],
    ["{1}, {true}, {null} and {/a/}", "<p>{1}, {true}, {null} and {/a/}</p>"],
    ["a<br>b", "<p>a<br></br>b</p>"],
    ["a <img src=./x.png alt=x> b", '<p>a <img src="./x.png" alt="x"></img> b</p>'],
    ["a <!-- {b} --> c", "<p>a  c</p>"],
    ["<!DOCTYPE html>\n\na", "<p>a</p>"],
    ["Vec<String>", "<p>Vec<String></p>"],
    ["a </b> c", "<p>a </b> c</p>"],
    ["<b>a</b>", "<b>a</b>"],
    [
      "see <https://a.example/b_c_d>",
      '<p>see <a href="https://a.example/b_c_d">https://a.example/b_c_d</a></p>',
    ],
    ["to <me@a.example>", '<p>to <a href="mailto:me@a.example">me@a.example</a></p>'],
    ["`{a} <b>`", "<p><code>{a} <b></code></p>"],
    ["```\n{a} <b>\n```", '<CodeBlock html="{a} &lt;b&gt;"></CodeBlock>'],
    ["\\{a} \\<b>", "<p>{a} <b></p>"],
    [
      '<p style="color: red; font-size: 2em">a</p>',
      '<p style={"color":"red","fontSize":"2em"}>a</p>',
    ],
    ['<p class="x">a</p>', '<p className="x">a</p>'],
    ["## A {#b}", '<h2 id="b">A</h2>'],
    ["import the data", "<p>import the data</p>"],
    ["{/* a comment */}", ""],
    ["```mdx-code-block\n<b>a</b>\n```", "<b>a</b>"],
    ["````mdx-code-block\n```js\na\n```\n````", '<CodeBlock html="a" lang="js"></CodeBlock>'],
  ])("%j", async (source, html) => {
    const { tree, problems, mode } = await compileContent(source + TABS, "lenient");
    expect({ problems, mode, html: htmlOf(tree) }).toEqual({
      problems: [],
      mode: "data",
      html: html + TABS_HTML,
    });
  });

  it("knows the names that the page defines", async () => {
    const source = `export const name = "pets";\n\nAll {name}, no {others}.`;
    const { tree } = await compileContent(source, "lenient");
    expect(htmlOf(tree)).toBe("<p>All pets, no {others}.</p>");
  });

  it("keeps places where they are in the file", async () => {
    const source = "a {x} <br> ![b](./c.png)\n\n:::nope\n\nz\n\n:::\n\n{y} <Unknown />";
    const { references, problems, components } = await compileContent(source, "lenient");
    expect(references).toEqual([{ url: "./c.png", kind: "image", line: 1, column: 12 }]);
    expect(problems).toEqual([expect.objectContaining({ line: 3, column: 1 })]);
    expect(components).toEqual([{ name: "Unknown", line: 9, column: 5 }]);
  });

  it("is read as plain Markdown where MDX makes nothing of it, with a warning", async () => {
    const { tree, problems } = await compileContent("<Tabs />\n\na <b>c\n\nd</b>", "lenient");
    expect(problems).toEqual([
      expect.objectContaining({ code: "content/read-as-markdown", severity: "warning" }),
    ]);
    expect(htmlOf(tree)).toContain("<b>c</b>");
  });
});

describe("components that nothing closes", () => {
  it.each([
    ["a\n\n<Tabs>\n\ntext", 3],
    ["a\nb <Badge>c", 2],
    ["<Steps />\n\n</Cards>", 3],
  ])("%j are reported at line %i", async (source, line) => {
    const { problems } = await compileContent(source, detectDialect(source, "md"));
    const reported = problems.filter(({ code }) => code === "content/unclosed-component");
    expect(reported).toEqual([expect.objectContaining({ severity: "warning", line })]);
  });

  it("are not types in prose, nor code", async () => {
    const { problems } = await compileContent("Vec<String>, `<Tabs>`", "md");
    expect(problems).toEqual([]);
  });
});

describe("comments and ids in MDX", () => {
  it.each([
    ["a <!-- b --> c", "<p>a  c</p>"],
    ["<!--\nb */ d\n-->\n\nc", "<p>c</p>"],
    ["## T {/* #id */}", '<h2 id="id">T</h2>'],
    ["## T <!-- #id -->", '<h2 id="id">T</h2>'],
    ["## T {#id}", '<h2 id="id">T</h2>'],
    [
      "```\n## T {#id} <!-- a -->\n```",
      '<CodeBlock html="## T {#id} &lt;!-- a --&gt;"></CodeBlock>',
    ],
  ])("%j", async (source, html) => {
    const { tree, problems } = await compileContent(source, "mdx");
    expect([problems, htmlOf(tree)]).toEqual([[], html]);
  });

  it.each(["md", "mdx", "lenient"] as const)(
    "a marker of truncation ends the lead in %s",
    async (dialect) => {
      const { leadLength } = await compileContent("a\n\n<!-- truncate -->\n\nb", dialect);
      const inBraces = await compileContent("a\n\n{/* truncate */}\n\nb", dialect);
      expect(inBraces.leadLength).toBe(leadLength);
      expect(leadLength).toBe(1);
    },
  );
});
