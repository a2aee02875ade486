import type { GatsbyNode } from "gatsby";
import { cachedHighlight } from "./cached-highlight";
import type { CodeCache } from "./cached-highlight";
import { createContentViews } from "./content-view";
import type { ContentViews } from "./content-view";
import { buildErrorIndex } from "./error-index";
import type { IndexedOperation } from "./error-index";
import { createCodeHighlighter } from "./highlighter";
import type { Highlight } from "./highlighter";
import { objectOf } from "./json";
import type { JsonObject } from "./json";
import { schemaView } from "./schema-view";

/** A node as a resolver receives it. */
type Source = Record<string, unknown>;

/** The part of Gatsby's node model that the index of errors reads. */
interface QueryContext {
  nodeModel: {
    findAll: (query: object) => Promise<{ entries: Iterable<Source> }>;
    getNodesByIds: (query: { ids: readonly string[] }) => Source[];
  };
}

const VIEW = "What the page shows: descriptions as HTML alone, examples highlighted.";

/** Adds the fields that pages read instead of the nodes' full models. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, cache }) => {
  const highlight = cachedHighlight(createCodeHighlighter(), cache as CodeCache);
  createResolvers({ ...viewFields(createContentViews(highlight), highlight), ...errorFields });
};

function viewFields(views: ContentViews, highlight: Highlight) {
  const field = (type: string, resolve: (source: Source) => unknown) => ({
    type,
    description: VIEW,
    resolve,
  });
  const schemaField = field("JSON", ({ schema }) => schema && schemaView(objectOf(schema)));
  const contentField = field("JSON!", ({ content }) => views.content(content));
  return {
    ApiSample: {
      html: {
        type: "String!",
        description: "The sample, highlighted.",
        resolve: ({ source, lang }: Source) => highlight(String(source), String(lang)),
      },
    },
    ApiParameter: { schemaView: schemaField, contentView: contentField },
    ApiRequestBody: { contentView: contentField },
    ApiResponse: {
      contentView: contentField,
      headersView: field("JSON!", ({ headers }) => views.headers(headers)),
    },
    ApiOperation: {
      callbacksView: field("JSON!", ({ callbacks }) => views.callbacks(callbacks)),
    },
    ApiSchema: {
      schemaView: { ...schemaField, type: "JSON!" },
      examplesView: field("JSON!", ({ examples }) => views.examples(examples, "application/json")),
    },
  };
}

const errorFields = {
  ApiDocument: {
    errorIndex: {
      type: "JSON!",
      description: "Codes and statuses of errors, with the operations that give them: ErrorIndex.",
      resolve: async ({ documentId }: Source, _: unknown, { nodeModel }: QueryContext) => {
        const all = async (type: string) => [
          ...(
            await nodeModel.findAll({
              type,
              query: {
                filter: { documentId: { eq: documentId } },
                sort: { fields: ["order"], order: ["asc"] },
              },
            })
          ).entries,
        ];
        const schemas = (await all("ApiSchema")).map(({ name, schema }): [string, JsonObject] => [
          String(name),
          objectOf(schema),
        ]);
        const operations = (await all("ApiOperation")).filter(({ kind }) => kind === "operation");
        return buildErrorIndex(
          operations.map((operation) => ({
            ...(operation as unknown as IndexedOperation),
            responses: nodeModel.getNodesByIds({
              ids: operation.responseIds as string[],
            }) as unknown as IndexedOperation["responses"],
          })),
          new Map(schemas),
        );
      },
    },
  },
};
