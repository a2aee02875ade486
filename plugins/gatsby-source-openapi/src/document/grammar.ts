import type { JsonRecord } from "../json";
import { isRecord } from "../json";
import { escapeSegment } from "./reference";

/** The HTTP methods that a path item can define. */
export const HTTP_METHODS: readonly string[] = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
];

/** The kinds of object in an OpenAPI document, that contain references or can be their targets. */
export type ObjectKind =
  | "root"
  | "components"
  | "pathItem"
  | "operation"
  | "parameter"
  | "header"
  | "requestBody"
  | "response"
  | "mediaType"
  | "encoding"
  | "example"
  | "link"
  | "callback"
  | "schema"
  | "securityScheme";

/** `fields` is a map whose `x-` members are extensions. */
type Child = { kind: ObjectKind; many?: "list" | "map" | "fields" };

const one = (kind: ObjectKind): Child => ({ kind });
const list = (kind: ObjectKind): Child => ({ kind, many: "list" });
const map = (kind: ObjectKind): Child => ({ kind, many: "map" });
const fields = (kind: ObjectKind): Child => ({ kind, many: "fields" });

const VALUE_MEMBERS = {
  content: map("mediaType"),
  examples: map("example"),
  schema: one("schema"),
};

/** The keywords of a schema that contain schemas: one, a list, or a map by name. */
export const SUBSCHEMA_KEYWORDS = {
  one: [
    ...["additionalProperties", "unevaluatedProperties", "propertyNames", "items"],
    ...["unevaluatedItems", "contains", "contentSchema", "not", "if", "then", "else"],
  ],
  list: ["allOf", "anyOf", "oneOf", "prefixItems"],
  named: ["properties", "patternProperties", "dependentSchemas", "$defs", "definitions"],
};

const SCHEMA: Record<string, Child> = Object.fromEntries([
  ...SUBSCHEMA_KEYWORDS.one.map((keyword) => [keyword, one("schema")]),
  ...SUBSCHEMA_KEYWORDS.list.map((keyword) => [keyword, list("schema")]),
  ...SUBSCHEMA_KEYWORDS.named.map((keyword) => [keyword, map("schema")]),
]);

const GRAMMAR: Record<ObjectKind, Record<string, Child>> = {
  root: { paths: fields("pathItem"), webhooks: map("pathItem"), components: one("components") },
  components: {
    schemas: map("schema"),
    responses: map("response"),
    parameters: map("parameter"),
    examples: map("example"),
    requestBodies: map("requestBody"),
    headers: map("header"),
    securitySchemes: map("securityScheme"),
    links: map("link"),
    callbacks: map("callback"),
    pathItems: map("pathItem"),
    mediaTypes: map("mediaType"),
  },
  pathItem: {
    parameters: list("parameter"),
    additionalOperations: map("operation"),
    ...Object.fromEntries(HTTP_METHODS.map((method) => [method, one("operation")])),
  },
  operation: {
    parameters: list("parameter"),
    requestBody: one("requestBody"),
    responses: fields("response"),
    callbacks: map("callback"),
  },
  parameter: VALUE_MEMBERS,
  header: VALUE_MEMBERS,
  requestBody: { content: map("mediaType") },
  response: { headers: map("header"), content: map("mediaType"), links: map("link") },
  mediaType: {
    schema: one("schema"),
    itemSchema: one("schema"),
    examples: map("example"),
    encoding: map("encoding"),
    itemEncoding: one("encoding"),
    prefixEncoding: list("encoding"),
  },
  encoding: {
    headers: map("header"),
    encoding: map("encoding"),
    itemEncoding: one("encoding"),
    prefixEncoding: list("encoding"),
  },
  example: {},
  link: {},
  callback: {},
  schema: SCHEMA,
  securityScheme: {},
};

/** The group of `components` that can contain an object of a kind. */
export const COMPONENT_GROUPS: Partial<Record<ObjectKind, string>> = {
  pathItem: "pathItems",
  parameter: "parameters",
  header: "headers",
  requestBody: "requestBodies",
  response: "responses",
  mediaType: "mediaTypes",
  example: "examples",
  link: "links",
  callback: "callbacks",
  schema: "schemas",
  securityScheme: "securitySchemes",
};

type TypedNode = { node: unknown; kind: ObjectKind; pointer: string };

/** Called for each object of the document, with its kind and its JSON pointer. */
type Visit = (node: JsonRecord, kind: ObjectKind, pointer: string) => void;

/**
 * Visits each object below a node once, in document order. Does not enter plain data,
 * such as examples. Visits references but does not follow them.
 */
export function walkDocument(node: unknown, kind: ObjectKind, visit: Visit, pointer = "#"): void {
  const seen = new Set<unknown>();
  const pending: TypedNode[] = [{ node, kind, pointer }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!isRecord(next.node) || seen.has(next.node)) continue;
    seen.add(next.node);
    visit(next.node, next.kind, next.pointer);
    for (const child of childrenOf(next.node, next.kind, next.pointer).reverse()) {
      pending.push(child);
    }
  }
}

/** Returns the child objects of an object, with their kinds and JSON pointers. */
export function childrenOf(node: JsonRecord, kind: ObjectKind, pointer: string): TypedNode[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const child = childRule(kind, key);
    const here = `${pointer}/${escapeSegment(key)}`;
    if (child === undefined) return [];
    return child.many === undefined
      ? [{ node: value, kind: child.kind, pointer: here }]
      : membersOf(child, value, here);
  });
}

function membersOf({ kind, many }: Child, value: unknown, pointer: string): TypedNode[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => many !== "fields" || !name.startsWith("x-"))
    .map(([name, node]) => ({ node, kind, pointer: `${pointer}/${escapeSegment(name)}` }));
}

function childRule(kind: ObjectKind, key: string): Child | undefined {
  if (kind === "callback") {
    return key.startsWith("x-") || key === "$ref" ? undefined : one("pathItem");
  }
  return Object.hasOwn(GRAMMAR[kind], key) ? GRAMMAR[kind][key] : undefined;
}
