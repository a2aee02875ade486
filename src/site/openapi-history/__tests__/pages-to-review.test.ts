import type { ContractChange } from "../../../../plugins/gatsby-transformer-content/data-files";
import type { DataLayer } from "../../data-layer";
import { pagesToReview } from "../pages-to-review";

const used = (permalink: string, ...files: string[]) => ({
  permalink,
  usedIn: files.map((file) => ({ file })),
});
const page = (file: string, ...urls: string[]) => ({
  file,
  references: urls.map((url) => ({ url })),
});
const data = {
  allApiDocument: {
    nodes: [
      { linkTargets: JSON.stringify({ "op:a": "/api/a", "schema:S": "/api/schemas/S" }) },
      { linkTargets: JSON.stringify({ "op:a": "/other/a", "op:b": "/other/b" }) },
    ],
  },
  allApiOperation: { nodes: [used("/api/a", "2.mdx", "1.mdx"), used("/other/b", "3.mdx")] },
  allApiSchema: { nodes: [used("/api/schemas/S", "1.mdx")] },
  allDocPage: { nodes: [page("4.mdx", "op:gone", "op:a"), page("5.mdx", "/docs")] },
  allBlogPost: { nodes: [page("6.mdx", "op:gone")] },
};
const layer = { graphql: async () => ({ data }) } as unknown as DataLayer;

describe("the pages to read after a change of the API", () => {
  it.each<[string, string[], Record<string, string[]>]>([
    [
      "show or name an operation, of the first document that has its name",
      ["op:a"],
      { "1.mdx": ["op:a"], "2.mdx": ["op:a"], "4.mdx": ["op:a"] },
    ],
    ["use a part of another document", ["op:b"], { "3.mdx": ["op:b"] }],
    ["still name what is gone", ["op:gone"], { "4.mdx": ["op:gone"], "6.mdx": ["op:gone"] }],
    [
      "are listed once with all parts",
      ["schema:S", "op:a", "op:a"],
      { "1.mdx": ["schema:S", "op:a"], "2.mdx": ["op:a"], "4.mdx": ["op:a"] },
    ],
    ["are none for what nobody uses", ["op:c"], {}],
  ])("%s", async (_, parts, expected) => {
    const changes = parts.map((part) => ({ part })) as ContractChange[];
    const found = await pagesToReview(changes, layer);
    expect(found).toEqual(Object.entries(expected).map(([file, parts]) => ({ file, parts })));
  });
});
