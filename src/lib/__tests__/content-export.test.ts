import { contentToHtml, contentToMarkdown } from "../content-export";
import type { ContentNode } from "../content-tree";

const context = {
  pageUrl: "https://site.example/blog/post",
  siteUrl: "https://site.example",
  images: new Map([["./flow.svg", "/static/1/flow.svg"]]),
};

describe("contentToHtml", () => {
  it.each<[string, ContentNode, string]>([
    ["text", "a < b & c", "a &lt; b &amp; c"],
    ["an element", ["p", 0, "a"], "<p>a</p>"],
    ["a void element", ["br", 0], "<br>"],
    [
      "an address inside the site",
      ["a", { href: "/docs" }, "a"],
      '<a href="https://site.example/docs">a</a>',
    ],
    [
      "a relative picture",
      ["img", { src: "./x.png", alt: 'a "b"' }],
      '<img src="https://site.example/blog/x.png" alt="a &quot;b&quot;">',
    ],
    [
      "a picture with a public address",
      ["p", 0, ["img", { src: "./flow.svg" }]],
      '<p><img src="https://site.example/static/1/flow.svg"></p>',
    ],
    ["a class", ["p", { className: "a" }], '<p class="a"></p>'],
    [
      "a flag",
      ["input", { type: "checkbox", checked: true, disabled: false }],
      '<input type="checkbox" checked>',
    ],
    ["code", ["CodeBlock", { code: "a < b" }], "<pre><code>a &lt; b</code></pre>"],
    [
      "an admonition",
      ["div", { className: "admonition admonition-tip" }, ["p", 0, "Tip"], ["p", 0, "a"]],
      "<blockquote><p><strong>Tip</strong></p><p>a</p></blockquote>",
    ],
    ["an unknown component", ["Wrapper", 0, ["p", 0, "a"]], "<p>a</p>"],
  ])("%s", (_, node, html) => {
    expect(contentToHtml([node], context)).toBe(html);
  });
});

describe("contentToMarkdown", () => {
  it.each<[string, ContentNode[], string]>([
    [
      "a paragraph",
      [["p", 0, "a ", ["strong", 0, "b"], " ", ["em", 0, "c"], " ", ["code", 0, "d"]]],
      "a **b** _c_ `d`\n",
    ],
    ["characters of Markdown", [["p", 0, "# *a* [b] chat_id"]], "\\# \\*a\\* \\[b] chat\\_id\n"],
    [
      "a table whose head has cells but no row",
      [
        [
          "table",
          0,
          ["thead", 0, ["th", 0, "a"], ["th", 0, "b"]],
          ["tbody", 0, ["tr", 0, ["td", 0, "c"], ["td", 0, "d"]]],
        ],
      ],
      "| a | b |\n| - | - |\n| c | d |\n",
    ],
    ["a table without rows", [["table", 0, ["tbody", 0, ["p", 0, "a"]]]], "a\n"],
    ["text outside of blocks", ["a ", ["del", 0, "b"], ["hr", 0], "c"], "a ~~b~~\n\n---\n\nc\n"],
    [
      "headings",
      [
        ["h2", { id: "a" }, "A"],
        ["h3", 0, "B ", ["code", 0, "c"]],
      ],
      "## A\n\n### B `c`\n",
    ],
    [
      "a link inside the site",
      [["p", 0, ["a", { href: "/docs/x#y" }, "x"]]],
      "[x](https://site.example/docs/x#y)\n",
    ],
    [
      "a link in the page",
      [["p", 0, ["a", { href: "#y", title: "t" }, "x"]]],
      '[x](https://site.example/blog/post#y "t")\n',
    ],
    [
      "a link elsewhere",
      [["p", 0, ["a", { href: "https://a.example/" }, "x"]]],
      "[x](https://a.example/)\n",
    ],
    [
      "a picture beside the page",
      [["p", 0, ["img", { src: "./flow.svg", alt: "A flow" }]]],
      "![A flow](https://site.example/static/1/flow.svg)\n",
    ],
    [
      "code",
      [["CodeBlock", { code: 'if a < b && "<"', lang: "js" }]],
      '```js\nif a < b && "<"\n```\n',
    ],
    [
      "code with a title",
      [["CodeBlock", { code: "a", lang: "js", title: 'a "b".js' }]],
      "```js title='a \"b\".js'\na\n```\n",
    ],
    [
      "code that holds a fence",
      [["CodeBlock", { code: "```\na\n```", lang: "md" }]],
      "````md\n```\na\n```\n````\n",
    ],
    ["plain code", [["pre", 0, ["code", { className: "language-py" }, "a\n"]]], "```py\na\n```\n"],
    [
      "an admonition",
      [["div", { className: "admonition admonition-tip" }, ["p", 0, "Water"], ["p", 0, "a"]]],
      "> **Tip: Water**\n>\n> a\n",
    ],
    [
      "an admonition without a title",
      [["div", { className: "admonition admonition-danger" }, ["p", 0, "Danger"], ["p", 0, "a"]]],
      "> **Danger**\n>\n> a\n",
    ],
    [
      "a badge with the color of an admonition",
      [["h3", 0, ["strong", { className: "badge admonition-danger" }, "Breaking"], " 2 changes"]],
      "### **Breaking** 2 changes\n",
    ],
    [
      "tabs",
      [
        [
          "Tabs",
          0,
          ["TabItem", { value: "a", label: "A" }, ["p", 0, "1"]],
          ["TabItem", { value: "b" }, ["p", 0, "2"]],
        ],
      ],
      "**A**\n\n1\n\n**b**\n\n2\n",
    ],
    [
      "a list",
      [["ul", 0, ["li", 0, "a"], ["li", 0, "b", ["ol", { start: 3 }, ["li", 0, "c"]]]]],
      "- a\n- b\n  3. c\n",
    ],
    [
      "a task list",
      [
        [
          "ul",
          0,
          ["li", 0, ["input", { type: "checkbox", checked: true }], " a"],
          ["li", 0, ["input", { type: "checkbox" }], " b"],
        ],
      ],
      "- [x] a\n- [ ] b\n",
    ],
    [
      "a checklist",
      [["Checklist", { id: "x" }, ["ul", 0, ["li", 0, ["input", { type: "checkbox" }], " b"]]]],
      "- [ ] b\n",
    ],
    [
      "a table",
      [
        [
          "table",
          0,
          ["thead", 0, ["tr", 0, ["th", 0, "a"], ["th", { style: { textAlign: "right" } }, "b"]]],
          ["tbody", 0, ["tr", 0, ["td", 0, ["code", 0, "x|y"]], ["td", 0, "2"]]],
        ],
      ],
      "| a | b |\n| - | -: |\n| `x\\|y` | 2 |\n",
    ],
    ["details", [["details", 0, ["summary", 0, "More"], ["p", 0, "a"]]], "**More**\n\na\n"],
    [
      "a card",
      [["Card", { title: "T", href: "/x" }, ["p", 0, "a"]]],
      "[T](https://site.example/x)\n\na\n",
    ],
    [
      "a card that is drawn",
      [
        [
          "a",
          { href: "/x", className: "card" },
          ["span", { className: "card-title" }, "T"],
          ["span", { className: "card-text" }, "a ", ["strong", 0, "b"]],
        ],
      ],
      "[T: a **b**](https://site.example/x)\n",
    ],
    ["an unknown component", [["Wrapper", 0, ["p", 0, "a"]]], "a\n"],
  ])("%s", (_, nodes, markdown) => {
    expect(contentToMarkdown(nodes, context)).toBe(markdown);
  });
});
