import type { NodeInput } from "gatsby";
import type { JsonRecord } from "../json";
import type { DocumentModel, ServerModel } from "../types";
import {
  documentNodes,
  securitySchemeNodes,
  serverKey,
  serverNodes,
  tagNodes,
} from "./document-nodes";
import { createNodeFactory, type NodeHelpers } from "./node-context";
import { operationNodes } from "./operation-nodes";
import { schemaNodes } from "./schema-nodes";

/** All nodes of a document. A text that stands in many places becomes one node. */
export function buildNodes(
  model: DocumentModel,
  document: JsonRecord,
  helpers: NodeHelpers,
): NodeInput[] {
  const factory = createNodeFactory(helpers, model.id);
  const nodes = [
    ...documentNodes(factory, model, document),
    ...serversOf(model).flatMap((server) => serverNodes(factory, model, server)),
    ...model.securitySchemes.flatMap((scheme) => securitySchemeNodes(factory, model, scheme)),
    ...model.tags.flatMap((tag) => tagNodes(factory, model, tag)),
    ...model.schemas.flatMap((schema) => schemaNodes(factory, model, schema)),
    ...model.operations.flatMap((operation) => operationNodes(factory, model, operation)),
  ];
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}

function serversOf({ servers, operations }: DocumentModel): ServerModel[] {
  const all = [...servers, ...operations.flatMap((operation) => operation.servers)];
  return [...new Map(all.map((server) => [serverKey(server), server])).values()];
}
