import type { ErrorObject } from "ajv";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type {
  ExampleModel,
  JsonRecord,
  MediaTypeModel,
} from "../../../plugins/gatsby-source-openapi";
import type { ApiDocument } from "./api-document";

/** A generated JSON body with what its schema does not accept. */
interface CheckedBody {
  /** Operation and place, e.g. `POST /chats request application/json`. */
  place: string;
  value: unknown;
  /** Empty for a valid body. */
  errors: string[];
}

type Direction = "request" | "response";

/**
 * Validates each generated JSON body of a document against its schema with Ajv. Schemas that Ajv
 * cannot compile are left out.
 */
export function checkBodies({ document, model }: Pick<ApiDocument, "document" | "model">) {
  const validators = {
    request: validator(document, "request"),
    response: validator(document, "response"),
  };
  const checked: CheckedBody[] = [];
  const skipped: string[] = [];
  const check = (
    place: string,
    direction: Direction,
    node: unknown,
    content: readonly MediaTypeModel[],
  ) => {
    for (const { mediaType, examples } of content) {
      const [example] = examples;
      const schema = record(record(follow(document, node).content)[mediaType]).schema;
      if (!example?.generated || schema === undefined || /xml/.test(mediaType)) continue;
      const where = `${place} ${mediaType}`;
      try {
        checked.push({
          place: where,
          value: example.value,
          errors: validators[direction](schema, example),
        });
      } catch (error) {
        skipped.push(`${where}: ${String(error)}`);
      }
    }
  };
  for (const { kind, method, pathTemplate, requestBody, responses } of model.operations) {
    const items = record(document[kind === "webhook" ? "webhooks" : "paths"]);
    const item = follow(document, items[pathTemplate]);
    const operation = record(
      item[method.toLowerCase()] ?? record(item.additionalOperations)[method],
    );
    const name = `${method} ${pathTemplate}`;
    if (requestBody)
      check(`${name} request`, "request", operation.requestBody, requestBody.content);
    for (const { status, content } of responses) {
      check(`${name} ${status}`, "response", record(operation.responses)[status], content);
    }
  }
  return { checked, skipped };
}

/** Creates a function that validates an example, in the dialect of OpenAPI and for one direction. */
function validator(document: JsonRecord, direction: Direction) {
  const ajv = new Ajv({
    strict: false,
    allErrors: false,
    logger: false,
    validateSchema: false,
    code: { regExp: regularExpression },
  });
  addFormats(ajv);
  const schemas = record(record(document.components).schemas);
  const names = Object.keys(schemas);
  const is30 = String(document.openapi).startsWith("3.0");
  const convert = (node: unknown) => toJsonSchema(document, node, { direction, is30, around: [] });
  const $defs = Object.fromEntries(
    names.map((name, index) => [`s${index}`, convert(schemas[name])]),
  );
  const named = (reference: string) => {
    const name = decodeURIComponent(reference.replace(/^#\/components\/schemas\//, ""))
      .replace(/~1/g, "/")
      .replace(/~0/g, "~");
    return `all#/$defs/s${names.indexOf(name)}`;
  };
  ajv.addSchema(renamed({ $defs }, named) as object, "all");
  return (schema: unknown, { value }: ExampleModel): string[] => {
    const validate = ajv.compile(renamed(convert(schema), named) as object);
    validate(value);
    return (validate.errors ?? []).map(words);
  };
}

/** Many documents have escapes such as `\\-` that only patterns without Unicode allow. */
const regularExpression = Object.assign(
  (pattern: string) => {
    try {
      return new RegExp(pattern, "u");
    } catch {
      return new RegExp(pattern);
    }
  },
  { code: "new RegExp" },
);

function words({ instancePath, keyword, message }: ErrorObject): string {
  return `${instancePath} ${keyword}: ${message}`;
}

function renamed(node: unknown, named: (reference: string) => string): unknown {
  if (Array.isArray(node)) return node.map((item) => renamed(item, named));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, item]) => [
      key,
      key === "$ref" && typeof item === "string" ? named(item) : renamed(item, named),
    ]),
  );
}

interface Conversion {
  direction: Direction;
  is30: boolean;
  /** Schemas that apply to the same value: those whose `allOf` the schema is in. */
  around: readonly JsonRecord[];
}

const IN_PLACE = ["allOf", "anyOf", "oneOf"];
const ONE =
  "additionalProperties unevaluatedProperties propertyNames items prefixItems unevaluatedItems contains not if then else".split(
    " ",
  );
const MAPS = ["properties", "patternProperties", "dependentSchemas", "$defs", "definitions"];
/** Keywords that say nothing about values, or mean something else to Ajv. */
const IGNORED = new Set(
  "$id id $schema $anchor $dynamicAnchor discriminator example examples default xml nullable externalDocs".split(
    " ",
  ),
);

/** Rewrites a schema of OpenAPI as a JSON Schema that says the same for one direction. */
function toJsonSchema(document: JsonRecord, node: unknown, options: Conversion): unknown {
  const schema = record(node);
  if (typeof node === "boolean") return node;
  if (typeof schema.$ref === "string" && options.is30) return { $ref: schema.$ref };
  const group = [...options.around, schema];
  const inner = (item: unknown, around: readonly JsonRecord[] = []): unknown =>
    Array.isArray(item)
      ? item.map((one) => inner(one, around))
      : toJsonSchema(document, item, { ...options, around });
  const members = Object.entries(schema)
    .filter(([key]) => !IGNORED.has(key) && !key.startsWith("x-"))
    .map(([key, value]): [string, unknown] => {
      if (IN_PLACE.includes(key)) return [key, inner(value, group)];
      if (ONE.includes(key)) return [key, inner(value)];
      if (MAPS.includes(key)) return [key, mapped(value, (item) => inner(item))];
      if (key !== "required" || !Array.isArray(value)) return [key, value];
      const sent = value.filter((name) => !isHidden(document, group, name, options.direction));
      return [key, [...new Set(sent)]];
    });
  const made = withoutOldKeywords(Object.fromEntries(members));
  const isNullable = schema.nullable === true || schema["x-nullable"] === true;
  return isNullable ? { anyOf: [{ type: "null" }, made] } : made;
}

function mapped(value: unknown, map: (item: unknown) => unknown): JsonRecord {
  return Object.fromEntries(Object.entries(record(value)).map(([name, item]) => [name, map(item)]));
}

/** Replaces keywords of older dialects: flags beside limits, lists as `items`. */
function withoutOldKeywords(schema: JsonRecord): JsonRecord {
  const made = { ...schema };
  for (const limit of ["Minimum", "Maximum"]) {
    const [flag, plain] = [`exclusive${limit}`, limit.toLowerCase()];
    if (made[flag] === true) made[flag] = made[plain];
    else if (made[flag] === false) delete made[flag];
  }
  if (Array.isArray(made.items)) {
    made.prefixItems = made.items;
    delete made.items;
  }
  return made;
}

/** Returns whether a member is not sent in a direction. */
function isHidden(
  document: JsonRecord,
  group: readonly JsonRecord[],
  name: string,
  direction: Direction,
): boolean {
  const flag = direction === "request" ? "readOnly" : "writeOnly";
  return group.some((schema) => declares(document, schema, name, flag, new Set()));
}

function declares(
  document: JsonRecord,
  node: unknown,
  name: string,
  flag: string,
  seen: Set<unknown>,
): boolean {
  const schema = follow(document, node);
  if (seen.has(schema)) return false;
  seen.add(schema);
  const own = record(schema.properties)[name];
  return (
    (own !== undefined && (record(own)[flag] === true || follow(document, own)[flag] === true)) ||
    (Array.isArray(schema.allOf) &&
      schema.allOf.some((part) => declares(document, part, name, flag, seen)))
  );
}

function follow(document: JsonRecord, node: unknown): JsonRecord {
  let value = record(node);
  for (let steps = 0; typeof value.$ref === "string" && steps < 20; steps += 1) {
    const path = value.$ref.replace(/^#\//, "").split("/");
    value = path.reduce<JsonRecord>(
      (owner, name) =>
        record(owner[decodeURIComponent(name).replace(/~1/g, "/").replace(/~0/g, "~")]),
      document,
    );
  }
  return value;
}

function record(value: unknown): JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonRecord)
    : {};
}
