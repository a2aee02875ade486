import type { ContentNode } from "../content-tree";
import {
  absoluteUrl,
  asContentTree,
  permalinksOfImages,
  propsOf,
  textOfNodes,
} from "../content-tree";

describe("textOfNodes", () => {
  it.each<[string, ContentNode[], string]>([
    ["nothing", [], ""],
    ["text", ["a ", "b"], "a b"],
    ["elements", ["a", ["b", 0, "b", ["i", 0, "c"]], "d"], "abcd"],
    [
      "properties are no text",
      [
        ["img", { alt: "a" }],
        ["p", { id: "b" }, "c"],
      ],
      "c",
    ],
  ])("%s", (_, nodes, text) => expect(textOfNodes(nodes)).toBe(text));
});

describe("propsOf", () => {
  it.each<[ContentNode, object]>([
    [["p", 0, "a"], {}],
    [["p", { id: "b" }, "a"], { id: "b" }],
  ])("%j", (node, props) => expect(propsOf(node as Exclude<ContentNode, string>)).toEqual(props));
});

describe("asContentTree", () => {
  it.each([
    [["a"], ["a"]],
    [null, []],
    ["a", []],
  ])("%j", (tree, nodes) => expect(asContentTree(tree)).toEqual(nodes));
});

describe("permalinksOfImages", () => {
  it("has the images with a file that is published", () => {
    const images = [
      { src: "./a.png", file: { permalink: "/static/a.png" } },
      { src: "./b.png", file: { permalink: null } },
      { src: "./c.png", file: null },
    ];
    expect([...permalinksOfImages(images)]).toEqual([["./a.png", "/static/a.png"]]);
  });
});

describe("absoluteUrl", () => {
  const context = {
    pageUrl: "https://site.example/a/b",
    siteUrl: "https://site.example",
    images: new Map([["./x.png", "/static/x.png"]]),
  };
  it.each([
    ["/c", "https://site.example/c"],
    ["c", "https://site.example/a/c"],
    ["#c", "https://site.example/a/b#c"],
    ["./x.png", "https://site.example/static/x.png"],
    ["https://other.example/c", "https://other.example/c"],
    ["mailto:a@site.example", "mailto:a@site.example"],
    ["https://", "https://"],
  ])("%s", (url, address) => expect(absoluteUrl(url, context)).toBe(address));
});
