import type { NavItem } from "../navigation";
import {
  containsPage,
  counterpart,
  firstPermalink,
  flattenItems,
  isVisible,
  linksOf,
  navbarLinks,
  placeOf,
} from "../navigation";

const link = (permalink: string, fields: object = {}): NavItem => ({
  type: "link",
  label: permalink,
  permalink,
  ...fields,
});
const category = (items: NavItem[], fields: object = {}): NavItem => ({
  type: "category",
  label: "C",
  collapsed: false,
  collapsible: true,
  items,
  ...fields,
});
const html: NavItem = { type: "html", value: "<hr>" };

describe("placeOf", () => {
  it.each([
    ["an entry", "/a/b", "/a/b"],
    ["a page of a category", "/c/d", "/c/d"],
    ["a page below an entry", "/a/b/x/y", "/a/b"],
    ["a page with an entry's name before its own", "/a/bc", "/a/bc"],
    ["a page that no entry is above", "/x/y", "/x/y"],
  ])("finds the entry of %s", (_, permalink, place) => {
    expect(placeOf([link("/a/b"), category([link("/c/d")])], permalink)).toBe(place);
  });
});

describe("isVisible", () => {
  it.each<[string, NavItem, string, boolean]>([
    ["a page", link("/a"), "/x", true],
    ["HTML", html, "/x", true],
    ["an unlisted page", link("/a", { unlisted: true }), "/x", false],
    ["an unlisted page that is open", link("/a", { unlisted: true }), "/a", true],
    ["a category of unlisted pages", category([link("/a", { unlisted: true })]), "/x", false],
    ["one that holds the open page", category([link("/a", { unlisted: true })]), "/a", true],
    ["one with a page of its own", category([], { permalink: "/c" }), "/x", true],
    [
      "one whose own page is unlisted",
      category([link("/a")], { permalink: "/c", unlisted: true }),
      "/x",
      true,
    ],
  ])("%s", (_, item, current, expected) => {
    expect(isVisible(item, current)).toBe(expected);
  });
});

describe("firstPermalink", () => {
  it.each<[string, NavItem[], string | undefined]>([
    [
      "passes over HTML, links elsewhere and what is unlisted",
      [
        html,
        link("/else", { external: true }),
        link("/hidden", { unlisted: true }),
        category([link("/in")]),
      ],
      "/in",
    ],
    ["takes a category's own page", [category([link("/in")], { permalink: "/own" })], "/own"],
    [
      "takes a page of a category that is unlisted itself",
      [category([link("/in")], { permalink: "/own", unlisted: true })],
      "/in",
    ],
    ["goes on after a category without pages", [category([html]), link("/a")], "/a"],
    ["finds nothing in nothing", [html, category([])], undefined],
  ])("%s", (_, items, expected) => {
    expect(firstPermalink(items)).toBe(expected);
  });
});

describe("the pages of a sidebar", () => {
  const items = [
    link("/a", { description: "A page." }),
    html,
    category([link("/c"), category([link("/d")])], { permalink: "/b" }),
    category([link("/e", { unlisted: true }), link("https://f.example", { external: true })]),
    category([link("/h")], { permalink: "/g", unlisted: true }),
  ];

  it("are in reading order, without unlisted ones and those of other sites", () => {
    expect(linksOf(items).map(({ permalink, description }) => permalink + description)).toEqual([
      "/aA page.",
      "/b",
      "/c",
      "/d",
      "/h",
    ]);
  });

  it("are among its entries at any depth", () => {
    expect(flattenItems(items)).toHaveLength(11);
  });
});

describe("containsPage", () => {
  it.each<[NavItem, boolean]>([
    [category([category([link("/a")])]), true],
    [category([html, link("/b")]), false],
    [html, false],
  ])("%#", (item, expected) => {
    expect(containsPage(item, "/a")).toBe(expected);
  });
});

describe("counterpart", () => {
  const addressOf = counterpart([{ version: "1", permalink: "/docs/1/a" }]);
  it.each([
    ["1", "/docs/1", "/docs/1/a"],
    ["2", "/docs/intro", "/docs/intro"],
    ["3", null, "/"],
  ])("version %s, begun at %s, is read on at %s", (name, mainDocPermalink, expected) => {
    expect(addressOf({ name, mainDocPermalink })).toBe(expected);
  });
});

describe("navbarLinks", () => {
  interface Item {
    label: string;
    to?: string;
    items: Item[];
  }
  const link = (label: string): Item => ({ label, to: `/${label}`, items: [] });
  it.each([
    ["nothing", [], []],
    ["links", [link("a"), link("b")], ["a", "b"]],
    ["a dropdown", [{ label: "more", items: [link("c"), link("d")] }], ["c", "d"]],
    ["both", [link("a"), { label: "more", items: [link("c")] }, link("b")], ["a", "c", "b"]],
    ["the first page of a sidebar", [{ label: "a", sidebar: "a", items: [] }], ["a"]],
    ["another site", [{ label: "a", href: "https://a.example", items: [] }], ["a"]],
    ["nothing that is not a link", [{ label: "a", items: [] }, link("b")], ["b"]],
  ])("%s", (_, items, labels) => {
    const links = navbarLinks(items as Item[]);
    expect(links.map(({ label }) => label)).toEqual(labels);
  });
});
