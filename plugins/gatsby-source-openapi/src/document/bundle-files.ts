import { bundle } from "@redocly/openapi-core";
import { isRecord, type JsonRecord } from "../json";
import type { Problem } from "../../../../packages/problems";
import { lintConfig } from "./lint";
import { toProblem } from "./lint-problem";
import { isAddress, LocalResolver } from "./local-resolver";
import type { SourceFile } from "./read-files";

/** A document and all that it refers to, joined to one object; components keep their names. */
export async function bundleFiles(
  entry: string,
  files: Map<string, SourceFile>,
): Promise<{ whole: JsonRecord; problems: Problem[] }> {
  const root = files.get(entry)?.value;
  if (isRecord(root) && !refersOutside(root)) {
    return { whole: withoutSharing(root), problems: [] };
  }
  const config = await lintConfig({ requireOperationIds: false });
  // References to other hosts have been refused before; what is left are examples that stand there.
  const externalRefResolver = new LocalResolver(files, { mayLink: true });
  const made = await bundle({ ref: entry, config, externalRefResolver, keepUrlRefs: true });
  return {
    whole: withoutSharing(made.bundle.parsed),
    problems: made.problems.map((problem) => toProblem(problem, files)),
  };
}

/** A copy in which no part stands in two places, as YAML aliases leave it: later steps change parts. */
function withoutSharing(document: unknown): JsonRecord {
  const copy: unknown = JSON.parse(JSON.stringify(document));
  return isRecord(copy) ? copy : {};
}

function pointsToFile(reference: unknown): reference is string {
  return typeof reference === "string" && !reference.startsWith("#");
}

/** Whether anything in a document points to another file, or to itself by the name of its file. */
function refersOutside(document: JsonRecord): boolean {
  const seen = new Set<unknown>();
  const pending: unknown[] = [document];
  while (pending.length > 0) {
    const node = pending.pop();
    if (typeof node !== "object" || node === null || seen.has(node)) {
      continue;
    }
    seen.add(node);
    const { $ref: reference, externalValue } = node as JsonRecord;
    if (pointsToFile(reference) || (pointsToFile(externalValue) && !isAddress(externalValue))) {
      return true;
    }
    for (const item of Object.values(node)) {
      pending.push(item);
    }
  }
  return false;
}
