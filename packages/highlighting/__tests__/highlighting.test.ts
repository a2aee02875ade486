import { createClassHighlighter, escapeHtml, HIGHLIGHT_OPTIONS, tokensToHtml } from "..";

const COLORS: Record<string, string> = {
  k: "var(--c-token-keyword)",
  s: "var(--c-token-string)",
};
/** Makes tokens of texts with a letter for their color, or with a space for none. */
const tokens = (...texts: string[]) =>
  texts.map((text) => ({ content: text.slice(1), color: COLORS[text[0] ?? ""], offset: 0 }));

describe("the HTML of tokens", () => {
  it.each([
    ["nothing", [], ""],
    ["one without a color", [" a"], "a"],
    ["one with a color", ["ka"], "<i class=k>a</i>"],
    ["markup as text", ["s<a&b>", " <"], "<i class=s>&lt;a&amp;b&gt;</i>&lt;"],
    ["neighbors of one kind", ["ka", "kb", "sc"], "<i class=k>ab</i><i class=s>c</i>"],
    ["neighbors without a color", [" a", " b"], "ab"],
    ["a space between two of one kind", ["ka", "s ", "kb"], "<i class=k>a b</i>"],
    ["a space between two kinds", ["ka", " \t", "sb"], "<i class=k>a\t</i><i class=s>b</i>"],
    ["a space at the start", ["k  ", "kb"], "  <i class=k>b</i>"],
  ])("%s", (_, texts, html) => expect(tokensToHtml(tokens(...texts))).toBe(html));

  it("has the classes that are given", () => {
    expect(tokensToHtml(tokens("ka", "sb"), { "var(--c-token-keyword)": "x" })).toBe(
      "<i class=x>a</i>b",
    );
  });
});

it("escapes text", () => expect(escapeHtml("<a & b>&<")).toBe("&lt;a &amp; b&gt;&amp;&lt;"));

it("has no grammar at first, and the theme of the classes", async () => {
  const highlighter = await createClassHighlighter();
  expect(highlighter.getLoadedLanguages()).toEqual([]);
  expect(highlighter.getLoadedThemes()).toEqual([HIGHLIGHT_OPTIONS.theme]);
  highlighter.dispose();
});
