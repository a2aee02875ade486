import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { evaluate } from "@mdx-js/mdx";
import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { VFile } from "vfile";
import type { ContentNode, SiteSettings } from "../../../plugins/gatsby-transformer-content";
import {
  compileContent,
  compileOptionsOf,
} from "../../../plugins/gatsby-transformer-content/compiler";
import { siteSettingsFile } from "../../../plugins/gatsby-transformer-content/data-files";
import { contentPlugin, mdxPlugins } from "../plugins";

let contentRoot: string;
beforeAll(() => {
  contentRoot = mkdtempSync(path.join(tmpdir(), "compile-options-"));
  writeFileSync(path.join(contentRoot, "shout.cjs"), SHOUT);
  writeFileSync(path.join(contentRoot, "classes.cjs"), CLASSES);
});
afterAll(() => rmSync(contentRoot, { recursive: true }));

const SHOUT = `module.exports = () => (tree) => {
  for (const { children: [text] } of tree.children) if (text?.value) text.value += "!";
};`;
const CLASSES = `module.exports = () => (tree) => {
  for (const node of tree.children) if (node.tagName === "p") node.properties = { className: ["a"] };
};`;

/** For every option a body that it changes, so that a new option without one is an error of types. */
const OPTIONS: Record<
  Exclude<keyof SiteSettings["content"], "linksBelow"> | "markdown",
  { body: string; site: object }
> = {
  trust: { body: "<iframe title='a' />", site: { content: { trust: "strict" } } },
  markdown: {
    body: "Hi",
    site: { markdown: { remarkPlugins: ["./shout.cjs"], rehypePlugins: ["./classes.cjs"] } },
  },
};

function sourcesOf(site: object) {
  const settings = siteSettingsFile.parse({ title: "A", url: "https://a.example", ...site });
  return { contentRoot, settings };
}

function toElement(node: ContentNode): ReturnType<typeof createElement> | string {
  if (typeof node === "string") return node;
  const [type, props, ...children] = node;
  return createElement(type, props || null, ...children.map(toElement));
}

async function asData(body: string, site: object) {
  const { options } = contentPlugin(sourcesOf(site));
  const page = {
    ...compileOptionsOf(options),
    contentRoot,
    path: path.join(contentRoot, "docs/a.mdx"),
  };
  const { tree, problems } = await compileContent(body, "mdx", page);
  return {
    html: renderToStaticMarkup(createElement("div", null, ...tree.map(toElement))),
    problems,
  };
}

async function asComponent(body: string, site: object) {
  const file = new VFile({ path: path.join(contentRoot, "docs/a.mdx"), value: body });
  const page = await evaluate(file, { ...runtime, ...mdxPlugins(sourcesOf(site)) });
  const html = renderToStaticMarkup(createElement("div", null, createElement(page.default)));
  return { html, problems: (file.data.findings as { problems: object[] }).problems };
}

describe.each(Object.entries(OPTIONS))("%s", (_, { body, site }) => {
  it("changes pages that are data and pages that are components alike", async () => {
    const changed = await asData(body, site);
    expect(changed).not.toEqual(await asData(body, {}));
    expect(await asComponent(body, site)).toEqual(changed);
    expect(await asComponent(body, {})).toEqual(await asData(body, {}));
  });
});
