import type { PagePlan } from "../plan";
import { planHome } from "../plan-site";

const SETTINGS = { file: "content/site.yml" } as Queries.SitePlanQuery["siteSettings"];
const LATEST = { nodes: [{ name: "2.0", path: "/docs" }] };
const SIDEBARS = {
  nodes: [
    {
      name: "docs",
      version: "current",
      file: "content/sidebars.yml",
      items: [{ type: "link", permalink: "/docs/next/a" }] as unknown as Record<string, unknown>,
    },
    {
      name: "docs",
      version: "2.0",
      file: "content/sidebars.yml",
      items: [
        { type: "category", label: "Start", items: [{ type: "link", permalink: "/docs/start/a" }] },
      ] as unknown as Record<string, unknown>,
    },
  ],
};

function page(path: string): PagePlan {
  return { template: "standalone-page", path, context: { id: path }, source: `${path}.md` };
}

describe("planHome", () => {
  it.each<[home: string | null, pages: string[], to: string]>([
    ["/docs/b", ["/docs", "/docs/b"], "/docs/b"],
    [null, ["/docs/start/a", "/docs"], "/docs"],
    [null, ["/blog", "/docs/b", "/docs/start/a"], "/docs/start/a"],
    [null, ["/docs/next/a", "/docs/start/a"], "/docs/start/a"],
    [null, ["/about", "/blog"], "/blog"],
    [null, ["/about"], "/about"],
    [null, [], "/"],
  ])("home %s, pages %j: %s", (home, paths, to) => {
    const site = {
      siteSettings: SETTINGS && { ...SETTINGS, home },
      allSidebar: SIDEBARS,
      latestVersions: LATEST,
    };
    expect(planHome(site, paths.map(page))).toMatchObject([{ path: "/", context: { to } }]);
  });

  it("leaves a page at / alone, unless the settings name another", () => {
    const pages = [page("/"), page("/docs")];
    const plan = (home: string | null) =>
      planHome(
        {
          siteSettings: SETTINGS && { ...SETTINGS, home },
          allSidebar: SIDEBARS,
          latestVersions: LATEST,
        },
        pages,
      );
    expect(plan(null)).toEqual([]);
    expect(plan("/docs")).toHaveLength(1);
  });
});
