import { moduleOf } from "./page-kind";
import type { PageKind } from "./page-kind";

const query = /* GraphQL */ `
  query StandalonePagesPlan {
    allStandalonePage {
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

/** Pages that belong to no collection, and the redirect from the site's root. */
export const standalonePages: PageKind<Queries.StandalonePagesPlanQuery> = {
  query,
  plan: ({ allStandalonePage }, { settings, showUnpublished }) => [
    {
      template: "redirect",
      path: "/",
      context: { to: settings?.home ?? "/" },
      source: settings?.file ?? "site.yml",
    },
    ...allStandalonePage.nodes
      .filter((page) => showUnpublished || !page.draft)
      .map((page) => ({
        template: "standalone-page" as const,
        path: page.permalink,
        context: { id: page.id },
        source: page.file,
        ...moduleOf(page.body),
      })),
  ],
};
