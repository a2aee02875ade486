import type { PageFacts } from "../../read/page-facts";
import { FACT_NAMES } from "../../read/page-facts";
import { compareSites } from "../compare-sites";
import { diffLines } from "../diff-lines";
import { formatComparison } from "../format-comparison";

function page(facts: Partial<PageFacts>): PageFacts {
  const empty = Object.fromEntries(FACT_NAMES.map((name) => [name, []]));
  return { ...(empty as unknown as PageFacts), ...facts };
}

describe("diffLines", () => {
  it.each([
    ["equal texts", ["a", "b"], ["a", "b"], []],
    ["a changed line", ["a", "b", "c"], ["a", "x", "c"], [{ theirs: "b", ours: "x" }]],
    ["a missing line", ["a", "b", "c"], ["a", "c"], [{ theirs: "b" }]],
    ["an added line", ["a", "c"], ["a", "b", "c"], [{ ours: "b" }]],
    [
      "two places",
      ["a", "b", "c"],
      ["x", "b", "y"],
      [
        { theirs: "a", ours: "x" },
        { theirs: "c", ours: "y" },
      ],
    ],
    ["nothing on one side", [], ["a"], [{ ours: "a" }]],
  ])("finds %s", (_, theirs, ours, expected) => {
    expect(diffLines(theirs, ours)).toEqual(expected);
  });
});

describe("compareSites", () => {
  it("reports a page that one side lacks", () => {
    const { differences } = compareSites({ "/a": page({}) }, { pages: { "/b": page({}) } });
    expect(differences).toEqual([
      { route: "/a", fact: "page", lines: [{ theirs: "/a" }] },
      { route: "/b", fact: "page", lines: [{ ours: "/b" }] },
    ]);
  });

  it("counts pages and facts, and leaves out facts that neither side has", () => {
    const theirs = { "/a": page({ title: ["A"], text: ["one"] }), "/b": page({ title: ["B"] }) };
    const ours = { "/a": page({ title: ["A"], text: ["two"] }), "/b": page({ title: ["B"] }) };
    expect(compareSites(theirs, { pages: ours })).toMatchObject({
      pages: 2,
      equalPages: 1,
      facts: 3,
      equalFacts: 2,
      differences: [{ route: "/a", fact: "text", lines: [{ theirs: "one", ours: "two" }] }],
    });
  });

  it.each<[rule: string, route: string, their: Partial<PageFacts>, our: Partial<PageFacts>]>([
    ["addresses", "/a", { links: ["x → /docs/x/#y"] }, { links: ["x → /docs/x#y"] }],
    [
      "addresses of files",
      "/a",
      { links: [`x → /assets/files/a-${"0".repeat(32)}.pdf`] },
      { links: ["x → /files/a.pdf"] },
    ],
    ["a page shows its title", "/a", { title: ["B"] }, { title: ["A", "B"] }],
    ["the logo links home", "/a", { breadcrumbs: [" → /", "A", "B"] }, { breadcrumbs: ["A", "B"] }],
    ["breadcrumbs that link somewhere", "/a", { breadcrumbs: ["A"] }, {}],
    [
      "unique ids",
      "/a",
      { headings: ["## A → #a", "## A → #a"] },
      { headings: ["## A → #a", "## A → #a-1"] },
    ],
    [
      "default admonition titles are capitalized",
      "/a",
      { text: ['note "note"'] },
      { text: ['note "Note"'] },
    ],
    ["recent posts beside the archive", "/blog/archive", {}, { sidebar: ["Recent posts"] }],
    [
      "authors sorted by name, including those without an entry",
      "/blog/authors",
      { entries: ["B 2", "A 1"] },
      { entries: ["A 1 post", "B 2 posts", "Guest 1 post"] },
    ],
    ["version banners also appear on lists", "/docs/tags/a", {}, { version: ["Version: 1"] }],
    [
      "no card links to its own page",
      "/a",
      { text: ['card "A" → /a: One.', 'card "B" → /b: Two.'] },
      { text: ['card "B" → /b: Two.'] },
    ],
    [
      "names without Markdown markers",
      "/a",
      { previous: ["The *one* `b` → /b"] },
      { previous: ["The one b → /b"] },
    ],
    [
      "Mermaid diagrams are drawn",
      "/a",
      { text: ["Before", "code", "  | graph LR", "  |   A --> B", "After"] },
      { text: ["Before", "After"] },
    ],
    [
      "two tags of each post",
      "/blog",
      { excerpts: ["Post", "a → /blog/tags/a", "b → /blog/tags/b"] },
      { excerpts: ["Post", "a → /blog/tags/a"] },
    ],
    ["tabs in code", "/a", { text: ["  |     a"] }, { text: ["  | \ta"] }],
    [
      "descriptions are whole paragraphs",
      "/a",
      { description: ["<div"] },
      { description: ["One line."] },
    ],
    [
      "descriptions are whole paragraphs",
      "/a",
      { description: ["- One line"] },
      { description: ["One line and more."] },
    ],
    ["our own wording for lists", "/blog/tags", { title: ["Tags"] }, { title: ["Subjects"] }],
    [
      "categories count pages",
      "/a",
      { text: ['card "A": 2 items'] },
      { text: ['card "A": 2 pages'] },
    ],
    [
      "archive from newest to oldest",
      "/blog/archive",
      { entries: ["a", "b"] },
      { entries: ["b", "a"] },
    ],
  ])("counts as deliberate: %s", (rule, route, their, our) => {
    const { differences, deliberate } = compareSites(
      { [route]: page(their) },
      { pages: { [route]: page(our) } },
    );
    expect(differences).toEqual([]);
    expect(deliberate).toEqual({ [rule]: 1 });
  });

  it.each<[what: string, their: Partial<PageFacts>, our: Partial<PageFacts>]>([
    ["the order of a list of tags", { entries: ["a", "b"] }, { entries: ["b", "a"] }],
    ["an author who is missing", { entries: ["A 1", "B 1"] }, { entries: ["A 1"] }],
    ["an address", { links: ["x → /docs/x/"] }, { links: ["x → /docs/y"] }],
    ["two breadcrumbs", { breadcrumbs: ["A", "B"] }, {}],
    ["an admonition's own title", { text: ['note "Own title"'] }, { text: ['note "own title"'] }],
    ["another description", { description: ["One"] }, { description: ["Two"] }],
    ["no description", { description: ["One"] }, { description: [""] }],
    ["an id", { headings: ["## A → #a"] }, { headings: ["## A → #a-1"] }],
  ])("does not excuse %s", (_, their, our) => {
    const { differences } = compareSites({ "/a": page(their) }, { pages: { "/a": page(our) } });
    expect(differences).toHaveLength(1);
  });
});

describe("routes", () => {
  it.each([
    ["/docs/a/", "/docs/a"],
    ["/docs/a/index", "/docs/a"],
    ["/", "/"],
    ["/blog/authors/a/page/2", "/blog/authors/a/authors/2"],
    ["/blog/tags/a/page/2", "/blog/tags/a/page/2"],
  ])("their %s is our %s", (their, our) => {
    const { pages, differences } = compareSites(
      { [their]: page({}) },
      { pages: { [our]: page({}) } },
    );
    expect([pages, differences]).toEqual([1, []]);
  });
});

describe("pages with another address here", () => {
  it("are compared with the pages that their old addresses lead to, and so are links to them", () => {
    const theirs = { "/news/a": page({ links: ["b → /news/b/"] }) };
    const ours = {
      pages: { "/blog/a": page({ links: ["b → /blog/b"] }) },
      redirects: { "/news/a": "/blog/a", "/news/b": "/blog/b" },
    };
    expect(compareSites(theirs, ours)).toMatchObject({ equalPages: 1, differences: [] });
  });
});

describe("formatComparison", () => {
  it("shows both sides of a difference, the deliberate differences, and the counts", () => {
    const theirs = { "/a": page({ title: ["A"], links: ["x → /x/"] }) };
    const ours = { "/a": page({ title: ["B"], links: ["x → /x"] }) };
    const text = formatComparison("site", compareSites(theirs, { pages: ours }));
    expect(text).toContain("/a title\n  Docusaurus: A\n  this site:  B\n");
    expect(text).toContain("1 × addresses.");
    expect(text).toContain("site: 0 of 1 pages and 1 of 2 facts are equal, 1 differences.");
  });
});
