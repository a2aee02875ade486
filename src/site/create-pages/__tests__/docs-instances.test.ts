import { temporaryFolder } from "../../../../packages/temporary-folder";
import { openDataLayer } from "../../data-layer";
import { loadSiteSources } from "../../settings";
import type { PagePlan } from "../plan";
import { planSite } from "../plan-site";

const FILES = {
  "site.yml": `title: Harbor
url: https://harbor.example
navbar:
  items:
    - { label: Blog, to: /blog }
    - { label: More, items: [{ label: Sea, sidebar: defaultSidebar }] }
    - { label: Water, sidebar: defaultSidebar }
docs:
  path: /
  instances:
    handbook: { path: /handbook, breadcrumbs: false }
`,
  "docs/a.md": "# Tides\n",
  "docs/moon/b.md": "# Moon\n",
  "docs/moon/_category_.yml": "label: The moon\n",
  "handbook_docs/a.md": "# Rules\n",
  "unknown_docs/a.md": "# Of no documentation\n",
  "unknown_docs/_category_.yml": "label: Unknown\n",
  "handbook_docs/boats/b.md": "---\ntags: [sail]\n---\n\n# Boats\n\nSee [the rules](../a.md).\n",
  "handbook_versioned_docs/version-1/a.md": "# Old rules\n",
  "handbook_versions.json": '["1"]',
  "handbook_sidebars.yml":
    "defaultSidebar:\n  - a\n  - { type: category, label: Boats, items: [boats/b] }\n",
};

const root = temporaryFolder(FILES);
let plans: PagePlan[];
let categories: object[];

beforeAll(async () => {
  const { settings } = loadSiteSources({ CONTENT_ROOT: root });
  const { graphql } = await openDataLayer({ contentRoot: root, settings });
  ({ plans } = await planSite(graphql, { now: new Date(), showUnpublished: false }));
  const { data } = await graphql<{ allCategory: { nodes: object[] } }>(
    "{ allCategory { nodes { label docsVersion { name } } } }",
  );
  categories = data?.allCategory.nodes ?? [];
}, 60_000);

function contextOf(address: string) {
  return plans.find((plan) => plan.path === address)?.context;
}

it("plans the pages of each documentation below its own address, and their tags", () => {
  const addresses = plans.map((plan) => plan.path).filter((address) => !/^\/blog/.test(address));
  expect(addresses.sort()).toEqual([
    "/",
    "/a",
    "/handbook/a",
    "/handbook/next/a",
    "/handbook/next/boats/b",
    "/handbook/next/tags",
    "/handbook/next/tags/sail",
    "/moon/b",
  ]);
  expect(contextOf("/")).toEqual({ to: "/a" });
});

it("leaves out the files of a documentation that the settings do not name", () => {
  expect(categories).toEqual([{ label: "The moon", docsVersion: { name: "current" } }]);
});

it("gives pages the sidebar of their documentation, which may have the name of another", () => {
  expect(contextOf("/a")).toMatchObject({ sidebar: "defaultSidebar", version: "current" });
  expect(contextOf("/handbook/next/a")).toMatchObject({
    sidebar: "handbook/defaultSidebar",
    version: "handbook/current",
    next: { permalink: "/handbook/next/boats/b" },
  });
});

it("gives pages outside of categories the first label of their sidebar in the navbar", () => {
  expect(contextOf("/a")).toMatchObject({ breadcrumbs: [], area: "Sea" });
  expect(contextOf("/moon/b")).not.toHaveProperty("area");
  expect(contextOf("/handbook/next/a")).toMatchObject({ area: undefined });
});

it("finds a page in the versions of its documentation only, if that has several", () => {
  expect(contextOf("/a")).not.toHaveProperty("versions");
  expect(contextOf("/handbook/a")).toMatchObject({
    versions: [
      { version: "handbook/1", permalink: "/handbook/a" },
      { version: "handbook/current", permalink: "/handbook/next/a" },
    ],
  });
});

it("hides the categories around a page where the settings say so", () => {
  expect(contextOf("/moon/b")).toMatchObject({ breadcrumbs: [{ label: "The moon" }] });
  expect(contextOf("/handbook/next/boats/b")).toMatchObject({ breadcrumbs: [] });
});
