import type { CreatePagesArgs } from "gatsby";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { apiPaths } from "../../lib/api/addresses";
import { toDocumentPage, toOperationPage, toSchemaPage, toTagPage } from "../../lib/api/from-query";
import type { ErrorIndex } from "../../lib/api/model";
import { operationMarkdown } from "./markdown/operation";
import {
  documentPageMarkdown,
  errorsMarkdown,
  schemaPageMarkdown,
  schemasMarkdown,
  tagPageMarkdown,
} from "./markdown/pages";
import { DOCUMENT_FILES_QUERY, OPERATION_FILES_QUERY } from "./twin-queries";

type RunQuery = CreatePagesArgs["graphql"];

/**
 * Writes what stands beside the pages of the API: each page as Markdown, each operation as an
 * OpenAPI document of its own, and each whole document in YAML and JSON.
 *
 * @returns number of files
 * @throws Error naming every GraphQL error
 */
export async function writeApiFiles(publicDir: string, graphql: RunQuery): Promise<number> {
  const { allApiDocument } = await ask<Queries.DocumentFilesQuery>(graphql, DOCUMENT_FILES_QUERY);
  let count = 0;
  for (const document of allApiDocument.nodes) {
    const { allApiOperation } = await ask<Queries.OperationFilesQuery>(
      graphql,
      OPERATION_FILES_QUERY,
      { documentId: document.documentId },
    );
    const files = [...documentFiles(document), ...allApiOperation.nodes.flatMap(operationFiles)];
    for (const file of files) await writeSiteFile(publicDir, file);
    count += files.length;
  }
  return count;
}

async function ask<Data>(graphql: RunQuery, query: string, variables = {}): Promise<Data> {
  const { data, errors } = await graphql<Data>(query, variables);
  if (data && !errors) return data;
  const messages = [errors ?? []].flat().map((error) => String(error));
  throw new Error(`The query for the files of the API failed:\n${messages.join("\n")}`);
}

async function writeSiteFile(publicDir: string, { path: address, text }: SiteFile): Promise<void> {
  const file = path.join(publicDir, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

type DocumentRow = Queries.DocumentFilesQuery["allApiDocument"]["nodes"][number];

/** A file beside the pages: its site-absolute address and its text. */
interface SiteFile {
  path: string;
  text: string;
}

/** The files of a document besides those of its operations: twins of its pages, and downloads. */
export function documentFiles(row: DocumentRow): SiteFile[] {
  const { documentId, permalink, openapiJson, openapiYaml, schemas, tags } = row;
  const owner = { documentId, title: row.title, permalink };
  const twin = (address: string, text: string): SiteFile => ({
    path: apiPaths.markdown(address),
    text,
  });
  return [
    { path: apiPaths.download(documentId, "json"), text: openapiJson },
    { path: apiPaths.download(documentId, "yaml"), text: openapiYaml },
    twin(permalink, documentPageMarkdown(toDocumentPage({ ...row }))),
    twin(
      apiPaths.errors(permalink),
      errorsMarkdown(owner, row.errorIndex as unknown as ErrorIndex),
    ),
    ...(schemas.length > 0
      ? [twin(apiPaths.schemas(permalink), schemasMarkdown(owner, schemas))]
      : []),
    ...schemas.map((schema) =>
      twin(schema.permalink, schemaPageMarkdown(toSchemaPage({ ...schema, document: owner }))),
    ),
    ...tags.map((tag) =>
      twin(tag.permalink, tagPageMarkdown(toTagPage({ ...tag, document: owner }))),
    ),
  ];
}

type OperationRow = Queries.OperationFilesQuery["allApiOperation"]["nodes"][number];

/** The files beside the page of an operation: its contract as Markdown and as OpenAPI. */
function operationFiles(row: OperationRow): SiteFile[] {
  const { permalink, openapiJson } = row;
  return [
    {
      path: apiPaths.markdown(permalink),
      text: operationMarkdown(toOperationPage({ ...row })),
    },
    { path: apiPaths.openapi(permalink), text: openapiJson },
  ];
}
