import { apiPaths } from "../../lib/api/addresses";
import type { NavigationContext, PageKind, PagePlan, PlanningContext, UsingPage } from "./plan";
import { navigationOf } from "./plan";

const API_QUERY = /* GraphQL */ `
  query ApiPagesPlan {
    allApiDocument {
      nodes {
        id
        documentId
        title
        permalink
        tags {
          id
          name
          permalink
          operations {
            permalink
            usedIn {
              ...UsingPage
            }
          }
        }
        errors {
          code
          usedIn {
            ...UsingPage
          }
        }
        schemas {
          id
          name
          permalink
          usedIn {
            ...UsingPage
          }
        }
      }
    }
    allApiOperation {
      nodes {
        id
        permalink
        method
        pathTemplate
        tag {
          document {
            title
            permalink
          }
        }
        usedIn {
          ...UsingPage
        }
      }
    }
  }

  fragment UsingPage on ContentPage {
    title
    permalink
    ... on BlogPost {
      date
    }
  }
`;

type ApiDocument = Queries.ApiPagesPlanQuery["allApiDocument"]["nodes"][number];
type ApiOperation = Queries.ApiPagesPlanQuery["allApiOperation"]["nodes"][number];

/** Pages of operations, and of OpenAPI documents, their tags, schemas and errors. */
export const apiPages: PageKind<Queries.ApiPagesPlanQuery> = {
  query: API_QUERY,
  plan: ({ allApiDocument, allApiOperation }, context) => [
    ...allApiOperation.nodes.map((operation) => planOperation(operation, context)),
    ...allApiDocument.nodes.flatMap((document) => planDocument(document, context)),
  ],
};

function planOperation(operation: ApiOperation, context: PlanningContext): PagePlan {
  const { id, permalink, method, pathTemplate, tag } = operation;
  const place = navigationOf(permalink, context);
  // The only operation of a tag has no category in the sidebar.
  const breadcrumbs = place.breadcrumbs.length > 0 ? place.breadcrumbs : [linkTo(tag.document)];
  return {
    template: "endpoint",
    path: permalink,
    context: {
      id,
      ...place,
      breadcrumbs,
      usedIn: publishedPages(operation.usedIn, context),
    },
    source: `${method.toUpperCase()} ${pathTemplate}`,
  };
}

function planDocument(document: ApiDocument, context: PlanningContext): PagePlan[] {
  const { id, documentId, permalink, tags } = document;
  const errors = apiPaths.errors(permalink);
  return [
    {
      template: "api-document",
      path: permalink,
      context: { id, ...navigationWithin(permalink, document, context) },
      source: `OpenAPI document ${documentId}`,
    },
    {
      template: "api-errors",
      path: errors,
      context: {
        id,
        ...navigationWithin(errors, document, context),
        usedIn: Object.fromEntries(
          document.errors.map(({ code, usedIn }) => [code, publishedPages(usedIn, context)]),
        ),
      },
      source: `Errors of OpenAPI document ${documentId}`,
    },
    ...tags.map(
      (tag): PagePlan => ({
        template: "api-tag",
        path: tag.permalink,
        context: {
          id: tag.id,
          ...navigationWithin(tag.permalink, document, context),
          breadcrumbs: [linkTo(document)],
          usedIn: publishedPages(
            tag.operations.flatMap(({ usedIn }) => usedIn),
            context,
          ),
        },
        source: `tag ${tag.name}`,
      }),
    ),
    ...planSchemas(document, context),
  ];
}

function planSchemas(document: ApiDocument, context: PlanningContext): PagePlan[] {
  if (document.schemas.length === 0) return [];
  const index = apiPaths.schemas(document.permalink);
  const place = navigationWithin(index, document, context);
  const trail = [...place.breadcrumbs, { label: "Schemas", permalink: index }];
  return [
    {
      template: "api-schemas",
      path: index,
      context: { id: document.id, ...place },
      source: `Schemas of OpenAPI document ${document.documentId}`,
    },
    ...document.schemas.map(
      ({ id, name, permalink, usedIn }): PagePlan => ({
        template: "api-schema",
        path: permalink,
        context: {
          ...place,
          id,
          breadcrumbs: trail,
          previous: null,
          next: null,
          usedIn: publishedPages(usedIn, context),
        },
        source: `schema ${name}`,
      }),
    ),
  ];
}

function linkTo({ title, permalink }: { title: string; permalink: string }) {
  return { label: title, permalink };
}

/** A page that is in no sidebar gets the sidebar of its document's operations. */
function navigationWithin(
  path: string,
  document: ApiDocument,
  context: PlanningContext,
): NavigationContext {
  const own = navigationOf(path, context);
  if (own.sidebar !== null) return own;
  const operations = document.tags.flatMap((tag) => [tag, ...tag.operations]);
  const near = [apiPaths.errors(document.permalink), ...operations.map((page) => page.permalink)]
    .map((address) => navigationOf(address, context))
    .find(({ sidebar }) => sidebar !== null);
  return { ...own, sidebar: near?.sidebar ?? null, version: near?.version ?? null };
}

type UsedIn = ApiOperation["usedIn"];

/** Returns the documentation pages and the posts that are not dated later than the build, each once. */
function publishedPages(pages: UsedIn, { now, showUnpublished }: PlanningContext): UsingPage[] {
  return [...new Map(pages.map((page) => [page.permalink, page])).values()]
    .filter((page) => showUnpublished || !("date" in page) || new Date(page.date) <= now)
    .map((page) => ({ title: page.title, permalink: page.permalink, isPost: "date" in page }));
}
