import type { PageKind, PlanningContext } from "./page-kind";
import type { PagePlan } from "./page-plan";

const query = /* GraphQL */ `
  query DocTagPagesPlan {
    allDocPage {
      nodes {
        id
        title
        draft
        unlisted
        version
        docsVersion {
          path
        }
        tags {
          label
          description
          permalink
        }
      }
    }
  }
`;

type DocPage = Queries.DocTagPagesPlanQuery["allDocPage"]["nodes"][number];

/** A tag of one version with its pages. */
type TaggedPages = DocPage["tags"][number] & { pages: DocPage[] };

/** Lists of pages by tag, and the list of tags; none for a version in which no page has a tag. */
export const docTagPages: PageKind<Queries.DocTagPagesPlanQuery> = {
  query,
  plan: ({ allDocPage }, { showUnpublished }: Pick<PlanningContext, "showUnpublished">) => {
    const pages = allDocPage.nodes.filter(({ draft }) => showUnpublished || !draft);
    const versions = new Set(pages.map(({ version }) => version));
    return [...versions].flatMap((version) =>
      planVersion(pages.filter((page) => page.version === version)),
    );
  },
};

function planVersion(pages: readonly DocPage[]): PagePlan[] {
  const [{ version, docsVersion } = { version: "", docsVersion: { path: "" } }] = pages;
  const tags = groupByTag(pages);
  if (tags.length === 0) return [];
  const all = `${docsVersion.path}/tags`;
  const source = `tags of the version ${version}`;
  const listed = tags.filter(({ pages }) => pages.some(({ unlisted }) => !unlisted));
  return [
    {
      template: "doc-tags",
      path: all,
      context: {
        version,
        isList: true,
        tags: listed.map(({ label, permalink, pages }) => ({
          label,
          permalink,
          count: shownPages(pages).length,
        })),
      },
      source,
    },
    ...tags.map(
      ({ label, description, permalink, pages }): PagePlan => ({
        template: "doc-tag",
        path: permalink,
        context: {
          version,
          isList: true,
          label,
          description,
          docIds: shownPages(pages).map(({ id }) => id),
          all,
          isHidden: pages.every(({ unlisted }) => unlisted),
        },
        source,
      }),
    ),
  ];
}

function groupByTag(pages: readonly DocPage[]): TaggedPages[] {
  const tags = new Map<string, TaggedPages>();
  for (const page of pages) {
    for (const tag of page.tags) {
      const known = tags.get(tag.permalink) ?? { ...tag, pages: [] };
      tags.set(tag.permalink, { ...known, pages: [...known.pages, page] });
    }
  }
  return [...tags.values()];
}

/** The pages that a tag's list names, by title: the unlisted ones only where it has no others. */
function shownPages(pages: readonly DocPage[]): DocPage[] {
  const listed = pages.filter(({ unlisted }) => !unlisted);
  return [...(listed.length > 0 ? listed : pages)].sort((a, b) =>
    a.title.localeCompare(b.title, "en"),
  );
}
