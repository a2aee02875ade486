import path from "node:path";
import { openDataLayer } from "../data-layer";
import { loadSiteSources } from "../settings";

interface Uses {
  allDocPage: { nodes: Page[] };
  allBlogPost: { nodes: Page[] };
  allApiOperation: { nodes: Array<Target & { operationId: string }> };
  allApiSchema: { nodes: Target[] };
  allApiError: { nodes: Target[] };
}

interface Page {
  permalink: string;
  draft: boolean;
  unlisted: boolean;
  operations: Target[];
}

interface Target {
  permalink: string;
  usedIn: Array<{ permalink: string }>;
}

const QUERY = `{
  allDocPage { nodes { permalink draft unlisted operations { permalink } } }
  allBlogPost { nodes { permalink draft unlisted operations { permalink } } }
  allApiOperation { nodes { permalink operationId usedIn { permalink } } }
  allApiSchema { nodes { permalink usedIn { permalink } } }
  allApiError { nodes { permalink usedIn { permalink } } }
}`;

describe("the links between the pages of this site and its API", () => {
  let uses: Uses;
  beforeAll(async () => {
    const { settings } = loadSiteSources({});
    const layer = await openDataLayer({ contentRoot: path.resolve("content"), settings });
    const { data, errors } = await layer.graphql(QUERY);
    expect(errors).toBeUndefined();
    uses = JSON.parse(JSON.stringify(data));
  }, 120_000);

  const pairs = (lists: Array<[string, Array<{ permalink: string }>]>, isReversed = false) =>
    lists
      .flatMap(([one, others]) => others.map(({ permalink }) => [one, permalink]))
      .map((pair) => (isReversed ? pair.reverse() : pair).join(" uses "))
      .sort();

  it("are the same from both ends", () => {
    const pages = [...uses.allDocPage.nodes, ...uses.allBlogPost.nodes];
    const listed = pages.filter(({ draft, unlisted }) => !draft && !unlisted);
    const forward = pairs(listed.map(({ permalink, operations }) => [permalink, operations]));
    const operations = uses.allApiOperation.nodes;
    const backward = pairs(
      operations.map(({ permalink, usedIn }) => [permalink, usedIn]),
      true,
    );
    expect(backward).toEqual(forward);
    expect(forward.length).toBeGreaterThan(20);
  });

  it("exist for operations, schemas and errors", () => {
    const used = (nodes: readonly Target[]) => nodes.filter(({ usedIn }) => usedIn.length > 0);
    expect(used(uses.allApiOperation.nodes).length).toBeGreaterThan(5);
    expect(used(uses.allApiSchema.nodes).length).toBeGreaterThan(0);
    expect(used(uses.allApiError.nodes).length).toBeGreaterThan(5);
  });
});
