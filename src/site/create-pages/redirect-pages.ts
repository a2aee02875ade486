import { contentRootOf, readRedirects, redirectsFileOf } from "../routes-lock/read-files";
import type { PageKind } from "./page-kind";

const query = /* GraphQL */ `
  query RedirectPagesPlan {
    siteSettings {
      file
    }
  }
`;

/** A page at each address that a page has left: for hosts that cannot redirect. */
export const redirectPages: PageKind<Queries.RedirectPagesPlanQuery> = {
  query,
  plan: ({ siteSettings }) => {
    if (!siteSettings) return [];
    const root = contentRootOf(siteSettings.file);
    return readRedirects(root).redirects.map(({ from, to }) => ({
      template: "redirect",
      path: from,
      context: { to },
      source: redirectsFileOf(root),
    }));
  },
};
