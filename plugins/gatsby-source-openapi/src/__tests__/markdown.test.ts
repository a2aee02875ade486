import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { firstParagraph, safeHtml } from "../descriptions";

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
    ["Use `a < b` here.", "<p>Use <code>a &#x3C; b</code> here.</p>"],
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
