import type { NodeInput } from "gatsby";
import { NODE_TYPES } from "../constants";
import type { JsonRecord } from "../json";
import { firstParagraph } from "../markdown/plain-text";
import type { DocumentModel, SecuritySchemeModel, ServerModel, TagModel } from "../types";
import type { NodeFactory } from "./node-context";

/** Key of a document's own node and of what belongs to it alone. */
export const ROOT = "root";

/** The node of a document and the one that keeps its text for downloads. */
export function documentNodes(
  factory: NodeFactory,
  model: DocumentModel,
  document: JsonRecord,
): NodeInput[] {
  const { idOf, make } = factory;
  const ids = (type: string, keys: string[]): string[] => keys.map((key) => idOf(type, key));
  return [
    ...make({ type: NODE_TYPES.Source, key: ROOT, fields: { json: JSON.stringify(document) } }),
    ...make({
      type: NODE_TYPES.Document,
      key: ROOT,
      markdown: model.description,
      fields: {
        documentId: model.id,
        title: model.title,
        version: model.version,
        specificationVersion: model.specificationVersion,
        summary: model.summary ?? null,
        description: firstParagraph(model.description) ?? model.summary ?? model.title,
        permalink: model.permalink,
        slug: model.id,
        termsOfService: model.termsOfService ?? null,
        contact: model.contact ?? null,
        license: model.license ?? null,
        externalDocs: model.externalDocs ?? null,
        security: model.security,
        extensions: model.extensions ?? [],
        tagGroups: model.tagGroups.map(({ name, tags }) => ({
          name,
          tagIds: ids(NODE_TYPES.Tag, knownTags(model, tags)),
        })),
        serverIds: model.servers.map((server) => idOf(NODE_TYPES.Server, serverKey(server))),
        securitySchemeIds: ids(
          NODE_TYPES.SecurityScheme,
          model.securitySchemes.map(({ name }) => name),
        ),
        tagIds: ids(
          NODE_TYPES.Tag,
          model.tags.map(({ name }) => name),
        ),
        operationIds: ids(
          NODE_TYPES.Operation,
          model.operations.map(({ key }) => key),
        ),
        schemaIds: ids(
          NODE_TYPES.Schema,
          model.schemas.map(({ name }) => name),
        ),
        sourceId: idOf(NODE_TYPES.Source, ROOT),
      },
    }),
  ];
}

function knownTags({ tags }: DocumentModel, names: string[]): string[] {
  return names.filter((name) => tags.some((tag) => tag.name === name));
}

/** The node of a tag, with the operations that name it in the order of the document. */
export function tagNodes(
  { idOf, make }: NodeFactory,
  model: DocumentModel,
  tag: TagModel,
): NodeInput[] {
  const { name, description, descriptionHtml: _html, ...fields } = tag;
  const operations = model.operations.filter(({ tags }) => tags.includes(name));
  return make({
    type: NODE_TYPES.Tag,
    key: name,
    markdown: description,
    fields: {
      ...fields,
      name,
      documentId: model.id,
      description:
        firstParagraph(description) ?? tag.summary ?? `Operations of ${model.title}: ${tag.title}.`,
      summary: tag.summary ?? null,
      kind: tag.kind ?? null,
      externalDocs: tag.externalDocs ?? null,
      extensions: tag.extensions ?? [],
      parentTagId: tag.parent === undefined ? null : idOf(NODE_TYPES.Tag, tag.parent),
      operationIds: operations.map(({ key }) => idOf(NODE_TYPES.Operation, key)),
      documentNodeId: idOf(NODE_TYPES.Document, ROOT),
    },
  });
}

/** Key of a server: two places that say the same about it share one node. */
export function serverKey(server: ServerModel): string {
  return JSON.stringify(server);
}

/** The node of a server. */
export function serverNodes(
  { make }: NodeFactory,
  model: DocumentModel,
  server: ServerModel,
): NodeInput[] {
  const { descriptionHtml: _html, description, ...fields } = server;
  return make({
    type: NODE_TYPES.Server,
    key: serverKey(server),
    markdown: description,
    fields: {
      ...fields,
      documentId: model.id,
      description: firstParagraph(description) ?? null,
      name: server.name ?? null,
      extensions: server.extensions ?? [],
    },
  });
}

/** The node of a security scheme, with the operations that may be called with it. */
export function securitySchemeNodes(
  { idOf, make }: NodeFactory,
  model: DocumentModel,
  scheme: SecuritySchemeModel,
): NodeInput[] {
  const { descriptionHtml: _html, description, ...fields } = scheme;
  const operations = model.operations.filter(({ security }) =>
    security.some(({ schemes }) => schemes.some(({ name }) => name === scheme.name)),
  );
  return make({
    type: NODE_TYPES.SecurityScheme,
    key: scheme.name,
    markdown: description,
    fields: {
      ...fields,
      documentId: model.id,
      description: firstParagraph(description) ?? null,
      extensions: scheme.extensions ?? [],
      operationIds: operations.map(({ key }) => idOf(NODE_TYPES.Operation, key)),
    },
  });
}
