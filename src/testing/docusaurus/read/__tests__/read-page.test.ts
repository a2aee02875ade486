import { docusaurusDialect } from "../docusaurus";
import { ourDialect, readOurSidebar } from "../ours";
import { readPage } from "../read-page";

const theirs = (body: string) =>
  readPage(`<main><article><div class="theme-doc-markdown">${body}</div></article></main>`, {
    dialect: docusaurusDialect,
    readSidebar: () => [],
  });

const ours = (body: string) =>
  readPage(
    `<main><article class="page-article"><div class="prose">${body}</div></article></main>`,
    {
      dialect: ourDialect,
      readSidebar: readOurSidebar,
    },
  );

describe("the text of a page", () => {
  it.each([
    ["formatting", "<p>a <b>b</b>  <em>c</em></p>", ["a <b>b</b> <em>c</em>"]],
    ["comments between words", "<p>a<!-- -->b</p>", ["ab"]],
    ["line breaks", "<p>a<br>b</p>", ["a ⏎ b"]],
    ["places where words may break", "<p>a <code>b.<wbr>c</code></p>", ["a <code>b.c</code>"]],
    [
      "lists in lists",
      "<ul><li>a<ol start=3><li><p>b</p></li></ol></li></ul>",
      ["•: a", "• > 3.: b"],
    ],
    [
      "pictures in a line",
      "<p><span><img alt=a></span> <img alt=b></p>",
      ["[picture: a] [picture: b]"],
    ],
    ["quotations", "<blockquote><p>a</p></blockquote>", ["quotation: a"]],
    [
      "tables",
      "<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>",
      ["head: a | b", "row: 1 | 2"],
    ],
    ["tasks", "<ul><li><input type=checkbox checked> a</li></ul>", ["•: [x] a"]],
    [
      "disclosures",
      "<details><summary>a</summary><div><p>b</p></div></details>",
      ['details "a"', "details: b"],
    ],
    ["pictures", '<p><img alt="a" title="b" src="x"></p>', ['[picture: a "b"]']],
    ["code without a frame", "<pre><code>a\n  b\n</code></pre>", ["code", "  | a", "  |   b"]],
    [
      "tabs",
      '<div><ul role="tablist"><li role="tab" aria-selected="true">A</li><li role="tab">B</li></ul><div><div role="tabpanel">1</div><div role="tabpanel" hidden>2</div></div></div>',
      ['tab "A"*', "tab A: 1", 'tab "B"', "tab B: 2"],
    ],
  ])("contains %s, the same on both sides", (_, html, lines) => {
    expect(theirs(html).text).toEqual(lines);
    expect(ours(html).text).toEqual(lines);
  });

  it("contains code with its title, marked lines and numbers", () => {
    const lines = ['code "a.js" marked 2 from 5', "  | one", "  | two"];
    expect(
      theirs(
        '<div class="theme-code-block"><div class="codeBlockTitle_x">a.js</div><pre><code style="counter-reset:line-count 4"><div class="token-line">one<br></div><div class="token-line theme-code-block-highlighted-line"><span>two</span><br></div></code></pre></div>',
      ).text,
    ).toEqual(lines);
    expect(
      ours(
        '<figure class="code"><figcaption class="code-title"><span>a.js</span><span class="code-lang">js</span></figcaption><pre class="numbered" style="counter-reset:line 4"><code><span class="ln">one\n</span><span class="ln hl"><i>two</i>\n</span></code></pre></figure>',
      ).text,
    ).toEqual(lines);
  });

  it("contains admonitions with kind and title", () => {
    const lines = ['warning "Mind"', "warning: the gap"];
    expect(
      theirs(
        '<div class="theme-admonition theme-admonition-caution"><div class="admonitionHeading_x"><svg></svg>Mind</div><div class="admonitionContent_x"><p>the gap</p></div></div>',
      ).text,
    ).toEqual(lines);
    expect(
      ours(
        '<div class="admonition admonition-warning"><p class="admonition-title"><svg></svg>Mind</p><p>the gap</p></div>',
      ).text,
    ).toEqual(lines);
  });
});

describe("a card of Docusaurus", () => {
  it.each([
    ["3.10", '<h2 class="theme-doc-card-title"><span class="theme-doc-card-icon">📄️</span>A</h2>'],
    ["2.4 and 3.5", '<h2 class="cardTitle_x">📄️<!-- --> <!-- -->A</h2>'],
  ])("%s has its title without the icon", (_, title) => {
    const body = `<a class="card" href="/a">${title}<p class="cardDescription_x">b</p></a>`;
    expect(theirs(body).text).toEqual(['card "A" → /a: b']);
  });
});

describe("the facts of a page", () => {
  it("are its headings with their ids, and its links without anchor links of headings", () => {
    const page = theirs(
      '<h2 id="a">A <code>b</code><a class="hash-link" href="#a"></a></h2><p><a href="/x">y</a></p>',
    );
    expect(page.headings).toEqual(["## A <code>b</code> → #a"]);
    expect(page.links).toEqual(["y → /x"]);
  });

  it("are the entries of a list, with the text beside their names", () => {
    const page = readPage(
      '<div class="page-listing"><ul class="archive"><li><time>May 1</time><a href="/b">B</a></li></ul></div>',
      {
        dialect: ourDialect,
        readSidebar: readOurSidebar,
      },
    );
    expect(page.entries).toEqual(["May 1 B → /b"]);
    expect(page.text).toEqual([]);
  });

  it("are the entries of its sidebar, closed categories included", () => {
    const page = readPage(
      '<nav aria-label="Docs sidebar"><ul><li><a href="/a">A</a></li><li><a href="/c">C</a><details><summary>Pages of C</summary><ul><li><a href="/d">D</a></li></ul></details></li><li><details open><summary><span>E</span></summary><ul><li><a href="/f">F</a></li></ul></details></li></ul></nav>',
      { dialect: ourDialect, readSidebar: readOurSidebar },
    );
    expect(page.sidebar).toEqual(["A → /a", "C → /c (closed)", "  D → /d", "E", "  F → /f"]);
  });
});
