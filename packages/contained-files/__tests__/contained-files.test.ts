import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { containedFile, isContained, siteFolders } from "..";

const root = realpathSync(mkdtempSync(path.join(tmpdir(), "contained-")));
const inRoot = (...names: string[]) => path.join(root, ...names);
beforeAll(() => {
  mkdirSync(inRoot("content/docs"), { recursive: true });
  mkdirSync(inRoot("content-of-others"));
  writeFileSync(inRoot("content/docs/a.md"), "");
  writeFileSync(inRoot("secret"), "");
  symlinkSync("../../secret", inRoot("content/docs/out"));
  symlinkSync("a.md", inRoot("content/docs/in"));
  symlinkSync("../..", inRoot("content/docs/up"));
  symlinkSync("content", inRoot("alias"));
});
afterAll(() => rmSync(root, { recursive: true }));

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
