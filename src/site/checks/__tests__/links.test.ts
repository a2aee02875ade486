import { checkedPage, emptySite } from "../../../testing/empty-site";
import type { PagePlan } from "../../create-pages/plan";
import type { Site } from "../checked-site";
import { findBrokenReferences, parseInternalLink } from "../references";

function plan(path: string): PagePlan {
  return { template: "standalone-page", path, context: { id: path }, source: path };
}

const plans = [plan("/"), plan("/docs/a"), plan("/docs/other")];

const settings = {
  navbar: { items: [] },
  file: "no-such-site/site.yml",
  url: "https://site.example",
  home: "/docs/a",
  targets: [],
  blog: { title: "Blog", description: "", list: "cards", postsPerPage: 10, sidebarCount: 5 },
};

/** Finds references with a problem of some codes. */
function find(site: Site, code: RegExp, pages = plans) {
  return findBrokenReferences(site, pages).filter((finding) => code.test(finding.code));
}

function linking(url: string) {
  return checkedPage({ references: [{ url, kind: "link", line: 7, column: 3, file: null }] });
}

function siteWith(url: string) {
  return emptySite({ siteSettings: settings, allDoc: { nodes: [linking(url)] } });
}

describe("the address of a link", () => {
  it.each([
    ["other", "/docs/other", "", false],
    ["./other/#x%20y", "/docs/other", "x y", false],
    ["#%E0%A4%A", "/docs/a", "%E0%A4%A", false],
    ["/docs/gr%C3%B6%C3%9Fe", "/docs/größe", "", false],
    ["/docs/größe", "/docs/größe", "", false],
    ["/docs/100%", "/docs/100%", "", false],
    ["/", "/", "", false],
    ["/index.html", "/", "", false],
    ["https://site.example", "/", "", true],
    ["//site.example/docs/a?x=1#y", "/docs/a", "y", true],
  ])("%s is on this site", (url, path, id, hasHost) => {
    const address = parseInternalLink(url, "/docs/a", "https://site.example");
    expect(address).toMatchObject({ path, id, hasHost });
  });

  it.each([
    ["https://elsewhere.example/"],
    ["mailto:a@b.example"],
    ["https://"],
    ["//x.example/a"],
  ])("%s is not", (url) => {
    expect(parseInternalLink(url, "/docs/a", "https://site.example")).toBeUndefined();
  });
});

describe("untidy links", () => {
  it.each([
    ["/docs/other"],
    ["./other?x=1#y"],
    ["#top"],
    ["/"],
    ["https://elsewhere.example/docs/a/"],
  ])("%s is tidy", (url) => {
    expect(find(siteWith(url), /untidy/)).toEqual([]);
  });

  it.each([
    ["/docs/other/", "/docs/other"],
    ["./other/#part", "/docs/other#part"],
    ["/docs/other/index.html?x=1", "/docs/other?x=1"],
    ["https://site.example/docs/other", "/docs/other"],
    ["https://site.example/", "/"],
  ])("%s is better written %s", (url, better) => {
    expect(find(siteWith(url), /untidy/)).toEqual([
      expect.objectContaining({
        code: "content/untidy-link",
        severity: "warning",
        line: 7,
        column: 3,
        value: url,
        hint: `Write "${better}".`,
      }),
    ]);
  });

  it.each([
    ["https://site.example/docs/othr", "warning"],
    ["https://site.example/docs/a#gone", "warning"],
    ["/docs/othr", "error"],
    ["/docs/a#gone", "error"],
  ])("%s, which leads nowhere, is at most a warning with the site's host", (url, severity) => {
    const found = find(siteWith(url), /broken-(?:link|anchor)/);
    expect(found.map((problem) => problem.severity)).toEqual([severity]);
  });
});

describe("links to what is not published", () => {
  const draft = checkedPage({ permalink: "/docs/draft", draft: true, file: "draft.mdx" });

  it("are reported, with the file to change", () => {
    const site = emptySite({ allDoc: { nodes: [linking("./draft#x"), draft] } });
    expect(find(site, /link-to/)).toEqual([
      expect.objectContaining({
        code: "content/link-to-draft",
        severity: "error",
        line: 7,
        hint: expect.stringContaining("draft.mdx"),
      }),
    ]);
  });

  it("are fine on pages that are not published themselves", () => {
    const other = { ...linking("/docs/draft"), permalink: "/docs/second-draft", draft: true };
    const site = emptySite({ allDoc: { nodes: [other, draft] } });
    expect(find(site, /link-to/)).toEqual([]);
  });

  it("are sound in develop, where drafts have pages", () => {
    const site = emptySite({ allDoc: { nodes: [linking("/docs/draft"), draft] } });
    expect(find(site, /link-to/, [...plans, plan("/docs/draft")])).toEqual([]);
  });
});

describe("anchors on endpoint pages", () => {
  const operation = {
    slug: "get-pet",
    operationId: "getPet",
    permalink: "/docs/api/get-pet",
    parameters: [{ anchor: "path-pet-id" }],
    requestBody: null,
    responses: [{ anchor: "response-200" }],
  };

  it.each([
    ["#path-pet-id", []],
    ["#response-200", []],
    ["#response-200.name", []],
    ["#responses", []],
    ["", []],
    ["#response-201", ['Did you mean "#response-200"?']],
    ["#response-2001", ['Did you mean "#response-200"?']],
  ])("/docs/api/get-pet%s", (hash, hints) => {
    const site = {
      ...siteWith(`/docs/api/get-pet${hash}`),
      allApiOperation: { nodes: [operation] },
    };
    expect(
      find(site, /anchor/, [...plans, plan("/docs/api/get-pet")]).map(({ hint }) => hint),
    ).toEqual(hints);
  });
});
