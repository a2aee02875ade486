import { temporaryFolder } from "../../../packages/temporary-folder";
import { siteSettingsFile } from "../../../plugins/gatsby-transformer-content/data-files";
import { findComponentPages } from "../component-pages";

const PAGE = "export default () => null;";
const data = (plugin: string) => ({
  "pages/a.js": `import { usePluginData } from "@docusaurus/useGlobalData";
export default () => usePluginData("${plugin}");`,
});

/** Returns the addresses of the pages of a site with these files, and why others are left out. */
async function pagesOf(files: Record<string, string>, settings = {}) {
  const site = siteSettingsFile.parse({ title: "A", url: "https://a.example", ...settings });
  const { built, leftOut } = await findComponentPages(temporaryFolder(files), site);
  return {
    built: built.map(({ file, address }) => `${file} ${address}`),
    leftOut: leftOut.map(({ reason }) => reason),
  };
}

describe("pages that are components", () => {
  it.each<[string, Record<string, string>, string[]]>([
    ["none without a folder", { "docs/a.js": PAGE }, []],
    [
      "files with code",
      { "pages/a.js": PAGE, "pages/b/c.tsx": PAGE, "pages/d.jsx": PAGE, "pages/e.ts": PAGE },
      ["pages/a.js /a", "pages/b/c.tsx /b/c", "pages/d.jsx /d", "pages/e.ts /e"],
    ],
    [
      "indexes of folders",
      { "pages/index.js": PAGE, "pages/b/index.js": PAGE, "pages/myindex.js": PAGE },
      ["pages/b/index.js /b", "pages/index.js /", "pages/myindex.js /myindex"],
    ],
    [
      "neither partials, tests, declarations nor other files",
      {
        "pages/_a.js": PAGE,
        "pages/_b/c.js": PAGE,
        "pages/__tests__/d.js": PAGE,
        "pages/e.test.js": PAGE,
        "pages/f.d.ts": "",
        "pages/g.css": "",
        "pages/h.md": "",
      },
      [],
    ],
    ["those of src/pages", { "src/pages/a.js": PAGE }, ["src/pages/a.js /a"]],
    ["… unless there is a folder pages", { "src/pages/a.js": PAGE, "pages/b.md": "" }, []],
    [
      "those that import code, data and styles of the site",
      {
        "pages/a.js": `import "./a.css"; import b from "../b"; import c from "@site/c.json"; ${PAGE}`,
        "pages/a.css": "",
        "b.js": "export default 1;",
        "c.json": "{}",
      },
      ["pages/a.js /a"],
    ],
    [
      "those that read data of the documentation",
      data("docusaurus-plugin-content-docs"),
      ["pages/a.js /a"],
    ],
  ])("are %s", async (_, files, built) => {
    expect(await pagesOf(files)).toEqual({ built: built.sort(), leftOut: [] });
  });

  it.each<[string, string]>([
    ["export const a = 1;", "it exports no component by default"],
    [`import "./gone"; ${PAGE}`, "it imports ./gone, which cannot be found or has no loader"],
    [`import "@theme/Gone"; ${PAGE}`, "it uses @theme/Gone, which has no counterpart here"],
    [
      `import { gone } from "@docusaurus/router"; export default gone;`,
      "it uses gone of @docusaurus/router, which has no counterpart here",
    ],
    [data("own")["pages/a.js"], "it reads data of the plugin own, which does not exist here"],
  ])("leave out %j", async (text, reason) => {
    expect(await pagesOf({ "pages/a.js": text })).toEqual({ built: [], leftOut: [reason] });
  });

  it("are code, which a site can refuse", async () => {
    expect(await pagesOf({ "pages/a.js": PAGE }, { content: { trust: "strict" } })).toEqual({
      built: [],
      leftOut: ["it is code, which content.trust: strict refuses"],
    });
  });
});
