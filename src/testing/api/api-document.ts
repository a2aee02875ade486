import { readdirSync } from "node:fs";
import path from "node:path";
import type { DocumentModel, JsonRecord } from "../../../plugins/gatsby-source-openapi";
import {
  buildDocument,
  buildNodes,
  createCodeHighlighter,
  documentPage,
  isNodeOf,
  loadDocument,
  operationPage,
  safeHtml,
  schemaPage,
  tagPage,
} from "../../../plugins/gatsby-source-openapi";

/** An OpenAPI document as tests use it. */
export interface ApiDocument {
  file: string;
  /** The document in one piece. */
  document: JsonRecord;
  /** The model that a build makes of it. */
  model: DocumentModel;
}

const FIXTURES = path.resolve("src/testing/api/__fixtures__");

/** Returns the paths of the site's own document and of every fixture. */
export function documentFiles(): string[] {
  const fixtures = readdirSync(FIXTURES).filter((name) => /\.(?:ya?ml|json)$/.test(name));
  return ["openapi/v2.yaml", ...fixtures.sort().map((name) => path.join(FIXTURES, name))];
}

/**
 * Reads a document as a build does.
 *
 * @throws Error for a document with errors
 */
export async function readApiDocument(file: string): Promise<ApiDocument> {
  const { document, version, problems } = await loadDocument({
    spec: file,
    requireOperationIds: false,
  });
  if (!document) {
    throw new Error(`${file}: ${problems.map(({ message }) => message).join("; ")}`);
  }
  return { file: path.basename(file), document, model: modelOf(document, version) };
}

/** Builds the model of a document as a build does. */
export function modelOf(document: JsonRecord, version = "3.1.0"): DocumentModel {
  return buildDocument(document, {
    id: "test",
    basePath: "/api",
    schemasBasePath: "/api/schemas",
    tagsBasePath: "/api/tags",
    tokenVariable: "API_TOKEN",
    version,
    extensions: JSON.stringify(document).match(/x-[^"]+(?=":)/g) ?? [],
  });
}

/**
 * Creates a renderer of descriptions like that of a build: gatsby-transformer-remark, made safe.
 */
function createDescriptionRenderer(): (markdown: string) => Promise<string> {
  const fields = transformerFields();
  const rendered = new Map<string, Promise<string>>();
  const render = async (markdown: string): Promise<string> => {
    const node = { id: markdown, internal: { content: markdown, contentDigest: markdown } };
    return safeHtml(await (await fields).htmlAst.resolve(node, {}, {}, {}));
  };
  return (markdown) => {
    const html = rendered.get(markdown) ?? render(markdown);
    rendered.set(markdown, html);
    return html;
  };
}

interface TransformerFields {
  htmlAst: { resolve: (node: object, args: object, context: object, info: object) => unknown };
}

function transformerFields(): Promise<TransformerFields> {
  const extend: (api: object, options: object) => Promise<TransformerFields> =
    require("gatsby-transformer-remark/extend-node-type");
  const cache = { get: async () => undefined, set: async () => undefined };
  const api = { type: { name: "MarkdownRemark" }, basePath: "", cache, getNodesByType: () => [] };
  return extend(api, { plugins: [] });
}

const html = { description: createDescriptionRenderer(), code: createCodeHighlighter() };

/** `html`: the data of HTML pages. `markdown`: the data of Markdown exports. */
type PageFormat = "html" | "markdown";

/** Returns functions that build the data of a document's pages from the nodes of a build. */
export function pagesOf({ model, document }: ApiDocument, format: PageFormat) {
  const made = buildNodes(model, document, {
    createNodeId: (id) => id,
    createContentDigest: (content) => JSON.stringify(content),
  });
  const byId = new Map(made.map((node) => [node.id, node]));
  const reader = {
    nodes: (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []),
    ...(format === "html" ? { html } : {}),
  };
  const operations = made.filter((node) => isNodeOf("ApiOperation", node));
  const schemas = made.filter((node) => isNodeOf("ApiSchema", node));
  const tags = made.filter((node) => isNodeOf("ApiTag", node));
  const documents = made.filter((node) => isNodeOf("ApiDocument", node));
  return {
    operations: () => Promise.all(operations.map((node) => operationPage(node, reader))),
    schemas: () => Promise.all(schemas.map((node) => schemaPage(node, reader))),
    tags: () => Promise.all(tags.map((node) => tagPage(node, reader))),
    documents: () => Promise.all(documents.map((node) => documentPage(node, reader))),
  };
}
