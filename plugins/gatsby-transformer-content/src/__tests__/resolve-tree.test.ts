import type { ContentNode } from "../content/types";
import { toExcerpt } from "../resolve-tree";

describe("the excerpt of a post", () => {
  const body = { pagePermalink: "/blog/a", leadLength: 2 };

  it.each<[string, ContentNode[], ContentNode[]]>([
    ["ends at the marker", [["p", 0, "a"], "\n", ["p", 0, "b"]], [["p", {}, "a"], "\n"]],
    [
      "has no title",
      [
        ["h1", 0, "A"],
        ["p", 0, "a"],
      ],
      [["p", {}, "a"]],
    ],
    ["has no ids", [["h2", { id: "b", lang: "en" }, "B"]], [["h2", { lang: "en" }, "B"]]],
    [
      "has links that work on any page",
      [
        ["a", { href: "#b" }],
        ["a", { href: "../c?d" }],
      ],
      [
        ["a", { href: "/blog/a#b" }],
        ["a", { href: "/c?d" }],
      ],
    ],
    [
      "leaves out what is for the head of the post",
      [
        ["head", {}, ["link", { href: "https://a.example" }]],
        ["p", {}, "b"],
      ],
      [["p", {}, "b"]],
    ],
    [
      "keeps the links that do already",
      [
        ["a", { href: "/e" }],
        ["a", { href: "mailto:f@g.example" }],
      ],
      [
        ["a", { href: "/e" }],
        ["a", { href: "mailto:f@g.example" }],
      ],
    ],
  ])("%s", (_, tree, excerpt) => {
    expect(toExcerpt(body, tree)).toEqual(excerpt);
  });

  it("is the whole post without a marker", () => {
    const tree: ContentNode[] = ["a", "b", "c"];
    expect(toExcerpt({ ...body, leadLength: null }, tree)).toEqual(tree);
  });
});
