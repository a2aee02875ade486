import type { Json, JsonRecord } from "../json";
import { isRecord, recordOf, scalar } from "../json";
import type { ParameterModel, Serialization } from "../types";
import { accepts } from "./accepts";
import type { Pair } from "./compose-request";
import { withReaderIds } from "./reader-ids";
import { placeholderTexts, singular } from "./sample-scalar";
import { sampleValue } from "./sample-value";

/** The parts of an operation that tell the values of its parameters. */
export interface ParameterParts {
  pathTemplate: string;
  /** The parameters as in the document, by place and name: `query limit`. */
  parameterNodes: ReadonlyMap<string, JsonRecord>;
}

/**
 * Returns the value of a parameter in a sample: a placeholder for an id of the reader, else the document's
 * example, else one that its schema allows.
 */
export function parameterValue(
  document: JsonRecord,
  parameter: ParameterModel,
  { pathTemplate, parameterNodes }: ParameterParts,
): Json {
  const { examples, content, name, in: place } = parameter;
  const node = parameterNodes.get(`${place} ${name}`);
  const [media] = Object.values(recordOf(node?.content));
  const schema = node?.schema ?? recordOf(media).schema ?? {};
  const given = [...examples, ...(content?.[0]?.examples ?? [])];
  const example = given.find(
    ({ value = "", generated }) => value !== "" && !generated && !isTemplate(value),
  )?.value;
  const isAccepted = (value: Json) => accepts({ document, hidden: "readOnly" }, schema, value);
  // A word such as KEY_VALUE is no key of one request only, and others would repeat a UUID or a random text.
  const isOwn = /[a-z]{3,}[-_].*\d/i.test(String(example)) && !IS_UUID.test(String(example));
  if (isFresh(parameter) && !isOwn && isAccepted(UUID)) return UUID;
  const described = { allOf: [schema], description: node?.description };
  const made = example ?? sampleValue(document, described, "request", "needed", name);
  const named =
    isEmpty(made) || isTemplate(made) ? placeholderTexts(name).find(isAccepted) : undefined;
  const value = named ?? made ?? name;
  if (isFresh(parameter)) return value;
  const isInPath = place === "path";
  const around = isInPath ? segmentBefore(pathTemplate, name) : collectionOf(pathTemplate);
  return withReaderIds(document, described, value, { name, around, isInPath, isText: true });
}

/** Returns the segment of a path before a parameter if it can be the name of what the parameter tells apart. */
export function segmentBefore(pathTemplate: string, name: string): string | undefined {
  const segments = pathTemplate.split("/");
  const before = segments[segments.findIndex((one) => one.startsWith(`{${name}}`)) - 1] ?? "";
  return NO_COLLECTION.test(before) ? undefined : before;
}

/** Returns the name of the collection at the end of a path: `comments` of `/posts/{id}/comments` or `/comments.delete`. */
export function collectionOf(pathTemplate: string): string | undefined {
  const [, name = ""] = /\/([a-z][a-z_-]*)(?:\.\w+)?\/?(?:\{[^}]*\}\/?)?$/.exec(pathTemplate) ?? [];
  return singular(name) === name ? undefined : name;
}

/** Segments of paths that name a version, an action or a part of something. */
const NO_COLLECTION =
  /^(?:v\d.*|api|rest|get|search|find|lookup|by-?.*|show|view|list|info|details?|download|export|import|create|update|edit|delete|remove|me|self|public|private|latest|all|ids?|status|type|version)$/i;

/** Returns whether a parameter is a header that tells a repeated request from a new one. */
export function isIdempotencyKey(parameter: ParameterModel): boolean {
  return isFresh(parameter) && /idempoten/i.test(parameter.name);
}

/** Returns whether an example is only a name in braces or angle brackets, or a type, to be replaced by a value. */
function isTemplate(value: Json | undefined): boolean {
  return (
    typeof value === "string" &&
    /^(?:\{[^{}]*\}|\{\{[^{}]*\}\}|<[^<>]*>|string|integer|number)$/.test(value.trim())
  );
}

/** Names of headers whose value no two requests share. */
const NEW_ID =
  /idempoten|(?:^|-)(?:request|correlation|interaction|transaction|trace)-?(?:id|uuid)$/i;

/** Returns whether a parameter is a header that has another value in each request. */
export function isFresh({ in: place, name, description = "" }: ParameterModel): boolean {
  return place === "header" && (NEW_ID.test(name) || /\bidempoten(?:cy|t)\b/i.test(description));
}

/** The value of parameters that are different in each request, where a sample cannot generate one. */
export const UUID = "497f6eca-6276-4993-bfeb-53cbbbba6f08";

const IS_UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns whether a value says nothing: none, null, or a list or object without members. */
function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

const SEPARATORS = new Map([
  ["spaceDelimited", " "],
  ["pipeDelimited", "|"],
]);

/** Serializes a query, header or cookie parameter, or a field of a form. */
export function serializePairs(
  name: string,
  value: Json,
  { style, explode }: Pick<Serialization, "style" | "explode">,
): Pair[] {
  if (isRecord(value)) return objectPairs(name, value, style, explode);
  if (Array.isArray(value) && explode && ["form", "cookie"].includes(style)) {
    return value.map((item) => ({ name, value: scalar(item) }));
  }
  const separator = SEPARATORS.get(style) ?? ",";
  return [
    { name, value: Array.isArray(value) ? value.map(scalar).join(separator) : scalar(value) },
  ];
}

/** Serializes a path parameter, percent-encoded. */
export function serializePath(parameter: ParameterModel, value: Json): string {
  const { name, serialization } = parameter;
  const { style, explode } = serialization;
  const encode = (item: Json): string => encodeURIComponent(scalar(item));
  const items = Array.isArray(value)
    ? value.map(encode)
    : isRecord(value)
      ? Object.entries(value).map(
          ([key, item]) => `${encode(key)}${explode ? "=" : ","}${encode(item)}`,
        )
      : [encode(value)];
  if (style === "label") {
    return `.${items.join(explode ? "." : ",")}`;
  }
  return style === "matrix" ? matrix(name, items, explode, isRecord(value)) : items.join(",");
}

function matrix(name: string, items: string[], explode: boolean, named: boolean): string {
  if (!explode) {
    return `;${name}=${items.join(",")}`;
  }
  return items.map((item) => (named ? `;${item}` : `;${name}=${item}`)).join("");
}

/** Servers that read nested objects read `name[a][b]`, and lists as repeated names. */
function deepPairs(name: string, value: Json): Pair[] {
  if (Array.isArray(value)) return value.flatMap((item) => deepPairs(name, item));
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item))
    : [{ name, value: scalar(value) }];
}

function objectPairs(
  name: string,
  value: { [key: string]: Json },
  style: string,
  explode: boolean,
): Pair[] {
  const entries = Object.entries(value);
  if (style === "deepObject")
    return entries.flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item));
  if (["form", "cookie"].includes(style) && explode) {
    return entries.map(([key, item]) => ({ name: key, value: scalar(item) }));
  }
  const parts = entries.map(([key, item]) =>
    explode ? `${key}=${scalar(item)}` : `${key},${scalar(item)}`,
  );
  return [{ name, value: parts.join(SEPARATORS.get(style) ?? ",") }];
}
