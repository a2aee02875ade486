import { apiPaths } from "../../lib/api/addresses";
import { toOperationPage } from "../../lib/api/from-query";
import type { SiteFile } from "./document-files";
import { operationMarkdown } from "./markdown/operation";

type OperationRow = Queries.OperationFilesQuery["allApiOperation"]["nodes"][number];

/** The files beside the page of an operation: its contract as Markdown and as OpenAPI. */
export function operationFiles(row: OperationRow): SiteFile[] {
  const { permalink, openapiJson } = row;
  return [
    {
      path: apiPaths.markdown(permalink),
      text: operationMarkdown(toOperationPage({ ...row })),
    },
    { path: apiPaths.openapi(permalink), text: openapiJson },
  ];
}
