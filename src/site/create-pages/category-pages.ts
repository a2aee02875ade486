import { placeOf } from "./page-kind";
import type { PageKind } from "./page-kind";

const query = /* GraphQL */ `
  query CategoryPagesPlan {
    allCategory {
      nodes {
        id
        permalink
        version
        file
      }
    }
  }
`;

/** Index pages of categories. A category that no sidebar shows has no address and no page. */
export const categoryPages: PageKind<Queries.CategoryPagesPlanQuery> = {
  query,
  plan: ({ allCategory }, context) =>
    allCategory.nodes.flatMap(({ id, permalink, version, file }) =>
      permalink === null
        ? []
        : [
            {
              template: "category" as const,
              path: permalink,
              context: { id, ...placeOf(permalink, context), version },
              source: file,
            },
          ],
    ),
};
