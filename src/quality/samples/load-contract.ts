import { loadDocument } from "../../../plugins/gatsby-source-openapi/src/document/load-document";
import { buildDocument } from "../../../plugins/gatsby-source-openapi/src/model/document";
import { createContract } from "./contract";
import type { Contract } from "./contract";

/** Loads an OpenAPI document as the contract for samples: nothing if the document has errors. */
export async function loadContract(spec: string): Promise<Contract | undefined> {
  const { document, version } = await loadDocument({ spec, requireOperationIds: false });
  if (!document) return undefined;
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
