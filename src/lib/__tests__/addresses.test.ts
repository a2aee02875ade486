import {
  isInSite,
  type Permalink,
  toHref,
  toPermalink,
  toUrl,
  withHrefs,
  withUrls,
} from "../addresses";

const base = globalThis as unknown as { __BASE_PATH__: string };
beforeEach(() => {
  base.__BASE_PATH__ = "/help";
});
afterEach(() => {
  base.__BASE_PATH__ = "";
});

describe("an address that leaves the site's data", () => {
  it.each([
    ["/docs/a?b=c#d", "/help/docs/a?b=c#d", "https://a.example/docs/a?b=c#d"],
    ["/", "/help/", "https://a.example/"],
    ["//b.example/c", "//b.example/c", "//b.example/c"],
    ["https://b.example", "https://b.example", "https://b.example"],
    ["a/b", "a/b", "a/b"],
    ["#a", "#a", "#a"],
    ["", "", ""],
  ] as const)("%j", (permalink, href, url) => {
    expect(toHref(permalink as Permalink<string>)).toBe(href);
    expect(toUrl(permalink as Permalink<string>, "https://a.example")).toBe(url);
    expect(isInSite(permalink)).toBe(permalink !== href);
  });

  it("is found again in the path of a browser", () => {
    expect(toPermalink("/help/docs/a")).toBe("/docs/a");
  });
});

describe("HTML of the build", () => {
  it.each([
    ['<a href="/a">b</a>', '<a href="/help/a">b</a>'],
    [
      '<img alt="" src="/a.png"><a\nhref="/b">',
      '<img alt="" src="/help/a.png"><a\nhref="/help/b">',
    ],
    ['<a href="//b.example">', '<a href="//b.example">'],
    ['<a href="#a">', '<a href="#a">'],
    ['<b data-href="/a">', '<b data-href="/a">'],
    ['a href="/b"', 'a href="/help/b"'],
  ])("%j", (html, expected) => expect(withHrefs(html)).toBe(expected));
});

describe("the links of a Markdown text", () => {
  it.each([
    ["[a](/b)", "[a](https://a.example/b)"],
    ["[a](</b c>)", "[a](<https://a.example/b c>)"],
    [
      '![a](/b.png "c") and [d](/e)',
      '![a](https://a.example/b.png "c") and [d](https://a.example/e)',
    ],
    ["[a][b]\n\n[b]: /c", "[a][b]\n\n[b]: https://a.example/c"],
    ["   [b]: </c>", "   [b]: <https://a.example/c>"],
    ["    [b]: /c", "    [b]: /c"],
    ["[a](//b.example)", "[a](//b.example)"],
    ["[a](b) [c](#d)", "[a](b) [c](#d)"],
    ["`[a](/b)` [c](/d)", "`[a](/b)` [c](https://a.example/d)"],
    ["``a ` [b](/c)`` [d](/e)", "``a ` [b](/c)`` [d](https://a.example/e)"],
    ["```md\n[a](/b)\n```\n[c](/d)", "```md\n[a](/b)\n```\n[c](https://a.example/d)"],
    ["~~~~\n~~~\n[a](/b)\n~~~~\n[c](/d)", "~~~~\n~~~\n[a](/b)\n~~~~\n[c](https://a.example/d)"],
    ["a ` b\n\n[c](/d) `", "a ` b\n\n[c](https://a.example/d) `"],
  ])("%j", (markdown, expected) => {
    expect(withUrls(markdown, "https://a.example")).toBe(expected);
  });
});
