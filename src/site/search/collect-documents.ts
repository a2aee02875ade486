import type { ErrorIndex, KnownSchema } from "../../lib/api/model";
import { areaOf } from "../../lib/search/entry";
import { documentPages, operationDocuments, schemaDocuments } from "./api-documents";
import { contentDocuments, listDocument } from "./content-documents";
import { placesOf } from "./places";
import type { KnownSchemas } from "./schema-fields";
import type { SearchDocument, SearchPage } from "./search-document";

type Data = Queries.SearchIndexQuery;
type Post = Data["allBlogPost"]["nodes"][number];

/**
 * Everything that can be found: each page followed by its parts. What no list of the site names is
 * not found either: drafts, unlisted pages, posts whose day has not come, tags without posts.
 *
 * @param now time of the build
 */
export function collectDocuments(data: Data, now: Date): SearchDocument[] {
  const placeOf = placesOf(data);
  const posts = data.allBlogPost.nodes.filter(
    (post) => isListed(post) && new Date(post.date) <= now,
  );
  const written = [
    ...data.allDocPage.nodes.filter(isListed),
    ...data.allStandalonePage.nodes.filter(isListed),
  ].map((page) => contentDocuments(page, placeOf(page.permalink)));
  markErrors(written, data);
  const schemasOf = knownSchemas(data);
  const pages = [
    ...byAddress(written),
    ...inOrder(data.allApiOperation.nodes).map((operation) =>
      operationDocuments(operation, schemasOf(operation), placeOf(operation.permalink)),
    ),
    ...inOrder(data.allApiSchema.nodes).map((node) => schemaDocuments(node, schemasOf(node))),
    ...data.allApiDocument.nodes.flatMap((document) => documentPages(document, placeOf)),
    ...byAddress(posts.map((post) => contentDocuments(post, placeOf(post.permalink)))),
    ...byAddress([...categories(data), ...tagsAndAuthors(data, posts)]),
  ];
  return pages.flatMap(({ page, parts }) => [page, ...parts]);
}

function isListed({ draft, unlisted }: { draft: boolean; unlisted: boolean }): boolean {
  return !draft && !unlisted;
}

function inOrder<Node extends { order: number }>(nodes: readonly Node[]): Node[] {
  return [...nodes].sort((a, b) => a.order - b.order);
}

/** Files become nodes in the order in which they are ready; two builds must give the same index. */
function byAddress(pages: readonly SearchPage[]): SearchPage[] {
  return [...pages].sort((a, b) => (a.page.entry.u < b.page.entry.u ? -1 : 1));
}

/** Gives the named schemas of the document that a node is part of. */
function knownSchemas({ allApiSchema }: Data): (node: { documentId: string }) => KnownSchemas {
  const documents = new Map<string, Map<string, KnownSchema>>();
  for (const node of allApiSchema.nodes) {
    const schemas = documents.get(node.documentId) ?? new Map<string, KnownSchema>();
    documents.set(node.documentId, schemas.set(node.name, node as unknown as KnownSchema));
  }
  return ({ documentId }) => documents.get(documentId) ?? new Map();
}

function categories({ allCategory }: Data): SearchPage[] {
  return allCategory.nodes.flatMap(({ permalink, sidebar, title, description }) =>
    permalink === null
      ? []
      : [
          listDocument({ u: permalink, t: title, k: areaOf(permalink, sidebar), y: "c" }, [
            description,
          ]),
        ],
  );
}

function tagsAndAuthors({ allTag, allAuthor }: Data, posts: readonly Post[]): SearchPage[] {
  const usedTags = new Set(posts.flatMap(({ tagKeys }) => tagKeys));
  const writers = new Set(posts.flatMap(({ authorKeys }) => authorKeys));
  const tags = allTag.nodes
    .filter(({ key }) => usedTags.has(key))
    .map(({ permalink, label, key, description }) =>
      listDocument({ u: permalink, t: label, k: "b", c: "Tags", y: "t" }, [
        key,
        description,
        "tag",
      ]),
    );
  const authors = allAuthor.nodes.flatMap(({ key, permalink, name, title, description }) =>
    permalink === null || !writers.has(key)
      ? []
      : [
          listDocument({ u: permalink, t: name, k: "b", c: "Authors", y: "w" }, [
            title,
            description,
            "author",
          ]),
        ],
  );
  return [...tags, ...authors];
}

/**
 * A section named by an error code of the API is that error: it says so, and what the document says
 * of the code is found with it.
 */
function markErrors(pages: readonly SearchPage[], { allApiDocument }: Data): void {
  const codes = new Map(
    allApiDocument.nodes
      .flatMap(({ errorIndex }) => (errorIndex as unknown as ErrorIndex).codes)
      .map(({ code, description }) => [`#${code}`, description ?? ""]),
  );
  for (const part of pages.flatMap(({ parts }) => parts)) {
    const description = codes.get(part.entry.u);
    if (description === undefined) continue;
    part.entry.y = "e";
    part.words += ` error ${description}`;
  }
}
