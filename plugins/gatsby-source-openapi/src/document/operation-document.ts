import { isRecord, type JsonRecord, listOf, recordOf, textOf } from "../json";
import { COMPONENT_GROUPS, type Kind, walkDocument } from "./grammar";
import { segmentsOf } from "./pointer";
import { referenceOf, resolve } from "./reference";

/** Which operation of a document is meant. */
export type OperationAddress = { kind: "operation" | "webhook"; path: string; method: string };

/**
 * A complete OpenAPI document with one operation and only the components that it reaches, so that a
 * reader can hand it to a tool. The document itself is not changed.
 */
export function operationDocument(document: JsonRecord, address: OperationAddress): JsonRecord {
  const section = address.kind === "webhook" ? "webhooks" : "paths";
  const item = recordOf(resolve(document, recordOf(document[section])[address.path]));
  const pathItem = onlyOperation(item, address.method);
  const operation = operationOf(pathItem, address.method);
  const components = reachableComponents(document, pathItem);
  const security = listOf(operation.security ?? document.security);
  const schemes = pick(
    recordOf(recordOf(document.components).securitySchemes),
    security.flatMap((requirement) => Object.keys(recordOf(requirement))),
  );
  if (Object.keys(schemes).length > 0) {
    components.securitySchemes = schemes;
  }
  const tags = listOf(document.tags).filter((tag) => listOf(operation.tags).includes(recordOf(tag).name));
  return {
    ...pick(document, ["openapi", "jsonSchemaDialect", "$self", "info", "externalDocs", "servers", "security"]),
    ...(tags.length > 0 ? { tags } : {}),
    ...(section === "webhooks" && String(document.openapi).startsWith("3.0") ? { paths: {} } : {}),
    [section]: { [address.path]: pathItem },
    ...(Object.keys(components).length > 0 ? { components } : {}),
  };
}

/** Names of the named schemas that a part of a document points to itself, through no other schema. */
export function directSchemas(node: unknown, kind: Kind): string[] {
  return referencesFrom(node, kind)
    .filter(({ group }) => group === "schemas")
    .map(({ name }) => name);
}

/** Names of all components that a part of a document reaches, by group. */
export function reachableNames(
  document: JsonRecord,
  node: unknown,
  kind: Kind,
): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>();
  const pending = referencesFrom(node, kind);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const names = reached.get(next.group) ?? new Set<string>();
    if (names.has(next.name)) {
      continue;
    }
    reached.set(next.group, names.add(next.name));
    const target = recordOf(recordOf(document.components)[next.group])[next.name];
    pending.push(...referencesFrom(target, next.kind));
  }
  return reached;
}

type ComponentReference = { group: string; name: string; kind: Kind };

const KINDS = new Map(
  Object.entries(COMPONENT_GROUPS).map(([kind, group]) => [group, kind as Kind]),
);

function referencesFrom(node: unknown, kind: Kind): ComponentReference[] {
  const found: ComponentReference[] = [];
  const add = (reference: unknown): void => {
    const [components, group, name, ...rest] = segmentsOf(textOf(reference) ?? "");
    const target = group === undefined ? undefined : KINDS.get(group);
    if (components === "components" && group && name && target && rest.length === 0) {
      found.push({ group, name, kind: target });
    }
  };
  walkDocument(node, kind, (item, itemKind) => {
    add(referenceOf(item));
    if (itemKind === "schema" && isRecord(item.discriminator)) {
      const { mapping, defaultMapping } = item.discriminator;
      for (const target of [...Object.values(recordOf(mapping)), defaultMapping]) {
        add(mappedSchema(target));
      }
    }
  });
  return found;
}

/** A discriminator names its schemas by reference or by bare name. */
export function mappedSchema(target: unknown): string | undefined {
  const text = textOf(target);
  return text === undefined || text.includes("/") || text.includes("#")
    ? text
    : `#/components/schemas/${text}`;
}

function reachableComponents(document: JsonRecord, pathItem: JsonRecord): JsonRecord {
  const reached = reachableNames(document, pathItem, "pathItem");
  const all = recordOf(document.components);
  const kept: JsonRecord = {};
  for (const group of Object.keys(all)) {
    const names = reached.get(group);
    if (names !== undefined) {
      kept[group] = pick(recordOf(all[group]), Object.keys(recordOf(all[group])).filter((name) => names.has(name)));
    }
  }
  return kept;
}

function onlyOperation(pathItem: JsonRecord, method: string): JsonRecord {
  const shared = pick(pathItem, ["summary", "description", "servers", "parameters"]);
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
  const kept: JsonRecord = {};
  for (const name of names) {
    if (Object.prototype.hasOwnProperty.call(record, name)) {
      kept[name] = record[name];
    }
  }
  return kept;
}
