import type { NodeInput } from "gatsby";
import type { JsonRecord } from "../json";
import { firstParagraph } from "../markdown/plain-text";
import type { ResolvedOptions } from "../plugin-options";
import { sortProblems } from "../../../../packages/problems";
import type { Problem } from "../../../../packages/problems";
import type {
  DocumentModel,
  NamedSchemaModel,
  OperationModel,
  ParameterModel,
  RequestBodyModel,
  ResponseModel,
  SecuritySchemeModel,
  ServerModel,
  TagModel,
} from "../types";
import { NODE_TYPES, createNodeFactory } from "./node-factory";
import type { NodeFactory, NodeHelpers } from "./node-factory";

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

/** Key of a document's own node and of what belongs to it alone. */
const ROOT = "root";

/** The node of a document and the one that keeps its text for downloads. */
function documentNodes(
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
function tagNodes({ idOf, make }: NodeFactory, model: DocumentModel, tag: TagModel): NodeInput[] {
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
function serverKey(server: ServerModel): string {
  return JSON.stringify(server);
}

/** The node of a server. */
function serverNodes(
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
function securitySchemeNodes(
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

/** The node of a named schema, joined to what uses it and what it uses. */
function schemaNodes(
  { idOf, make }: NodeFactory,
  model: DocumentModel,
  named: NamedSchemaModel,
): NodeInput[] {
  const { name, title, slug, permalink, order, schema, examples } = named;
  const schemaIds = (names: string[]): string[] =>
    names.map((other) => idOf(NODE_TYPES.Schema, other));
  return make({
    type: NODE_TYPES.Schema,
    key: name,
    markdown: schema.description,
    fields: {
      documentId: model.id,
      name,
      title,
      slug,
      permalink,
      order,
      description:
        firstParagraph(schema.description) ??
        `The schema ${name} of ${model.title}: ${schema.typeLabel}.`,
      deprecated: schema.deprecated ?? false,
      schema,
      examples,
      usesIds: schemaIds(named.uses),
      usedBySchemaIds: schemaIds(named.usedBySchemas),
      usedByOperationIds: named.usedByOperations.map((key) => idOf(NODE_TYPES.Operation, key)),
      documentNodeId: idOf(NODE_TYPES.Document, ROOT),
    },
  });
}

/** The node of an operation, followed by those of its parameters, body and responses. */
function operationNodes(
  factory: NodeFactory,
  model: DocumentModel,
  operation: OperationModel,
): NodeInput[] {
  const { key, requestBody, parameters, responses } = operation;
  return [
    ...operationNode(factory, model, operation),
    ...parameters.flatMap((parameter) => parameterNode(factory, model.id, key, parameter)),
    ...(requestBody === undefined ? [] : requestBodyNode(factory, model.id, key, requestBody)),
    ...responses.flatMap((response) => responseNode(factory, model.id, key, response)),
  ];
}

function operationNode(
  { idOf, make }: NodeFactory,
  model: DocumentModel,
  operation: OperationModel,
): NodeInput[] {
  const { key, kind, method, pathTemplate, title, description, tags } = operation;
  return make({
    type: NODE_TYPES.Operation,
    key,
    markdown: description,
    fields: {
      documentId: model.id,
      kind,
      operationId: operation.operationId ?? null,
      method,
      pathTemplate,
      permalink: operation.permalink,
      slug: operation.slug,
      title,
      summary: operation.summary ?? null,
      description:
        firstParagraph(description) ?? `${title}: ${method} ${pathTemplate} of ${model.title}.`,
      deprecated: operation.deprecated,
      order: operation.order,
      path: operation.path,
      externalDocs: operation.externalDocs ?? null,
      security: operation.security,
      callbacks: operation.callbacks,
      samples: operation.samples,
      extensions: operation.extensions ?? [],
      responsesExtensions: operation.responsesExtensions ?? [],
      tagIds: tags.map((name) => idOf(NODE_TYPES.Tag, name)),
      tagId: idOf(NODE_TYPES.Tag, tags[0] ?? ""),
      serverIds: operation.servers.map((server) => idOf(NODE_TYPES.Server, serverKey(server))),
      parameterIds: operation.parameters.map((item) =>
        idOf(NODE_TYPES.Parameter, parameterKey(key, item)),
      ),
      requestBodyId: operation.requestBody === undefined ? null : idOf(NODE_TYPES.RequestBody, key),
      responseIds: operation.responses.map(({ status }) =>
        idOf(NODE_TYPES.Response, `${key} ${status}`),
      ),
      schemaIds: operation.schemas.map((name) => idOf(NODE_TYPES.Schema, name)),
      documentNodeId: idOf(NODE_TYPES.Document, ROOT),
      sourceId: idOf(NODE_TYPES.Source, ROOT),
    },
  });
}

function parameterKey(operation: string, parameter: ParameterModel): string {
  return `${operation} ${parameter.in} ${parameter.name}`;
}

function parameterNode(
  { idOf, make }: NodeFactory,
  documentId: string,
  operation: string,
  parameter: ParameterModel,
): NodeInput[] {
  const { description, descriptionHtml: _html, ...fields } = parameter;
  return make({
    type: NODE_TYPES.Parameter,
    key: parameterKey(operation, parameter),
    markdown: description,
    fields: {
      ...fields,
      documentId,
      anchor: anchorOf("parameter", parameter.in, parameter.name),
      description: firstParagraph(description) ?? null,
      allowEmptyValue: parameter.allowEmptyValue ?? false,
      schema: parameter.schema ?? null,
      content: parameter.content ?? [],
      extensions: parameter.extensions ?? [],
      operationNodeId: idOf(NODE_TYPES.Operation, operation),
    },
  });
}

function requestBodyNode(
  { idOf, make }: NodeFactory,
  documentId: string,
  operation: string,
  body: RequestBodyModel,
): NodeInput[] {
  return make({
    type: NODE_TYPES.RequestBody,
    key: operation,
    markdown: body.description,
    fields: {
      documentId,
      anchor: "request-body",
      description: firstParagraph(body.description) ?? null,
      required: body.required,
      content: body.content,
      extensions: body.extensions ?? [],
      operationNodeId: idOf(NODE_TYPES.Operation, operation),
    },
  });
}

function responseNode(
  { idOf, make }: NodeFactory,
  documentId: string,
  operation: string,
  response: ResponseModel,
): NodeInput[] {
  const { status, summary, headers, content, links, description, extensions } = response;
  return make({
    type: NODE_TYPES.Response,
    key: `${operation} ${status}`,
    markdown: description,
    fields: {
      documentId,
      anchor: anchorOf("response", status),
      status,
      summary: summary ?? null,
      description: firstParagraph(description) ?? null,
      headers,
      content,
      links,
      extensions: extensions ?? [],
      operationNodeId: idOf(NODE_TYPES.Operation, operation),
    },
  });
}

/** Anchor of a part of a page: lower case, and without characters that an address would escape. */
function anchorOf(...parts: string[]): string {
  return parts.map((part) => part.replace(/[^\p{L}\p{N}_.-]+/gu, "-").toLowerCase()).join("-");
}

/** What is wrong with a document, as nodes. */
export function problemNodes(
  factory: NodeFactory,
  { id, basePath }: ResolvedOptions,
  problems: readonly Problem[],
): NodeInput[] {
  return sortProblems(problems).flatMap((problem, index) =>
    factory.make({
      type: NODE_TYPES.Problem,
      key: String(index),
      fields: { ...problem, documentId: id, basePath },
    }),
  );
}
