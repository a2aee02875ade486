import { fireEvent, render, screen } from "@testing-library/react";
import { linesOf } from "../../../testing/lines-of";
import { Downloads, FirstPageLinks, OperationList, PageOperations } from "../page-parts";
import { Switch } from "../switch";
import {
  Extensions,
  ExternalDocsLink,
  FactValue,
  OneOf,
  OuterLink,
  RichText,
  ValueList,
} from "../text";
import { UsedIn } from "../used-in";
import { WithContents } from "../with-contents";

const linesIn = (element: JSX.Element) => linesOf(render(element).container);
const OPERATION = {
  kind: "operation",
  method: "GET",
  pathTemplate: "/pets",
  permalink: "/api/list",
  title: "List pets",
};
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `${at + 1}`, permalink: `/${at + 1}` }));
const entries = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `• [${from + at}](/${from + at})`);

describe("lists of an API page", () => {
  it.each([
    [{}, ["• GET[List pets](/api/list)`/pets`"]],
    [{ kind: "webhook" }, ["• GET[List pets](/api/list)`/pets`"]],
    [{ description: "Lists. And…" }, ["• GET[List pets](/api/list)`/pets`", "Lists."]],
  ])("show an operation with %j", (more, lines) => {
    expect(linesIn(<OperationList operations={[{ ...OPERATION, ...more }]} />)).toEqual(lines);
  });

  it.each([
    [{}, "", false],
    [{ deprecated: true }, "is-deprecated", false],
    [{ kind: "webhook" }, "", true],
  ])("mark an operation with %j", (more, className, isReceived) => {
    const { container } = render(<OperationList operations={[{ ...OPERATION, ...more }]} />);
    expect(screen.getByRole("link").className).toBe(className);
    expect(container.textContent?.includes("←")).toBe(isReceived);
  });

  it("of operations on a page have a title, if there are any", () => {
    expect(linesIn(<PageOperations operations={[]} />)).toEqual([]);
    expect(linesIn(<PageOperations operations={[OPERATION]} />)).toEqual([
      "## API operations on this page [Link to API operations on this page](#api-operations)",
      "• GET[List pets](/api/list)`/pets`",
    ]);
  });

  it.each([
    [1, entries(1, 1)],
    [6, entries(1, 6)],
    [7, [...entries(1, 5), "▸ 2 more", ...entries(6, 7)]],
  ])("fold what is too much of %d links", (count, lines) => {
    expect(linesIn(<FirstPageLinks links={links(count)} />)).toEqual(lines);
  });

  it.each([
    [[], []],
    [
      [{ title: "A", permalink: "/a", isPost: false }],
      ["## Used in guides [Link to Used in guides](#used-in-guides)", "• [A](/a)"],
    ],
    [
      [
        { title: "B", permalink: "/b", isPost: true },
        { title: "A", permalink: "/a", isPost: false },
      ],
      [
        "## Used in guides [Link to Used in guides](#used-in-guides)",
        "• [A](/a)",
        "## Used in posts [Link to Used in posts](#used-in-posts)",
        "• [B](/b)",
      ],
    ],
  ])("of the pages %j tell guides from posts", (pages, lines) => {
    expect(linesIn(<UsedIn pages={pages} />)).toEqual(lines);
  });

  it("lead to other formats", () => {
    expect(linesIn(<Downloads links={[["YAML", "/a.yaml"]]} />)).toEqual(["[YAML](/a.yaml)"]);
  });
});

describe("texts of a document", () => {
  const long = "x".repeat(301);
  it.each([
    [
      "an address",
      <OuterLink key="" href="https://b.example" />,
      ["[https://b.example](https://b.example)"],
    ],
    [
      "a named address",
      <OuterLink key="" href="https://b.example" text="B" />,
      ["[B](https://b.example)"],
    ],
    ["an address that runs", <OuterLink key="" href="data:x" text="B" />, ["`data:x`"]],
    ["no extensions", <Extensions key="" extensions={[]} />, []],
    ["undefined extensions", <Extensions key="" />, []],
    [
      "extensions",
      <Extensions
        key=""
        extensions={[
          { name: "x-a", value: 1 },
          { name: "x-b", value: "c" },
        ]}
      />,
      ["• x-a `1`", '• x-b `"c"`'],
    ],
    [
      "words with code",
      <FactValue key="" words="like `a` and `b`" value={undefined} />,
      ["like `a` and `b`"],
    ],
    ["a value", <FactValue key="" words="default" value="a" />, ["default `a`"]],
    [
      "a value that fits",
      <FactValue key="" words="default" value={long.slice(1)} />,
      [`default \`${long.slice(1)}\``],
    ],
    [
      "a long value",
      <FactValue key="" words="default" value={long} />,
      ["▸ default", `\`${long}\``],
    ],
    ["one possible value", <OneOf key="" values={["a"]} />, ["always `a`"]],
    ["possible values", <OneOf key="" values={["a", "b"]} />, ["one of `a` `b`"]],
    ["no values", <ValueList key="" values={[]} />, []],
    [
      "values",
      <ValueList key="" values={[{ name: "a" }, { name: "b", description: "Like `a`." }]} />,
      ["`a`", "`b`", "Like `a`."],
    ],
    ["no text", <RichText key="" text={undefined} />, []],
    ["an empty text", <RichText key="" text={{ descriptionHtml: "" }} />, []],
    [
      "a text",
      <RichText key="" text={{ descriptionHtml: '<p><a href="/b">B</a></p>' }} />,
      ["[B](/b)"],
    ],
    ["no other documentation", <ExternalDocsLink key="" docs={undefined} />, []],
    [
      "other documentation",
      <ExternalDocsLink key="" docs={{ url: "https://b.example" }} />,
      ["See [https://b.example](https://b.example)"],
    ],
    [
      "other documentation with a line",
      <ExternalDocsLink
        key=""
        docs={{ url: "https://b.example", descriptionHtml: "<p>The <b>guide</b></p>" }}
      />,
      ["See [The guide](https://b.example)"],
    ],
    [
      "other documentation with a text",
      <ExternalDocsLink
        key=""
        docs={{
          url: "https://b.example",
          descriptionHtml: "<p>A</p><p>B</p>",
          extensions: [{ name: "x-a", value: 1 }],
        }}
      />,
      ["A", "B", "See [https://b.example](https://b.example)", "• x-a `1`"],
    ],
    [
      "other documentation whose line has a link",
      <ExternalDocsLink
        key=""
        docs={{ url: "https://b.example", descriptionHtml: '<p><a href="/b">B</a></p>' }}
      />,
      ["[B](/b)", "See [https://b.example](https://b.example)"],
    ],
    [
      "other documentation with an address that runs",
      <ExternalDocsLink key="" docs={{ url: "data:x", descriptionHtml: "<p>B</p>" }} />,
      ["B", "See `data:x`"],
    ],
  ])("show %s", (_, element, lines) => expect(linesIn(element)).toEqual(lines));
});

describe("a choice between alternatives", () => {
  const options = ["a", "b"].map((key) => ({
    key,
    label: key.toUpperCase(),
    content: <p>{key}</p>,
  }));
  const props = { legend: "Format", name: "n" };

  it.each([
    [undefined, "a"],
    ["b", "b"],
  ])("starts with %s: %s", (initial, chosen) => {
    render(<Switch {...props} options={options} initial={initial} />);
    expect(screen.getByRole("group", { name: "Format" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { checked: true }).value).toBe(chosen);
  });

  it("reports what the reader chooses", () => {
    const onChoose = jest.fn();
    const { rerender } = render(<Switch {...props} options={options} onChoose={onChoose} />);
    fireEvent.click(screen.getByLabelText("B"));
    expect(onChoose.mock.calls).toEqual([["b"]]);
    rerender(<Switch {...props} options={options} />);
    expect(() => fireEvent.click(screen.getByLabelText("A"))).not.toThrow();
  });

  it("is found by the browser's search in every panel", () => {
    const { container } = render(<Switch {...props} options={options} />);
    const panels = [...container.querySelectorAll(".switch-panel")];
    expect(panels.map((panel) => panel.getAttribute("hidden"))).toEqual([
      "until-found",
      "until-found",
    ]);
  });

  it("is none of one", () => {
    expect(linesIn(<Switch {...props} options={options.slice(0, 1)} />)).toEqual(["a"]);
    expect(screen.queryByRole("radio")).toBeNull();
  });
});

describe("an API page", () => {
  const heading = (id: string) => ({ id, text: id, depth: 2 });
  const page = (ids: string[]) => (
    <WithContents headings={ids.map(heading)} head={<h1>API</h1>}>
      Text
    </WithContents>
  );
  it.each([
    [[], ["# API", "Text"]],
    [["a"], ["# API", "Text"]],
    [
      ["a", "b"],
      [
        "# API",
        "nav On this page:",
        "▸ On this page",
        "• [a](#a)",
        "• [b](#b)",
        "Text",
        "nav On this page:",
        "On this page",
        "• [a](#a)",
        "• [b](#b)",
      ],
    ],
  ])("with the headings %j has contents", (ids, lines) => {
    const { container } = render(page(ids));
    expect(linesOf(container)).toEqual(lines);
    expect(container.querySelector(".page-with-toc") !== null).toBe(ids.length > 1);
  });
});
