import { readFileSync } from "node:fs";
import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import type { ContentPluginOptions } from "../plugin-options";
import { pluginOptionsSchema } from "../plugin-options";

/** Every option, so that a new one that is missing here is an error of types. */
const ALL: Required<ContentPluginOptions> = {
  contentRoot: "/site/content",
  siteUrl: "https://a.example",
  basePath: "/base",
  blogBasePath: "/blog",
  versions: [
    {
      name: "current",
      instance: "default",
      label: "Next",
      path: "/docs",
      isLast: true,
      banner: "none",
      badge: false,
      noIndex: false,
      breadcrumbs: true,
      sidebarCollapsible: true,
      sidebarCollapsed: true,
    },
  ],
  versionProblems: [{ code: "a", severity: "error", file: "a", message: "A." }],
  blogPermalinks: "date",
  trust: "strict",
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  linkedFolders: ["/site/shared"],
  files: { include: ["**"], exclude: ["docs/drafts/**"] },
  linksBelow: "all",
  markdown: { remarkPlugins: ["remark-math"], rehypePlugins: [] },
  docusaurusModules: { "@docusaurus/Link": ["default"] },
  compile: async () => {
    throw new Error("It is not called.");
  },
};

describe("pluginOptionsSchema", () => {
  it("accepts every option, and the folder alone", async () => {
    const result = (options: Partial<ContentPluginOptions> & { docsPath?: string }) =>
      testPluginOptionsSchema(pluginOptionsSchema, { ...options });
    const isFine = { isValid: true, errors: [], hasWarnings: false };
    expect(await result(ALL)).toMatchObject(isFine);
    expect(await result({ contentRoot: ALL.contentRoot })).toMatchObject(isFine);
    expect(await result({ ...ALL, docsPath: "/docs" })).toMatchObject({
      warnings: ['"docsPath" is not allowed'],
    });
  });

  it.each(Object.keys(ALL))("has %s in the README", (name) => {
    const readme = readFileSync("plugins/gatsby-transformer-content/README.md", "utf8");
    expect(readme).toContain(`\n| \`${name}\` |`);
  });

  it.each([
    [{ contentRoot: undefined }, '"contentRoot" is required'],
    [{ contentRoot: "content" }, '"contentRoot" contains an invalid value'],
    [{ blogBasePath: "blog" }, "address that starts with /"],
    [{ siteUrl: "a.example" }, '"siteUrl" must be a valid uri'],
    [{ blogPermalinks: "day" }, '"blogPermalinks" must be one of [slug, date]'],
    [{ trust: "none" }, '"trust": ✖ Invalid option: expected one of "trusted"|"strict"'],
    [{ markdown: { remarkPlugins: [1] } }, "at remarkPlugins[0]"],
    [{ tableOfContents: { minHeadingLevel: 0, maxHeadingLevel: 3 } }, "greater than or equal to 1"],
    [{ linkedFolders: ["../shared"] }, '"linkedFolders[0]" contains an invalid value'],
  ])("refuses %j", async (wrong, message) => {
    const { errors } = await testPluginOptionsSchema(pluginOptionsSchema, { ...ALL, ...wrong });
    expect(errors).toEqual([expect.stringContaining(message)]);
  });
});
