import { docPermalink, joinPath, parseDocPath, resolveSlug, splitNumberPrefix } from "../doc-path";

describe("splitNumberPrefix", () => {
  it.each([
    ["intro", "intro", undefined],
    ["01-intro", "intro", 1],
    ["2. intro", "intro", 2],
    ["10_intro", "intro", 10],
    ["3 - intro", "intro", 3],
    ["2024-05-01-post", "2024-05-01-post", undefined],
    ["1.2-release", "1.2-release", undefined],
    ["42", "42", undefined],
  ])("%s", (name, clean, number) => {
    expect(splitNumberPrefix(name)).toEqual(
      number === undefined ? { name: clean } : { name: clean, number },
    );
  });
});

describe("address of a documentation page", () => {
  it.each([
    ["intro.mdx", undefined, undefined, "/docs/intro", "intro"],
    ["a/b/page.md", undefined, undefined, "/docs/a/b/page", "a/b/page"],
    ["01-a/02-b/03-page.mdx", undefined, undefined, "/docs/a/b/page", "a/b/page"],
    ["a/index.mdx", undefined, undefined, "/docs/a", "a/index"],
    ["a/README.md", undefined, undefined, "/docs/a", "a/README"],
    ["a/a.mdx", undefined, undefined, "/docs/a", "a/a"],
    ["01-a/01-a.mdx", undefined, undefined, "/docs/a", "a/a"],
    ["01-a/a.mdx", undefined, undefined, "/docs/a/a", "a/a"],
    ["a/01-index.mdx", undefined, undefined, "/docs/a", "a/index"],
    ["index.mdx", undefined, undefined, "/docs", "index"],
    ["a/page.mdx", "other", undefined, "/docs/a/other", "a/page"],
    ["a/page.mdx", "/top", undefined, "/docs/top", "a/page"],
    ["a/page.mdx", "/", undefined, "/docs", "a/page"],
    ["a/page.mdx", undefined, "custom", "/docs/a/custom", "a/custom"],
  ])("%s with slug %s and id %s is %s", (file, slug, id, permalink, docId) => {
    const path = parseDocPath(file, { parseNumberPrefixes: true, ...(id ? { id } : {}) });
    expect(docPermalink("/docs", path, slug)).toBe(permalink);
    expect(path.docId).toBe(docId);
  });

  it("keeps number prefixes where they are wanted", () => {
    const path = parseDocPath("01-a/02-b.mdx", { parseNumberPrefixes: false });
    expect(docPermalink("/docs", path, undefined)).toBe("/docs/01-a/02-b");
  });
});

describe("joinPath", () => {
  it.each([
    [["/docs", "a", "b"], "/docs/a/b"],
    [["/docs/", "/a/"], "/docs/a"],
    [["/docs", ""], "/docs"],
    [["/", ""], "/"],
  ])("%j is %s", (parts, joined) => {
    expect(joinPath(...parts)).toBe(joined);
  });
});

describe("resolveSlug", () => {
  it.each([
    ["", "x", "/x"],
    ["a/b", "x", "/a/b/x"],
    ["a/b", "./x", "/a/b/x"],
    ["a/b", "../x/", "/a/x"],
    ["a", "../x", "/x"],
    ["a", "../../x", undefined],
    ["a", "/../x", undefined],
    ["a", "/x/y", "/x/y"],
    ["a", "/", "/"],
    ["a", "größe", "/a/größe"],
    ["a", "two words", "/a/two words"],
    ["a", "tab\tin it", undefined],
    ["a", "x?y", undefined],
    ["a", "x#y", undefined],
    ["a", "x\\y", undefined],
  ])("in %j, %j is %j", (folder, slug, path) => {
    expect(resolveSlug(folder, slug)).toBe(path);
  });
});
