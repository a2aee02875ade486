import { symlinkSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writeFiles } from "../../../../packages/temporary-folder";
import { readFileNodes } from "../source-files";

let root: string;
beforeEach(() => {
  root = temporaryFolder({ "a/b/Page.MDX": "" });
});

async function names(folder = root) {
  const nodes = await readFileNodes({ name: "content", path: folder });
  return nodes.map(({ relativePath }) => relativePath);
}

describe("the files of a folder", () => {
  it("are nodes as Gatsby makes them", async () => {
    const [node] = await readFileNodes({ name: "content", path: root });
    expect(node).toMatchObject({
      relativePath: "a/b/Page.MDX",
      relativeDirectory: "a/b",
      absolutePath: path.join(root, "a/b/Page.MDX"),
      name: "Page",
      base: "Page.MDX",
      ext: ".MDX",
      extension: "mdx",
      sourceInstanceName: "content",
    });
  });

  it("may be reached by symbolic links, but not by a link around itself", async () => {
    symlinkSync(path.join(root, "a/b/Page.MDX"), path.join(root, "linked.mdx"));
    symlinkSync("a/b", path.join(root, "folder"));
    symlinkSync("..", path.join(root, "a/up"));
    symlinkSync("gone", path.join(root, "broken.mdx"));
    expect(await names()).toEqual(["a/b/Page.MDX", "folder/Page.MDX", "linked.mdx"]);
  });

  it("leave out what Gatsby passes over", async () => {
    writeFiles(root, { ".DS_Store": "", "node_modules/a.mdx": "", "b.un~": "", ".hidden": "" });
    expect(await names()).toEqual([".hidden", "a/b/Page.MDX"]);
  });

  it("are none where there is no folder", async () => {
    expect(await names(path.join(root, "gone"))).toEqual([]);
  });
});
