import path from "node:path";
import { loadSiteSources } from "../../settings";
import type { DataLayer } from "..";
import { openDataLayer } from "..";
import { formatDate } from "../build-schema";
import { createNodeModel, createNodeStore } from "../nodes";

const SITE = path.resolve("src/testing/sites/small");
let layer: DataLayer;

beforeAll(async () => {
  const contentRoot = path.join(SITE, "content");
  const spec = path.join(SITE, "openapi.yaml");
  const { settings } = loadSiteSources({ CONTENT_ROOT: contentRoot, OPENAPI_SPEC: spec });
  layer = await openDataLayer({ contentRoot, settings });
}, 60_000);

describe("a query of the data layer", () => {
  it.each([
    [
      "{ allTag(limit: 1) { totalCount nodes { key } } }",
      { allTag: { totalCount: 2, nodes: [{ key: "news" }] } },
    ],
    ["{ tag(id: { eq: null }) { key } }", { tag: null }],
    [
      '{ allBlogPost(sort: { fields: [date], order: [DESC] }, limit: 1, skip: 1) { nodes { date(formatString: "DD/MM/YYYY") authors { name permalink } tags { key } } } }',
      {
        allBlogPost: {
          nodes: [
            {
              date: "03/01/2025",
              authors: [{ name: "The team", permalink: "/blog/authors/team" }],
              tags: [{ key: "news" }],
            },
          ],
        },
      },
    ],
    [
      "{ allTag { nodes { key posts { slug } } } }",
      {
        allTag: {
          nodes: [
            { key: "news", posts: [{ slug: "second-post" }, { slug: "first-post" }] },
            { key: "unused", posts: [] },
          ],
        },
      },
    ],
    [
      "{ allApiOperation { nodes { operationId document { tags { operations { permalink } } } } } }",
      {
        allApiOperation: {
          nodes: [
            {
              operationId: "getPet",
              document: { tags: [{ operations: [{ permalink: "/docs/api/get-pet" }] }] },
            },
          ],
        },
      },
    ],
    [
      "{ allCategory { nodes { permalink parent { ... on File { relativePath } } } } }",
      {
        allCategory: {
          nodes: [
            {
              permalink: "/docs/category/deeper",
              parent: { relativePath: "docs/start/deep/_category_.yml" },
            },
          ],
        },
      },
    ],
  ])("%s", async (query, data) => {
    expect(JSON.parse(JSON.stringify(await layer.graphql(query)))).toEqual({ data });
  });

  it("gives pictures the files that lie beside their page, and fragments of the interface", async () => {
    const { data } = await layer.graphql<{ allDocPage: { nodes: unknown[] } }>(`
      {
        allDocPage(filter: { docId: { eq: "start/intro" } }) {
          nodes {
            ...Page
          }
        }
      }
      fragment Page on ContentPage {
        permalink
        body {
          images {
            file {
              base
            }
          }
        }
      }
    `);
    expect(data?.allDocPage.nodes).toEqual([
      { permalink: "/docs/start/intro", body: { images: [{ file: { base: "line.svg" } }] } },
    ]);
  });

  it.each([["{ allNothing { totalCount } }"], ["{ allTag { nodes { wrong } } }"]])(
    "%s fails",
    async (query) => {
      expect((await layer.graphql(query)).errors).toHaveLength(1);
    },
  );
});

describe("the node model", () => {
  const store = createNodeStore();
  const add = (id: string, fields: object) =>
    store.add({ id, parent: null, children: [], internal: { type: "T" }, ...fields });
  add("a", { n: 2, tags: ["x", "y"] });
  add("b", { n: 10, tags: [] });
  add("c", { n: 2, tags: ["y"], name: "c" });
  const model = createNodeModel(store, (name) => [name]);

  it.each([
    [{ filter: { tags: { in: ["y"] } } }, ["a", "c"]],
    [{ filter: { tags: { nin: ["x"] } } }, ["b", "c"]],
    [{ filter: { name: { eq: null } } }, ["a", "b"]],
    [{ filter: { n: { ne: 2 } } }, ["b"]],
    [{ filter: { n: { eq: 2 }, tags: { eq: "x" } } }, ["a"]],
    [{ sort: { fields: ["n", "id"], order: ["desc", "desc"] } }, ["b", "c", "a"]],
    [{ skip: 1, limit: 1 }, ["b"]],
  ])("%j", async (query, ids) => {
    const { entries } = await model.findAll({ type: "T", query });
    expect(entries.map(({ id }) => id)).toEqual(ids);
  });

  it("refuses a filter that it does not know, as its answer would be wrong", async () => {
    const query = { filter: { n: { gt: 2 } } };
    await expect(model.findAll({ type: "T", query })).rejects.toThrow('"gt"');
  });

  it("forgets what was removed", () => {
    expect(store.find(["T"], "name", "c")).toHaveLength(1);
    store.remove("c");
    expect(store.find(["T"], "name", "c")).toHaveLength(0);
  });
});

describe("dates", () => {
  it.each([
    [undefined, "2025-01-03T04:05:06.000Z"],
    ["YYYY-MM-DD", "2025-01-03"],
    ["HH:mm:ss", "04:05:06"],
  ])("in the form %s", (format, text) => {
    expect(formatDate("2025-01-03T04:05:06.000Z", format)).toBe(text);
  });

  it("in a form that is not known are refused", () => {
    expect(() => formatDate("2025-01-03T00:00:00.000Z", "MMMM YYYY")).toThrow("MMMM");
  });
});

interface IntrospectedType {
  name: string;
  description: string | null;
  fields: Array<{ name: string; description: string | null }> | null;
}

describe("the schema", () => {
  const OF_GATSBY = /^(?:__.*|Node|Internal|File|Mdx|MarkdownRemark|Query|.*Connection)$/;
  const FIELDS_OF_NODES = ["id", "parent", "children", "internal"];

  it("describes every type and field of the plugins", async () => {
    const { data } = await layer.graphql<{ __schema: { types: IntrospectedType[] } }>(
      "{ __schema { types { name description fields { name description } } } }",
    );
    const own = data?.__schema.types.filter(({ name, fields }) => fields && !OF_GATSBY.test(name));
    const bare = own?.flatMap(({ name, description, fields }) => [
      ...(description?.trim() ? [] : [name]),
      ...(fields ?? [])
        .filter((field) => !FIELDS_OF_NODES.includes(field.name) && !field.description?.trim())
        .map((field) => `${name}.${field.name}`),
    ]);
    expect(own?.length).toBeGreaterThan(50);
    expect(bare).toEqual([]);
  });
});
