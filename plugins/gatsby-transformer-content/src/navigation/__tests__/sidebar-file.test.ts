import { frameItems, sidebarFile, withoutDescriptions } from "../sidebar-file";
import type { NavItem } from "../types";

const link = { type: "link" as const, label: "a", permalink: "/a", method: "GET" };
const group = { type: "category" as const, label: "c", collapsed: true, collapsible: true };

it("leaves out the descriptions of entries, at any depth, and nothing else", () => {
  const items: NavItem[] = [
    { ...link, description: "Once." },
    { ...group, description: "Twice.", items: [{ ...link, description: "Thrice." }] },
    { type: "html", value: "<hr>" },
  ];
  expect(withoutDescriptions(items)).toEqual([
    link,
    { ...group, items: [link] },
    { type: "html", value: "<hr>" },
  ]);
});

const links = (count: number): NavItem[] =>
  Array.from({ length: count }, (_, index) => ({ ...link, permalink: `/${index}` }));
const category = (items: NavItem[], fields: object = {}): NavItem => ({
  ...group,
  items,
  ...fields,
});

describe("a sidebar", () => {
  it.each([
    ["of 150 entries is in every page", [category(links(149))], false],
    ["of 151 entries has a file", [category(links(150))], true],
    ["of 151 entries at the top has one too", links(151), true],
  ])("%s", (_, items, isLarge) => {
    expect(sidebarFile("a", items) !== undefined).toBe(isLarge);
  });

  it("has a file whose address changes with what it shows", () => {
    const file = (label: string, description: string) =>
      sidebarFile("my api/v2", [{ ...link, label, description }, ...links(150)]);
    const first = file("a", "Once.");
    expect(first?.address).toMatch(/^\/sidebars\/my-api-v2\.[0-9a-f]{12}\.json$/);
    expect(JSON.parse(first?.content ?? "")).toHaveLength(151);
    expect(file("a", "Twice.")).toEqual(first);
    expect(file("b", "Once.")?.address).not.toBe(first?.address);
  });
});

describe("the frame of every page", () => {
  it("has a small sidebar completely", () => {
    const items = [category(links(149), { description: "A." })];
    expect(frameItems(items)).toEqual([category(links(149))]);
  });

  it("has at most 40 entries of the top level of a large one", () => {
    expect(frameItems(links(151))).toEqual(links(40));
  });

  it.each<[string, NavItem, string | undefined]>([
    ["its own page", category(links(1), { permalink: "/own" }), "/own"],
    ["its first page", category(links(2)), "/0"],
    ["the first page in another category", category([category(links(2))]), "/0"],
    ["the page of a category in it", category([category([], { permalink: "/in" })]), "/in"],
    [
      "the first that is shown and of this site",
      category([
        { type: "html", value: "<hr>" },
        { ...link, permalink: "https://a.example", external: true },
        { ...link, permalink: "/hidden", unlisted: true },
        category([]),
        ...links(1),
      ]),
      "/0",
    ],
    [
      "a page of a category that is unlisted itself",
      category([category(links(1), { permalink: "/hidden", unlisted: true })]),
      "/0",
    ],
    ["nothing without pages", category([]), undefined],
  ])("leads from a category of a large one to %s", (_, item, permalink) => {
    const [first] = frameItems([item, ...links(150)]);
    expect(first).toEqual({ ...group, items: [], ...(permalink ? { permalink } : {}) });
  });
});
