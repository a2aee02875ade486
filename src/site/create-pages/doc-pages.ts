import type { VersionedPage } from "../../lib/versions";
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

type DocPage = Queries.DocPagesPlanQuery["allDocPage"]["nodes"][number];

/** Pages of the documentation, hand-written API pages and guides. */
export const docPages: PageKind<Queries.DocPagesPlanQuery> = {
  query,
  plan: ({ allDocPage }, context) => {
    const shown = allDocPage.nodes.filter((page) => context.showUnpublished || !page.draft);
    const versionsOf = findCounterparts(shown);
    return shown.map((page) => ({
      template: "doc-page",
      path: page.permalink,
      context: {
        id: page.id,
        ...placeOf(page.permalink, context),
        version: page.version,
        ...versionsOf(page),
      },
      source: page.file,
      ...moduleOf(page.body),
    }));
  },
};

/** Gives a page in all versions that have it: the pages of the same id. */
function findCounterparts(pages: readonly DocPage[]) {
  if (new Set(pages.map(({ version }) => version)).size < 2) return () => ({});
  const byId = new Map<string, VersionedPage[]>();
  for (const { docId, version, permalink } of pages) {
    byId.set(docId, [...(byId.get(docId) ?? []), { version, permalink }]);
  }
  return ({ docId }: DocPage) => ({ versions: byId.get(docId) ?? [] });
}
