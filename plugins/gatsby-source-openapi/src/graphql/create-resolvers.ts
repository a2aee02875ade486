import type { GatsbyNode, Node } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { dump } from "js-yaml";
import { safeHtml } from "../descriptions";
import { operationDocument } from "../document/operation-document";
import type { ReferenceIndex } from "../document/reference-index";
import { createReferenceIndex } from "../document/reference-index";
import type { JsonRecord } from "../json";
import { recordOf } from "../json";
import { createNodeFactory } from "../nodes/node-factory";
import type { ApiNode } from "../page-data/build-page-data";
import { documentPage, operationPage, schemaPage, tagPage } from "../page-data/build-page-data";
import type { IndexedOperation } from "../page-data/error-index";
import { buildErrorIndex, findErrorExamples } from "../page-data/error-index";
import type { CodeCache, Highlight } from "../page-data/highlight";
import { cachedHighlight, createCodeHighlighter } from "../page-data/highlight";
import type { ErrorIndex, SchemaModel } from "../types";

interface ResolverContext {
  nodeModel: {
    getNodesByIds: (query: { ids: readonly string[] }) => Node[];
  };
}

type Resolve = (
  source: Node,
  args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => unknown;

const PAGES = {
  ApiOperation: ["OperationPage", operationPage],
  ApiSchema: ["SchemaPage", schemaPage],
  ApiTag: ["TagPage", tagPage],
  ApiDocument: ["DocumentPage", documentPage],
} as const;

/** Adds the fields that are computed when a query asks for them: pages, downloads and HTML. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = (gatsbyApi) => {
  const { basePath = "" } = gatsbyApi;
  const code = cachedHighlight(createCodeHighlighter(), gatsbyApi.cache as CodeCache);
  // Pages repeat descriptions. The HTML depends only on the text, so it is rendered once.
  const rendered = new Map<string, Promise<string>>();
  const bundledDocument = createDocumentReader();
  const readerOf = (source: Node, context: ResolverContext, info: GraphQLResolveInfo) => {
    const { markdownId } = createNodeFactory(gatsbyApi, String(source.documentId));
    const description = (text: string): Promise<string> => {
      const [node] = nodesOf(context, markdownId(text));
      const html =
        rendered.get(text) ?? (node ? htmlOf(node as never, context, info, basePath) : undefined);
      if (html === undefined)
        throw new Error(`No node has the description ${JSON.stringify(text)}.`);
      rendered.set(text, html);
      return html;
    };
    return { nodes: (ids: unknown) => nodesOf(context, ids), html: { description, code } };
  };
  for (const [type, [model, build]] of Object.entries(PAGES)) {
    gatsbyApi.createResolvers({
      [type]: {
        htmlPage: field("JSON!", `Data of the HTML page: ${model}.`, (source, _, context, info) =>
          build(source as never as ApiNode, readerOf(source, context, info)),
        ),
        markdownPage: field(
          "JSON!",
          `Data of the Markdown export: ${model}.`,
          (source, _, context) =>
            build(source as never as ApiNode, { nodes: (ids) => nodesOf(context, ids) }),
        ),
      },
    });
  }
  gatsbyApi.createResolvers({
    ApiDocument: {
      errorIndex: field(
        "JSON!",
        "Codes and statuses of errors, with the operations that give them: ErrorIndex.",
        (source, _, context) => errorIndexOf(source, context, code),
      ),
      openapiJson: field(
        "String!",
        "The whole document in one piece as JSON, OpenAPI 3.",
        (source, _, context) => toJsonText(bundledDocument(source, context).document),
      ),
      openapiYaml: field(
        "String!",
        "The whole document in one piece as YAML, OpenAPI 3.",
        (source, _, context) =>
          dump(bundledDocument(source, context).document, { noRefs: true, lineWidth: 100 }),
      ),
    },
    ApiOperation: {
      openapiJson: field(
        "String!",
        "An OpenAPI document with only this operation and the components it reaches, as JSON.",
        (source, _, context) =>
          toJsonText(documentOfOperation(source, bundledDocument(source, context))),
      ),
    },
    ApiMarkdown: {
      markdown: field("String!", "The text as written in the document.", contentOf),
      html: field(
        "String!",
        "Safe HTML: the Markdown transformer's output, without anything that could run.",
        (source, _, context, info) => htmlOf(source, context, info, basePath),
      ),
    },
  });
};

function field(type: string, description: string, resolve: Resolve) {
  return { type, description, resolve };
}

function nodesOf({ nodeModel }: ResolverContext, ids: unknown): ApiNode[] {
  const known = [ids].flat().filter((id): id is string => typeof id === "string");
  return nodeModel.getNodesByIds({ ids: known }) as unknown as ApiNode[];
}

async function errorIndexOf(
  source: Node,
  context: ResolverContext,
  highlight: Highlight,
): Promise<ErrorIndex> {
  const schemas = nodesOf(context, source.schemaIds).map(
    ({ name, schema }) => [String(name), schema as SchemaModel] as const,
  );
  const operations = nodesOf(context, source.operationIds)
    .filter(({ kind }) => kind === "operation")
    .map((operation) => ({
      ...operation,
      responses: nodesOf(context, operation.responseIds),
    })) as unknown as IndexedOperation[];
  const index = buildErrorIndex(operations, new Map(schemas));
  const examples = findErrorExamples(operations);
  for (const error of index.codes) {
    const body = examples.get(error.code);
    if (body) error.exampleHtml = await highlight(JSON.stringify(body, null, 2), "json");
  }
  return index;
}

/** A bundled document while a query reads it. */
interface ReadDocument {
  document: JsonRecord;
  references: ReferenceIndex;
}

function documentOfOperation(source: Node, { document, references }: ReadDocument): JsonRecord {
  const address = {
    kind: source.kind === "webhook" ? "webhook" : "operation",
    path: String(source.pathTemplate),
    method: String(source.method),
  } as const;
  return operationDocument(document, address, references);
}

/** Creates a function that parses a bundled document once per query. */
function createDocumentReader(): (source: Node, context: ResolverContext) => ReadDocument {
  const parsed = new WeakMap<ResolverContext, Map<string, ReadDocument>>();
  const read = (node: ApiNode | undefined): ReadDocument => {
    const document = recordOf(JSON.parse(String(node?.json ?? "{}")));
    return { document, references: createReferenceIndex(document) };
  };
  return (source, context) => {
    const id = String(source.sourceId);
    const ofQuery = parsed.get(context) ?? new Map<string, ReadDocument>();
    parsed.set(context, ofQuery);
    const found = ofQuery.get(id) ?? read(nodesOf(context, id)[0]);
    ofQuery.set(id, found);
    return found;
  };
}

function toJsonText(document: JsonRecord): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

function contentOf(source: Node): string {
  return (source.internal.content ?? "").trim();
}

/** Renders a description with gatsby-transformer-remark and makes the HTML safe. */
async function htmlOf(
  source: Node,
  context: ResolverContext,
  info: GraphQLResolveInfo,
  basePath: string,
): Promise<string> {
  const children = context.nodeModel.getNodesByIds({ ids: source.children });
  const child = children.find(({ internal }) => internal.type === "MarkdownRemark");
  const type = info.schema.getType("MarkdownRemark");
  const htmlAst = type && "getFields" in type ? type.getFields().htmlAst : undefined;
  if (!child || !htmlAst || !("resolve" in htmlAst) || !htmlAst.resolve) {
    throw new Error(
      "Descriptions of an API are rendered by gatsby-transformer-remark: install it.",
    );
  }
  return safeHtml(await htmlAst.resolve(child, {}, context, info), basePath);
}
