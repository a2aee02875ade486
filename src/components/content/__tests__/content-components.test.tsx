import { render, screen } from "@testing-library/react";
import type { ContentNode } from "../../../lib/content-tree";
import { linesOf } from "../../../testing/lines-of";
import { Content } from "../content";
import { TitledProse } from "../titled-prose";

const show = (tree: readonly ContentNode[]) => (
  <Content body={{ tree, images: [], moduleLinks: {} }} />
);
const inRow = (cell: ContentNode): ContentNode[] => [["table", 0, ["tbody", 0, ["tr", 0, cell]]]];
const linesIn = (element: JSX.Element) => linesOf(render(element).container);

describe("an element of a page", () => {
  it.each<[string, readonly ContentNode[], string]>([
    [
      "a heading",
      [["h2", { id: "a" }, "A"]],
      '<h2 id="a" class="heading">A<a class="heading-link" href="#a" aria-label="Link to this section"></a></h2>',
    ],
    ["a heading without an id", [["h3", 0, "A"]], '<h3 class="heading">A</h3>'],
    ["a deep heading", [["h5", { id: "a" }, "A"]], '<h5 id="a">A</h5>'],
    ["code", [["code", { className: "b" }, "a"]], '<code class="b">a</code>'],
    [
      "code with a link",
      [["code", 0, ["a", { href: "/b" }, "a"]]],
      '<code class="long"><a href="/b">a</a></code>',
    ],
    [
      "long code",
      [["code", 0, "first.second.third.fourth.fifth"]],
      '<code class="long line">first.<wbr>second.<wbr>third.<wbr>fourth.<wbr>fifth</code>',
    ],
    ["a cell", inRow(["td", 0, "a"]), "<td>a</td>"],
    [
      "an aligned cell",
      inRow(["td", { align: "right", className: "b" }, "a"]),
      '<td class="b align-right">a</td>',
    ],
    ["a heading cell", inRow(["th", { align: "center" }, "a"]), '<th class="align-center">a</th>'],
    ["an empty heading cell", inRow(["th", { align: "center" }]), '<td class="align-center"></td>'],
    ["a component of the page", [["Own", 0, ["b", 0, "a"]]], "<b>a</b>"],
    ["an element of HTML", [["kbd", { title: "b" }, "a"]], '<kbd title="b">a</kbd>'],
  ])("is %s", (_, tree, html) => {
    expect(render(show(tree)).container.innerHTML).toContain(html);
  });

  it.each([
    [true, "Done"],
    [false, "To do"],
  ])("is a task that is done: %s", (checked, name) => {
    render(show([["input", { type: "checkbox", checked }]]));
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name }).checked).toBe(checked);
  });

  it("is a table that can be scrolled with the keyboard", () => {
    render(show([["table", { className: "b" }]]));
    expect(screen.getByRole("group", { name: "Table" }).tabIndex).toBe(0);
    expect(screen.getByRole("table").className).toBe("b");
  });
});

describe("the text of a page", () => {
  const BODY = { tree: [["p", 0, "Text"]], images: [], moduleLinks: {} };
  const headings = [{ depth: 2, text: "A", id: "a" }];
  const page = {
    title: "Title",
    hasOwnTitle: false,
    hideTitle: false,
    body: BODY,
    headings,
    hideTableOfContents: false,
    tocMinHeadingLevel: 2,
    tocMaxHeadingLevel: 3,
  };
  const CONTENTS = ["nav On this page:", "▸ On this page", "• [A](#a)"];

  it.each([
    [{}, ["# Title", "Text", ...CONTENTS]],
    [{ hideTitle: true }, ["Text", ...CONTENTS]],
    [
      { hasOwnTitle: true, body: { ...BODY, tree: [["h1", 0, "Own"], ...BODY.tree] } },
      ["# Own", "Text", ...CONTENTS],
    ],
    [{ headings: [] }, ["# Title", "Text"]],
  ])("with %j has its title and its contents", (more, lines) => {
    expect(linesIn(<TitledProse page={{ ...page, ...more }}>{null}</TitledProse>)).toEqual(lines);
  });

  it("is a module where it has code, whose links lead to the pages of files", async () => {
    const { useMDXComponents } = await import("@mdx-js/react");
    function Module() {
      const { a: Link = "a" } = useMDXComponents();
      return (
        <>
          <Link href="./b.mdx">B</Link> <Link href="/c">C</Link>
        </>
      );
    }
    const body = { ...BODY, tree: [], moduleLinks: { "./b.mdx": { href: "/docs/b" } } };
    const content = (
      <Content body={body} contents={<p>Contents</p>}>
        <Module />
      </Content>
    );
    expect(linesIn(content)).toEqual(["Contents", "[B](/docs/b) [C](/c)"]);
  });
});
