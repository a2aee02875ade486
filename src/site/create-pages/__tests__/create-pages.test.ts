import { emptySite } from "../../../testing/empty-site";
import { createPages } from "..";

// It would write to the `public` folder of the project.
jest.mock("../../write-sidebar-files", () => ({ writeSidebarFiles: jest.fn() }));

/** A Gatsby that answers queries by their names and records all calls. */
function fakeGatsby(answers: Record<string, unknown>) {
  const created: Array<{ path: string; component: string; context: unknown }> = [];
  const said: string[] = [];
  const kept = new Map<string, unknown>();
  const api = {
    cache: {
      get: async (key: string) => kept.get(key),
      set: async (key: string, value: unknown) => kept.set(key, value),
    },
    graphql: async (query: string) => {
      const name = /query (\w+)/.exec(query)?.[1] ?? "";
      return answers[name] instanceof Error ? { errors: [answers[name]] } : { data: answers[name] };
    },
    getNodesByType: () => [],
    actions: { createPage: (page: (typeof created)[number]) => created.push(page) },
    reporter: {
      log: (text: string) => said.push(text),
      warn: (text: string) => said.push(text),
      panicOnBuild: (text: string) => said.push(`PANIC ${text}`),
    },
  };
  return { api: api as unknown as Parameters<NonNullable<typeof createPages>>[0], created, said };
}

const nothing = {
  StandalonePagesPlan: { allStandalonePage: { nodes: [] } },
  DocPagesPlan: { allDocPage: { nodes: [] } },
  DocTagPagesPlan: { allDocPage: { nodes: [] } },
  CategoryPagesPlan: { allCategory: { nodes: [] }, allDocsVersion: { nodes: [] } },
  ApiPagesPlan: { allApiDocument: { nodes: [] }, allApiOperation: { nodes: [] } },
  BlogPagesPlan: { allBlogPost: { nodes: [] }, allAuthor: { nodes: [] } },
};

const docPage = (mode: "data" | "component") => ({
  id: "doc",
  docId: "a",
  version: "current",
  permalink: "/docs/a",
  draft: false,
  file: "content/docs/a.mdx",
  body: { mode, contentFilePath: "/site/a.mdx", components: [] },
});

async function run(answers: Record<string, unknown>) {
  const gatsby = fakeGatsby({ SitePlan: emptySite(), ...nothing, ...answers });
  await createPages?.(gatsby.api, { plugins: [] }, () => undefined);
  return gatsby;
}

describe("createPages", () => {
  it.each([
    ["data", /templates\/doc-page\.tsx$/],
    ["component", /templates\/doc-page\.tsx\?__contentFilePath=\/site\/a\.mdx$/],
  ] as const)("makes a page in the mode %s", async (mode, component) => {
    const { created } = await run({ DocPagesPlan: { allDocPage: { nodes: [docPage(mode)] } } });
    const page = created.find(({ path }) => path === "/docs/a");
    expect(page?.component).toMatch(component);
    expect(page?.context).toEqual({
      id: "doc",
      sidebar: null,
      version: "current",
      label: null,
      breadcrumbs: [],
      previous: null,
      next: null,
    });
  });

  it("makes no page at all when there is an error, and reports everything at once", async () => {
    const problem = {
      code: "x/y",
      severity: "error",
      file: "a.mdx",
      message: "Wrong.",
      line: 3,
      column: 1,
      page: null,
      pointer: null,
      value: null,
      hint: null,
    };
    const nodes = [docPage("data"), { ...docPage("data"), file: "content/docs/b.mdx" }];
    const { created, said } = await run({
      SitePlan: emptySite({ allContentProblem: { nodes: [problem] } }),
      DocPagesPlan: { allDocPage: { nodes } },
    });
    expect(created).toEqual([]);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^PANIC /);
    expect(said[0]).toContain("a.mdx:3:1 error x/y");
    expect(said[0]).toContain("routes/duplicate");
  });

  it("shows errors in develop and makes what can be made", async () => {
    const environment = process.env as Record<string, string | undefined>;
    const before = environment.NODE_ENV;
    environment.NODE_ENV = "development";
    const nodes = [docPage("data"), { ...docPage("data"), file: "content/docs/b.mdx" }];
    const { created, said } = await run({ DocPagesPlan: { allDocPage: { nodes } } });
    environment.NODE_ENV = before;
    expect(said[0]).toContain("routes/duplicate");
    expect(created.filter(({ path }) => path === "/docs/a")).toHaveLength(1);
  });

  it("makes the pages when there are only warnings", async () => {
    const warning = {
      code: "x/y",
      severity: "warning",
      file: "a.mdx",
      message: "Odd.",
      line: 3,
      column: 1,
      page: null,
      pointer: null,
      value: null,
      hint: null,
    };
    const { created, said } = await run({
      SitePlan: emptySite({ allContentProblem: { nodes: [warning] } }),
    });
    expect(created.map(({ path }) => path)).toEqual(["/"]);
    expect(said.join("\n")).toContain("0 errors, 1 warning");
  });

  it("does not go on with half an answer", async () => {
    await expect(run({ DocPagesPlan: new Error("no such field") })).rejects.toThrow(
      "no such field",
    );
  });
});
