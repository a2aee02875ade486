import type { GatsbyNode, Node } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { dump } from "js-yaml";
import { operationDocument } from "../document/operation-document";
import { isRecord } from "../json";
import type { JsonRecord } from "../json";
import { renderMarkdown, safeHtml } from "../markdown/render-markdown";

interface ResolverContext {
  nodeModel: {
    getNodeById: (query: { id: string; type?: string }) => Node | null;
    getNodesByIds: (query: { ids: readonly string[] }) => Node[];
  };
}

/** Adds the fields that are made when they are asked for: downloads and safe HTML. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({
  createResolvers: add,
}) => {
  add({
    ApiDocument: {
      openapiJson: {
        type: "String!",
        description: "The whole document in one piece as JSON, OpenAPI 3.",
        resolve: (source: Node, _args: unknown, context: ResolverContext) =>
          toJsonText(bundledDocument(source, context)),
      },
      openapiYaml: {
        type: "String!",
        description: "The whole document in one piece as YAML, OpenAPI 3.",
        resolve: (source: Node, _args: unknown, context: ResolverContext) =>
          dump(bundledDocument(source, context), { noRefs: true, lineWidth: 100 }),
      },
    },
    ApiOperation: {
      openapiJson: {
        type: "String!",
        description:
          "An OpenAPI document with this operation alone and the components it reaches, as JSON.",
        resolve: (source: Node, _args: unknown, context: ResolverContext) =>
          toJsonText(operationOf(source, bundledDocument(source, context))),
      },
    },
    ApiMarkdown: {
      markdown: {
        type: "String!",
        description: "The text as it stands in the document.",
        resolve: (source: Node) => contentOf(source),
      },
      html: {
        type: "String!",
        description: "Safe HTML: the Markdown transformer's, without anything that could run.",
        resolve: htmlOf,
      },
    },
  });
};

function operationOf(source: Node, document: JsonRecord): JsonRecord {
  return operationDocument(document, {
    kind: source.kind === "webhook" ? "webhook" : "operation",
    path: String(source.pathTemplate),
    method: String(source.method),
  });
}

/**
 * Documents that the operations of one query have asked for. They live as long as the query's context:
 * a query for all operations parses each document once.
 */
const parsed = new WeakMap<ResolverContext, Map<string, JsonRecord>>();

function bundledDocument(source: Node, context: ResolverContext): JsonRecord {
  const id = String(source.sourceId);
  const ofQuery = parsed.get(context) ?? new Map<string, JsonRecord>();
  parsed.set(context, ofQuery);
  const document = ofQuery.get(id) ?? parseSource(id, context);
  ofQuery.set(id, document);
  return document;
}

function parseSource(id: string, { nodeModel }: ResolverContext): JsonRecord {
  const kept = nodeModel.getNodeById({ id, type: "ApiDocumentSource" });
  const document: unknown = JSON.parse(String(kept?.json ?? "{}"));
  return isRecord(document) ? document : {};
}

function toJsonText(document: JsonRecord): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

function contentOf(source: Node): string {
  return (source.internal.content ?? "").trim();
}

/** Cleans the tree that the Markdown transformer made; without the transformer, renders the text. */
async function htmlOf(
  source: Node,
  _args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<string> {
  const children = context.nodeModel.getNodesByIds({ ids: source.children });
  const child = children.find(({ internal }) => internal.type === "MarkdownRemark");
  const type = info.schema.getType("MarkdownRemark");
  const field = type && "getFields" in type ? type.getFields().htmlAst : undefined;
  if (child === undefined || field === undefined || !("resolve" in field) || !field.resolve) {
    return renderMarkdown(contentOf(source));
  }
  return safeHtml(await field.resolve(child, {}, context, info));
}
