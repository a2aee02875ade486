import type { NodeInput } from "gatsby";

/** Names of the GraphQL node types that this plugin makes. */
export const NODE_TYPES = {
  Document: "ApiDocument",
  Source: "ApiDocumentSource",
  Tag: "ApiTag",
  Operation: "ApiOperation",
  Parameter: "ApiParameter",
  RequestBody: "ApiRequestBody",
  Response: "ApiResponse",
  Schema: "ApiSchema",
  SecurityScheme: "ApiSecurityScheme",
  Server: "ApiServer",
  Markdown: "ApiMarkdown",
  Problem: "ApiProblem",
} as const;

/** The HTTP methods that a path item may hold, in the order in which pages show them. */
export const HTTP_METHODS = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
] as const;

/** What building nodes needs of Gatsby; a test hands in two small functions. */
export interface NodeHelpers {
  createNodeId: (input: string) => string;
  createContentDigest: (input: string | object) => string;
}

/** Makes nodes of one document: the same input gives the same ids and digests in every build. */
export interface NodeFactory {
  /** Id of the node of a type with a key that is unique in the document. */
  idOf: (type: string, key: string) => string;
  /** Builds a node, and after it the one that holds its description as Markdown, if it has one. */
  make: (spec: NodeSpec) => NodeInput[];
}

/** A node before Gatsby's own fields are added. */
interface NodeSpec {
  type: string;
  key: string;
  /** Markdown of the description; it becomes a node of its own. */
  markdown?: string | undefined;
  fields: { [name: string]: unknown };
}

/** The factory for the nodes of one document. */
export function createNodeFactory(helpers: NodeHelpers, documentId: string): NodeFactory {
  const idOf = (type: string, key: string): string =>
    helpers.createNodeId(`${type} ${documentId} ${key}`);
  const make = ({ type, key, markdown, fields }: NodeSpec): NodeInput[] => {
    const description =
      markdown === undefined ? [] : [markdownNode(idOf, helpers, documentId, markdown)];
    const descriptionMarkdownId = description[0]?.id ?? null;
    const content = { ...fields, documentKey: documentId, descriptionMarkdownId };
    const node: NodeInput = {
      ...content,
      id: idOf(type, key),
      parent: null,
      children: [],
      internal: { type, contentDigest: helpers.createContentDigest(content) },
    };
    return [node, ...description];
  };
  return { idOf, make };
}

/** The node of a text: places that are described in the same words share it. */
function markdownNode(
  idOf: NodeFactory["idOf"],
  { createContentDigest }: NodeHelpers,
  documentId: string,
  markdown: string,
): NodeInput {
  // A text that begins with a line would be taken for front matter.
  const content = markdown.startsWith("---") ? `\n${markdown}` : markdown;
  const contentDigest = createContentDigest(content);
  return {
    id: idOf(NODE_TYPES.Markdown, contentDigest),
    parent: null,
    children: [],
    documentKey: documentId,
    internal: {
      type: NODE_TYPES.Markdown,
      mediaType: "text/markdown",
      content,
      contentDigest,
    },
  };
}
