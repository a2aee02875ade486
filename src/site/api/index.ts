import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { documentFiles } from "./document-files";
import type { SiteFile } from "./document-files";
import { operationFiles } from "./operation-files";
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
