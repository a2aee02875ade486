/** @jest-environment node */
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MachineReadableHead } from "../machine-readable-head";

const site = { url: "https://a.example", title: "Site", description: "All.", language: "en" };
const PAGE = {
  kind: "TechArticle",
  title: "A",
  description: "About a.",
  permalink: "/docs/a",
  breadcrumbs: [],
} as const;
type Props = ComponentProps<typeof MachineReadableHead>;

function headOf(page: Partial<Props["page"]>, more: Partial<Props>): string {
  const props = { site, keywords: [], image: undefined, ...more, page: { ...PAGE, ...page } };
  return renderToStaticMarkup(<MachineReadableHead {...props} />);
}

/** Returns the values of a meta element in the head of a page. */
function valuesOf(name: string, page: Partial<Props["page"]>, more: Partial<Props>): string[] {
  const pattern = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g");
  return [...headOf(page, more).matchAll(pattern)].flatMap(([, value = ""]) => value);
}

const CARD = "https://a.example/social/docs/a.png";
const OWN = { image: { path: "/own.png", alt: "A curve" } };

describe("the head of a page for machines", () => {
  it.each<[string, Partial<Props["page"]>, Partial<Props>, string[]]>([
    ["keywords", {}, {}, []],
    ["keywords", {}, { keywords: ["x", "y"] }, ["x, y"]],
    ["og:type", {}, {}, ["article"]],
    ["og:type", { kind: "BlogPosting" }, {}, ["article"]],
    ["og:type", { kind: "WebPage" }, {}, ["website"]],
    ["og:type", { kind: "CollectionPage" }, {}, ["website"]],
    ["og:url", {}, {}, ["https://a.example/docs/a"]],
    ["og:title", {}, {}, ["A"]],
    ["og:description", {}, {}, ["About a."]],
    ["og:site_name", {}, {}, ["Site"]],
    ["og:locale", {}, {}, ["en_US"]],
    ["og:locale", {}, { site: { ...site, language: "en-GB" } }, ["en_GB"]],
    ["og:locale", {}, { site: { ...site, language: "de" } }, ["de"]],
    ["og:image:alt", {}, {}, ["A"]],
    ["og:image:type", {}, {}, ["image/png"]],
    ["og:image:width", {}, {}, ["1200"]],
    ["og:image:height", {}, {}, ["630"]],
    ["og:image", {}, OWN, ["https://a.example/own.png"]],
    ["og:image:alt", {}, OWN, ["A curve"]],
    ["og:image:type", {}, OWN, []],
    ["og:image:width", {}, OWN, []],
    [
      "og:image",
      {},
      { image: { path: "https://b.example/b.png", alt: "" } },
      ["https://b.example/b.png"],
    ],
    ["article:section", {}, {}, []],
    ["article:section", { section: "Guides" }, {}, ["Guides"]],
    ["article:published_time", {}, {}, []],
    ["article:published_time", { published: "2025-01-02" }, {}, ["2025-01-02"]],
    ["article:modified_time", {}, {}, []],
    ["article:modified_time", { modified: "2025-01-03" }, {}, ["2025-01-03"]],
    ["article:author", {}, {}, []],
    ["article:author", { authors: [{ name: "Ada", permalink: null }] }, {}, ["Ada"]],
    ["article:tag", {}, {}, []],
    ["article:tag", { keywords: ["x", "y"] }, {}, ["x", "y"]],
    ["twitter:card", {}, {}, ["summary_large_image"]],
    ["twitter:title", {}, {}, ["A"]],
    ["twitter:image", {}, OWN, ["https://a.example/own.png"]],
    ["twitter:image:alt", {}, OWN, ["A curve"]],
  ])("has as %s of %j with %j: %j", (name, page, more, values) => {
    expect(valuesOf(name, page, more)).toEqual(values);
  });

  it("has the card that the build draws, if the page has no picture of its own", () => {
    const [image = ""] = valuesOf("og:image", {}, {});
    expect(image).toBe(CARD);
    expect(valuesOf("twitter:image", {}, {})).toEqual([image]);
    expect(headOf({}, {})).toContain(JSON.stringify(image));
  });

  it("has icons, the manifest, the text for language models and structured data", () => {
    const head = headOf({}, {});
    expect(
      head.match(/<link[^>]* href="([^"]*)"/g)?.map((link) => link.replace(/.*href=/, "")),
    ).toEqual([
      '"/favicon.ico"',
      '"/apple-touch-icon.png"',
      '"/manifest.webmanifest"',
      '"/llms.txt"',
    ]);
    const [, json = ""] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head) ?? [];
    const things: Array<{ "@type": string }> = JSON.parse(json)["@graph"];
    expect(things.map((thing) => thing["@type"])).toContain("TechArticle");
  });
});
