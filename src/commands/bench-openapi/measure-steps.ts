import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  buildDocument,
  buildNodes,
  createCodeHighlighter,
  loadDocument,
  operationPage,
} from "../../../plugins/gatsby-source-openapi";
import type {
  ApiNode,
  DocumentModel,
  MediaTypeModel,
} from "../../../plugins/gatsby-source-openapi";
import { buildSchemaTree } from "../../lib/api/schema-tree";
import { operationMarkdown } from "../../site/api/markdown/operation";
import { largeDocument } from "./large-document";

/** Milliseconds of a processor that each step takes for the whole document. */
export interface Costs {
  read: number;
  model: number;
  highlight: number;
  trees: number;
  markdown: number;
}

/** Measures what an OpenAPI document costs besides Gatsby, step by step. */
export async function measureSteps(operations: number): Promise<Costs> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-openapi-"));
  const spec = path.join(folder, "openapi.json");
  writeFileSync(spec, JSON.stringify(largeDocument(operations)));
  const costs: Costs = { read: 0, model: 0, highlight: 0, trees: 0, markdown: 0 };
  const timed = async <Result>(step: keyof Costs, work: () => Result | Promise<Result>) => {
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    costs[step] = (user + system) / 1000;
    return result;
  };
  const { document } = await timed("read", () => loadDocument({ spec, requireOperationIds: true }));
  rmSync(folder, { recursive: true });
  if (!document) throw new Error("The made document has errors.");
  const model = await timed("model", () => toModel(document));
  const pages = pageBuilders(model, document);
  await timed("highlight", pages.html);
  await timed("trees", () => buildTrees(model));
  await timed("markdown", pages.markdown);
  return costs;
}

function toModel(document: Parameters<typeof buildDocument>[0]): DocumentModel {
  return buildDocument(document, {
    id: "bench",
    basePath: "/api",
    schemasBasePath: "/api/schemas",
    tagsBasePath: "/api/tags",
    tokenVariable: "API_TOKEN",
    version: "3.1.0",
  });
}

function pageBuilders(model: DocumentModel, document: Record<string, unknown>) {
  const nodes = buildNodes(model, document, {
    createNodeId: (id) => id,
    createContentDigest: (content) => JSON.stringify(content),
  }) as unknown as ApiNode[];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const reader = {
    nodes: (ids: unknown) => [ids].flat().flatMap((id) => byId.get(String(id)) ?? []),
  };
  const operations = model.operations.flatMap(
    ({ key }) => byId.get(`ApiOperation bench ${key}`) ?? [],
  );
  const html = { description: async (text: string) => text, code: createCodeHighlighter() };
  return {
    html: async () => {
      for (const node of operations) await operationPage(node, { ...reader, html });
    },
    markdown: async () => {
      for (const node of operations) operationMarkdown(await operationPage(node, reader));
    },
  };
}

function bodiesOf({ requestBody, responses }: DocumentModel["operations"][number]) {
  return [requestBody, ...responses].flatMap((part): MediaTypeModel[] => part?.content ?? []);
}

function buildTrees({ operations, schemas }: DocumentModel): void {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  for (const { schema } of operations.flatMap(bodiesOf)) {
    if (schema) buildSchemaTree(schema, { anchor: "body", schemas: byName });
  }
}
