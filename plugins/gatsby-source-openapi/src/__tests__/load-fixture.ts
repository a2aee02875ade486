import path from "node:path";
import { loadDocument } from "../document/load-document";
import type { JsonRecord } from "../json";
import type { DocumentModel } from "../model/document";
import { buildDocument } from "../model/document";
import type { OperationModel } from "../model/operation";
import { buildNodes } from "../nodes/build-nodes";
import type { PageReader } from "../page-data/build-page-data";
import { isNodeOf, operationPage } from "../page-data/build-page-data";
import type { SchemaModel } from "../types";

/** Path of a fixture, wherever Jest was started. */
export function fixture(name: string): string {
  return path.join(__dirname, "..", "__fixtures__", name);
}

/** A fixture as a document and as a model; fails where the fixture has errors. */
export async function loadFixture(
  name: string,
): Promise<{ document: JsonRecord; model: DocumentModel }> {
  const { document, version, problems } = await loadDocument({
    spec: fixture(name),
    requireOperationIds: false,
  });
  if (document === undefined) throw new Error(problems.map(({ message }) => message).join("\n"));
  return { document, model: modelOf(document, version) };
}

/** The model of a document with addresses below `/api`. */
export function modelOf(document: JsonRecord, version = "3.1.1"): DocumentModel {
  return buildDocument(document, {
    id: "test",
    basePath: "/api",
    schemasBasePath: "/api/schemas",
    tagsBasePath: "/api/tags",
    tokenVariable: "MY_TOKEN",
    version,
    extensions: JSON.stringify(document).match(/x-[^"]+(?=":)/g) ?? [],
  });
}

/** An operation by its slug. */
export function operation(model: DocumentModel, slug: string): OperationModel {
  const found = model.operations.find((item) => item.slug === slug);
  if (found === undefined) {
    throw new Error(
      `There is no operation ${slug}, only ${model.operations.map((item) => item.slug)}`,
    );
  }
  return found;
}

/** A named schema by its name. */
export function schema(model: DocumentModel, name: string): SchemaModel {
  const found = model.schemas.find((item) => item.name === name);
  if (found === undefined) {
    throw new Error(`There is no schema ${name}, only ${model.schemas.map((item) => item.name)}`);
  }
  return found.schema;
}

/** A property of a schema by its name. */
export function property(parent: SchemaModel, name: string): SchemaModel {
  const found = parent.properties?.find((item) => item.name === name);
  if (found === undefined) throw new Error(`There is no property ${name}`);
  return found.schema;
}

/** The functions of Gatsby that building nodes needs. */
export const nodeHelpers = {
  createNodeId: (id: string) => id,
  createContentDigest: (content: string | object) => JSON.stringify(content),
};

/** Returns a function that builds the data of all operations' pages. */
export function pagesOf(
  model: DocumentModel,
  document: JsonRecord,
  { html }: Pick<PageReader, "html">,
) {
  const nodes = buildNodes(model, document, nodeHelpers);
  const reader: PageReader = {
    nodes: (ids) => ids.flatMap((id) => nodes.find((node) => node.id === id) ?? []),
    ...(html ? { html } : {}),
  };
  const operations = nodes.filter((node) => isNodeOf("ApiOperation", node));
  return { operations: () => Promise.all(operations.map((node) => operationPage(node, reader))) };
}
