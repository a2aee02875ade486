import { findCounterparts } from "./counterparts";
import { moduleOf, placeOf } from "./page-kind";
import type { PageKind } from "./page-kind";

const query = /* GraphQL */ `
  query DocPagesPlan {
    allDocPage {
      nodes {
        id
        docId
        version
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
  plan: ({ allDocPage }, context) => {
    const shown = allDocPage.nodes.filter((page) => context.showUnpublished || !page.draft);
    const versionsOf = findCounterparts(shown.map((page) => ({ ...page, name: page.docId })));
    return shown.map((page) => ({
      template: "doc-page",
      path: page.permalink,
      context: {
        id: page.id,
        ...placeOf(page.permalink, context),
        version: page.version,
        ...versionsOf(page.docId),
      },
      source: page.file,
      ...moduleOf(page.body),
    }));
  },
};
