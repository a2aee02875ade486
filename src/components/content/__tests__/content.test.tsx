/** @jest-environment node */
import { LocationProvider } from "@gatsbyjs/reach-router";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ContentNode } from "../../../../plugins/gatsby-transformer-content";
import { compileContent } from "../../../../plugins/gatsby-transformer-content/compiler";
import { recordedHead } from "../../../docusaurus/recorded-head";
import { DRAWN_COMPONENT_NAMES } from "../../../site/checks/component-names";
import { renderContent } from "../content";
import { contentComponents } from "../content-components";

async function render(source: string): Promise<string> {
  const { tree } = await compileContent(source, "mdx");
  return renderToStaticMarkup(
    createElement(Fragment, null, renderContent(tree, contentComponents)),
  );
}

describe("content", () => {
  it.each([
    ["text", "Hello **you**", "<p>Hello <strong>you</strong></p>"],
    ["a link inside the site", "[a](/b)", '<p><a href="/b">a</a></p>'],
    [
      "a link to another site",
      "[a](https://b.example)",
      '<p><a href="https://b.example" target="_blank" rel="noopener noreferrer">a</a></p>',
    ],
    ["a heading that links to itself", "## A b", 'href="#a-b"'],
    ["a table that scrolls", "| a |\n|---|\n| b |", "<td>b</td>"],
    ["an admonition", ":::danger[Stop]\n\nx\n\n:::", "Stop"],
    ["code", '```js title="a.js"\na\n```', "a.js"],
    [
      "tabs with every panel in the page",
      '<Tabs><TabItem value="a" label="A">\n\none\n\n</TabItem><TabItem value="b">\n\ntwo\n\n</TabItem></Tabs>',
      "<p>two</p>",
    ],
  ])("%s", async (_, source, html) => {
    expect(await render(source)).toContain(html);
  });
});

describe("code in a sentence", () => {
  it.each([
    ["nowhere if it is short", "Idempotent-Replayed", "<code>Idempotent-Replayed</code>"],
    [
      "between words and parts of paths",
      "POST /external/tools/lead-form/answers",
      '<code class="long line">POST <wbr/>/external/<wbr/>tools/<wbr/>lead-form/<wbr/>answers</code>',
    ],
  ])("breaks %s", async (_, code, html) => {
    expect(await render(`a \`${code}\``)).toBe(`<p>a ${html}</p>`);
  });
});

describe("the contents of a page", () => {
  it.each([
    ["below the first paragraph", "a\n\nb", "<p>a</p><nav></nav><p>b</p>"],
    [
      "below the buttons of the first paragraph",
      'a\n\n<p className="actions">c</p>\n\nb',
      '<p>a</p><p class="actions">c</p><nav></nav><p>b</p>',
    ],
    ["above a text without a paragraph at its start", "- a", "<nav></nav><ul>"],
  ])("are %s", async (_, source, html) => {
    const { tree } = await compileContent(source, "mdx");
    const content = renderContent(tree, contentComponents, createElement("nav"));
    expect(renderToStaticMarkup(createElement(Fragment, null, content))).toContain(html);
  });
});

it.each([
  ["no pages that are components", "false", undefined],
  ["such pages", "true", "https://a.example"],
])("on a site with %s, shows nothing of a head in text", (_, value, canonical) => {
  process.env.COMPONENT_PAGES = value;
  const link: ContentNode = ["link", { rel: "canonical", href: "https://a.example" }];
  const content = renderContent([["head", 0, link]], contentComponents);
  const page = createElement(LocationProvider, null, content);
  expect(renderToStaticMarkup(page)).toBe("");
  expect(recordedHead("/").canonical).toBe(canonical);
  Reflect.deleteProperty(process.env, "COMPONENT_PAGES");
});

describe("the components of writers", () => {
  it.each(DRAWN_COMPONENT_NAMES)("%s is drawn by something", (name) => {
    expect(contentComponents[name]).toBeDefined();
  });

  it("are all known to the check of pages", () => {
    const capitalized = Object.keys(contentComponents).filter((name) => /^[A-Z]/.test(name));
    expect(capitalized.sort()).toEqual([...DRAWN_COMPONENT_NAMES].sort());
  });
});
