import type { SidebarItemSpec } from "../../data-files/sidebars";
import { findPageNavigation } from "../page-navigation";
import { resolveNavigation } from "../resolve-navigation";
import type { NavCategoryFile, NavDoc, NavItem, NavigationInput } from "../types";

function doc(docId: string, fields: Partial<NavDoc> = {}): NavDoc {
  const parts = docId.split("/");
  const fileName = `${parts.pop()}.mdx`;
  const folder = parts.join("/");
  return {
    docId,
    version: "current",
    permalink: `/docs/${docId}`,
    title: docId.toUpperCase(),
    description: "",
    sidebarLabel: null,
    sidebarPosition: null,
    sidebarClassName: null,
    sidebarCustomProps: null,
    sidebarKey: null,
    folder,
    cleanFolder: folder,
    isFolderIndex: fileName === "index.mdx",
    fileName,
    draft: false,
    unlisted: false,
    paginationLabel: null,
    file: `content/docs/${docId}.mdx`,
    ...fields,
  };
}

function resolve(items: SidebarItemSpec[], input: Partial<NavigationInput> = {}) {
  return resolveNavigation({
    docsBasePath: "/docs",
    sidebarCollapsible: true,
    sidebarCollapsed: true,
    specs: [{ name: "main", version: "current", spec: items, file: "sidebars.yml" }],
    docs: [],
    showDrafts: false,
    categoryFiles: [],
    operationGroups: [],
    brokenDocuments: new Set(),
    ...input,
  });
}

/** A sidebar in short: labels, with those inside of a category in brackets. */
function outline(items: NavItem[]): unknown[] {
  return items.map((item) => {
    if (item.type === "html") return item.value;
    return item.type === "link" ? item.label : [item.label, outline(item.items)];
  });
}

it.each<[Partial<NavigationInput>, { collapsed?: boolean }, object]>([
  [{}, {}, { collapsible: true, collapsed: true }],
  [{ sidebarCollapsed: false }, {}, { collapsible: true, collapsed: false }],
  [{ sidebarCollapsed: false }, { collapsed: true }, { collapsible: true, collapsed: true }],
  [{ sidebarCollapsible: false }, {}, { collapsible: false, collapsed: false }],
])(
  "closes categories as the documentation with %j says, or as they do: %j",
  (input, own, expected) => {
    const items: SidebarItemSpec[] = [{ type: "doc", id: "a" }];
    const category: SidebarItemSpec = { type: "category", label: "A", items, ...own };
    const { sidebars } = resolve([category], { docs: [doc("a")], ...input });
    expect(sidebars[0]?.items).toMatchObject([expected]);
  },
);

describe("declared sidebars", () => {
  it.each<[string, SidebarItemSpec, Partial<NavDoc>, string]>([
    ["the title", { type: "doc", id: "a" }, {}, "A"],
    ["the entry's label", { type: "doc", id: "a", label: "L" }, {}, "L"],
    ["the page's own label", { type: "doc", id: "a", label: "L" }, { sidebarLabel: "S" }, "S"],
  ])("name a page by %s", (_, item, fields, label) => {
    const { sidebars } = resolve([item], { docs: [doc("a", fields)] });
    expect(outline(sidebars[0]?.items ?? [])).toEqual([label]);
  });

  it("report an unknown page with its place and the name that was meant", () => {
    const { problems } = resolve(
      [{ type: "category", label: "C", items: [{ type: "doc", id: "intor" }] }],
      {
        docs: [doc("intro")],
      },
    );
    expect(problems).toEqual([
      {
        code: "sidebars/unknown-item",
        severity: "error",
        file: "sidebars.yml",
        path: ["main", 0, "items", 0],
        message: 'The sidebar "main" refers to a page that does not exist.',
        value: "intor",
        hint: 'Did you mean "intro"?',
      },
    ]);
  });

  it("give index pages an address each", () => {
    const category = (label: string): SidebarItemSpec => ({
      type: "category",
      label,
      link: { type: "generated-index" },
      items: [{ type: "doc", id: "a" }],
    });
    const { indexes } = resolve([category("Get going"), category("Get going")], {
      docs: [doc("a")],
    });
    expect(indexes.map(({ permalink }) => permalink)).toEqual([
      "/docs/category/get-going",
      "/docs/category/get-going-1",
    ]);
  });

  it.each<[string, SidebarItemSpec, unknown[]]>([
    ["nothing and no link", { type: "category", label: "C", items: [] }, []],
    [
      "nothing and a page",
      { type: "category", label: "C", items: [], link: { type: "doc", id: "a" } },
      ["C"],
    ],
    [
      "nothing and an index",
      { type: "category", label: "C", items: [], link: { type: "generated-index" } },
      [],
    ],
  ])("show a category with %s as it should be", (_, item, expected) => {
    expect(outline(resolve([item], { docs: [doc("a")] }).sidebars[0]?.items ?? [])).toEqual(
      expected,
    );
  });

  it.each<[string, SidebarItemSpec, object[]]>([
    [
      "an address of this site",
      { type: "link", label: "L", href: "blog" },
      [{ permalink: "/blog", external: true }],
    ],
    [
      "an address elsewhere",
      { type: "link", label: "L", href: "https://a.example", className: "c" },
      [{ permalink: "https://a.example", className: "c" }],
    ],
    [
      "HTML",
      { type: "html", value: "<hr>", defaultStyle: true },
      [{ type: "html", value: "<hr>" }],
    ],
    [
      "a page with a class, properties and a key",
      { type: "doc", id: "a", className: "c", customProps: { x: 1 }, key: "k" },
      [{ className: "c", customProps: { x: 1 }, key: "k" }],
    ],
    [
      "a page whose front matter wins",
      { type: "doc", id: "styled", className: "c", customProps: { x: 1 }, key: "k" },
      [{ className: "own", customProps: { y: 2 }, key: "own" }],
    ],
    [
      "an unlisted page, which stays in the data",
      { type: "doc", id: "hidden" },
      [{ unlisted: true }],
    ],
    ["nothing for a draft", { type: "doc", id: "draft" }, []],
    [
      "nothing for a category of drafts",
      { type: "category", label: "C", items: [{ type: "doc", id: "draft" }] },
      [],
    ],
    [
      "a plain entry for a category with a page alone",
      { type: "category", label: "C", className: "c", items: [], link: { type: "doc", id: "a" } },
      [{ type: "link", label: "C", className: "c" }],
    ],
  ])("show %s", (_, item, expected) => {
    const docs = [
      doc("a"),
      doc("draft", { draft: true }),
      doc("hidden", { unlisted: true }),
      doc("styled", {
        sidebarClassName: "own",
        sidebarCustomProps: { y: 2 },
        sidebarKey: "own",
      }),
    ];
    const { sidebars, problems } = resolve([item], { docs });
    expect(sidebars[0]?.items).toHaveLength(expected.length);
    expect(sidebars[0]?.items).toMatchObject(expected);
    expect(problems).toEqual([]);
  });

  it("report a category that leads nowhere", () => {
    expect(resolve([{ type: "category", label: "C", items: [] }]).problems).toEqual([
      expect.objectContaining({ code: "sidebars/empty-category", path: ["main", 0] }),
    ]);
  });

  const operation = (operationId: string) => ({
    operationId,
    permalink: `/${operationId}`,
    title: `Title of ${operationId}`,
    description: "",
    method: "GET",
    pathTemplate: "/o",
    kind: "webhook",
    deprecated: false,
  });
  const group = (label: string, ...ids: string[]) => ({
    document: "v1",
    label,
    description: "",
    permalink: null,
    operations: ids.map(operation),
  });

  it("show the operations of a document by tag, the only one of a tag as a link", () => {
    const { sidebars } = resolve([{ type: "operations", document: "v1" }], {
      operationGroups: [group("T", "a", "b"), group("Single", "c")],
    });
    expect(outline(sidebars[0]?.items ?? [])).toEqual([
      ["T", ["Title of a", "Title of b"]],
      "Title of c",
    ]);
    expect(sidebars[0]?.items[0]).toMatchObject({
      items: [{ method: "GET", isWebhook: true }, {}],
    });
  });

  it.each([
    ["an unknown document", "v2", [], ["v2"]],
    ["a document with errors", "v2", ["v2"], []],
    ["another document with errors", "v2", ["v3"], ["v2"]],
  ])("report %s", (_, document, broken, values) => {
    const { sidebars, problems } = resolve([{ type: "operations", document, labels: { x: "X" } }], {
      operationGroups: [group("T", "a"), group("U", "b")],
      brokenDocuments: new Set(broken),
    });
    expect(sidebars[0]?.items ?? []).toEqual([]);
    expect(problems).toEqual(
      values.map((value) =>
        expect.objectContaining({
          code: "sidebars/unknown-item",
          severity: "error",
          value,
          hint: expect.stringContaining('"v1"'),
        }),
      ),
    );
  });

  it("give operations shorter labels, and report those of unknown ones", () => {
    const labels = { a: "Short", d: "Nothing" };
    const { sidebars, problems } = resolve([{ type: "operations", document: "v1", labels }], {
      operationGroups: [group("T", "a", "b")],
    });
    expect(outline(sidebars[0]?.items ?? [])).toEqual([["T", ["Short", "Title of b"]]]);
    expect(problems).toEqual([
      expect.objectContaining({
        code: "sidebars/unknown-item",
        value: "d",
        path: ["main", 0, "labels", "d"],
      }),
    ]);
  });
});

describe("sidebars from folders", () => {
  const docs = [
    doc("x/b"),
    doc("x/a", { sidebarPosition: 2 }),
    doc("x/c", { sidebarPosition: 1 }),
    doc("x/deep/one"),
    doc("x/deep/index", { title: "Deep page" }),
    doc("y/other"),
  ];
  const all: SidebarItemSpec[] = [{ type: "autogenerated", dirName: "x" }];

  it("order by position, then by name; the folder's page is its link", () => {
    const { sidebars } = resolve(all, { docs });
    expect(outline(sidebars[0]?.items ?? [])).toEqual([
      "X/C",
      "X/A",
      "X/B",
      ["Deep page", ["X/DEEP/ONE"]],
    ]);
    expect(sidebars[0]?.items[3]).toMatchObject({ permalink: "/docs/x/deep/index" });
  });

  const folderOf = (fields: Partial<NavDoc>, data: NavCategoryFile["data"]) =>
    resolve([{ type: "autogenerated", dirName: "." }], {
      docs: [doc("f/one"), doc("f/two", fields)],
      categoryFiles: [{ version: "current", folder: "f", data, file: "_category_.yml" }],
    });

  it.each<[string, Partial<NavDoc>, NavCategoryFile["data"], unknown]>([
    [
      "links to a page by its id within the folder, which leaves the list",
      {},
      { link: { type: "doc", id: "two" } },
      { label: "F/TWO", permalink: "/docs/f/two", items: [{ label: "F/ONE" }] },
    ],
    [
      "links to a page by its whole id",
      {},
      { label: "F", link: { type: "doc", id: "f/two" } },
      { label: "F", permalink: "/docs/f/two", items: [{ label: "F/ONE" }] },
    ],
    [
      "takes class and properties from its page",
      { sidebarClassName: "c", sidebarCustomProps: { a: 1 } },
      { link: { type: "doc", id: "two" } },
      { className: "c", customProps: { a: 1 } },
    ],
    [
      "wins over its page",
      { sidebarClassName: "c" },
      { className: "d", link: { type: "doc", id: "two" } },
      { className: "d" },
    ],
    ["has no page if it wants none", { isFolderIndex: true }, { link: null }, { items: [{}, {}] }],
    [
      "is open for good if it cannot fold",
      {},
      { collapsible: false, collapsed: true },
      { collapsible: false, collapsed: false },
    ],
  ])("a category file %s", (_, fields, data, expected) => {
    const { sidebars, problems } = folderOf(fields, data);
    expect(sidebars[0]?.items[0]).toMatchObject(expected as object);
    expect(problems).toEqual([]);
  });

  it("a category file that names an unknown page is reported in the file", () => {
    expect(folderOf({}, { link: { type: "doc", id: "twoo" } }).problems).toEqual([
      expect.objectContaining({ file: "_category_.yml", path: ["link", "id"], value: "twoo" }),
    ]);
  });

  it("warn of a folder without pages", () => {
    const { problems } = resolve([{ type: "autogenerated", dirName: "nowhere" }], { docs });
    expect(problems).toEqual([
      expect.objectContaining({
        code: "sidebars/empty-folder",
        severity: "warning",
        path: ["main", 0, "dirName"],
      }),
    ]);
  });

  it("leave out drafts, and folders of nothing else", () => {
    const { sidebars } = resolve([{ type: "autogenerated", dirName: "." }], {
      docs: [doc("a"), doc("f/b", { draft: true })],
    });
    expect(outline(sidebars[0]?.items ?? [])).toEqual(["A"]);
  });

  it("take label, position and link of a folder from its category file", () => {
    const data = {
      label: "Down",
      position: 0,
      link: { type: "generated-index" as const, slug: "/down" },
    };
    const { sidebars, indexes } = resolve(all, {
      docs,
      categoryFiles: [{ version: "current", folder: "x/deep", data, file: "_category_.yml" }],
    });
    expect(outline(sidebars[0]?.items ?? [])[0]).toEqual(["Down", ["Deep page", "X/DEEP/ONE"]]);
    expect(indexes[0]).toMatchObject({ permalink: "/docs/down", key: "folder:x/deep" });
  });
});

describe("places of pages", () => {
  const docs = ["a", "b", "c", "d"].map((id) => doc(id));
  const items: SidebarItemSpec[] = [
    { type: "doc", id: "a" },
    {
      type: "category",
      label: "Group",
      link: { type: "generated-index" },
      items: [
        { type: "doc", id: "b" },
        { type: "ref", id: "d" },
        { type: "doc", id: "c" },
      ],
    },
  ];
  const { pages } = findPageNavigation(resolve(items, { docs }).sidebars);

  it.each([
    ["/docs/a", [], null, "/docs/category/group"],
    ["/docs/category/group", [], "/docs/a", "/docs/b"],
    ["/docs/b", ["Group"], "/docs/category/group", "/docs/c"],
    ["/docs/c", ["Group"], "/docs/b", null],
  ])("%s", (permalink, breadcrumbs, previous, next) => {
    const navigation = pages.get(permalink);
    expect(navigation?.breadcrumbs.map(({ label }) => label)).toEqual(breadcrumbs);
    expect(navigation?.previous?.permalink ?? null).toBe(previous);
    expect(navigation?.next?.permalink ?? null).toBe(next);
  });

  it("gives a page that is listed twice its first place", () => {
    const twice: SidebarItemSpec[] = [
      { type: "doc", id: "a" },
      {
        type: "category",
        label: "Group",
        items: [
          { type: "doc", id: "a" },
          { type: "doc", id: "b" },
        ],
      },
    ];
    const found = findPageNavigation(resolve(twice, { docs }).sidebars).pages.get("/docs/a");
    expect(found).toMatchObject({ breadcrumbs: [], previous: null });
  });

  it("leaves references out of the reading order", () => {
    expect(pages.has("/docs/d")).toBe(false);
  });
});

describe("what a page says of its place", () => {
  const docs = (fields: Partial<NavDoc>) => [
    doc("a"),
    doc("b", fields),
    doc("c", { paginationLabel: "See C" }),
  ];
  const items: SidebarItemSpec[] = ["a", "b", "c"].map((id) => ({ type: "doc", id }));
  const trailsWith = (fields: Partial<NavDoc>) =>
    findPageNavigation(
      resolveNavigation({
        docsBasePath: "/docs",
        sidebarCollapsible: true,
        sidebarCollapsed: true,
        specs: [
          { name: "one", version: "current", spec: items, file: "s.yml" },
          {
            name: "two",
            version: "current",
            spec: [{ type: "doc", id: "b" }],
            file: "s.yml",
          },
        ],
        docs: docs(fields),
        showDrafts: false,
        categoryFiles: [],
        operationGroups: [],
        brokenDocuments: new Set(),
      }).sidebars,
      docs(fields),
    );

  it.each<[string, Partial<NavDoc>, object | undefined]>([
    ["nothing: the last sidebar", {}, { sidebar: "two", previous: null, next: null }],
    [
      "a sidebar",
      { displayedSidebar: "one" },
      { sidebar: "one", previous: { label: "A" }, next: { label: "See C" } },
    ],
    ["no sidebar", { displayedSidebar: null }, { sidebar: null, previous: null, next: null }],
    [
      "its next page",
      { paginationNext: "c" },
      { next: { label: "See C", permalink: "/docs/c" }, previous: null },
    ],
    [
      "no page before it",
      { displayedSidebar: "one", paginationPrev: null },
      { previous: null, next: { permalink: "/docs/c" } },
    ],
  ])("%s", (_, fields, expected) => {
    const { pages, problems } = trailsWith(fields);
    expect(pages.get("/docs/b")).toMatchObject(expected ?? {});
    expect(problems).toEqual([]);
  });

  it("an unlisted page keeps its sidebar, without a place in the reading order", () => {
    const { pages } = trailsWith({ unlisted: true, displayedSidebar: "one" });
    expect(pages.get("/docs/b")).toMatchObject({ sidebar: "one", previous: null, next: null });
    expect(pages.get("/docs/a")?.next?.permalink).toBe("/docs/c");
  });

  it.each<[Partial<NavDoc>, string, string]>([
    [{ displayedSidebar: "oen" }, "displayed_sidebar", 'Did you mean "one"?'],
    [{ paginationNext: "cc" }, "pagination_next", "Known: a, b, c."],
    [{ paginationPrev: "zzzz" }, "pagination_prev", "Known: a, b, c."],
  ])("%j is reported at its key", (fields, key, hint) => {
    expect(trailsWith(fields).problems).toEqual([
      expect.objectContaining({ file: "content/docs/b.mdx", path: [key], hint, severity: "error" }),
    ]);
  });
});
