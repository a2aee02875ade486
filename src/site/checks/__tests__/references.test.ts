import { checkedPage, emptySite } from "../../../testing/empty-site";
import type { PagePlan } from "../../create-pages/plan";
import { findBrokenReferences } from "../references";

const page = (path: string): PagePlan => ({
  template: "standalone-page",
  path,
  context: { id: path },
  source: path,
});
const plans: PagePlan[] = [
  page("/docs/a"),
  page("/docs/other"),
  page("/docs/node.js"),
  { template: "redirect", path: "/old", context: { to: "/docs/a" }, source: "redirects.yml" },
];

type ResolvedLink = ReturnType<typeof checkedPage>["body"]["resolvedLinks"][number];
type Image = ReturnType<typeof checkedPage>["body"]["images"][number];

const other = {
  ...checkedPage({ permalink: "/docs/other", file: "content/docs/sub/02-other.mdx" }),
  headings: [{ id: "there" }],
};

/** Checks one link or picture. */
function check(
  url: string,
  {
    link,
    image,
    ...site
  }: { link?: Partial<ResolvedLink>; image?: Partial<Image> } & Parameters<
    typeof emptySite
  >[0] = {},
) {
  const base = checkedPage({
    references: [{ url, kind: image ? "image" : "link", line: 7, column: 3, file: null }],
  });
  const resolvedLinks = link
    ? [{ url, href: null, isFile: false, isDraft: false, unknown: null, ...link }]
    : [];
  const images = image?.src ? [{ src: url, file: null, problem: null, ...image }] : [];
  const target = { ...base, body: { ...base.body, resolvedLinks, images } };
  const nodes = [target, other];
  return findBrokenReferences(emptySite({ allDoc: { nodes }, ...site }), plans);
}

describe("a link by file", () => {
  it.each([
    ["./sub/02-other.mdx", { href: "/docs/other" }],
    ["./sub/02-other.mdx#there", { href: "/docs/other#there" }],
    ["./report.pdf", { href: "/static/0/report.pdf", isFile: true }],
    ["/docs/other.md", {}],
    ["./node.js", { isFile: true }],
    ["pathname:///anything", { href: "/anything", isFile: true }],
  ])("%s is sound", (url, link) => {
    expect(check(url, { link })).toEqual([]);
  });

  it.each([
    ["./sub/02-othr.mdx", {}, "content/broken-file-link", "error", '"./sub/02-other.mdx"'],
    ["./02-other.mdx", {}, "content/broken-file-link", "error", '"./sub/02-other.mdx"'],
    ["./zzz.mdx", {}, "content/broken-file-link", "error", "Write the path of a page"],
    ["/zzz.mdx", {}, "content/broken-file-link", "error", "Write the path of a page"],
    ["./100%.mdx", {}, "content/broken-file-link", "error", "Write the path of a page"],
    ["./draft.mdx", { isDraft: true }, "content/broken-file-link", "error", "draft: true"],
    ["/draft.mdx", { isDraft: true }, "content/broken-file-link", "error", "draft: true"],
    [
      "./sub/02-other.mdx#ther",
      { href: "/docs/other#ther" },
      "content/broken-anchor",
      "error",
      '"#there"',
    ],
    ["./gone.pdf", { isFile: true }, "content/missing-file", "error", "./report.pdf"],
  ])("%s is broken", (url, link, code, severity, hint) => {
    expect(check(url, { link })).toEqual([
      expect.objectContaining({
        code,
        severity,
        file: "content/docs/a.mdx",
        line: 7,
        column: 3,
        value: url,
        hint: expect.stringContaining(hint),
      }),
    ]);
  });

  it.each(["./lost.mdx", "../docs/lost.mdx#x", "/docs/lost.mdx", "@site/docs/lost.mdx"])(
    "%s is no mistake of its own where the file has errors",
    (url) => {
      const lost = { code: "yaml/syntax", severity: "error", file: "content/docs/lost.mdx" };
      const nodes = [lost] as unknown as Queries.SitePlanQuery["allContentProblem"]["nodes"];
      expect(check(url, { link: {}, allContentProblem: { nodes } })).toEqual([]);
    },
  );
});

describe("a link by name", () => {
  const unknown = { kind: "operation", value: "makePte", known: ["makePet"] };

  it.each<[string, Partial<ResolvedLink>, string[]]>([
    ["whose target is a page", { href: "/docs/other" }, []],
    ["that nothing has", { unknown }, ['content/unknown-operation Did you mean "makePet"?']],
    [
      "of a kind of which there is none",
      { unknown: { ...unknown, known: [] } },
      ["content/unknown-operation List an OpenAPI document"],
    ],
    ["that errors hide", {}, []],
    ["of a draft", { isDraft: true }, ["content/broken-file-link Remove the link"]],
  ])("%s", (_, link, expected) => {
    const problems = check("op:makePte", { link });
    expect(problems.map(({ code, hint = "" }) => `${code} ${hint}`)).toEqual(
      expected.map((start) => expect.stringContaining(start)),
    );
  });
});

describe("the address of a file", () => {
  it.each([
    "/files/there.pdf",
    "/files/there.pdf#page=2",
    "/files/two%20words.pdf",
    "/blog/atom.xml",
    "/sitemap.xml",
    "/llms.txt",
    "/docs/other.md",
    "/openapi/v2.yaml",
    "/social/docs/other.png",
  ])("%s is known", (url) => {
    const staticFiles = ["/files/there.pdf", "/files/two words.pdf"];
    const allApiDocument = { nodes: [{ documentId: "v2" }] };
    expect(check(url, { staticFiles, allApiDocument })).toEqual([]);
  });

  it.each([
    ["/files/their.pdf", '"/files/there.pdf"'],
    ["/docs/zzzzzzzzzzz.md", "static/docs/zzzzzzzzzzz.md"],
    ["/old.md", "static/old.md"],
    ["/openapi/v9.yaml", "static/openapi/v9.yaml"],
  ])("%s is not", (url, hint) => {
    expect(check(url, { staticFiles: ["/files/there.pdf"] })).toEqual([
      expect.objectContaining({
        code: "content/missing-file",
        severity: "error",
        hint: expect.stringContaining(hint),
      }),
    ]);
  });
});

describe("a picture", () => {
  it.each([
    ["./x.png", { file: { id: "x" } }, []],
    ["./x.png", {}, ["error content/missing-image"]],
    ["./x.png", { file: { id: "x" }, problem: "cut off" }, ["error content/unreadable-image"]],
    ["https://other.example/x.png", { src: "" }, ["warning content/remote-image"]],
    ["//other.example/x.png", { src: "" }, ["warning content/remote-image"]],
    ["data:image/gif;base64,R0", { src: "" }, []],
  ])("%s %j", (url, image, expected) => {
    const problems = check(url, { image: { src: url, ...image } });
    expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
  });
});
