import { categoryPages, docPages } from "../doc-pages";
import { docTagPages } from "../doc-tag-pages";
import type { PlanningContext } from "../plan";

const context: PlanningContext = {
  now: new Date("2025-06-01"),
  showUnpublished: false,
  navigation: new Map(),
  settings: null,
};

const page = (version: string, docId: string, draft = false) => ({
  id: `${version}/${docId}`,
  docId,
  version,
  permalink: `/docs/${version}/${docId}`,
  draft,
  file: `${docId}.mdx`,
  body: { mode: "data", contentFilePath: "", components: [] },
});

describe("counterparts in other versions", () => {
  const versionsOf = (nodes: Array<ReturnType<typeof page>>) =>
    docPages
      .plan({ allDocPage: { nodes } }, context)
      .map(({ path, context }) => [path, "versions" in context ? context.versions : undefined]);

  it("are absent where there is one version", () => {
    expect(versionsOf([page("1", "a"), page("1", "b")])).toEqual([
      ["/docs/1/a", undefined],
      ["/docs/1/b", undefined],
    ]);
  });

  it("are the pages of the same id, without drafts", () => {
    const nodes = [page("2", "a"), page("1", "a"), page("1", "b"), page("2", "b", true)];
    expect(versionsOf(nodes)).toEqual([
      ["/docs/2/a", expect.arrayContaining([{ version: "1", permalink: "/docs/1/a" }])],
      ["/docs/1/a", expect.arrayContaining([{ version: "2", permalink: "/docs/2/a" }])],
      ["/docs/1/b", [{ version: "1", permalink: "/docs/1/b" }]],
    ]);
  });
});

describe("counterparts of categories in other versions", () => {
  it("are those of the same address below the version", () => {
    const category = (version: string, permalink: string | null) => ({
      id: `${version}${permalink}`,
      version,
      permalink,
      file: "sidebars.yml",
    });
    const plans = categoryPages.plan(
      {
        allCategory: {
          nodes: [
            category("2", "/docs/category/a"),
            category("1", "/docs/1/category/a"),
            category("1", "/docs/1/category/b"),
            category("1", null),
          ],
        },
        allDocsVersion: {
          nodes: [
            { name: "2", path: "/docs" },
            { name: "1", path: "/docs/1" },
          ],
        },
      },
      context,
    );
    expect(
      plans.map(({ path, context }) => [path, "versions" in context && context.versions]),
    ).toEqual([
      [
        "/docs/category/a",
        expect.arrayContaining([{ version: "1", permalink: "/docs/1/category/a" }]),
      ],
      [
        "/docs/1/category/a",
        expect.arrayContaining([{ version: "2", permalink: "/docs/category/a" }]),
      ],
      ["/docs/1/category/b", [{ version: "1", permalink: "/docs/1/category/b" }]],
    ]);
  });
});

type Tagged = Queries.DocTagPagesPlanQuery["allDocPage"]["nodes"][number];

const tagged = (title: string, tags: string[], fields: Partial<Tagged> = {}): Tagged => ({
  id: title,
  title,
  draft: false,
  unlisted: false,
  version: "current",
  docsVersion: { path: "/docs" },
  tags: tags.map((label) => ({ label, description: null, permalink: `/docs/tags/${label}` })),
  ...fields,
});

describe("pages of tags", () => {
  const plan = (nodes: Tagged[]) => docTagPages.plan({ allDocPage: { nodes } }, context);

  it("are not made where no page has a tag", () => {
    expect(plan([tagged("A", [])])).toEqual([]);
    expect(plan([tagged("A", ["x"], { draft: true })])).toEqual([]);
  });

  it("list pages by title, and tags with their numbers", () => {
    const [all, x] = plan([tagged("B", ["x"]), tagged("A", ["x", "y"])]);
    expect(all).toMatchObject({
      path: "/docs/tags",
      context: {
        tags: [
          { label: "x", permalink: "/docs/tags/x", count: 2 },
          { label: "y", permalink: "/docs/tags/y", count: 1 },
        ],
      },
    });
    expect(x).toMatchObject({
      path: "/docs/tags/x",
      context: { docIds: ["A", "B"], all: "/docs/tags", isHidden: false },
    });
  });

  it("leave unlisted pages out; a tag of nothing else is hidden", () => {
    const [all, x, y] = plan([tagged("A", ["x"]), tagged("B", ["x", "y"], { unlisted: true })]);
    expect(all?.context).toMatchObject({ tags: [{ label: "x", count: 1 }] });
    expect(x?.context).toMatchObject({ docIds: ["A"], isHidden: false });
    expect(y?.context).toMatchObject({ docIds: ["B"], isHidden: true });
  });

  it("are made for each version", () => {
    const old = { version: "1", docsVersion: { path: "/docs/1" } };
    const tags = [{ label: "x", description: null, permalink: "/docs/1/tags/x" }];
    expect(
      plan([tagged("A", ["x"]), tagged("A", [], { ...old, tags })]).map(({ path }) => path),
    ).toEqual(["/docs/tags", "/docs/tags/x", "/docs/1/tags", "/docs/1/tags/x"]);
  });
});
