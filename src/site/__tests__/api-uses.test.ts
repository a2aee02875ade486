import { openThisSite } from "../../testing/this-site";

interface Uses {
  allDocPage: { nodes: Page[] };
  allBlogPost: { nodes: Page[] };
  allApiOperation: { nodes: Target[] };
  allApiSchema: { nodes: Target[] };
  allApiError: { nodes: Target[] };
}

type Part = "operations" | "schemas" | "errors";

interface Page extends Record<Part, Array<{ permalink: string }>> {
  permalink: string;
  draft: boolean;
  unlisted: boolean;
}

interface Target {
  permalink: string;
  usedIn: Array<{ permalink: string }>;
}

const PARTS = "operations { permalink } schemas { permalink } errors { permalink }";
const QUERY = `{
  allDocPage { nodes { permalink draft unlisted ${PARTS} } }
  allBlogPost { nodes { permalink draft unlisted ${PARTS} } }
  allApiOperation { nodes { permalink usedIn { permalink } } }
  allApiSchema { nodes { permalink usedIn { permalink } } }
  allApiError { nodes { permalink usedIn { permalink } } }
}`;

describe("the links between the pages of this site and its API", () => {
  let uses: Uses;
  beforeAll(async () => {
    const { graphql } = await openThisSite();
    const { data, errors } = await graphql(QUERY);
    expect(errors).toBeUndefined();
    uses = JSON.parse(JSON.stringify(data));
  }, 120_000);

  it.each<[Part, Exclude<keyof Uses, "allDocPage" | "allBlogPost">, number]>([
    ["operations", "allApiOperation", 100],
    ["schemas", "allApiSchema", 1],
    ["errors", "allApiError", 20],
  ])("are the same from both ends for %s", (part, targets, least) => {
    const pages = [...uses.allDocPage.nodes, ...uses.allBlogPost.nodes];
    const forward = pages
      .filter(({ draft, unlisted }) => !draft && !unlisted)
      .flatMap((page) => page[part].map(({ permalink }) => `${page.permalink} uses ${permalink}`));
    const backward = uses[targets].nodes.flatMap(({ permalink, usedIn }) =>
      usedIn.map((page) => `${page.permalink} uses ${permalink}`),
    );
    expect(backward.sort()).toEqual(forward.sort());
    expect(forward.length).toBeGreaterThanOrEqual(least);
  });
});
