import { resolve } from "node:path";
import { checkedPage, emptySite } from "../../../testing/empty-site";
import { findBrokenFrontMatterImages } from "../images";

const file = "content/blog/a/index.mdx";
const picture = resolve("content/blog/a/hero.png");
const other = resolve("content/blog/a/hero.svg");
const found = { id: "file" };

describe("images of front matter", () => {
  it.each([
    ["none", null, null, null, null, []],
    ["one", picture, found, null, null, []],
    ["a missing one", picture, null, null, null, ["./hero.png"]],
    ["one and a drawing", picture, found, other, found, []],
    ["a missing drawing", picture, found, other, null, ["./hero.svg"]],
    ["two missing ones", picture, null, other, null, ["./hero.png", "./hero.svg"]],
  ])("%s", (_, imagePath, image, drawingPath, drawing, values) => {
    const post = {
      ...checkedPage({ file, imagePath, image }),
      date: "2025-01-01",
      authorKeys: [],
      drawingPath,
      drawing,
    };
    const problems = findBrokenFrontMatterImages(emptySite({ allPost: { nodes: [post] } }), ".");
    expect(problems.map(({ value }) => value)).toEqual(values);
  });

  it.each([
    [null, []],
    ["truncated", ["content/unreadable-image"]],
  ])("with the problem %s", (imageProblem, codes) => {
    const page = checkedPage({ file, imagePath: picture, image: found, imageProblem });
    const problems = findBrokenFrontMatterImages(emptySite({ allDoc: { nodes: [page] } }), ".");
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });
});
