import type { NodeInput } from "gatsby";
import type { Problem } from "../../../../packages/problems";
import { sortProblems } from "../../../../packages/problems";
import { createSummarizer, visitDescribed } from "../descriptions";
import type { JsonRecord } from "../json";
import { compact } from "../json";
import type { DocumentModel } from "../model/document";
import type { OperationModel } from "../model/operation";
import { buildErrorIndex } from "../page-data/error-index";
import type { ErrorIndex } from "../page-data/page-types";
import type { ResolvedOptions } from "../plugin-options";
import type { Description, SecuritySchemeModel, TagModel } from "../types";
import { errorsOf, linkTargets } from "./link-targets";
import type { NodeFactory, NodeHelpers } from "./node-factory";
import { createNodeFactory, NODE_TYPES } from "./node-factory";

/** Key of the nodes that exist once per document. */
const ROOT = "root";

/** What the builders of all nodes of one document share. */
interface Building extends NodeFactory {
  model: DocumentModel;
  errors: ErrorIndex;
  /** Returns the first paragraph of a description in plain text. */
  summarize: (markdown: string | undefined) => string | undefined;
}

/**
 * Builds all nodes of a document. Nodes of the document, its tags and operations have what GraphQL shows
 * as fields, and what their pages are made of as JSON in `internal.content`. Equal descriptions share a node.
 */
export function buildNodes(
  model: DocumentModel,
  document: JsonRecord,
  helpers: NodeHelpers,
): NodeInput[] {
  const factory = createNodeFactory(helpers, model.id);
  const building: Building = {
    ...factory,
    model,
    errors: buildErrorIndex(model),
    summarize: createSummarizer(),
  };
  return [
    factory.make(NODE_TYPES.Source, ROOT, { json: JSON.stringify(document) }),
    documentNode(building),
    ...model.tags.map((tag) => tagNode(building, tag)),
    ...schemaNodes(building),
    ...errorNodes(building),
    ...model.operations.flatMap((operation) => operationNodes(building, operation)),
    ...markdownNodes(building),
  ];
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

/** Returns a part as GraphQL shows it: a summary instead of the description, whose text has a node. */
function described<Part extends Description>(
  { markdownId, summarize }: Building,
  part: Part,
  fallback?: string,
) {
  const { description } = part;
  return compact({
    ...part,
    description: summarize(description) ?? fallback,
    descriptionMarkdownId: markdownId(description),
  });
}

function documentNode(building: Building): NodeInput {
  const { model, errors, idOf, idsOf, make } = building;
  const { id, operations, schemas, ...head } = model;
  const { tags, servers, securitySchemes, sections, ...fields } = head;
  const known = new Set(tags.map(({ name }) => name));
  const node = {
    ...described(building, fields, model.summary ?? model.title),
    slug: id,
    tagGroups: model.tagGroups.map((group) => ({
      name: group.name,
      tagIds: idsOf(
        NODE_TYPES.Tag,
        group.tags.filter((name) => known.has(name)),
      ),
    })),
    servers: servers.map((server) => described(building, server)),
    securitySchemes: securitySchemes.map((scheme) => ({
      ...described(building, scheme),
      operationIds: idsOf(
        NODE_TYPES.Operation,
        operations.filter((operation) => isUsedBy(scheme, operation)).map(({ key }) => key),
      ),
    })),
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
      errors.codes.map(({ code }) => code),
    ),
    // JSON text, because Gatsby would walk both each time it processes the node.
    linkTargets: JSON.stringify(linkTargets(model, errorsOf(model, errors))),
    errorIndex: JSON.stringify(errors),
    sourceId: idOf(NODE_TYPES.Source, ROOT),
  };
  return make(NODE_TYPES.Document, ROOT, node, { id, ...head });
}

function isUsedBy({ name }: SecuritySchemeModel, { security }: OperationModel): boolean {
  return security.some(({ schemes }) => schemes.some((scheme) => scheme.name === name));
}

function errorNodes({ model, errors, idOf, make }: Building): NodeInput[] {
  const documentNodeId = idOf(NODE_TYPES.Document, ROOT);
  return errorsOf(model, errors).map((error) =>
    make(NODE_TYPES.Error, error.code, { ...error, documentNodeId }),
  );
}

function tagNode(building: Building, tag: TagModel): NodeInput {
  const { model, idOf, idsOf, make } = building;
  const { parent, ...fields } = tag;
  const operations = model.operations.filter(({ tags }) => tags.includes(tag.name));
  const fallback = tag.summary ?? `Operations of ${model.title}: ${tag.title}.`;
  const node = {
    ...described(building, fields, fallback),
    parentTagId: parent === undefined ? null : idOf(NODE_TYPES.Tag, parent),
    operationIds: idsOf(
      NODE_TYPES.Operation,
      operations.map(({ key }) => key),
    ),
    documentNodeId: idOf(NODE_TYPES.Document, ROOT),
  };
  return make(NODE_TYPES.Tag, tag.name, node, tag);
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
      fieldCount: schema.properties?.length ?? 0,
      usesIds: idsOf(NODE_TYPES.Schema, uses),
      usedBySchemaIds: idsOf(NODE_TYPES.Schema, usedBySchemas),
      usedByOperationIds: idsOf(NODE_TYPES.Operation, usedByOperations),
      documentNodeId: idOf(NODE_TYPES.Document, ROOT),
    });
  });
}

/** Builds the node of an operation, and after it those of its responses, which queries find by status. */
function operationNodes(building: Building, operation: OperationModel): NodeInput[] {
  const { model, idOf, idsOf, make } = building;
  const { parameters, requestBody, responses, servers, tags, schemas, ...fields } = operation;
  const { key, method, pathTemplate, title } = fields;
  const responseKeys = responses.map(({ status }) => `${key} ${status}`);
  const node = {
    ...described(building, fields, `${title}: ${method} ${pathTemplate} of ${model.title}.`),
    parameters: parameters.map((parameter) => described(building, parameter)),
    requestBody: requestBody && described(building, requestBody),
    responseIds: idsOf(NODE_TYPES.Response, responseKeys),
    servers: servers.map((server) => described(building, server)),
    tagIds: idsOf(NODE_TYPES.Tag, tags),
    tagId: idOf(NODE_TYPES.Tag, tags[0] ?? ""),
    schemaIds: idsOf(NODE_TYPES.Schema, schemas),
    documentNodeId: idOf(NODE_TYPES.Document, ROOT),
    sourceId: idOf(NODE_TYPES.Source, ROOT),
  };
  return [
    make(NODE_TYPES.Operation, key, node, operation),
    ...responses.map((response, index) =>
      make(NODE_TYPES.Response, responseKeys[index] ?? "", {
        ...described(building, response),
        operationNodeId: idOf(NODE_TYPES.Operation, key),
      }),
    ),
  ];
}
