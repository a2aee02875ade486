import type { NodeInput } from "gatsby";
import type { Problem } from "../../../../packages/problems";
import { sortProblems } from "../../../../packages/problems";
import { createSummarizer, visitDescribed } from "../descriptions";
import type { JsonRecord } from "../json";
import type { ResolvedOptions } from "../plugin-options";
import type { Description, DocumentModel, OperationModel, ServerModel } from "../types";
import type { ApiErrorModel } from "./link-targets";
import { errorsOf, linkTargets } from "./link-targets";
import type { NodeFactory, NodeHelpers } from "./node-factory";
import { createNodeFactory, NODE_TYPES } from "./node-factory";

/** Key of the nodes that exist once per document. */
const ROOT = "root";

/** What the builders of all nodes of one document share. */
interface Building extends NodeFactory {
  model: DocumentModel;
  errors: ApiErrorModel[];
  /** Returns the first paragraph of a description in plain text. */
  summarize: (markdown: string | undefined) => string | undefined;
}

/** Builds all nodes of a document. Servers and descriptions that are equal share one node. */
export function buildNodes(
  model: DocumentModel,
  document: JsonRecord,
  helpers: NodeHelpers,
): NodeInput[] {
  const factory = createNodeFactory(helpers, model.id);
  const building: Building = {
    ...factory,
    model,
    errors: errorsOf(model),
    summarize: createSummarizer(),
  };
  const servers = [model, ...model.operations].flatMap((owner) => owner.servers);
  const nodes = [
    factory.make(NODE_TYPES.Source, ROOT, { json: JSON.stringify(document) }),
    documentNode(building),
    ...servers.map((server) => serverNode(building, server)),
    ...securitySchemeNodes(building),
    ...tagNodes(building),
    ...schemaNodes(building),
    ...errorNodes(building),
    ...model.operations.flatMap((operation) => operationNodes(building, operation)),
    ...markdownNodes(building),
  ];
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}

/** Builds a node for each problem of a document. */
export function problemNodes(
  helpers: NodeHelpers,
  { id, basePath }: ResolvedOptions,
  problems: readonly Problem[],
): NodeInput[] {
  const { make } = createNodeFactory(helpers, id);
  return sortProblems(problems).map((problem, index) =>
    make(NODE_TYPES.Problem, String(index), { ...problem, basePath }),
  );
}

/** Builds a node for each text that describes something, for the site's Markdown transformer. */
function markdownNodes({ model, makeMarkdown }: Building): NodeInput[] {
  const texts = new Set<string>();
  visitDescribed(model, ({ description }) => {
    if (typeof description === "string") texts.add(description);
  });
  return [...texts].map(makeMarkdown);
}

function documentNode(building: Building): NodeInput {
  const { model, errors, idOf, idsOf, make, markdownId, summarize } = building;
  const { id, description, tags, servers, securitySchemes, operations, schemas, ...fields } = model;
  const known = new Set(tags.map(({ name }) => name));
  return make(NODE_TYPES.Document, ROOT, {
    ...fields,
    description: summarize(description) ?? model.summary ?? model.title,
    descriptionMarkdownId: markdownId(description),
    slug: id,
    tagGroups: model.tagGroups.map((group) => ({
      name: group.name,
      tagIds: idsOf(
        NODE_TYPES.Tag,
        group.tags.filter((name) => known.has(name)),
      ),
    })),
    serverIds: idsOf(NODE_TYPES.Server, servers.map(serverKey)),
    securitySchemeIds: idsOf(
      NODE_TYPES.SecurityScheme,
      securitySchemes.map(({ name }) => name),
    ),
    tagIds: idsOf(
      NODE_TYPES.Tag,
      tags.map(({ name }) => name),
    ),
    operationIds: idsOf(
      NODE_TYPES.Operation,
      operations.map(({ key }) => key),
    ),
    schemaIds: idsOf(
      NODE_TYPES.Schema,
      schemas.map(({ name }) => name),
    ),
    errorIds: idsOf(
      NODE_TYPES.Error,
      errors.map(({ code }) => code),
    ),
    // JSON text, because Gatsby would walk the whole map each time it processes the node.
    linkTargets: JSON.stringify(linkTargets(model, errors)),
    sourceId: idOf(NODE_TYPES.Source, ROOT),
  });
}

function errorNodes({ errors, idOf, make }: Building): NodeInput[] {
  return errors.map((error) =>
    make(NODE_TYPES.Error, error.code, {
      ...error,
      documentNodeId: idOf(NODE_TYPES.Document, ROOT),
    }),
  );
}

function tagNodes({ model, idOf, idsOf, make, markdownId, summarize }: Building): NodeInput[] {
  return model.tags.map(({ description, parent, ...fields }) => {
    const operations = model.operations.filter(({ tags }) => tags.includes(fields.name));
    const fallback = fields.summary ?? `Operations of ${model.title}: ${fields.title}.`;
    return make(NODE_TYPES.Tag, fields.name, {
      ...fields,
      description: summarize(description) ?? fallback,
      descriptionMarkdownId: markdownId(description),
      parentTagId: parent === undefined ? null : idOf(NODE_TYPES.Tag, parent),
      operationIds: idsOf(
        NODE_TYPES.Operation,
        operations.map(({ key }) => key),
      ),
      documentNodeId: idOf(NODE_TYPES.Document, ROOT),
    });
  });
}

function serverKey(server: ServerModel): string {
  return JSON.stringify(server);
}

function serverNode({ make, markdownId, summarize }: Building, server: ServerModel): NodeInput {
  return make(NODE_TYPES.Server, serverKey(server), {
    ...server,
    description: summarize(server.description),
    descriptionMarkdownId: markdownId(server.description),
  });
}

function securitySchemeNodes(building: Building): NodeInput[] {
  const { model, idsOf, make, markdownId, summarize } = building;
  return model.securitySchemes.map((scheme) => {
    const operations = model.operations.filter(({ security }) =>
      security.some(({ schemes }) => schemes.some(({ name }) => name === scheme.name)),
    );
    return make(NODE_TYPES.SecurityScheme, scheme.name, {
      ...scheme,
      description: summarize(scheme.description),
      descriptionMarkdownId: markdownId(scheme.description),
      operationIds: idsOf(
        NODE_TYPES.Operation,
        operations.map(({ key }) => key),
      ),
    });
  });
}

function schemaNodes({ model, idOf, idsOf, make, markdownId, summarize }: Building): NodeInput[] {
  return model.schemas.map(({ uses, usedBySchemas, usedByOperations, ...fields }) => {
    const { name, schema } = fields;
    const fallback = `The schema ${name} of ${model.title}: ${schema.typeLabel}.`;
    return make(NODE_TYPES.Schema, name, {
      ...fields,
      description: summarize(schema.description) ?? fallback,
      descriptionMarkdownId: markdownId(schema.description),
      deprecated: schema.deprecated ?? false,
      typeLabel: schema.typeLabel,
      usesIds: idsOf(NODE_TYPES.Schema, uses),
      usedBySchemaIds: idsOf(NODE_TYPES.Schema, usedBySchemas),
      usedByOperationIds: idsOf(NODE_TYPES.Operation, usedByOperations),
      documentNodeId: idOf(NODE_TYPES.Document, ROOT),
    });
  });
}

/** Builds the node of an operation, and after it those of its parameters, body and responses. */
function operationNodes(building: Building, operation: OperationModel): NodeInput[] {
  const { model, idOf, idsOf, make, markdownId, summarize } = building;
  const { description, parameters, requestBody, responses, servers, tags, schemas, ...fields } =
    operation;
  const { key, method, pathTemplate, title } = fields;
  const part = <Part extends Description>(type: string, partKey: string, content: Part) =>
    make(type, partKey, {
      ...content,
      description: summarize(content.description),
      descriptionMarkdownId: markdownId(content.description),
      operationNodeId: idOf(NODE_TYPES.Operation, key),
    });
  const parts = [
    ...parameters.map((parameter) => {
      const { in: place, name } = parameter;
      const anchor = anchorOf("parameter", place, name);
      return part(NODE_TYPES.Parameter, `${key} ${place} ${name}`, { ...parameter, anchor });
    }),
    ...(requestBody
      ? [part(NODE_TYPES.RequestBody, key, { ...requestBody, anchor: "request-body" })]
      : []),
    ...responses.map((response) => {
      const anchor = anchorOf("response", response.status);
      return part(NODE_TYPES.Response, `${key} ${response.status}`, { ...response, anchor });
    }),
  ];
  const partIds = (type: string) =>
    parts.filter(({ internal }) => internal.type === type).map(({ id }) => id);
  const node = make(NODE_TYPES.Operation, key, {
    ...fields,
    description: summarize(description) ?? `${title}: ${method} ${pathTemplate} of ${model.title}.`,
    descriptionMarkdownId: markdownId(description),
    tagIds: idsOf(NODE_TYPES.Tag, tags),
    tagId: idOf(NODE_TYPES.Tag, tags[0] ?? ""),
    serverIds: idsOf(NODE_TYPES.Server, servers.map(serverKey)),
    parameterIds: partIds(NODE_TYPES.Parameter),
    requestBodyId: partIds(NODE_TYPES.RequestBody)[0] ?? null,
    responseIds: partIds(NODE_TYPES.Response),
    schemaIds: idsOf(NODE_TYPES.Schema, schemas),
    documentNodeId: idOf(NODE_TYPES.Document, ROOT),
    sourceId: idOf(NODE_TYPES.Source, ROOT),
  });
  return [node, ...parts];
}

/** Joins parts to an anchor: lower case, without characters that a URL would escape. */
function anchorOf(...parts: string[]): string {
  return parts.map((part) => part.replace(/[^\p{L}\p{N}_.-]+/gu, "-").toLowerCase()).join("-");
}
