import type { JsonRecord } from "../json";
import { isRecord, isTrue, listOf, recordOf, textOf } from "../json";
import type { ObjectKind } from "./grammar";
import { COMPONENT_GROUPS, childrenOf, walkDocument } from "./grammar";
import {
  childOf,
  componentName,
  escapeSegment,
  invalidText,
  lookUp,
  referenceOf,
  resolve,
  segmentsOf,
  valueAtPointer,
} from "./reference";

/**
 * Removes the names that bundling adds: it names a schema after its file even if the document names
 * it, so `Pet: {$ref: ./schemas/pet.json}` becomes `Pet` beside `pet`. Changes the document in
 * place.
 */
export function collapseAliases(document: JsonRecord, original: JsonRecord): void {
  const schemas = recordOf(recordOf(document.components).schemas);
  const authored = {
    ...recordOf(original.definitions),
    ...recordOf(recordOf(original.components).schemas),
  };
  const renamed = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const target = componentName(referenceOf(schema) ?? "", "schemas");
    const isAlias = Object.keys(recordOf(schema)).length === 1;
    if (
      target !== undefined &&
      isAlias &&
      !Object.hasOwn(authored, target) &&
      !renamed.has(target)
    ) {
      schemas[name] = schemas[target];
      delete schemas[target];
      renamed.set(target, name);
    }
  }
  if (renamed.size > 0) {
    renameSchemas(document, renamed);
  }
}

function renameSchemas(document: JsonRecord, renamed: ReadonlyMap<string, string>): void {
  const renew = (reference: unknown): string | undefined => {
    const name = renamed.get(componentName(String(reference), "schemas") ?? "");
    return name === undefined ? undefined : `#/components/schemas/${escapeSegment(name)}`;
  };
  walkDocument(document, "root", (node, kind) => {
    node.$ref = renew(node.$ref) ?? node.$ref;
    if (node.$ref === undefined) {
      delete node.$ref;
    }
    const mapping = kind === "schema" ? recordOf(recordOf(node.discriminator).mapping) : {};
    for (const [value, target] of Object.entries(mapping)) {
      mapping[value] = renew(target) ?? target;
    }
  });
}

/**
 * Replaces what cannot be read, such as a schema that is a string and references that lead nowhere,
 * by objects that say so. Changes the document in place.
 */
export function replaceInvalid(document: JsonRecord): void {
  const anchors = anchorsOf(document);
  const invalid: ReturnType<typeof childrenOf> = [];
  walkDocument(document, "root", (node, kind, pointer) => {
    for (const child of childrenOf(node, kind, pointer)) {
      if (isInvalid(document, anchors, child.node, child.kind)) invalid.push(child);
    }
  });
  for (const { node, kind, pointer } of invalid) {
    const end = pointer.lastIndexOf("/");
    const parent = valueAtPointer(document, pointer.slice(0, end));
    const [name = ""] = segmentsOf(pointer.slice(end));
    const description = invalidText(node);
    if (typeof parent === "object" && parent !== null) {
      Object.assign(parent, {
        [name]: kind === "mediaType" ? { schema: { description } } : { description },
      });
    }
  }
}

function isInvalid(
  document: JsonRecord,
  anchors: ReadonlyMap<string, string>,
  node: unknown,
  kind: ObjectKind,
): boolean {
  if (node === null || (kind === "schema" && typeof node === "boolean")) return false;
  if (!isRecord(node)) return kind !== "components";
  const { $ref } = node;
  if (typeof $ref !== "string") return $ref !== undefined && kind !== "callback";
  return !anchors.has($ref) && lookUp(document, $ref) === undefined;
}

/** Removes operations and paths with `x-internal: true`. Changes the document in place. */
export function removeInternal(document: JsonRecord): void {
  for (const section of ["paths", "webhooks"]) {
    const items = recordOf(document[section]);
    for (const [name, item] of Object.entries(items)) {
      if (isRecord(item) && isTrue(item["x-internal"])) {
        delete items[name];
      }
    }
  }
  walkDocument(document, "root", (node, kind) => {
    if (kind !== "pathItem") return;
    for (const holder of [node, recordOf(node.additionalOperations)]) {
      for (const [method, operation] of Object.entries(holder)) {
        if (isRecord(operation) && isTrue(operation["x-internal"])) {
          delete holder[method];
        }
      }
    }
  });
}

/**
 * Replaces references to operations in path items by the operations. Changes the document in place.
 */
export function inlineOperations(document: JsonRecord): void {
  walkDocument(document, "root", (node, kind) => {
    if (kind === "operation" && referenceOf(node) !== undefined) {
      const whole = structuredClone(recordOf(resolve(document, node)));
      delete node.$ref;
      Object.assign(node, whole);
    }
  });
}

const VALUE = "description required deprecated style explode allowReserved schema content example";

/** Members of the objects that can have unknown members. */
const KNOWN = new Map<ObjectKind, Set<string>>(
  Object.entries({
    operation:
      "tags summary description externalDocs operationId parameters requestBody responses " +
      "callbacks deprecated security servers",
    parameter: `${VALUE} name in allowEmptyValue examples`,
    header: `${VALUE} examples`,
    requestBody: "description content required",
    response: "summary description headers content links",
    mediaType: "schema itemSchema example examples encoding prefixEncoding itemEncoding",
    encoding:
      "contentType headers style explode allowReserved encoding prefixEncoding itemEncoding",
    example: "summary description value dataValue serializedValue externalValue",
    link: "operationRef operationId parameters requestBody description server",
  }).map(([kind, names]) => [kind as ObjectKind, namesIn(names)]),
);

/** Members of a security scheme by its type. */
const OF_SCHEME: Record<string, string> = {
  apiKey: "name in",
  http: "scheme bearerFormat",
  oauth2: "flows oauth2MetadataUrl",
  openIdConnect: "openIdConnectUrl",
  mutualTLS: "",
};

const FLOW = namesIn("authorizationUrl tokenUrl refreshUrl deviceAuthorizationUrl scopes");

const DISCRIMINATOR = new Set(["propertyName", "mapping", "defaultMapping"]);

/**
 * Renames unknown members to extensions, which pages show: `type` of a parameter becomes `x-type`.
 * Changes the document in place.
 */
export function nameUnknown(document: JsonRecord): void {
  const info = recordOf(document.info);
  rename(info, namesIn("title summary description termsOfService contact license version"));
  rename(recordOf(info.contact), namesIn("name url email"));
  rename(recordOf(info.license), namesIn("name identifier url"));
  for (const tag of listOf(document.tags)) {
    rename(recordOf(tag), namesIn("name summary description externalDocs parent kind"));
  }
  walkDocument(document, "root", (node, kind) => {
    rename(node, kind === "securityScheme" ? membersOfScheme(node) : KNOWN.get(kind));
    for (const server of listOf(node.servers)) {
      rename(recordOf(server), namesIn("url name description variables"));
    }
    for (const flow of kind === "securityScheme" ? Object.values(recordOf(node.flows)) : []) {
      rename(recordOf(flow), FLOW);
    }
    if (kind === "schema" && isRecord(node.discriminator)) {
      rename(node.discriminator, DISCRIMINATOR);
    }
  });
}

function membersOfScheme({ type }: JsonRecord): ReadonlySet<string> | undefined {
  const own = childOf(OF_SCHEME, String(type));
  return own === undefined ? undefined : namesIn(`type description deprecated ${own}`);
}

function namesIn(names: string): Set<string> {
  return new Set(["$ref", ...names.split(" ")]);
}

function rename(node: JsonRecord, known: ReadonlySet<string> | undefined): void {
  for (const name of known === undefined ? [] : Object.keys(node)) {
    if (!known?.has(name) && !name.startsWith("x-")) {
      node[`x-${name}`] = node[name];
      delete node[name];
    }
  }
}

const STRUCTURE = new Set([
  "components",
  "content",
  "definitions",
  "$defs",
  "paths",
  "properties",
  "responses",
  "parameters",
  "schemas",
  "schema",
]);

/**
 * Makes each target of a reference a component: `#/components/schemas/Pet/properties/tag` becomes
 * the schema `Pet.tag`, and the reference points there. Afterwards all references go by name, so
 * cycles only run through names. Changes the document in place.
 */
export function hoistReferences(document: JsonRecord): void {
  const names = new Map<string, string>();
  const anchors = anchorsOf(document);
  const pending: { node: JsonRecord; kind: ObjectKind; reference: string }[] = [];
  walkDocument(document, "root", (node, kind) => {
    const reference =
      referenceOf(node) ?? (kind === "schema" ? textOf(node.$dynamicRef) : undefined);
    if (reference !== undefined) {
      pending.push({ node, kind, reference });
    }
  });
  for (const { node, kind, reference } of pending) {
    const group = COMPONENT_GROUPS[kind];
    const pointer = anchors.get(reference) ?? reference;
    const target = group === undefined ? undefined : lookUp(document, pointer);
    if (group === undefined || target === undefined) continue;
    const key = `${group} ${pointer}`;
    const name =
      componentName(pointer, group) ?? names.get(key) ?? keep(document, group, pointer, target);
    names.set(key, name);
    delete node.$dynamicRef;
    node.$ref = `#/components/${group}/${escapeSegment(name)}`;
  }
}

function keep(document: JsonRecord, group: string, pointer: string, target: unknown): string {
  const components = member(document, "components");
  const kept = member(components, group);
  const wanted = inlineName(pointer);
  let name = wanted;
  for (let number = 2; name in kept; number += 1) {
    name = `${wanted}-${number}`;
  }
  kept[name] = target;
  return name;
}

function inlineName(pointer: string): string {
  const words = segmentsOf(pointer).filter((segment) => !STRUCTURE.has(segment));
  const name = words.map((word) => word.replace(/[^\w.-]+/g, "-").replace(/^-+|-+$/g, ""));
  return name.filter((word) => word !== "").join(".") || "inline";
}

function member(parent: JsonRecord, name: string): JsonRecord {
  const value = parent[name];
  if (isRecord(value)) return value;
  const made: JsonRecord = {};
  parent[name] = made;
  return made;
}

function anchorsOf(document: JsonRecord): Map<string, string> {
  const anchors = new Map<string, string>();
  walkDocument(document, "root", (node, kind, pointer) => {
    const anchor = textOf(node.$anchor) ?? textOf(node.$dynamicAnchor);
    if (kind === "schema" && anchor !== undefined && !anchors.has(`#${anchor}`)) {
      anchors.set(`#${anchor}`, pointer);
    }
  });
  return anchors;
}

/**
 * Adds the implicit mapping of discriminators: if a schema has a discriminator but neither `oneOf`
 * nor `anyOf`, every schema that extends it through `allOf` is an alternative with its own name.
 * Changes the document in place, not its meaning.
 */
export function completeDiscriminators(document: JsonRecord): void {
  const schemas = recordOf(recordOf(document.components).schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    for (const ancestor of ancestorsOf(schemas, schema)) {
      const base = schemas[ancestor];
      if (!isRecord(base) || !isRecord(base.discriminator) || base.oneOf || base.anyOf) continue;
      const reference = `#/components/schemas/${escapeSegment(name)}`;
      const mapping = recordOf(base.discriminator.mapping);
      if (!Object.values(mapping).some((target) => target === reference || target === name)) {
        base.discriminator = { ...base.discriminator, mapping: { ...mapping, [name]: reference } };
      }
    }
  }
}

/** Returns the names of the schemas that a schema extends, directly or through others. */
function ancestorsOf(schemas: JsonRecord, schema: unknown, found = new Set<string>()): Set<string> {
  for (const part of listOf(recordOf(schema).allOf)) {
    const name = componentName(referenceOf(part) ?? "", "schemas");
    if (name !== undefined && !found.has(name))
      ancestorsOf(schemas, schemas[name], found.add(name));
  }
  return found;
}
