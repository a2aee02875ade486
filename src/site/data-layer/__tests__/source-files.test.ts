import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readFileNodes } from "../source-files";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "files-"));
  mkdirSync(path.join(root, "a/b"), { recursive: true });
  writeFileSync(path.join(root, "a/b/Page.MDX"), "");
});
afterEach(() => rmSync(root, { recursive: true }));

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
    mkdirSync(path.join(root, "node_modules"));
    for (const name of [".DS_Store", "node_modules/a.mdx", "b.un~", ".hidden"]) {
      writeFileSync(path.join(root, name), "");
    }
    expect(await names()).toEqual([".hidden", "a/b/Page.MDX"]);
  });

  it("are none where there is no folder", async () => {
    expect(await names(path.join(root, "gone"))).toEqual([]);
  });
});
