import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadDocument } from "../../plugins/gatsby-source-openapi/src/document/load-document";
import { buildDocument } from "../../plugins/gatsby-source-openapi/src/model/document";
import { buildSchemaTree } from "../lib/api/schema-tree";
import type { DocumentModel, MediaTypeModel, OperationPage } from "../lib/api/model";
import { createContentViews } from "../../plugins/gatsby-transformer-api-view/src/content-view";
import { createCodeHighlighter } from "../../plugins/gatsby-transformer-api-view/src/highlighter";
import { buildDocumentSite } from "./bench-openapi/build-document";
import { operationMarkdown } from "../site/api/markdown/operation";

const METHODS = ["get", "post", "put", "delete"] as const;

/** A document as large companies have them: each operation with parameters, a body and errors. */
export function largeDocument(operations: number): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (let index = 0; index < operations; index += 1) {
    const group = Math.floor(index / METHODS.length);
    const method = METHODS[index % METHODS.length] ?? "get";
    const item = paths[`/group-${group}/{id}`] ?? {};
    item[method] = operationOf(index, method);
    paths[`/group-${group}/{id}`] = item;
  }
  return {
    openapi: "3.1.0",
    info: { title: "Large", version: "1" },
    servers: [{ url: "https://api.large.example" }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: Object.fromEntries(
        Array.from({ length: Math.ceil(operations / 2) }, (_, index) => [
          `Thing${index}`,
          thingOf(index, Math.ceil(operations / 2)),
        ]),
      ),
    },
  };
}

function operationOf(index: number, method: string): Record<string, unknown> {
  const schema = { $ref: `#/components/schemas/Thing${Math.floor(index / 2)}` };
  const json = { "application/json": { schema } };
  const answer = (text: string) => ({ description: text, content: json });
  return {
    operationId: `operation${index}`,
    tags: [`Tag ${index % 20}`],
    summary: `Operation number ${index}`,
    description: `Does **the thing** number ${index}, and says so in a few words with \`code\`.`,
    parameters: [
      { name: "id", in: "path", required: true, schema: { type: "string" } },
      { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 100 } },
      { name: "X-Trace", in: "header", schema: { type: "string", format: "uuid" } },
    ],
    ...(method === "get" || method === "delete" ? {} : { requestBody: { content: json } }),
    responses: {
      200: answer("It worked."),
      400: answer("It did not."),
      404: answer("It is not there."),
    },
  };
}

function thingOf(index: number, count: number): Record<string, unknown> {
  const members = Array.from({ length: 12 }, (_, number) => [
    `member_${number}`,
    { type: "string", description: `Member ${number} of thing ${index}.`, maxLength: 10 + number },
  ]);
  const other = { $ref: `#/components/schemas/Thing${(index + 1) % count}` };
  return {
    type: "object",
    required: ["member_0"],
    properties: {
      ...Object.fromEntries(members),
      list: { type: "array", items: { type: "integer" } },
      ...(index % 3 === 0 ? {} : { next: other }),
    },
  };
}

/** Milliseconds that each step takes for the whole document. */
interface Costs {
  read: number;
  model: number;
  highlight: number;
  trees: number;
  markdown: number;
}

/** Measures what an OpenAPI document costs, step by step. */
async function measure(operations: number): Promise<Costs> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-openapi-"));
  const spec = path.join(folder, "openapi.json");
  writeFileSync(spec, JSON.stringify(largeDocument(operations)));
  const costs: Costs = { read: 0, model: 0, highlight: 0, trees: 0, markdown: 0 };
  const timed = async <Result>(step: keyof Costs, work: () => Result | Promise<Result>) => {
    const start = performance.now();
    const result = await work();
    costs[step] = performance.now() - start;
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

/** `bench-openapi [OPERATIONS] [--build]`: with `--build` a whole site is built, too. */
async function main(words: readonly string[]): Promise<void> {
  const operations = Number(words.find((word) => /^\d+$/.test(word)) ?? 500);
  const costs = await measure(operations);
  const total = Object.values(costs).reduce((sum, cost) => sum + cost, 0);
  console.log(`${operations} operations, milliseconds in all and for each operation`);
  for (const [step, cost] of [...Object.entries(costs), ["in all", total] as const]) {
    console.log(
      `${step.padEnd(10)} ${cost.toFixed(0).padStart(7)} ${(cost / operations).toFixed(2).padStart(8)}`,
    );
  }
  if (!words.includes("--build")) return;
  const { seconds, endpointPages } = await buildDocumentSite(largeDocument(operations));
  console.log(`cold build ${seconds.toFixed(0)} s, ${endpointPages} endpoint pages`);
}

if (process.argv[1]?.includes("bench-openapi")) void main(process.argv.slice(2));
