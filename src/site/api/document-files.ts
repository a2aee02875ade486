import { apiPaths } from "../../lib/api/addresses";
import { toDocumentPage, toSchemaPage, toTagPage } from "../../lib/api/from-query";
import type { ErrorIndex } from "../../lib/api/model";
import {
  documentPageMarkdown,
  errorsMarkdown,
  schemaPageMarkdown,
  schemasMarkdown,
  tagPageMarkdown,
} from "./markdown/pages";

type DocumentRow = Queries.DocumentFilesQuery["allApiDocument"]["nodes"][number];

/** A file beside the pages: its site-absolute address and its text. */
export interface SiteFile {
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
