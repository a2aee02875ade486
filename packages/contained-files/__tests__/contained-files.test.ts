import { symlinkSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { temporaryFolder } from "../../temporary-folder";
import { containedFile, isContained, siteFolders } from "..";

const root = temporaryFolder({
  "content/docs/a.md": "",
  "content-of-others/a.md": "",
  secret: "",
});
const inRoot = (...names: string[]) => path.join(root, ...names);
beforeAll(() => {
  symlinkSync("../../secret", inRoot("content/docs/out"));
  symlinkSync("a.md", inRoot("content/docs/in"));
  symlinkSync("../..", inRoot("content/docs/up"));
  symlinkSync("content", inRoot("alias"));
});

describe("the folder of a file", () => {
  it.each([
    ["content/docs/a.md", true],
    ["content/docs/gone.md", true],
    ["content", true],
    ["content/docs/in", true],
    ["content/..hidden", true],
    ["alias/docs/a.md", true],
    ["content/docs/out", false],
    ["content/docs/up/secret", false],
    ["content/docs/up/gone", false],
    ["content/docs/up/content/docs/a.md", true],
    ["content-of-others/a.md", false],
    ["secret", false],
    ["content/../secret", false],
    ["", false],
  ])("%s: %s", (name, expected) => {
    expect(isContained(inRoot(name), [inRoot("content")])).toBe(expected);
    expect(isContained(inRoot(name), [inRoot("alias")])).toBe(expected);
  });

  it("is the first that contains it", () => {
    expect(containedFile(inRoot("secret"), [inRoot("content"), root])).toEqual({
      realPath: inRoot("secret"),
      name: "secret",
    });
  });
});

describe("the folders of a site", () => {
  it.each([
    ["/srv/site/content", ["/srv/site/content", "/srv/site"]],
    ["/tmp/content", ["/tmp/content"]],
    ["/content", ["/content"]],
    [path.join(homedir(), "content"), [path.join(homedir(), "content")]],
    [path.resolve("content"), [path.resolve("content"), process.cwd()]],
  ])("%s: %j", (contentRoot, folders) => {
    expect(siteFolders(contentRoot)).toEqual(folders);
  });
});
