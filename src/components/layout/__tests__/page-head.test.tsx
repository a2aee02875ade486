/** @jest-environment node */
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FeedLinks, PageHead } from "../page-head";

const settings = {
  title: "Site",
  titleDelimiter: "|",
  titleSection: true,
  locale: "en-GB",
  navbar: {
    items: [
      { label: "Guides", sidebar: "guides", items: [] },
      { label: "Blog", to: "/blog", items: [] },
    ],
  },
};
jest.mock("../../../docusaurus/recorded-head", () => ({
  recordedHead: () => ({ title: "Whole", isWholeTitle: true, canonical: "https://b.example/a" }),
}));
jest.mock("../use-site", () => ({ useSite: () => ({ settings, url: "https://a.example" }) }));
jest.mock("../machine-readable-head", () => ({
  MachineReadableHead: (facts: object) => <script>{JSON.stringify(facts)}</script>,
}));

const PAGE = { title: "A", description: "About a.", permalink: "/docs/a" };

function headOf(props: Partial<ComponentProps<typeof PageHead>>): string {
  return renderToStaticMarkup(<PageHead {...PAGE} {...props} />);
}

/** What crawlers are told of the page. */
function factsOf(props: Partial<ComponentProps<typeof PageHead>>) {
  const [, json = ""] = /<script>(.*)<\/script>/.exec(headOf(props)) ?? [];
  return JSON.parse(json.replaceAll("&quot;", '"'));
}

describe("the head of a page", () => {
  afterEach(() => {
    settings.titleSection = true;
  });

  it.each([
    ["a page without a section", {}, true, "A | Site"],
    ["a page of a sidebar in the navbar", { sidebar: "guides" }, true, "A | Guides | Site"],
    ["a page of another sidebar", { sidebar: "docs" }, true, "A | Site"],
    [
      "a page named like its section",
      { title: "Guides", sidebar: "guides" },
      true,
      "Guides | Site",
    ],
    ["a site without sections in titles", { sidebar: "guides" }, false, "A | Site"],
  ])("has the title of %s", (_, props, titleSection, title) => {
    settings.titleSection = titleSection;
    expect(headOf(props)).toContain(`<title>${title}</title>`);
  });

  it("has the whole title and the canonical address that a component gives it", () => {
    process.env.COMPONENT_PAGES = "true";
    expect(headOf({})).toContain("<title>Whole</title>");
    expect(headOf({})).toContain('rel="canonical" href="https://b.example/a"');
    Reflect.deleteProperty(process.env, "COMPONENT_PAGES");
  });

  it.each([
    [{}, '<html lang="en-GB">'],
    [{}, '<meta name="description" content="About a."/>'],
    [{}, '<meta name="robots" content="index, follow"/>'],
    [{ isHidden: true }, '<meta name="robots" content="noindex"/>'],
    [{}, '<link rel="canonical" href="https://a.example/docs/a"/>'],
    [{ hasMarkdown: true }, '<link rel="alternate" type="text/markdown" href="/docs/a.md"/>'],
    [{ children: <meta name="own" /> }, '<meta name="own"/>'],
  ])("with %j has %s", (props, html) => expect(headOf(props)).toContain(html));

  it.each([[{}], [{ hasMarkdown: true, isHidden: true }]])("with %j names no export", (props) => {
    expect(headOf(props)).not.toContain("text/markdown");
  });

  it.each([
    [{}, { kind: "WebPage", breadcrumbs: [] }],
    [{ kind: "TechArticle" as const }, { kind: "TechArticle" }],
    [{ sidebar: "guides", section: "Own" }, { section: "Guides" }],
    [{ section: "Own" }, { section: "Own" }],
    [{ article: { published: "2025-01-02" } }, { ...PAGE, published: "2025-01-02" }],
  ])("with %j tells crawlers %j", (props, facts) => {
    expect(factsOf(props).page).toMatchObject(facts);
  });

  it("tells crawlers of no section, keywords and picture that a page does not have", () => {
    expect(factsOf({}).page).not.toHaveProperty("section");
    expect(factsOf({})).toMatchObject({ keywords: [], site: { language: "en-GB" } });
    expect(factsOf({})).not.toHaveProperty("image");
  });

  it("announces the feeds of the blog", () => {
    expect(renderToStaticMarkup(<FeedLinks />).match(/href="[^"]+"/g)).toEqual([
      'href="/blog/atom.xml"',
      'href="/blog/feed.json"',
    ]);
  });
});
