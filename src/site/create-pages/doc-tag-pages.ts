import { withoutSlash } from "../../../packages/addresses";
import type { CountedTag, PageKind, PagePlan, PlanningContext } from "./plan";
import { groupByTag } from "./plan";

const DOC_TAG_QUERY = /* GraphQL */ `
  query DocTagPagesPlan {
    allDocPage(sort: { permalink: ASC }) {
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

/** A tag of one version and its pages. */
type TaggedPages = DocPage["tags"][number] & { pages: DocPage[] };

/** Lists of pages by tag, and the list of tags. A version without tags has none. */
export const docTagPages: PageKind<Queries.DocTagPagesPlanQuery> = {
  query: DOC_TAG_QUERY,
  plan: ({ allDocPage }, { showUnpublished }: Pick<PlanningContext, "showUnpublished">) => {
    const pages = allDocPage.nodes.filter(({ draft }) => showUnpublished || !draft);
    const versions = new Set(pages.map(({ version }) => version));
    return [...versions].flatMap((version) =>
      planVersion(pages.filter((page) => page.version === version)),
    );
  },
};

function planVersion(pages: readonly DocPage[]): PagePlan[] {
  const [first] = pages;
  const tags = groupByTag(pages);
  if (!first || tags.length === 0) return [];
  const { version } = first;
  const all = `${withoutSlash(first.docsVersion.path)}/tags`;
  const source = `tags of the version ${version}`;
  return [
    {
      template: "tags",
      path: all,
      context: {
        area: "documentation",
        version,
        isList: true,
        tags: tags.filter(isListed).map(countPages),
        recentIds: [],
      },
      source,
    },
    ...tags.map((tag): PagePlan => {
      const { label, description, permalink, pages } = tag;
      const docIds = shownPages(pages).map(({ id }) => id);
      const isHidden = !isListed(tag);
      const context = { version, isList: true, label, description, docIds, all, isHidden } as const;
      return { template: "doc-tag", path: permalink, context, source };
    }),
  ];
}

function isListed({ pages }: TaggedPages): boolean {
  return pages.some(({ unlisted }) => !unlisted);
}

function countPages({ label, permalink, pages }: TaggedPages): CountedTag {
  return { label, permalink, count: shownPages(pages).length };
}

/** Returns the pages in the list of a tag, by title. Unlisted pages are only in it if all are unlisted. */
function shownPages(pages: readonly DocPage[]): DocPage[] {
  const listed = pages.filter(({ unlisted }) => !unlisted);
  return [...(listed.length > 0 ? listed : pages)].sort((a, b) =>
    a.title.localeCompare(b.title, "en"),
  );
}
