import { placeOf } from "./page-kind";
import type { PageKind } from "./page-kind";

const query = /* GraphQL */ `
  query EndpointPagesPlan {
    allApiOperation {
      nodes {
        id
        permalink
        method
        pathTemplate
      }
    }
  }
`;

/** One page for each operation of the OpenAPI documents. */
export const endpointPages: PageKind<Queries.EndpointPagesPlanQuery> = {
  query,
  plan: ({ allApiOperation }, context) =>
    allApiOperation.nodes.map((operation) => ({
      template: "endpoint",
      path: operation.permalink,
      context: { id: operation.id, ...placeOf(operation.permalink, context) },
      source: `${operation.method.toUpperCase()} ${operation.pathTemplate}`,
    })),
};
