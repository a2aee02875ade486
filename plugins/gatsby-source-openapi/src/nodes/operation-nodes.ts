import type { NodeInput } from "gatsby";
import { NODE_TYPES } from "../constants";
import { firstParagraph } from "../markdown/plain-text";
import type {
  DocumentModel,
  OperationModel,
  ParameterModel,
  RequestBodyModel,
  ResponseModel,
} from "../types";
import { ROOT, serverKey } from "./document-nodes";
import type { NodeFactory } from "./node-context";

/** The node of an operation, followed by those of its parameters, body and responses. */
export function operationNodes(
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
