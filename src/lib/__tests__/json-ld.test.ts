import { findJsonLdMistakes } from "../../testing/machine/check-json-ld";
import { readVocabulary } from "../../testing/machine/vocabulary";
import type { DescribedPage } from "../json-ld";
import { pageGraph, toScriptText } from "../json-ld";

const site = { url: "https://site.example", title: "Site", description: "A site.", language: "en" };
const page: DescribedPage = {
  kind: "WebPage",
  title: "A",
  description: "About A.",
  permalink: "/docs/a",
  image: "https://site.example/social/docs/a.png",
  breadcrumbs: [],
};
const article: Partial<DescribedPage> = {
  section: "Docs",
  published: "2025-01-02",
  modified: "2025-02-03",
  authors: [
    { name: "Ada", permalink: null },
    { name: "Site Team", permalink: "/blog/authors/team" },
  ],
  keywords: ["x", "y"],
  wordCount: 12,
};
const vocabulary = readVocabulary();

describe("pageGraph", () => {
  it.each<[string, Partial<DescribedPage>, string[]]>([
    ["a page", {}, ["WebSite", "Organization", "WebPage"]],
    [
      "a list",
      { kind: "CollectionPage", breadcrumbs: [{ label: "Blog", permalink: "/blog" }] },
      ["WebSite", "Organization", "BreadcrumbList", "CollectionPage"],
    ],
    [
      "an article",
      { kind: "TechArticle", breadcrumbs: [{ label: "Start", permalink: null }] },
      ["WebSite", "Organization", "BreadcrumbList", "TechArticle"],
    ],
    ["a post", { kind: "BlogPosting", ...article }, ["WebSite", "Organization", "BlogPosting"]],
  ])("of %s is schema.org's", (_, facts, types) => {
    const graph = pageGraph({ ...page, ...facts }, site);
    expect(graph["@graph"].map((thing) => thing["@type"])).toEqual(types);
    expect(findJsonLdMistakes(graph, vocabulary)).toEqual([]);
  });

  it("numbers the way to a page and ends with the page", () => {
    const crumbs = [{ label: "Start", permalink: null }];
    const graph = pageGraph({ ...page, breadcrumbs: crumbs }, site);
    expect(graph["@graph"][2]?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Start" },
      {
        "@type": "ListItem",
        position: 2,
        name: "A",
        item: { "@id": "https://site.example/docs/a" },
      },
    ]);
  });

  it("tells a desk from a person", () => {
    const graph = pageGraph({ ...page, kind: "BlogPosting", ...article }, site);
    expect(graph["@graph"].at(-1)?.author).toEqual([
      { "@type": "Person", name: "Ada" },
      { "@type": "Organization", name: "Site Team", url: "https://site.example/blog/authors/team" },
    ]);
  });
});

describe("toScriptText", () => {
  it("cannot end its element", () => {
    const graph = { a: "</script><script>alert(1)</script>", b: "&lt;/script&gt;" };
    const text = toScriptText(graph);
    expect(text).not.toMatch(/[<&]/);
    expect(JSON.parse(text)).toEqual(graph);
  });
});

describe("findJsonLdMistakes", () => {
  const graphOf = (node: object) => ({ "@context": "https://schema.org", "@graph": [node] });

  it.each<[string, object, string]>([
    ["another context", { "@context": "x" }, "@context"],
    ["an unknown type", graphOf({ "@type": "Blogpost" }), "no type"],
    [
      "a property of another type",
      graphOf({ "@type": "WebSite", headline: "a", itemListElement: [], articleBody: "x" }),
      "articleBody",
    ],
    [
      "a thing that a property does not take",
      graphOf({ "@type": "WebSite", publisher: { "@type": "WebPage" } }),
      "takes no WebPage",
    ],
    [
      "text where a number belongs",
      graphOf({ "@type": "TechArticle", wordCount: "many" }),
      "takes no text",
    ],
    [
      "a reference to nothing",
      graphOf({ "@type": "WebSite", publisher: { "@id": "https://a.example/#b" } }),
      "not in the graph",
    ],
  ])("finds %s", (_, document, mistake) => {
    expect(findJsonLdMistakes(document, vocabulary).join()).toContain(mistake);
  });
});
