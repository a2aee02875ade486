import { readPageData } from "../../lib/api/page-data";
import type { ContentNode } from "../../lib/content-tree";
import { asContentTree, propsOf, textOfNodes } from "../../lib/content-tree";
import { areaOf } from "../../lib/search/entry";
import { BEFORE_CODE } from "../../lib/search/terms";
import { toSections } from "../markdown-export/tool-index";
import { onePerAddress } from "../one-per-address";
import type { NavigationPosition, PageDocuments, SearchDocument } from "./api-documents";
import { documentPages, listPage, operationDocuments, schemaDocuments } from "./api-documents";

/** Query for everything that can be found. */
export const SEARCH_QUERY = /* GraphQL */ `
  query SearchIndex {
    pageNavigation {
      permalink
      sidebar
      breadcrumbs {
        label
      }
    }
    allDocPage(filter: { docsVersion: { isLast: { eq: true } } }) {
      nodes {
        ...SearchPageFields
      }
    }
    allStandalonePage {
      nodes {
        ...SearchPageFields
      }
    }
    allBlogPost {
      nodes {
        ...SearchPageFields
        date
        tagKeys
        authorKeys
      }
    }
    allCategory(filter: { docsVersion: { isLast: { eq: true } } }) {
      nodes {
        permalink
        sidebar
        title
        description
      }
    }
    allTag {
      nodes {
        key
        label
        description
        permalink
      }
    }
    allAuthor {
      nodes {
        key
        name
        title
        description
        permalink
      }
    }
    allApiDocument(sort: { documentId: ASC }) {
      nodes {
        documentId
        title
        permalink
        description
        errorIndex
        tags {
          title
          permalink
          description
        }
      }
    }
    allApiOperation {
      nodes {
        documentId
        permalink
        title
        method
        pathTemplate
        operationId
        description
        order
        tag {
          title
        }
        parameters {
          name
          in
          anchor
          description
        }
        markdownPage
      }
    }
    allApiSchema {
      nodes {
        documentId
        name
        title
        permalink
        description
        order
        markdownPage
      }
    }
  }

  fragment SearchPageFields on ContentPage {
    permalink
    file
    title
    description
    keywords
    draft
    unlisted
    body {
      exportTree
    }
  }
`;

type Data = Queries.SearchIndexQuery;
type Page = Data["allDocPage"]["nodes"][number];
type Post = Data["allBlogPost"]["nodes"][number];

/**
 * Returns everything that can be found, each page followed by its parts. Leaves out drafts, unlisted
 * pages, posts dated later than the build, and tags and authors without posts.
 *
 * @param now time of the build
 */
export function collectDocuments(data: Data, now: Date): SearchDocument[] {
  const positionOf = positionsOf(data);
  const { allDocPage, allStandalonePage, allBlogPost } = data;
  const published = allBlogPost.nodes.filter(({ date }) => new Date(date) <= now);
  const isFound = builtAndListed([...allDocPage.nodes, ...allStandalonePage.nodes, ...published]);
  const posts = published.filter(isFound);
  const others = [...allDocPage.nodes, ...allStandalonePage.nodes].filter(isFound);
  const written = others.map((page) => contentPage(page, positionOf(page.permalink)));
  markErrors(written, data);
  const placeOf = placesInApis(data, positionOf);
  const pages = [
    ...byAddress(written),
    ...inOrder(data.allApiOperation.nodes).map((operation) =>
      operationDocuments(operation, placeOf(operation)),
    ),
    ...inOrder(data.allApiSchema.nodes).map((node) =>
      schemaDocuments(node, placeOf(node, "Schemas")),
    ),
    ...data.allApiDocument.nodes.flatMap((document) =>
      documentPages(document, (permalink) => placeOf({ ...document, permalink })),
    ),
    ...byAddress(posts.map((post) => postPage(post, positionOf(post.permalink)))),
    ...byAddress([...categories(data), ...tagsAndAuthors(data, posts)]),
  ];
  addLinks(pages, [...others, ...posts]);
  return pages.flatMap(({ page, parts }) => [page, ...parts]);
}

/** Adds the texts of the links from other pages: writers name there what a page or section is about. */
function addLinks(pages: readonly PageDocuments[], written: readonly Page[]): void {
  const documents = new Map(
    pages.flatMap(({ page, parts }) =>
      [page, ...parts].map((document) => {
        const { u } = document.entry;
        return [u.startsWith("#") ? page.entry.u + u : u, document] as const;
      }),
    ),
  );
  // In one order, so that two builds produce the same index.
  const sorted = [...written].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
  for (const { permalink, body } of sorted) {
    const texts = new Map<SearchDocument, string>();
    const visit = (node: ContentNode) => {
      if (typeof node === "string") return;
      const { href } = propsOf(node);
      const target = node[0] === "a" && typeof href === "string" && documents.get(href);
      if (target && !href.startsWith(`${permalink}#`)) {
        texts.set(target, `${texts.get(target) ?? ""} ${textOfNodes([node])}`);
      }
      (node.slice(2) as ContentNode[]).forEach(visit);
    };
    asContentTree(body.exportTree).forEach(visit);
    for (const [document, text] of texts) document.links = [...(document.links ?? []), text];
  }
}

function positionsOf({ pageNavigation }: Data): (permalink: string) => NavigationPosition {
  const positions = new Map(
    pageNavigation.map(({ permalink, sidebar, breadcrumbs }) => [
      permalink,
      { breadcrumbs: breadcrumbs.map(({ label }) => label).join(" › "), sidebar },
    ]),
  );
  return (permalink) => positions.get(permalink) ?? { breadcrumbs: "", sidebar: null };
}

/**
 * Returns a function that returns the position of a page of an API. If there are several APIs, it
 * begins with the title of the API, because they often have pages of the same name.
 */
function placesInApis(
  { allApiDocument }: Data,
  positionOf: (permalink: string) => NavigationPosition,
) {
  const { nodes } = allApiDocument;
  const titles = new Map(nodes.map(({ documentId, title }) => [documentId, title]));
  return (page: { documentId: string; permalink: string }, category = ""): NavigationPosition => {
    const { breadcrumbs, sidebar } = positionOf(page.permalink);
    const labels = [...(breadcrumbs || category).split(" › ")].filter(Boolean);
    const title = nodes.length > 1 ? titles.get(page.documentId) : undefined;
    const isNew = title !== undefined && !labels.includes(title);
    return { breadcrumbs: [...(isNew ? [title] : []), ...labels].join(" › "), sidebar };
  };
}

/** Returns a predicate for the pages that are built, one at each address, and not unlisted. */
function builtAndListed(pages: readonly Page[]): (page: Page) => boolean {
  const built = new Set(onePerAddress(pages.filter(({ draft }) => !draft)));
  return (page) => built.has(page) && !page.unlisted;
}

/** Sorts parts of APIs by the ids of their documents, then as they are there. */
function inOrder<Node extends { documentId: string; order: number }>(
  nodes: readonly Node[],
): Node[] {
  return [...nodes].sort((a, b) =>
    a.documentId === b.documentId ? a.order - b.order : a.documentId < b.documentId ? -1 : 1,
  );
}

/** Files become nodes in any order, and two builds must produce the same index. */
function byAddress(pages: readonly PageDocuments[]): PageDocuments[] {
  return [...pages].sort((a, b) => (a.page.entry.u < b.page.entry.u ? -1 : 1));
}

/** Returns a written page with its sections and the text below their headings. */
function contentPage(page: Page, { breadcrumbs, sidebar }: NavigationPosition): PageDocuments {
  const { title, description, keywords, permalink } = page;
  const area = areaOf(permalink, sidebar);
  const sections = searchedSections(asContentTree(page.body.exportTree));
  const slug = permalink.slice(permalink.lastIndexOf("/") + 1);
  return {
    page: {
      entry: { u: permalink, t: title, k: area, ...(breadcrumbs ? { c: breadcrumbs } : {}) },
      keywords: [slug, ...keywords].join(" "),
      words: description,
      text: sections.find(({ id }) => id === "")?.text ?? "",
      summary: description,
    },
    parts: sections
      .filter(({ id }) => id !== "")
      .map(({ id, heading, text }) => ({ entry: { u: `#${id}`, t: heading }, words: "", text })),
  };
}

const isHeading = (type: string) => /^h[2-6]$/.test(type);

/**
 * Returns the text of each section, prose before code: an excerpt is better taken from the sentence that
 * explains a word than from a command in which it occurs.
 */
function searchedSections(tree: readonly ContentNode[]): ReturnType<typeof toSections> {
  const code = new Map(toSections(onlyCode(tree), isHeading).map(({ id, text }) => [id, text]));
  const prose = toSections(withoutCode(tree), isHeading);
  const isCodeFirst = prose[0]?.id !== "" && code.has("");
  return [...(isCodeFirst ? [{ id: "", heading: "", text: "" }] : []), ...prose].map((section) => ({
    ...section,
    text: [section.text, code.get(section.id)].filter(Boolean).join(BEFORE_CODE),
  }));
}

function withoutCode(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (typeof node === "string") return [node];
    const [type, props, ...children] = node;
    return type === "CodeBlock" ? [] : [[type, props, ...withoutCode(children)]];
  });
}

/** Returns the headings and blocks of code of a tree. */
function onlyCode(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (typeof node === "string") return [];
    const [type, , ...children] = node;
    return type === "CodeBlock" || isHeading(type) ? [node] : onlyCode(children);
  });
}

/** What readers call a post. */
const POST = "blog post article";

/** Returns a post, which is also found by its tags. */
function postPage(post: Post, place: NavigationPosition): PageDocuments {
  const { page, parts } = contentPage(post, place);
  page.keywords += ` ${POST}`;
  page.words += ` ${post.tagKeys.join(" ")}`;
  return { page, parts };
}

function categories({ allCategory }: Data): PageDocuments[] {
  return allCategory.nodes.flatMap(({ permalink, sidebar, title, description }) => {
    if (permalink === null) return [];
    const entry = { u: permalink, t: title, k: areaOf(permalink, sidebar), y: "c" as const };
    return [listPage(entry, "", description)];
  });
}

function tagsAndAuthors({ allTag, allAuthor }: Data, posts: readonly Post[]): PageDocuments[] {
  const usedTags = new Set(posts.flatMap(({ tagKeys }) => tagKeys));
  const usedAuthors = new Set(posts.flatMap(({ authorKeys }) => authorKeys));
  const tags = allTag.nodes
    .filter(({ key }) => usedTags.has(key))
    .map(({ permalink, label, key, description }) =>
      listPage(
        { u: permalink, t: label, k: "b", c: "Tags", y: "t" },
        `${key} tag ${POST}`,
        description,
      ),
    );
  const authors = allAuthor.nodes.flatMap(({ key, permalink, name, title, description }) => {
    if (permalink === null || !usedAuthors.has(key)) return [];
    const entry = { u: permalink, t: name, k: "b", c: "Authors", y: "w" } as const;
    return [listPage(entry, `${title ?? ""} author`, description)];
  });
  return [...tags, ...authors];
}

/**
 * Marks sections whose anchor is an error code of the API as errors, so that they are also found by
 * the API's description of the code.
 */
function markErrors(pages: readonly PageDocuments[], { allApiDocument }: Data): void {
  const codes = new Map(
    allApiDocument.nodes
      .flatMap(({ errorIndex }) => readPageData("errors", errorIndex).codes)
      .map(({ code, description }) => [`#${code}`, description ?? ""]),
  );
  for (const part of pages.flatMap(({ parts }) => parts)) {
    const description = codes.get(part.entry.u);
    if (description === undefined) continue;
    part.entry.y = "e";
    part.words += ` error ${description}`;
  }
}
