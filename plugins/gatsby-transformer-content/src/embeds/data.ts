import type { LoadedNavigation } from "../navigation/load-navigation";

/** The part of Gatsby's node model that embeds read. */
export interface EmbedReader {
  findAll: (query: { type: string }) => Promise<{ entries: Iterable<object> }>;
  getNodesByIds: (query: { ids: readonly string[] }) => object[];
}

/** What an embed is made from. */
export interface EmbedData {
  nodes: EmbedReader;
  navigation: () => Promise<LoadedNavigation>;
  /** Address of the page that shows it. */
  permalink: string;
}

/** All nodes of a type. Asking where there is none yet tells Gatsby whom the first one concerns. */
export async function nodesOf<Node>({ nodes }: EmbedData, type: string): Promise<Node[]> {
  return [...((await nodes.findAll({ type })).entries as Iterable<Node>)];
}

/** What embeds read of the nodes that gatsby-source-openapi makes. */
export interface EmbeddedOperation {
  slug: string;
  operationId: string | null;
  method: string;
  pathTemplate: string;
  permalink: string;
  title: string;
  description: string;
  deprecated: boolean;
  parameterIds: string[];
  requestBodyId: string | null;
}

/** A parameter of an operation. */
export interface EmbeddedParameter {
  name: string;
  in: string;
  required: boolean;
  description: string | null;
  schema: EmbeddedModel | null;
}

/** A schema, as far as a short table tells of it. */
export interface EmbeddedModel {
  typeLabel: string;
  description?: string;
  ref?: { name: string; permalink: string };
  properties?: Array<{ name: string; required: boolean; schema: EmbeddedModel }>;
  allOf?: EmbeddedModel[];
  items?: EmbeddedModel;
}

/** A named schema. */
export interface EmbeddedSchema {
  name: string;
  title: string;
  permalink: string;
  description: string;
  schema: EmbeddedModel;
}
