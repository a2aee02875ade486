import path from "node:path";
import { foldersAround, siteModuleFolders } from "..";

describe("foldersAround", () => {
  it.each([
    ["/", ["/node_modules"]],
    ["/a/b", ["/a/b/node_modules", "/a/node_modules", "/node_modules"]],
  ])("%s", (folder, folders) => expect(foldersAround(folder)).toEqual(folders));
});

describe("siteModuleFolders", () => {
  const own = path.resolve("node_modules");

  it("ends with the packages of this project", () => {
    expect(siteModuleFolders("/a")).toEqual(["/a/node_modules", "/node_modules", own]);
  });

  it("has them once if the content is in this project", () => {
    const folders = siteModuleFolders(path.resolve("content"));
    expect(folders.slice(0, 2)).toEqual([path.resolve("content/node_modules"), own]);
    expect(folders.filter((folder) => folder === own)).toHaveLength(1);
  });
});
