import { readdirSync } from "node:fs";
import path from "node:path";
import { loadDocument } from "../../../plugins/gatsby-source-openapi/src/document/load-document";
import { buildDocument } from "../../../plugins/gatsby-source-openapi/src/model/document";
import type { JsonRecord } from "../../../plugins/gatsby-source-openapi/src/json";
import type { DocumentModel } from "../../lib/api/model";

/** A document as tests use it: its text in one piece, and the model that the build makes of it. */
export interface ApiDocument {
  file: string;
  document: JsonRecord;
  model: DocumentModel;
}

const FIXTURES = path.resolve("src/testing/api/__fixtures__");

/** The site's own document and every fixture. */
export function documentFiles(): string[] {
  const fixtures = readdirSync(FIXTURES).filter((name) => /\.(?:ya?ml|json)$/.test(name));
  return ["openapi/v2.yaml", ...fixtures.sort().map((name) => path.join(FIXTURES, name))];
}

/** Reads a document as the build does; fails where it has errors. */
export async function readApiDocument(file: string): Promise<ApiDocument> {
  const { document, version, problems } = await loadDocument({
    spec: file,
    requireOperationIds: false,
  });
  if (!document) {
    throw new Error(`${file}: ${problems.map(({ message }) => message).join("; ")}`);
  }
  return { file: path.basename(file), document, model: toModel(document, version ?? "3.1.0") };
}

/** The model of a document with its pages below `/api`. */
function toModel(document: JsonRecord, version: string): DocumentModel {
  return buildDocument(document, {
    id: "test",
    basePath: "/api",
    schemasBasePath: "/api/schemas",
    tagsBasePath: "/api/tags",
    tokenVariable: "API_TOKEN",
    version,
  });
}
