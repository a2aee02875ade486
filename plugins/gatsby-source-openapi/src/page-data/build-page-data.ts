import { visitDescribed } from "../descriptions";
import type { JsonRecord } from "../json";
import { compact, isRecord, listOf } from "../json";
import type { DocumentModel } from "../model/document";
import type { OperationModel } from "../model/operation";
import { composeRequest, isSendable } from "../samples/compose-request";
import { createSchemaTrees } from "../schema-tree/build-tree";
import type {
  ExampleModel,
  MediaTypeModel,
  NamedSchemaModel,
  PageSchema,
  SampleModel,
  TagModel,
} from "../types";
import type { Highlight } from "./highlight";
import { operationParts } from "./operation-parts";
import type {
  DocumentPage,
  ErrorIndex,
  OperationLink,
  OperationPage,
  PageData,
  PageLink,
  SchemaPage,
  SchemeName,
  TagPage,
} from "./page-types";

/** A node, as Gatsby stores it. */
export interface ApiNode {
  id: string;
  internal: { type: string; content?: string };
}

/** Fields of the nodes that `buildNodes` makes, as far as pages read them. */
interface NodeFields {
  ApiDocument: { tagIds: string[]; schemaIds: string[]; errorIndex: string; sourceId: string };
  ApiTag: PageLink & { description: string; operationIds: string[]; documentNodeId: string };
  ApiOperation: OperationLink &
    Pick<OperationModel, "kind"> & {
      schemaIds: string[];
      documentNodeId: string;
      sourceId: string;
    };
  ApiSchema: Omit<NamedSchemaModel, "uses" | "usedBySchemas" | "usedByOperations"> & {
    usesIds: string[];
    usedBySchemaIds: string[];
    usedByOperationIds: string[];
    documentNodeId: string;
  };
}

/** What the pages of nodes are made of, which is the JSON in `internal.content`. */
interface NodeModels {
  ApiDocument: Omit<DocumentModel, "operations" | "schemas">;
  ApiTag: TagModel;
  ApiOperation: OperationModel;
}

type NodeOf<Type extends keyof NodeFields> = ApiNode & NodeFields[Type];

/** Reads what a page is made of. */
export interface PageReader {
  /** Returns the nodes with some ids. */
  nodes: (ids: readonly string[]) => readonly ApiNode[];
  /** Renders texts as HTML. Without it descriptions stay Markdown, and code stays text. */
  html?: { description: (markdown: string) => Promise<string>; code: Highlight };
}

/** Returns whether a node has a type, and so the fields that `buildNodes` gives it. */
export function isNodeOf<Type extends keyof NodeFields>(
  type: Type,
  node: ApiNode,
): node is NodeOf<Type> {
  return node.internal.type === type;
}

/**
 * Builds the data of the page of a node.
 *
 * @throws Error for a node without a page
 */
export function buildPage(
  node: ApiNode,
  reader: PageReader,
): Promise<PageData["operation" | "schema" | "tag" | "document"]> {
  if (isNodeOf("ApiOperation", node)) return operationPage(node, reader);
  if (isNodeOf("ApiSchema", node)) return schemaPage(node, reader);
  if (isNodeOf("ApiTag", node)) return tagPage(node, reader);
  if (isNodeOf("ApiDocument", node)) return documentPage(node, reader);
  throw new Error(`Nodes of the type ${node.internal.type} have no page.`);
}

/** Builds the data of an operation's page. */
export async function operationPage(
  node: NodeOf<"ApiOperation">,
  reader: PageReader,
): Promise<OperationPage> {
  const { key, slug, order, summary, request, tags, schemas, ...model } = modelOf(
    "ApiOperation",
    node,
  );
  const document = documentOf(node, reader);
  const isChangeable = request?.parameters.some(({ isSent }) => !isSent);
  const tryIt = request && isSendable(composeRequest(request)) ? document.tryIt : undefined;
  const { parameters, requestBody, responses, callbacks, ...operation } = model;
  const show = createSchemaTrees(schemasByName(nodesOf("ApiSchema", node.schemaIds, reader)));
  return {
    ...(await render<OperationPage>(reader, {
      ...operation,
      ...operationParts({ parameters, requestBody, responses, callbacks }, show),
    })),
    pageType: "operation",
    ...(isChangeable || tryIt ? { request } : {}),
    ...(tryIt ? { tryIt } : {}),
    document: { ...documentLink(document), version: document.version },
    tags: tags.flatMap((name) => document.tags.filter((tag) => tag.name === name).map(pageLink)),
    securitySchemes: document.securitySchemes.map(schemeName),
  };
}

/** Leaves out what only the page of the document shows. */
function schemeName(scheme: SchemeName): SchemeName {
  const { name, type, in: location, parameterName, scheme: httpScheme, bearerFormat } = scheme;
  return compact({ name, type, in: location, parameterName, scheme: httpScheme, bearerFormat });
}

/** Builds the data of a named schema's page. */
export async function schemaPage(
  node: NodeOf<"ApiSchema">,
  reader: PageReader,
): Promise<SchemaPage> {
  const { name, title, permalink, schema, examples } = node;
  const uses = nodesOf("ApiSchema", node.usesIds, reader);
  const show = createSchemaTrees(schemasByName(withAllUses(node, reader)));
  const { body, ...page } = await render<SchemaPage & { body: MediaTypeModel }>(reader, {
    name,
    title,
    permalink,
    schema: show(schema, name, { knownTitle: title }),
    // Examples of a schema are JSON, so they are highlighted like those of a JSON body.
    body: { mediaType: "application/json", examples },
  });
  return {
    ...page,
    pageType: "schema",
    examples: body.examples,
    uses: uses.map(pageLink),
    usedBySchemas: nodesOf("ApiSchema", node.usedBySchemaIds, reader).map(pageLink),
    usedByOperations: nodesOf("ApiOperation", node.usedByOperationIds, reader).map(operationLink),
    document: documentLink(documentOf(node, reader)),
  };
}

/** Returns a schema, those that it refers to, and so on. */
function withAllUses(node: NodeOf<"ApiSchema">, reader: PageReader): NodeOf<"ApiSchema">[] {
  const found = [node];
  const seen = new Set([node.id]);
  // The list grows while it is read.
  for (const { usesIds } of found) {
    const ids = usesIds.filter((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    found.push(...nodesOf("ApiSchema", ids, reader));
  }
  return found;
}

function schemasByName(schemas: readonly PageSchema[]): ReadonlyMap<string, PageSchema> {
  return new Map(schemas.map((schema) => [schema.name, schema]));
}

/** Builds the data of a tag's page. */
export async function tagPage(node: NodeOf<"ApiTag">, reader: PageReader): Promise<TagPage> {
  const { slug, order, implicit, parent, ...tag } = modelOf("ApiTag", node);
  const document = documentOf(node, reader);
  const above = document.tags.find(({ name }) => name === parent);
  const operations = nodesOf("ApiOperation", node.operationIds, reader);
  return {
    ...(await render<TagPage>(reader, { ...tag, ...requestOf(operations.find(isCalled)) })),
    pageType: "tag",
    ...(above ? { parent: pageLink(above) } : {}),
    operations: operations.map((operation) => ({
      ...operationLink(operation),
      description: operation.description,
    })),
    document: documentLink(document),
  };
}

/** Builds the data of the page of a whole document. */
export async function documentPage(
  node: NodeOf<"ApiDocument">,
  reader: PageReader,
): Promise<DocumentPage> {
  const { tags, tagGroups, description, ...document } = modelOf("ApiDocument", node);
  const operations = nodesOf("ApiTag", node.tagIds, reader).flatMap(({ operationIds }) =>
    nodesOf("ApiOperation", operationIds, reader),
  );
  return {
    ...(await render<DocumentPage>(reader, { ...document, ...requestOf(typicalOf(operations)) })),
    pageType: "document",
    tagGroups: tagGroups.map((group) => ({
      name: group.name,
      tags: group.tags.flatMap((name) => tags.filter((tag) => tag.name === name).map(pageLink)),
    })),
    tags: nodesOf("ApiTag", node.tagIds, reader).map((tag) => ({
      ...pageLink(tag),
      ...describedTag(tag),
      operations: nodesOf("ApiOperation", tag.operationIds, reader).map(operationLink),
    })),
    schemas: nodesOf("ApiSchema", node.schemaIds, reader).map(pageLink),
  };
}

/** Returns the description of a tag, unless it only says that the tag has operations. */
function describedTag(node: NodeOf<"ApiTag">): { description?: string } {
  const { description, summary } = modelOf("ApiTag", node);
  return (description ?? summary) ? { description: node.description } : {};
}

/** Returns whether readers call an operation, rather than their server being called. */
function isCalled({ kind }: NodeOf<"ApiOperation">): boolean {
  return kind === "operation";
}

/**
 * Returns the operation that is most like other calls of a document: one with credentials, such as a token,
 * rather than the login that gives the token, and one that only reads if it needs no parameters.
 */
function typicalOf(
  operations: readonly NodeOf<"ApiOperation">[],
): NodeOf<"ApiOperation"> | undefined {
  const called = operations.filter(isCalled);
  const current = called.filter(({ deprecated }) => !deprecated);
  const secured = current.filter((node) => {
    const { security } = modelOf("ApiOperation", node);
    return security.length > 0 && security.every(({ schemes }) => schemes.length > 0);
  });
  const plain = secured.find((node) => {
    const { method, parameters } = modelOf("ApiOperation", node);
    return method.toLowerCase() === "get" && !parameters.some(({ required }) => required);
  });
  return plain ?? secured[0] ?? current[0] ?? called[0];
}

/** Returns how to call an operation. */
function requestOf(
  operation: NodeOf<"ApiOperation"> | undefined,
): Pick<TagPage | DocumentPage, "request"> {
  if (!operation) return {};
  const { title, permalink, pathTemplate, samples, servers } = modelOf("ApiOperation", operation);
  return { request: { title, permalink, pathTemplate, samples, servers } };
}

/** Returns the index of errors of a document, with examples as HTML. */
export async function errorsPage(
  node: NodeOf<"ApiDocument">,
  highlight: Highlight,
): Promise<ErrorIndex> {
  const index: ErrorIndex = JSON.parse(node.errorIndex);
  const codes = index.codes.map(async ({ example, ...error }) =>
    example === undefined
      ? error
      : { ...error, exampleHtml: await highlight(JSON.stringify(example, null, 2), "json") },
  );
  return { ...index, codes: await Promise.all(codes) };
}

/** Returns what the page of a node is made of. */
function modelOf<Type extends keyof NodeModels>(_: Type, { internal }: NodeOf<Type>) {
  const model: NodeModels[Type] = JSON.parse(internal.content ?? "null");
  return model;
}

function nodesOf<Type extends keyof NodeFields>(
  type: Type,
  ids: readonly string[],
  { nodes }: PageReader,
): NodeOf<Type>[] {
  return nodes(ids).filter((node) => isNodeOf(type, node));
}

function documentOf({ documentNodeId }: { documentNodeId: string }, reader: PageReader) {
  const [document] = nodesOf("ApiDocument", [documentNodeId], reader);
  if (!document) throw new Error(`No document has the id ${documentNodeId}.`);
  return modelOf("ApiDocument", document);
}

function pageLink({ title, permalink }: PageLink): PageLink {
  return { title, permalink };
}

function operationLink(operation: OperationLink): OperationLink {
  const { kind, method, pathTemplate, permalink, title, deprecated } = operation;
  return compact({ kind, method, pathTemplate, permalink, title, deprecated });
}

function documentLink({ id, title, permalink }: PageLink & { id: string }) {
  return { id, title, permalink };
}

/** Returns the data with Markdown and code as HTML, if the page is an HTML page. */
async function render<Page>({ html }: PageReader, data: object): Promise<Page> {
  if (!html) return data as Page;
  const copy = structuredClone(data);
  const pending: Promise<void>[] = [];
  visitDescribed(copy, (part) => {
    if (typeof part.description === "string") pending.push(renderDescription(part, html));
    if (typeof part.mediaType === "string") {
      const language = languageOf(part.mediaType);
      for (const example of (part as unknown as MediaTypeModel).examples) {
        pending.push(highlightExample(example, language, html.code));
      }
    }
    for (const sample of listOf(part.samples).filter(isRecord)) {
      pending.push(highlightSample(sample as unknown as SampleModel, html.code));
    }
  });
  await Promise.all(pending);
  return copy as Page;
}

async function renderDescription(
  part: JsonRecord,
  { description }: NonNullable<PageReader["html"]>,
): Promise<void> {
  const markdown = String(part.description);
  delete part.description;
  part.descriptionHtml = await description(markdown);
}

async function highlightExample(
  example: ExampleModel,
  language: string,
  highlight: Highlight,
): Promise<void> {
  const { value, text } = example;
  const json = value === undefined ? undefined : JSON.stringify(value, null, 2);
  const code = text ?? json;
  delete example.value;
  delete example.text;
  if (code !== undefined) example.html = await highlight(code, language);
  // A value that is not a string can have its serialized form beside it. Both are shown.
  if (text !== undefined && json !== undefined && typeof value !== "string") {
    example.dataHtml = await highlight(json, "json");
  }
}

/** A shell command with a JSON body in single quotes. */
const JSON_IN_SHELL = /^(.* '\n?)([[{].*[\]}])(\n?'.*)$/s;

async function highlightSample(sample: SampleModel, highlight: Highlight): Promise<void> {
  const { source = "", lang } = sample;
  delete sample.source;
  const [, before = source, body = "", after = ""] =
    (lang === "bash" && JSON_IN_SHELL.exec(source)) || [];
  const parts = await Promise.all([
    highlight(before, lang),
    ...(body ? [highlight(body, "json"), highlight(after, lang)] : []),
  ]);
  sample.html = parts.join("");
}

function languageOf(mediaType: string): string {
  const known = ["json", "xml", "html", "yaml", "javascript", "css"];
  return known.find((language) => mediaType.includes(language)) ?? "text";
}
