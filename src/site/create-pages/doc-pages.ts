import { moduleOf, placeOf } from "./page-kind";
import type { PageKind } from "./page-kind";

const query = /* GraphQL */ `
  query DocPagesPlan {
    allDocPage {
      nodes {
        id
        permalink
        draft
        file
        body {
          mode
          contentFilePath
        }
      }
    }
  }
`;

/** Pages of the documentation, hand-written API pages and guides. */
export const docPages: PageKind<Queries.DocPagesPlanQuery> = {
  query,
  plan: ({ allDocPage }, context) =>
    allDocPage.nodes
      .filter((page) => context.showUnpublished || !page.draft)
      .map((page) => ({
        template: "doc-page",
        path: page.permalink,
        context: { id: page.id, ...placeOf(page.permalink, context) },
        source: page.file,
        ...moduleOf(page.body),
      })),
};
