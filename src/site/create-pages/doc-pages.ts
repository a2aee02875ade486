import { withoutSlash } from "../../../packages/addresses";
import { instanceOf } from "../../../plugins/gatsby-transformer-content/data-files";
import type { VersionedPage } from "../../lib/navigation";
import type { PageKind } from "./plan";
import { moduleOf, navigationOf } from "./plan";

/** A page with a name that is the same in all versions. */
interface NamedPage extends VersionedPage {
  name: string;
}

/**
 * Returns a function that gives the context with a page's counterparts in all versions. The context is
 * empty if its documentation has one version.
 */
function findCounterparts(pages: readonly NamedPage[]) {
  const ids = [...new Set(pages.map(({ version }) => instanceOf(version)))];
  const counterparts = new Map(
    ids.map((id) => [id, groupByName(pages.filter(({ version }) => instanceOf(version) === id))]),
  );
  return ({ name, version }: Pick<NamedPage, "name" | "version">) => {
    const byName = counterparts.get(instanceOf(version));
    return byName ? { versions: byName.get(name) ?? [] } : {};
  };
}

/** Returns nothing if all pages are of one version. */
function groupByName(pages: readonly NamedPage[]): Map<string, VersionedPage[]> | undefined {
  if (new Set(pages.map(({ version }) => version)).size < 2) return undefined;
  const byName = new Map<string, VersionedPage[]>();
  for (const { name, version, permalink } of pages) {
    byName.set(name, [...(byName.get(name) ?? []), { version, permalink }]);
  }
  return byName;
}

const DOC_QUERY = /* GraphQL */ `
  query DocPagesPlan {
    allDocPage(sort: { permalink: ASC }) {
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
          components {
            name
          }
        }
      }
    }
  }
`;

/** Pages of the documentation, hand-written API pages and guides. */
export const docPages: PageKind<Queries.DocPagesPlanQuery> = {
  query: DOC_QUERY,
  plan: ({ allDocPage }, context) => {
    const shown = allDocPage.nodes.filter((page) => context.showUnpublished || !page.draft);
    const versionsOf = findCounterparts(shown.map((page) => ({ ...page, name: page.docId })));
    return shown.map((page) => ({
      template: "doc-page",
      path: page.permalink,
      context: {
        id: page.id,
        ...navigationOf(page.permalink, context),
        version: page.version,
        ...versionsOf({ ...page, name: page.docId }),
        ...(page.body.components.some(({ name }) => name === "ApiChangelog")
          ? { hasFeed: true }
          : {}),
      },
      source: page.file,
      ...moduleOf(page.body),
    }));
  },
};

const CATEGORY_QUERY = /* GraphQL */ `
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

/** Index pages of categories. A category that is in no sidebar has no page. */
export const categoryPages: PageKind<Queries.CategoryPagesPlanQuery> = {
  query: CATEGORY_QUERY,
  plan: ({ allCategory, allDocsVersion }, context) => {
    const paths = new Map(allDocsVersion.nodes.map(({ name, path }) => [name, withoutSlash(path)]));
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
      context: {
        id,
        ...navigationOf(permalink, context),
        version,
        ...versionsOf({ name, version }),
      },
      source: file,
    }));
  },
};

const STANDALONE_QUERY = /* GraphQL */ `
  query StandalonePagesPlan {
    allStandalonePage(sort: { permalink: ASC }) {
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

/** Standalone pages. */
export const standalonePages: PageKind<Queries.StandalonePagesPlanQuery> = {
  query: STANDALONE_QUERY,
  plan: ({ allStandalonePage }, { showUnpublished }) =>
    allStandalonePage.nodes
      .filter((page) => showUnpublished || !page.draft)
      .map((page) => ({
        template: "standalone-page",
        path: page.permalink,
        context: { id: page.id },
        source: page.file,
        ...moduleOf(page.body),
      })),
};
