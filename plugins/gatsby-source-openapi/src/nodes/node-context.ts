import type { NodeInput } from "gatsby";
import { NODE_TYPES } from "../constants";

/** What building nodes needs of Gatsby; a test hands in two small functions. */
export type NodeHelpers = {
  createNodeId: (input: string) => string;
  createContentDigest: (input: string | object) => string;
};

/** Makes nodes of one document: the same input gives the same ids and digests in every build. */
export type NodeFactory = {
  /** Id of the node of a type with a key that is unique in the document. */
  idOf: (type: string, key: string) => string;
  /** Builds a node, and after it the child that holds its description as Markdown, if it has one. */
  make: (spec: NodeSpec) => NodeInput[];
};

/** A node before Gatsby's own fields are added. */
export type NodeSpec = {
  type: string;
  key: string;
  /** Markdown of the description; it becomes a child node. */
  markdown?: string | undefined;
  fields: { [name: string]: unknown };
};

/** The factory for the nodes of one document. */
export function createNodeFactory(helpers: NodeHelpers, documentId: string): NodeFactory {
  const idOf = (type: string, key: string): string =>
    helpers.createNodeId(`${type} ${documentId} ${key}`);
  const make = ({ type, key, markdown, fields }: NodeSpec): NodeInput[] => {
    const id = idOf(type, key);
    const child = markdown === undefined ? undefined : idOf(NODE_TYPES.Markdown, `${type} ${key}`);
    const content = { ...fields, documentKey: documentId, descriptionMarkdownId: child ?? null };
    const node: NodeInput = {
      ...content,
      id,
      parent: null,
      children: child === undefined ? [] : [child],
      internal: { type, contentDigest: helpers.createContentDigest(content) },
    };
    return child === undefined || markdown === undefined
      ? [node]
      : [node, markdownNode(helpers, { id: child, parent: id, documentId, markdown })];
  };
  return { idOf, make };
}

function markdownNode(
  helpers: NodeHelpers,
  {
    id,
    parent,
    documentId,
    markdown,
  }: { id: string; parent: string; documentId: string; markdown: string },
): NodeInput {
  // A text that begins with a line would be taken for front matter.
  const content = markdown.startsWith("---") ? `\n${markdown}` : markdown;
  return {
    id,
    parent,
    children: [],
    documentKey: documentId,
    internal: {
      type: NODE_TYPES.Markdown,
      mediaType: "text/markdown",
      content,
      contentDigest: helpers.createContentDigest(content),
    },
  };
}
