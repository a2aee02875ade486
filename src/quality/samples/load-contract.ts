import { loadDocument } from "../../../plugins/gatsby-source-openapi/src/document/load-document";
import { buildDocument } from "../../../plugins/gatsby-source-openapi/src/model/document";
import { createContract } from "./contract";
import type { Contract } from "./contract";

/**
 * Loads an OpenAPI document as the contract for samples.
 *
 * @throws Error if the document has errors; `npm run openapi` tells which
 */
export async function loadContract(spec: string): Promise<Contract> {
  const { document, version } = await loadDocument({ spec, requireOperationIds: false });
  if (!document) throw new Error(`${spec} has errors: run \`npm run openapi -- ${spec}\`.`);
  const model = buildDocument(document, {
    id: "contract",
    basePath: "/",
    schemasBasePath: "/schemas",
    tagsBasePath: "/tags",
    tokenVariable: "TOKEN",
    version: version ?? "",
  });
  return createContract(document, model);
}
