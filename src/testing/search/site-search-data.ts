import { loadNavigation } from "../../../plugins/gatsby-transformer-content/src/navigation/load-navigation";
import { buildErrorIndex } from "../../../plugins/gatsby-transformer-api-view/src/error-index";
import type { IndexedOperation } from "../../../plugins/gatsby-transformer-api-view/src/error-index";
import { makeSiteNodes } from "./site-nodes";
import type { MadeNode } from "./site-nodes";

/** The answer to the search's query for this site, put together without Gatsby. */
export async function querySiteForSearch(): Promise<Queries.SearchIndexQuery> {
  const nodes = await makeSiteNodes();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ofType = (type: string) => nodes.filter(({ internal }) => internal.type === type);
  const linked = (ids: unknown) => [ids].flat().flatMap((id) => byId.get(String(id)) ?? []);
  const pages = (type: string) => ({
    nodes: ofType(type).map((page) => ({ ...page, body: linked(page.bodyId)[0] })),
  });
  const navigation = await loadNavigation(
    {
      getTypes: () => [...new Set(nodes.map(({ internal }) => internal.type))],
      findAll: async ({ type }) => ({ entries: ofType(type) }),
    },
    { docsBasePath: "/docs", showDrafts: false },
  );
  const operations = ofType("ApiOperation").map((operation) => ({
    ...operation,
    tag: linked(operation.tagId)[0],
    parameters: linked(operation.parameterIds),
    responses: linked(operation.responseIds),
    requestBody: linked(operation.requestBodyId)[0] ?? null,
  }));
  const data = {
    navigationTrails: [...navigation.trails].map(([permalink, trail]) => ({ permalink, ...trail })),
    allDocPage: pages("DocPage"),
    allStandalonePage: pages("StandalonePage"),
    allBlogPost: pages("BlogPost"),
    allCategory: { nodes: ofType("Category").map((node) => withAddress(node, navigation.indexes)) },
    allTag: { nodes: ofType("Tag") },
    allAuthor: { nodes: ofType("Author") },
    allApiDocument: {
      nodes: ofType("ApiDocument").map((document) => ({
        ...document,
        tags: linked(document.tagIds),
        errorIndex: buildErrorIndex(
          operations as unknown as IndexedOperation[],
          new Map(ofType("ApiSchema").map(({ name, schema }) => [String(name), schema as never])),
        ),
      })),
    },
    allApiOperation: { nodes: operations },
    allApiSchema: { nodes: ofType("ApiSchema") },
  };
  return data as unknown as Queries.SearchIndexQuery;
}

function withAddress(
  category: MadeNode,
  indexes: ReadonlyArray<{ key: string; permalink: string; sidebar: string }>,
) {
  const found = indexes.find(({ key }) => key === category.key);
  return { ...category, permalink: found?.permalink ?? null, sidebar: found?.sidebar ?? null };
}
