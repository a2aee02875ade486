import { isRecord, type JsonRecord, listOf, recordOf } from "../json";
import { resolve } from "./reference";
import type { ReferenceIndex } from "./reference-index";
import { createReferenceIndex } from "./reference-index";

/** Identifies an operation of a document. */
type OperationAddress = { kind: "operation" | "webhook"; path: string; method: string };

/**
 * Returns a complete OpenAPI document with one operation and only the components that it reaches.
 * Does not change the given document.
 *
 * @param references of the document, which several calls can share
 */
export function operationDocument(
  document: JsonRecord,
  address: OperationAddress,
  references: ReferenceIndex = createReferenceIndex(document),
): JsonRecord {
  const section = address.kind === "webhook" ? "webhooks" : "paths";
  const item = recordOf(resolve(document, recordOf(document[section])[address.path]));
  const pathItem = onlyOperation(item, address.method);
  const operation = operationOf(pathItem, address.method);
  const reached = references.reachableFrom(pathItem, "pathItem");
  const components = pickComponents(recordOf(document.components), reached);
  const security = listOf(operation.security ?? document.security);
  const schemes = pick(
    recordOf(recordOf(document.components).securitySchemes),
    security.flatMap((requirement) => Object.keys(recordOf(requirement))),
  );
  if (Object.keys(schemes).length > 0) {
    components.securitySchemes = schemes;
  }
  const tags = listOf(document.tags).filter((tag) =>
    listOf(operation.tags).includes(recordOf(tag).name),
  );
  return {
    ...pick(document, ["openapi", "jsonSchemaDialect", "$self", "info", "externalDocs", "servers"]),
    ...(operation.security === undefined ? pick(document, ["security"]) : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...(section === "webhooks" && String(document.openapi).startsWith("3.0") ? { paths: {} } : {}),
    [section]: { [address.path]: pathItem },
    ...(Object.keys(components).length > 0 ? { components } : {}),
  };
}

function pickComponents(
  all: JsonRecord,
  reached: ReadonlyMap<string, ReadonlySet<string>>,
): JsonRecord {
  const kept: JsonRecord = {};
  for (const group of Object.keys(all)) {
    const names = reached.get(group);
    if (names !== undefined) {
      kept[group] = pick(
        recordOf(all[group]),
        Object.keys(recordOf(all[group])).filter((name) => names.has(name)),
      );
    }
  }
  return kept;
}

function onlyOperation(pathItem: JsonRecord, method: string): JsonRecord {
  const extensions = Object.keys(pathItem).filter((name) => name.startsWith("x-"));
  const common = ["summary", "description", "servers", "parameters", ...extensions];
  const shared = pick(pathItem, common);
  const key = method.toLowerCase();
  return isRecord(pathItem[key])
    ? { ...shared, [key]: pathItem[key] }
    : { ...shared, additionalOperations: pick(recordOf(pathItem.additionalOperations), [method]) };
}

function operationOf(pathItem: JsonRecord, method: string): JsonRecord {
  const own = pathItem[method.toLowerCase()] ?? recordOf(pathItem.additionalOperations)[method];
  return recordOf(own);
}

function pick(record: JsonRecord, names: readonly string[]): JsonRecord {
  const kept = names.filter((name) => Object.hasOwn(record, name));
  return Object.fromEntries(kept.map((name) => [name, record[name]]));
}
