import path from "node:path";
import { compileContent } from "../../content/compile";
import type { ContentNode } from "../../content/types";
import { resolveTree } from "../../resolve-tree";
import { basePathsOf, candidateFiles, findUnresolvedLinks } from "../file-links";
import type { LoadedLink } from "../load-links";
import { propsByUrl } from "../load-links";

const from = {
  directory: "/p/content/docs/a",
  collectionRoot: "/p/content/docs",
  contentRoot: "/p/content",
  projectRoot: "/p",
};

function resolve(tree: readonly ContentNode[], link: LoadedLink) {
  return resolveTree(tree, { links: propsByUrl([link]), omit: "code" });
}

function linksOf(url: string) {
  return findUnresolvedLinks([{ url, kind: "link", line: 1, column: 1 }], from);
}

describe("a link by name", () => {
  it.each(["op:callAgent", "field:Pet.birth day", "error:100%"])("%s keeps the name", (url) => {
    expect(linksOf(url)).toContainEqual({ kind: "name", url: encodeURI(url), name: url });
  });
});

describe("a link that names a file", () => {
  it.each([
    ["./x.mdx", ["docs/a/x.mdx"], ""],
    ["../x.md#y?z", ["docs/x.md"], "#y?z"],
    ["x.mdx?q=1#y", ["docs/a/x.mdx", "docs/x.mdx", "x.mdx"], "?q=1#y"],
    ["/x/y.MDX", ["docs/x/y.MDX", "x/y.MDX"], ""],
    ["@site/docs/x.md", ["docs/x.md", "../docs/x.md"], ""],
    ["./01-x.mdx", ["docs/a/01-x.mdx"], ""],
    ["./report.pdf#page=2", ["docs/a/report.pdf"], "#page=2"],
    ["data.csv", ["docs/a/data.csv"], ""],
    ["./my%20file.mp4", ["docs/a/my file.mp4"], ""],
    ["./100%.pdf", ["docs/a/100%.pdf"], ""],
    ["@site/static/x.zip", ["static/x.zip", "../static/x.zip"], ""],
  ])("%s", (url, files, suffix) => {
    const [link] = linksOf(url);
    const candidates = files.map((file) => path.posix.join("/p/content", file));
    expect(link).toMatchObject({ kind: "file", candidates, suffix });
  });

  it.each([
    "/docs/x",
    "./x",
    "../x/",
    "./v1.2",
    "./x.html",
    "/report.pdf",
    "#x.md",
    "",
    "?x.md",
    "https://other.example/x.md",
    "//other.example/x.md",
    "mailto:a@b.md",
  ])("is not: %s", (url) => {
    expect(linksOf(url)).toEqual([]);
  });

  it.each([
    ["./x", "/docs/a/x"],
    ["x/?q#y", "/docs/a/x/?q#y"],
    ["../x", "/docs/x"],
  ])("%s is below the address of a folder's page", (url, address) => {
    const reference = { url, kind: "link", line: 1, column: 1 } as const;
    expect(findUnresolvedLinks([reference], { ...from, folderAddress: "/docs/a" })).toEqual([
      { kind: "address", url, address },
    ]);
  });

  it("is below the root on the page of the documentation's address", () => {
    const reference = { url: "x", kind: "link", line: 1, column: 1 } as const;
    expect(findUnresolvedLinks([reference], { ...from, folderAddress: "/" })).toMatchObject([
      { address: "/x" },
    ]);
  });

  it.each(["/x", "#x", "?q", "https://x.example"])("%s means the same on every page", (url) => {
    const reference = { url, kind: "link", line: 1, column: 1 } as const;
    expect(findUnresolvedLinks([reference], { ...from, folderAddress: "/docs/a" })).toEqual([]);
  });

  it("is known as written and as the compiled page has it", () => {
    expect(linksOf("./my file.pdf").map(({ url }) => url)).toEqual([
      "./my file.pdf",
      "./my%20file.pdf",
    ]);
  });
});

describe("a link to a file that is not a page", () => {
  const link = { url: "./a.csv", href: "/static/0/a.csv", isFile: true, isDraft: false };
  const props = { href: "/static/0/a.csv" };

  it.each([
    [999, "999\u00a0bytes"],
    [1049, "1.0\u00a0KB"],
    [639_131, "639\u00a0KB"],
  ])("says the size of %i bytes", (size, text) => {
    const tree: ContentNode[] = [["a", { href: "./a.csv" }, "The data"]];
    expect(resolve(tree, { ...link, size })).toEqual([
      ["a", { ...props, "data-size": text }, "The data"],
      ["small", 0, ` (${text})`],
    ]);
  });

  it("does not if a picture is the link", () => {
    const image: ContentNode = ["img", { src: "a.png" }];
    const resolved = resolve([["a", { href: "./a.csv" }, image]], { ...link, size: 5 });
    expect(resolved).toEqual([["a", { ...props, "data-size": "5\u00a0bytes" }, image]]);
  });
});

describe("the folder that paths from the root on start at", () => {
  it.each([
    ["docs/a/b.mdx", "/p/content/docs"],
    ["blog/b/index.mdx", "/p/content/blog"],
    ["versioned_docs/version-1.0/a/b.mdx", "/p/content/versioned_docs/version-1.0"],
  ])("of %s is %s", (file, collectionRoot) => {
    expect(basePathsOf(`/p/content/${file}`, file)).toMatchObject({
      collectionRoot,
      contentRoot: "/p/content",
    });
  });
});

describe("a picture from the root on", () => {
  it("is in a static folder", () => {
    expect(candidateFiles("/img/x.png", from)).toEqual([
      "/p/content/static/img/x.png",
      "/p/static/img/x.png",
    ]);
  });
});

describe("the tree of a page", () => {
  const link = { href: "/docs/x", isFile: false, isDraft: false };

  it.each([
    ["Markdown", "[x](./x.mdx)", "./x.mdx"],
    ["a definition", "[x][y]\n\n[y]: ./x.mdx", "./x.mdx"],
    ["an element", '<a href="./x.mdx">x</a>', "./x.mdx"],
    ["a component", '<Card href="./x.mdx" />', "./x.mdx"],
    ["a path with a space", "[x](<./my x.mdx>)", "./my%20x.mdx"],
  ])("leads to the address: %s", async (_, source, url) => {
    const { tree } = await compileContent(source, "mdx");
    const text = JSON.stringify(resolve(tree, { ...link, url }));
    expect(text).toContain('"href":"/docs/x"');
    expect(text).not.toContain(url);
  });

  it("keeps what leads nowhere as it is", async () => {
    const { tree } = await compileContent("[x](./x.mdx)", "mdx");
    expect(resolve(tree, { ...link, url: "./x.mdx", href: null })).toEqual(tree);
  });

  it("leads out of the application where the writer says so", async () => {
    const { tree } = await compileContent("[x](pathname:///x)", "mdx");
    const loaded = { ...link, url: "pathname:///x", href: "/x" };
    expect(resolve(tree, loaded)).toEqual([["p", 0, ["a", { href: "/x", target: "_self" }, "x"]]]);
  });
});

describe("links and images in the HTML of a Markdown page", () => {
  it("are found with their places, once", async () => {
    const source =
      '# A\n\n[b](./b.md) ![ü](<./ü c.png>) and\n<a href="./c.md">c</a>\n\n<img src="d.png">';
    const { references } = await compileContent(source, "md");
    expect(references).toEqual([
      { url: "./b.md", kind: "link", line: 3, column: 1 },
      { url: "./ü c.png", kind: "image", line: 3, column: 13 },
      { url: "./c.md", kind: "link", line: 4, column: 1 },
      { url: "d.png", kind: "image", line: 6, column: 1 },
    ]);
  });
});

describe("an address that begins with the base path", () => {
  const below = (url: string) =>
    findUnresolvedLinks([{ url, kind: "link", line: 1, column: 1 }], {
      ...from,
      siteBase: "/base",
    });

  it.each([
    ["/base/docs/x/?q#y", "/docs/x/?q#y"],
    ["/base", "/"],
    ["/base#y", "/#y"],
  ])("%s may be %s", (url, withoutBase) => {
    expect(below(url)).toEqual([{ kind: "address", url, address: url, withoutBase }]);
  });

  it.each(["/basement", "/other/base/x", "/docs/x"])("is not: %s", (url) => {
    expect(below(url)).toEqual([]);
  });
});
