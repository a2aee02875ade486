import type { NodeInput } from "gatsby";
import type { JsonRecord } from "../json";

/** Names of the GraphQL node types that this plugin makes. */
export const NODE_TYPES = {
  Document: "ApiDocument",
  Source: "ApiDocumentSource",
  Tag: "ApiTag",
  Operation: "ApiOperation",
  Response: "ApiResponse",
  Schema: "ApiSchema",
  Error: "ApiError",
  Markdown: "ApiMarkdown",
  Problem: "ApiProblem",
} as const;

/** The functions of Gatsby that building nodes needs. */
export interface NodeHelpers {
  createNodeId: (input: string) => string;
  createContentDigest: (input: string | object) => string;
}

/** Makes nodes of one document: the same input gives the same ids and digests in every build. */
export interface NodeFactory {
  /** Returns the id of the node of a type with a key that is unique in the document. */
  idOf: (type: string, key: string) => string;
  idsOf: (type: string, keys: readonly string[]) => string[];
  /**
   * Builds a node. Fields that are undefined are left out.
   *
   * @param model what the page of the node is made of; it becomes JSON text, which Gatsby does not walk
   */
  make: (type: string, key: string, fields: object, model?: object) => NodeInput;
  /** Returns the id of the node of a description, null for no description. */
  markdownId: (markdown: string | undefined) => string | null;
  /** Builds the node of a description. Equal texts have the same node. */
  makeMarkdown: (markdown: string) => NodeInput;
}

/** Creates the factory for the nodes of one document. */
export function createNodeFactory(helpers: NodeHelpers, documentId: string): NodeFactory {
  const { createNodeId, createContentDigest } = helpers;
  const idOf = (type: string, key: string): string => createNodeId(`${type} ${documentId} ${key}`);
  const markdownIdOf = (markdown: string): string =>
    idOf(NODE_TYPES.Markdown, createContentDigest(markdown));
  return {
    idOf,
    idsOf: (type, keys) => keys.map((key) => idOf(type, key)),
    make: (type, key, fields, model) => {
      const given = Object.entries({ ...fields, documentId }).filter(
        ([, value]) => value !== undefined,
      );
      const shown: JsonRecord = Object.fromEntries(given);
      const content = model && JSON.stringify(model);
      return {
        ...shown,
        id: idOf(type, key),
        parent: null,
        children: [],
        internal: {
          type,
          contentDigest: createContentDigest(content === undefined ? shown : { ...shown, content }),
          ...(content === undefined ? {} : { content }),
        },
      };
    },
    markdownId: (markdown) => (markdown === undefined ? null : markdownIdOf(markdown)),
    makeMarkdown: (markdown) => ({
      id: markdownIdOf(markdown),
      parent: null,
      children: [],
      documentId,
      internal: {
        type: NODE_TYPES.Markdown,
        mediaType: "text/markdown",
        // The transformer would read a text that starts with `---` as front matter.
        content: markdown.startsWith("---") ? `\n${markdown}` : markdown,
        contentDigest: createContentDigest(markdown),
      },
    }),
  };
}
