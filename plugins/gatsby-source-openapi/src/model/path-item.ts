import { HTTP_METHODS } from "../constants";
import { isRecord, type JsonRecord, recordOf } from "../json";

/** The operations of a path item with their methods in upper case, in the order of the document. */
export function operationsOf(pathItem: JsonRecord): { method: string; operation: JsonRecord }[] {
  const known = Object.entries(pathItem)
    .filter(([key]) => (HTTP_METHODS as readonly string[]).includes(key))
    .map(([key, node]) => ({ method: key.toUpperCase(), node }));
  const additional = Object.entries(recordOf(pathItem.additionalOperations)).map(
    ([method, node]) => ({ method, node }),
  );
  return [...known, ...additional].flatMap(({ method, node }) =>
    isRecord(node) ? [{ method, operation: node }] : [],
  );
}
