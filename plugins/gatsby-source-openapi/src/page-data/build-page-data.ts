import { visitDescribed } from "../descriptions";
import type { JsonRecord } from "../json";
import { isRecord, listOf, textOf } from "../json";
import { createSchemaViewer } from "../schema-tree/show-tree";
import type {
  Anchored,
  CallbackModel,
  DocumentPage,
  ExampleModel,
  MediaTypeModel,
  OperationLink,
  OperationPage,
  PageLink,
  PageSchema,
  ParameterModel,
  RequestBodyModel,
  ResponseModel,
  SampleModel,
  SchemaPage,
  SecuritySchemeModel,
  ServerModel,
  TagPage,
} from "../types";
import type { Highlight } from "./highlight";
import { operationParts } from "./operation-parts";

type Parameter = ParameterModel & Anchored;
type RequestBody = RequestBodyModel & Anchored;
type Response = ResponseModel & Anchored;

/** A node as `buildNodes` makes it. */
export type ApiNode = JsonRecord & { id: string };

/** Reads what a page is made of. */
export interface PageReader {
  /** Returns the nodes with an id or a list of ids. Null has no node. */
  nodes: (ids: unknown) => ApiNode[];
  /** Renders texts as HTML. Without it descriptions stay Markdown, and code stays text. */
  html?: { description: (markdown: string) => Promise<string>; code: Highlight };
}

/** The fields that pages take over from the nodes of each type. */
const FIELDS = {
  operation:
    "kind operationId method pathTemplate permalink title deprecated path externalDocs security " +
    "responsesExtensions callbacks samples extensions",
  parameter:
    "name in anchor required deprecated allowEmptyValue serialization schema content examples extensions",
  requestBody: "anchor required content extensions",
  response: "anchor status summary headers content links extensions",
  server: "url resolvedUrl name variables extensions",
  requiredScheme: "name type in parameterName scheme bearerFormat",
  scheme:
    "name type in parameterName scheme bearerFormat openIdConnectUrl oauth2MetadataUrl flows " +
    "deprecated extensions",
  schema: "name title permalink schema",
  tag: "name title permalink summary kind externalDocs extensions",
  document:
    "title version specificationVersion summary permalink termsOfService contact license " +
    "externalDocs security extensions",
  link: "title permalink",
  operationLink: "kind method pathTemplate permalink title deprecated",
};

/** Places of parameters in the order of pages. */
const PLACES = ["path", "query", "querystring", "header", "cookie"];

/** Builds the data of an operation's page. */
export async function operationPage(node: ApiNode, reader: PageReader): Promise<OperationPage> {
  const [document] = reader.nodes(node.documentNodeId);
  const described = partsReader(reader, { isDescribed: true });
  const plain = partsReader(reader);
  const [requestBody] = described<RequestBody>(node.requestBodyId, FIELDS.requestBody);
  const [{ callbacks = [], ...operation } = {}] = described<{ callbacks?: CallbackModel[] }>(
    node.id,
    FIELDS.operation,
  );
  const parts = {
    parameters: described<Parameter>(node.parameterIds, FIELDS.parameter).sort(
      (a, b) => PLACES.indexOf(a.in) - PLACES.indexOf(b.in),
    ),
    ...(requestBody ? { requestBody } : {}),
    responses: described<Response>(node.responseIds, FIELDS.response),
    callbacks,
  };
  const schemas = plain<PageSchema>(node.schemaIds, FIELDS.schema);
  return {
    ...(await render<OperationPage>(reader, {
      ...operation,
      servers: described<ServerModel>(node.serverIds, FIELDS.server),
      ...operationParts(parts, createSchemaViewer(byName(schemas))),
    })),
    document: { ...documentLink(document), version: String(document?.version) },
    tags: plain<PageLink>(node.tagIds, FIELDS.link),
    securitySchemes: plain<SecuritySchemeModel>(document?.securitySchemeIds, FIELDS.requiredScheme),
  };
}

/** Builds the data of a named schema's page. */
export async function schemaPage(node: ApiNode, reader: PageReader): Promise<SchemaPage> {
  const plain = partsReader(reader);
  const schemas = plain<PageSchema>([node.id, ...listOf(node.usesIds)], FIELDS.schema);
  const [own] = schemas;
  const show = createSchemaViewer(byName(schemas));
  const { body, ...page } = await render<SchemaPage & { body: MediaTypeModel }>(reader, {
    ...own,
    schema: own && show(own.schema, own.name, { knownTitle: own.title }),
    // Examples of a schema are JSON, so they are highlighted like those of a JSON body.
    body: { mediaType: "application/json", examples: node.examples },
  });
  return {
    ...page,
    examples: body.examples,
    uses: plain<PageLink>(node.usesIds, FIELDS.link),
    usedBySchemas: plain<PageLink>(node.usedBySchemaIds, FIELDS.link),
    usedByOperations: plain<OperationLink>(node.usedByOperationIds, FIELDS.operationLink),
    document: documentLink(reader.nodes(node.documentNodeId)[0]),
  };
}

function byName(schemas: readonly PageSchema[]): ReadonlyMap<string, PageSchema> {
  return new Map(schemas.map((schema) => [schema.name, schema]));
}

/** Builds the data of a tag's page. */
export async function tagPage(node: ApiNode, reader: PageReader): Promise<TagPage> {
  const plain = partsReader(reader);
  const described = partsReader(reader, { isDescribed: true });
  const [parent] = plain<PageLink>(node.parentTagId, FIELDS.link);
  return {
    ...(await render<TagPage>(reader, { ...described(node.id, FIELDS.tag)[0] })),
    ...(parent ? { parent } : {}),
    operations: plain<OperationLink>(node.operationIds, `${FIELDS.operationLink} description`),
    document: documentLink(reader.nodes(node.documentNodeId)[0]),
  };
}

/** Builds the data of the page of a whole document. */
export async function documentPage(node: ApiNode, reader: PageReader): Promise<DocumentPage> {
  const plain = partsReader(reader);
  const described = partsReader(reader, { isDescribed: true });
  return {
    ...(await render<DocumentPage>(reader, {
      ...described(node.id, FIELDS.document)[0],
      servers: described<ServerModel>(node.serverIds, FIELDS.server),
      securitySchemes: described<SecuritySchemeModel>(node.securitySchemeIds, FIELDS.scheme),
    })),
    id: String(node.documentId),
    tagGroups: listOf(node.tagGroups)
      .filter(isRecord)
      .map(({ name, tagIds }) => ({
        name: String(name),
        tags: plain<PageLink>(tagIds, FIELDS.link),
      })),
    tags: reader.nodes(node.tagIds).map((tag) => ({
      title: String(tag.title),
      permalink: String(tag.permalink),
      description: String(tag.description),
      operations: plain<OperationLink>(tag.operationIds, FIELDS.operationLink),
    })),
    schemas: plain<PageLink>(node.schemaIds, FIELDS.link),
  };
}

/**
 * Creates a function that copies fields of nodes. Absent is a missing member, never null. The nodes'
 * own `description` is a summary: the whole text is in a node of its type.
 */
function partsReader({ nodes }: PageReader, { isDescribed = false } = {}) {
  return <Part extends object = JsonRecord>(ids: unknown, names: string): Part[] =>
    nodes(ids).map((node) => {
      const fields = names.split(" ").flatMap((name) => {
        const value = node[name];
        return value === null || value === undefined ? [] : [[name, value]];
      });
      const [text] = isDescribed ? nodes(node.descriptionMarkdownId) : [];
      const description = textOf(isRecord(text?.internal) ? text?.internal.content : undefined);
      return {
        ...Object.fromEntries(fields),
        ...(description === undefined ? {} : { description: description.trim() }),
      } as Part;
    });
}

function documentLink(document: ApiNode | undefined): PageLink & { id: string } {
  return {
    id: String(document?.documentId),
    title: String(document?.title),
    permalink: String(document?.permalink),
  };
}

/** Returns the data with Markdown and code as HTML, if the page is an HTML page. */
async function render<Page>({ html }: PageReader, data: JsonRecord): Promise<Page> {
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
