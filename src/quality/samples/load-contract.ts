import { loadWith } from "../../site/memory/kept-documents";
import { NO_MEMORY, recall } from "../../site/memory/memory";
import { createContract } from "./contract";
import type { Contract } from "./contract";

type Modeller = typeof import("../../../plugins/gatsby-source-openapi/src/model/document");

/** Loads an OpenAPI document as the contract for samples: nothing if the document has errors. */
export async function loadContract(
  spec: string,
  memory = NO_MEMORY,
): Promise<Contract | undefined> {
  const load = loadWith(memory);
  const { document, version = "" } = await load({ spec, requireOperationIds: false });
  if (!document) return undefined;
  const model = recall(memory, "contract", [document, version], () => {
    const {
      buildDocument,
    }: Modeller = require("../../../plugins/gatsby-source-openapi/src/model/document");
    return buildDocument(document, {
      id: "contract",
      basePath: "/",
      schemasBasePath: "/schemas",
      tagsBasePath: "/tags",
      tokenVariable: "TOKEN",
      version,
    });
  });
  return createContract(document, model);
}
