import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import {
  firstParagraph,
  plainText,
  safeHtml,
  splitSections,
  withoutUnsafeLinks,
} from "../descriptions";

const MARKDOWN = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze();

function renderMarkdown(markdown: string): string {
  return safeHtml(MARKDOWN.runSync(MARKDOWN.parse(markdown)));
}

describe("safeHtml", () => {
  it.each([
    ["Plain text.", "<p>Plain text.</p>"],
    ["Use `a<b` here.", "<p>Use <code>a&#x3C;b</code> here.</p>"],
    ["Wait for `Retry-After`.", '<p>Wait for <code class="whole">Retry-After</code>.</p>'],
    ["`/a/path/that/is/long`", "<p><code>/a/path/that/is/long</code></p>"],
    ["```\na-b\n```", "<pre><code>a-b\n</code></pre>"],
    ["**bold** and *not*", "<p><strong>bold</strong> and <em>not</em></p>"],
    ["a\n\nb", "<p>a</p>\n<p>b</p>"],
    ["line<br>break", "<p>line<br>break</p>"],
    ["- one", "<ul>\n<li>one</li>\n</ul>"],
    ["<b>ok</b>", "<p><b>ok</b></p>"],
  ])("renders %j", (markdown, html) => {
    expect(renderMarkdown(markdown)).toBe(html);
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "[link](javascript:alert(1))",
    "<javascript:alert(1)>",
    '<a href="jAvAsCrIpT:alert(1)">x</a>',
    "<svg><script>alert(1)</script></svg>",
    '<iframe src="https://evil.example"></iframe>',
    "<details open ontoggle=alert(1)>x</details>",
    "<style>body{display:none}</style>",
    '![x](x "y" onerror=alert(1))',
    "</div></main><h1>out</h1>",
    '```js"><script>alert(1)</script>\n```',
    '<form action="https://evil.example"><input name=a></form>',
    '<ol><li type="a" value="3">third</li></ol>',
    "<isindex action=javascript:alert(1) type=submit value=click>",
  ])("takes everything that runs out of %j", (markdown) => {
    const html = renderMarkdown(`Before ${markdown} after\n\n${markdown}`);
    const tags = html.match(/<[^>]*>/g)?.join("") ?? "";
    expect(tags).not.toMatch(/script|\son\w+=|javascript:|iframe|style|<form|<svg|<\/?(div|main)/i);
  });
});

describe("withoutUnsafeLinks", () => {
  it.each([
    ["[**a** b](javascript:alert(1)) c", "**a** b c"],
    ["[a](<java&#115;cript:alert(1)>) and [b](JavaScript&colon;x)", "a and b"],
    ["![picture](data:text/html,x)", "picture"],
    ["[![alt](vbscript:x)](javascript:y)", "alt"],
    ["[![alt](vbscript:x)](/docs)", "[alt](/docs)"],
    ["<javascript:alert(1)>", "javascript:alert(1)"],
    ["[a][1]\n\n[1]: javascript:alert(1)\n", "[a][1]\n\n\n"],
    ['<a href="javascript:x">a</a> <b>c</b>', "a</a> <b>c</b>"],
    ["<a href=&#106avascript:x>a</a>", "a</a>"],
    ["<a href='&#x6a;avascript:x'>a</a>", "a</a>"],
  ])("changes %j", (markdown, safe) => {
    expect(withoutUnsafeLinks(markdown)).toBe(safe);
  });

  it.each([
    "`[a](javascript:x)`",
    "```js\n[a](javascript:x)\n```",
    "[a](https://x.example/?data:b&c) and <https://y.example>",
    "Text about javascript: and <b>data:</b> & more",
  ])("leaves %j", (markdown) => {
    expect(withoutUnsafeLinks(markdown)).toBe(markdown);
  });
});

describe("firstParagraph", () => {
  it.each([
    ["", undefined],
    ["# Title\n\nThe *first* `paragraph`.\n\nThe second.", "The first paragraph."],
    ["Two\nlines.", "Two lines."],
    [`${"word ".repeat(50)}`, `${"word ".repeat(31).trim()}…`],
  ])("takes it from %j", (markdown, text) => {
    expect(firstParagraph(markdown)).toBe(text);
  });
});

describe("splitSections", () => {
  it.each([
    ["", []],
    ["One.\n\nTwo.", [{ description: "One.\n\nTwo." }]],
    ["# A\n\nOne.", [{ title: "A", description: "One." }]],
    [
      "Before.\n\n## A `b`\n\nOne.\n\n### C\n\nTwo.\n\n## D",
      [
        { description: "Before." },
        { title: "A b", description: "One.\n\n### C\n\nTwo." },
        { title: "D", description: "" },
      ],
    ],
    ["> ## A\n\n```md\n# B\n```", [{ description: "> ## A\n\n```md\n# B\n```" }]],
    [
      "[x]\n\n## A\n\n[x]\n\n[x]: https://a.example",
      [
        { description: "[x]\n\n[x]: https://a.example" },
        { title: "A", description: "[x]\n\n[x]: https://a.example" },
      ],
    ],
  ])("splits %j", (markdown, sections) => {
    expect(splitSections(markdown)).toEqual(sections);
  });
});

describe("plainText", () => {
  it.each([
    [
      "code and links",
      "Use `next_cursor`, see [paging](/docs/paging).",
      "Use next_cursor, see paging.",
    ],
    ["paragraphs and items", "One\ntwo.\n\n- a\n- **b**", "One two.\na\nb"],
    ["tables", "| a | b |\n|---|---|\n| c | d |", "a\nb\nc\nd"],
    ["what is not shown", "<!-- x -->\n\n[ref]: https://a.test", ""],
  ])("returns a text without the markup of %s", (_, markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });
});
