import { resolve } from "node:path";
import { checkedPage, emptySite } from "../../../testing/empty-site";
import { findBrokenFrontMatterImages } from "../images";

const file = "content/blog/a/index.mdx";
const picture = resolve("content/blog/a/hero.png");
const other = resolve("content/blog/a/thumbnail.png");
const found = { id: "file" };

describe("images of front matter", () => {
  it.each([
    ["none", null, null, null, null, []],
    ["one", picture, found, picture, found, []],
    ["a missing one, which lists would show", picture, null, picture, null, ["./hero.png"]],
    ["one and a thumbnail", picture, found, other, found, []],
    ["a missing thumbnail", picture, found, other, null, ["./thumbnail.png"]],
    ["two missing ones", picture, null, other, null, ["./hero.png", "./thumbnail.png"]],
  ])("%s", (_, imagePath, image, thumbnailPath, thumbnail, values) => {
    const post = {
      ...checkedPage({ file, imagePath, image }),
      date: "2025-01-01",
      authorKeys: [],
      thumbnailPath,
      thumbnail,
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
