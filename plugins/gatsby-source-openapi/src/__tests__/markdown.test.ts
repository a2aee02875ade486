import fc from "fast-check";
import { firstParagraph } from "../markdown/plain-text";
import { renderMarkdown, renderParsed } from "../markdown/render-markdown";
import { plainText, renderPlain } from "../markdown/render-plain";

/** The text of a line of HTML. */
function decode(html: string | undefined): string | undefined {
  return html
    ?.replace(/<[^>]*>/g, "")
    .replace(/&#x26;/g, "&")
    .replace(/&#x3C;/g, "<");
}

describe("renderMarkdown", () => {
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
  ])("takes everything that runs out of %j", (markdown) => {
    const html = renderMarkdown(`Before ${markdown} after\n\n${markdown}`);
    const tags = html.match(/<[^>]*>/g)?.join("") ?? "";
    expect(tags).not.toMatch(/script|\son\w+=|javascript:|iframe|style|<form|<svg|<\/?(div|main)/i);
  });

  it("renders plain text as the parser does", () => {
    const word = fc.constantFrom(
      "a",
      "1.",
      "-",
      "=",
      "`x`",
      "`a b`",
      "(b)",
      ":",
      "é",
      "don't",
      "--",
      "+",
      '"q"',
      "&",
      "``",
      " ",
      "**b**",
      "**b c**d",
      "*e*",
      "*",
      "**",
      "`*`",
      "*f `g` h*",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const text = words.join(" ").trim();
        const first = renderParsed(text).match(/^<p>((?:(?!<\/p>).)*)<\/p>$/s)?.[1];
        expect(plainText(text) ?? decode(first)).toBe(
          decode(first) ?? (text === "" ? "" : undefined),
        );
        const plain = renderPlain(text);
        expect(plain ?? renderParsed(text)).toBe(text === "" ? "<p></p>" : renderParsed(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("firstParagraph", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["# Title\n\nThe *first* `paragraph`.\n\nThe second.", "The first paragraph."],
    ["Two\nlines.", "Two lines."],
    [`${"word ".repeat(50)}`, `${"word ".repeat(31).trim()}…`],
  ])("takes it from %j", (markdown, text) => {
    expect(firstParagraph(markdown)).toBe(text);
  });
});
