import type { Problem } from "../../../packages/problems";
import { projectPath } from "../../../packages/problems";
import type { LoadOptions } from "./document/load-document";
import { loadDocument } from "./document/load-document";
import { isRecord, recordOf } from "./json";
import { listOperations } from "./model/operation-list";

/**
 * Result of a check. `operations` and `schemas` are 0 if errors keep the document from being read.
 */
export interface CheckResult {
  /** Path of the document, from the working directory where that is shorter. */
  file: string;
  /** Version of the specification that the document names. */
  version?: string;
  operations: number;
  schemas: number;
  problems: Problem[];
}

/**
 * Checks one document exactly as the build does. Never throws because of the document's content.
 */
export async function checkDocument(options: LoadOptions): Promise<CheckResult> {
  const loaded = await loadDocument(options);
  const { document, version, problems } = loaded;
  const schemas = recordOf(recordOf(document).components).schemas;
  return {
    file: projectPath(loaded.files[0] ?? options.spec),
    ...(version === undefined ? {} : { version }),
    operations: document === undefined ? 0 : listOperations(document, "").length,
    schemas: isRecord(schemas) ? Object.keys(schemas).length : 0,
    problems,
  };
}
