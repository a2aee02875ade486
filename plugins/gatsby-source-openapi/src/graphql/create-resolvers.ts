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
import { buildPage, errorsPage, isNodeOf } from "../page-data/build-page-data";
import type { CodeCache } from "../page-data/highlight";
import { cachedHighlight, createCodeHighlighter } from "../page-data/highlight";

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

/** Types of nodes that are pages, with the types of the pages' data. */
const PAGES = {
  ApiOperation: "OperationPage",
  ApiSchema: "SchemaPage",
  ApiTag: "TagPage",
  ApiDocument: "DocumentPage",
};

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
      const [node] = nodesIn(context)([markdownId(text) ?? ""]);
      const html = rendered.get(text) ?? (node ? htmlOf(node, context, info, basePath) : undefined);
      if (html === undefined)
        throw new Error(`No node has the description ${JSON.stringify(text)}.`);
      rendered.set(text, html);
      return html;
    };
    return { nodes: nodesIn(context), html: { description, code } };
  };
  for (const [type, dataType] of Object.entries(PAGES)) {
    gatsbyApi.createResolvers({
      [type]: {
        htmlPage: field(
          "JSON!",
          `Data of the HTML page: ${dataType}.`,
          (source, _, context, info) => buildPage(source, readerOf(source, context, info)),
        ),
        markdownPage: field(
          "JSON!",
          `Data of the Markdown export: ${dataType}.`,
          (source, _, context) => buildPage(source, { nodes: nodesIn(context) }),
        ),
      },
    });
  }
  gatsbyApi.createResolvers({
    ApiDocument: {
      errorIndex: field(
        "JSON!",
        "Codes and statuses of errors, with the operations that give them: ErrorIndex.",
        (source) => (isNodeOf("ApiDocument", source) ? errorsPage(source, code) : null),
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
        (source, _, context) => {
          if (!isNodeOf("ApiOperation", source)) return null;
          const { kind, pathTemplate: path, method } = source;
          const { document, references } = bundledDocument(source, context);
          return toJsonText(operationDocument(document, { kind, path, method }, references));
        },
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

function nodesIn({ nodeModel }: ResolverContext) {
  return (ids: readonly string[]) => nodeModel.getNodesByIds({ ids });
}

/** A bundled document while a query reads it. */
interface ReadDocument {
  document: JsonRecord;
  references: ReferenceIndex;
}

/** Creates a function that parses a bundled document once per query. */
function createDocumentReader(): (source: Node, context: ResolverContext) => ReadDocument {
  const parsed = new WeakMap<ResolverContext, Map<string, ReadDocument>>();
  const read = (node: Node | undefined): ReadDocument => {
    const document = recordOf(JSON.parse(String(node?.json ?? "{}")));
    return { document, references: createReferenceIndex(document) };
  };
  return (source, context) => {
    const id = String(source.sourceId);
    const ofQuery = parsed.get(context) ?? new Map<string, ReadDocument>();
    parsed.set(context, ofQuery);
    const found = ofQuery.get(id) ?? read(nodesIn(context)([id])[0]);
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
