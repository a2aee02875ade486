import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadDocument } from "../../../plugins/gatsby-source-openapi/src/document/load-document";
import { buildDocument } from "../../../plugins/gatsby-source-openapi/src/model/document";
import { createContentViews } from "../../../plugins/gatsby-transformer-api-view/src/content-view";
import { createCodeHighlighter } from "../../../plugins/gatsby-transformer-api-view/src/highlighter";
import type { DocumentModel, MediaTypeModel, OperationPage } from "../../lib/api/model";
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
  await timed("highlight", () => highlightAll(model));
  await timed("trees", () => buildTrees(model));
  await timed("markdown", () =>
    model.operations.forEach((operation) => void operationMarkdown(toPage(model, operation))),
  );
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

async function highlightAll({ operations }: DocumentModel): Promise<void> {
  const highlight = createCodeHighlighter();
  const views = createContentViews(highlight);
  for (const { samples, requestBody, responses } of operations) {
    for (const { source, lang } of samples) await highlight(source, lang);
    await views.content(requestBody?.content ?? []);
    for (const { content } of responses) await views.content(content);
  }
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

function toPage(
  model: DocumentModel,
  operation: DocumentModel["operations"][number],
): OperationPage {
  const anchored = <Part extends object>(part: Part) => ({ ...part, anchor: "" });
  const { requestBody, parameters, responses } = operation;
  return {
    ...operation,
    operationId: operation.operationId,
    summary: operation.summary,
    externalDocs: operation.externalDocs,
    document: { id: model.id, title: model.title, permalink: model.permalink, version: "1" },
    tags: [],
    securitySchemes: model.securitySchemes,
    parameters: parameters.map(anchored),
    requestBody: requestBody && anchored(requestBody),
    responses: responses.map(anchored),
    schemas: model.schemas.filter(({ name }) => operation.schemas.includes(name)),
    responsesExtensions: [],
    extensions: [],
  };
}
