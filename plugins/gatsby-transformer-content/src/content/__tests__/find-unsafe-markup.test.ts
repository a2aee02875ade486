import { compileContent } from "../compile";
import { findUnsafeHtmlText } from "../find-unsafe-markup";

/** The HTML of a page, and what of it is reported, by code and value. */
const HTML: [html: string, reported: string[]][] = [
  ['<p title="on"></p>', []],
  ['<a href="/b">b</a>', []],
  ['<a href="javascript:alert(1)">b</a>', ["unsafe-address javascript:alert(1)"]],
  [
    `<a href="data:image/png;base64,${"A".repeat(99)}">b</a>`,
    [`unsafe-address data:image/png;base64,${"A".repeat(55)}...`],
  ],
  ['<iframe src="https://b.example"></iframe>', []],
  ['<iframe srcdoc="b"></iframe>', ["risky-html srcdoc"]],
  ['<iframe srcDoc="b"></iframe>', ["risky-html srcdoc"]],
  ['<p data-srcdoc="b"></p>', []],
  ['<p onclick="b"></p>', ["risky-html onclick"]],
  ['<p onClick="b"></p>', ["risky-html onclick"]],
  ['<p data-onclick="b"></p>', []],
  ['<p on="b"></p>', []],
  ['<base href="/b" />', ["risky-html <base>"]],
  ['<meta name="b" />', []],
  ['<meta http-equiv="refresh" />', ["risky-html <meta http-equiv>"]],
  ['<meta name="b" httpEquiv="refresh" />', ["risky-html <meta http-equiv>"]],
  ["<script>b</script>", ["risky-html <script>"]],
  ['<script src="/b.js"></script>', []],
  ['<script type="application/ld+json"></script>', []],
  ['<script type="module"></script>', ["risky-html <script>"]],
  ["<style>b</style>", ["risky-html <style>"]],
];

const inShort = (problems: { code: string; value?: string }[]) =>
  problems.map(({ code, value }) =>
    `${code.replace("content/", "")} ${value}`.replace("srcDoc", "srcdoc"),
  );

describe("HTML that affects more than its text", () => {
  it.each(HTML.filter(([html]) => !/httpEquiv/.test(html)))("in text: %s", (html, reported) => {
    expect(inShort(findUnsafeHtmlText(html))).toEqual(reported);
  });

  it.each(HTML)("in MDX: %s", async (html, reported) => {
    const { problems } = await compileContent(html.replace(/>b<\/s/, "></s"), "mdx");
    expect(inShort(problems)).toEqual(reported);
  });

  it.each([
    ["<p onClick={open}></p>", []],
    ['<p dangerouslySetInnerHTML={{ __html: "b" }}></p>', ["risky-html dangerouslySetInnerHTML"]],
  ])("in MDX with code: %s", async (source, reported) => {
    const { problems } = await compileContent(source, "mdx");
    expect(inShort(problems)).toEqual(reported);
  });

  it.each([
    ["[b](javascript:x)", 1],
    ["![b](javascript:x)", 1],
    ["[b][c]\n\n[c]: javascript:x", 3],
  ])("in Markdown: %j", async (source, line) => {
    const { problems } = await compileContent(source, "md");
    expect(problems).toMatchObject([
      { code: "content/unsafe-address", severity: "error", line, value: "javascript:x" },
    ]);
  });

  it("is reported at its place, as a warning with a way out", async () => {
    const { problems } = await compileContent('Text\n\n<p onclick="b">c</p>', "md");
    expect(problems).toMatchObject([
      {
        code: "content/risky-html",
        severity: "warning",
        line: 3,
        column: 1,
        message: expect.stringContaining("Event handlers"),
        hint: "Remove it, or write a component.",
      },
    ]);
  });
});
