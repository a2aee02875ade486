import { findCounterparts } from "./counterparts";
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
    allDocsVersion {
      nodes {
        name
        path
      }
    }
  }
`;

/** Index pages of categories. A category that no sidebar shows has no address and no page. */
export const categoryPages: PageKind<Queries.CategoryPagesPlanQuery> = {
  query,
  plan: ({ allCategory, allDocsVersion }, context) => {
    const paths = new Map(allDocsVersion.nodes.map(({ name, path }) => [name, path]));
    const pages = allCategory.nodes.flatMap(({ permalink, ...category }) => {
      if (permalink === null) return [];
      // A category is the same in another version if it has the same address there.
      const name = permalink.slice((paths.get(category.version) ?? "").length);
      return [{ ...category, permalink, name }];
    });
    const versionsOf = findCounterparts(pages);
    return pages.map(({ id, name, permalink, version, file }) => ({
      template: "category",
      path: permalink,
      context: { id, ...placeOf(permalink, context), version, ...versionsOf(name) },
      source: file,
    }));
  },
};
