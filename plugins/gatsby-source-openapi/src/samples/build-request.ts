import { resolve } from "../document/reference";
import type { Json, JsonRecord } from "../json";
import { isRecord, isTrue, parseJson, recordOf, scalar, textOf, textsOf } from "../json";
import { kebabCase } from "../model/operation-list";
import type {
  EncodingModel,
  ExampleModel,
  MediaTypeModel,
  ParameterModel,
  RequestBodyModel,
  ResponseModel,
  ServerModel,
} from "../types";
import { accepts } from "./accepts";
import type { BodyChoice, HarBody, Pair, ParameterChoice, RequestChoices } from "./compose-request";
import { serverAddress } from "./compose-request";
import type { SecretSettings, SecuredParts } from "./credentials";
import { credentialsOf, isApiKey, undeclaredNote } from "./credentials";
import { fewChanges, isChange } from "./few-changes";
import { filePath, isBinary, isFile } from "./file-path";
import { mergeAll } from "./merged-schema";
import type { Field } from "./multipart";
import { FRESH, filePlaceholder, placeholder } from "./placeholders";
import { readerPlaceholder, withReaderIds } from "./reader-ids";
import { sampleSchema } from "./sample-schema";
import type { ParameterParts } from "./serialize-parameter";
import {
  collectionOf,
  isFresh,
  isIdempotencyKey,
  parameterValue,
  segmentBefore,
  serializePairs,
  serializePath,
  UUID,
} from "./serialize-parameter";
import { withoutFillers } from "./without-fillers";

/** The parts of an operation that a request is built from. */
export interface RequestParts extends SecuredParts, ParameterParts {
  method: string;
  servers: readonly ServerModel[];
  requestBody?: RequestBodyModel;
  /** The body of the request as in the document. */
  bodyNode: unknown;
}

/** Headers that OpenAPI does not allow as parameters because other parts of the document set them. */
const IGNORED_HEADERS = ["accept", "content-type", "authorization"];

/** Returns what requests of an operation can be made of, with example values. */
export function requestChoices(
  document: JsonRecord,
  parts: RequestParts,
  settings: SecretSettings,
): RequestChoices {
  const valueOf = (parameter: ParameterModel) => parameterValue(document, parameter, parts);
  return {
    method: parts.method,
    server: serverAddress(parts.servers[0]),
    path: pathOf(parts, valueOf),
    parameters: parts.parameters.flatMap((parameter) =>
      parameterChoice(parameter, valueOf(parameter)),
    ),
    security: credentialsOf(parts, settings),
    bodies: bodiesOf(document, parts),
    ...answerOf(parts.responses),
    ...(isKeyInBody(document, parts) ? {} : undeclaredNote(parts, settings)),
  };
}

/** Returns whether the body of a request has to have the key that authenticates it. */
function isKeyInBody(document: JsonRecord, { requestBody, bodyNode }: RequestParts): boolean {
  return (requestBody?.content ?? []).some(({ mediaType }) => {
    const merged = mergeAll(document, [schemaOf(document, bodyNode, mediaType)]);
    return [...(merged?.required ?? [])].some((name) => {
      const { keywords } = mergeAll(document, merged?.properties.get(name) ?? []) ?? {};
      return isApiKey(name, textOf(keywords?.description));
    });
  });
}

/**
 * Returns the serialized value of a parameter, or undefined if it is plain text. A list has several items, so
 * that the form shows what separates them.
 */
export function serializedForm(
  document: JsonRecord,
  parameter: ParameterModel,
  parts: ParameterParts,
): string | undefined {
  const { in: place, name, serialization } = parameter;
  const value = parameterValue(document, parameter, parts);
  const isMarked = ["label", "matrix"].includes(serialization.style);
  if (!isMarked && (typeof value !== "object" || value === null)) return undefined;
  const shown = Array.isArray(value) ? [...value, "…"].slice(0, 2) : value;
  if (place === "path") return decodeURIComponent(serializePath(parameter, shown));
  const pairs = pairsOf(parameter, shown);
  if (place === "header") return pairs.map((pair) => `${name}: ${pair.value}`).join(", ");
  const written = pairs.map((pair) => `${pair.name}=${pair.value}`);
  return written.join(place === "cookie" ? "; " : "&");
}

function parameterChoice(parameter: ParameterModel, value: Json): ParameterChoice[] {
  const { in: place, name, required, examples } = parameter;
  if (place === "path" || place === "querystring" || name === "") return [];
  if (place === "header" && IGNORED_HEADERS.includes(name.toLowerCase())) return [];
  // With a key of its own, a request that is pasted twice is not executed twice.
  const isSent = required || (isIdempotencyKey(parameter) && examples.length > 0);
  const pairs =
    isFresh(parameter) && value === UUID
      ? [{ name, value: placeholder({ variable: FRESH }) }]
      : pairsOf(parameter, value).map((pair) =>
          place === "header" ? { ...pair, value: pair.value.replace(/[\r\n]+/g, " ") } : pair,
        );
  return [{ place, name, pairs, isSent, required }];
}

function pairsOf({ name, content, serialization }: ParameterModel, value: Json): Pair[] {
  return content === undefined
    ? serializePairs(name, value, serialization)
    : [{ name, value: JSON.stringify(value) }];
}

function pathOf(
  { pathTemplate, parameters }: RequestParts,
  valueOf: (parameter: ParameterModel) => Json,
): string {
  const path = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce(
      (text, parameter) =>
        text.split(`{${parameter.name}}`).join(serializePath(parameter, valueOf(parameter))),
      pathTemplate,
    );
  // Some documents do not declare every parameter.
  const complete = path.replace(/\{([\w-]+)\}/g, (_, name: string) =>
    readerPlaceholder({ name, around: segmentBefore(pathTemplate, name) }),
  );
  // Documents tell operations of one path apart by a fragment, which is not sent.
  return `${complete.startsWith("/") ? "" : "/"}${complete.replace(/#.*$/, "")}`;
}

function answerOf(
  responses: readonly ResponseModel[],
): Pick<RequestChoices, "answersJson" | "stream"> {
  const success = responses.find(({ status }) => status.startsWith("2")) ?? responses[0];
  const types = success?.content.map(({ mediaType }) => mediaType) ?? [];
  const isStream = (type: string) => type.startsWith("text/event-stream");
  const stream = types.length > 0 && types.every(isStream) ? "always" : "asked";
  const isStreamed = types.length === 0 || types.some(isStream);
  return { answersJson: types.some(isJson), ...(isStreamed ? { stream } : {}) };
}

/**
 * Returns the bodies that can be sent: none, if one is not needed; then each example of each media type, empty objects
 * last. JSON comes first, else a media type without a wildcard.
 */
function bodiesOf(document: JsonRecord, parts: RequestParts): BodyChoice[] {
  const content = parts.requestBody?.content ?? [];
  const first =
    content.find(({ mediaType }) => isJson(mediaType)) ??
    content.find(({ mediaType }) => !mediaType.includes("*"));
  const sorted = [...(first ? [first] : []), ...content.filter((media) => media !== first)];
  const none = sorted
    .slice(0, isWithoutBody(document, parts) ? 1 : 0)
    .map(({ mediaType }) => ({ mediaType, name: "No body" }));
  const bodies = sorted.flatMap((media) => {
    const given = media.examples.filter(({ text, value }) => (text ?? value) !== undefined);
    const isEmpty = ({ text, value }: ExampleModel) => (text ?? JSON.stringify(value)) === "{}";
    const known = [...given.filter((one) => !isEmpty(one)), ...given.filter(isEmpty)];
    const examples = isBinary(media.mediaType) || known.length === 0 ? [undefined] : known;
    return examples.map((example): BodyChoice => {
      const sent = example && sentExample(document, media, parts, example);
      const body = bodyOf(document, media, parts, sent);
      return {
        mediaType: media.mediaType,
        name: example?.name ?? "",
        ...(body ? { body } : {}),
      };
    });
  });
  return [...none, ...bodies];
}

/** Methods whose requests usually have no body. */
const WITHOUT_BODY = ["GET", "HEAD", "DELETE", "OPTIONS"];

/**
 * Returns true if a request is sent without the body that it can have: nothing in the body is needed, and the
 * document says that it is optional. For methods that usually have a body, it must say so in as many words, and a PUT
 * or PATCH without one changes nothing.
 */
function isWithoutBody(
  document: JsonRecord,
  { method, pathTemplate, requestBody, bodyNode }: RequestParts,
) {
  const { required, content } = recordOf(resolve(document, bodyNode));
  // Without a parameter in the path, only the body says what is deleted.
  const isUsual = WITHOUT_BODY.includes(method) && (method !== "DELETE" || /\{/.test(pathTemplate));
  const isChange = method === "PUT" || method === "PATCH";
  const isOptional = !isChange && (required === false || (!isTrue(required) && isUsual));
  return (
    isOptional &&
    requestBody?.content.every(({ mediaType, examples }) => {
      const { schema } = recordOf(resolve(document, recordOf(content)[mediaType]));
      const isMade = examples.every(({ generated }) => generated);
      return isMade && accepts({ document, hidden: "readOnly" }, schema, {});
    })
  );
}

/**
 * Returns an example as it is sent: without fillers, unless it shows all properties, of a change with few members, and
 * with the reader's ids.
 */
function sentExample(
  document: JsonRecord,
  { mediaType, examples }: MediaTypeModel,
  { method, bodyNode, pathTemplate }: RequestParts,
  example: ExampleModel,
): ExampleModel {
  const { value, text, generated } = example;
  if (typeof value !== "object" || text !== undefined) return example;
  const schema = schemaOf(document, bodyNode, mediaType);
  // What a PATCH leaves out stays as it is, even if it is not the default.
  const isWhole = generated || method === "PATCH";
  const isShort =
    generated && example === examples[0] && isChange(document, schema, { method, pathTemplate });
  const short = isShort
    ? fewChanges(document, schema, value)
    : isWhole
      ? value
      : withoutFillers(document, schema, value);
  const place = { name: "", around: collectionOf(pathTemplate) };
  return { ...example, value: withReaderIds(document, schema, short, place) };
}

function schemaOf(document: JsonRecord, bodyNode: unknown, mediaType: string): unknown {
  const content = recordOf(resolve(document, bodyNode)?.content);
  return recordOf(resolve(document, content[mediaType])).schema;
}

function bodyOf(
  document: JsonRecord,
  media: MediaTypeModel,
  { bodyNode, pathTemplate }: RequestParts,
  example: ExampleModel | undefined,
): HarBody | undefined {
  const { mediaType } = media;
  const form = /^(?:multipart\/[^;\s]+|application\/x-www-form-urlencoded)/.exec(mediaType)?.[0];
  if (form !== undefined) {
    const schema = schemaOf(document, bodyNode, mediaType);
    const all = recordOf(sampleSchema(document, schema, "request")?.properties);
    const needed = recordOf(sampleSchema(document, schema, "request", "required")?.properties);
    const given = isRecord(example?.value) ? example.value : {};
    // Examples of documents have no files. A form that requires none is multipart for an optional one.
    const required = filesOf(needed);
    const isWithoutFile = required.length === 0 && form.startsWith("multipart/");
    const files = isWithoutFile ? filesOf(all).slice(0, 1) : required;
    // A file can be sent by its address instead.
    const demanded = textsOf(resolve(document, schema)?.required);
    const isAddress = (name: string) =>
      !demanded.includes(name) &&
      files.some((file) => kebabCase(name) === `${kebabCase(file)}-url`);
    const values = {
      ...Object.fromEntries(Object.entries(given).filter(([name]) => !isAddress(name))),
      ...Object.fromEntries(files.map((name) => [name, given[name] ?? ""])),
    };
    const fields = formFields(media, values, all, pathTemplate);
    return fields.length > 0 ? formBody(form, fields) : undefined;
  }
  if (isBinary(mediaType)) {
    const text = filePlaceholder(filePath("file", mediaType));
    return { mimeType: concrete(mediaType), text };
  }
  return { mimeType: concrete(mediaType), text: example ? textOfExample(example, mediaType) : "" };
}

function isJson(mediaType: string): boolean {
  return /json/.test(mediaType);
}

/** The library writes fields as an object, so repeated ones are sent as the text of a form. */
function formBody(mimeType: string, params: Field[]): HarBody {
  const isRepeated = new Set(params.map(({ name }) => name)).size < params.length;
  if (mimeType.startsWith("multipart/") || !isRepeated) return { mimeType, params };
  const pairs = params.map(({ name, value = "" }) => [name, value]);
  return {
    mimeType: `${mimeType}; charset=utf-8`,
    text: new URLSearchParams(pairs).toString(),
  };
}

/**
 * Returns the fields of a form: an item of a list has a field of its own, objects are JSON unless
 * the document says otherwise, binary texts are files. Headers of parts are left out, because most
 * libraries cannot send them.
 */
function formFields(
  { encoding = [], mediaType }: MediaTypeModel,
  given: { [name: string]: Json },
  schemas: JsonRecord,
  pathTemplate: string,
): Field[] {
  return Object.entries(given).flatMap(([name, value]): Field[] => {
    const known = encoding.find((one) => one.name === name);
    const { style, explode, contentType = "" } = known ?? {};
    if (isFile(schemas[name])) {
      const types = contentType || fileType(schemas[name]);
      const about = [textOf(recordOf(schemas[name]).description) ?? "", pathTemplate];
      return [{ name, fileName: filePath(name, types, about), ...typeOf(contentType) }];
    }
    const isPart = mediaType.startsWith("multipart/");
    const isList = Array.isArray(value) && !isJson(contentType);
    if (style !== undefined || explode !== undefined || (isList && !isPart))
      return serializePairs(name, value, styleOf(known));
    return (isList ? value : [value]).map((item) => {
      const isObject = isPart && typeof item === "object" && item !== null;
      const type = contentType || (isObject ? "application/json" : "");
      const text = isPart && isJson(contentType) ? jsonText(item) : scalar(item);
      return { name, value: text, ...typeOf(type) };
    });
  });
}

function styleOf({ style = "form", explode }: Partial<EncodingModel> = {}) {
  return { style, explode: explode ?? style === "form" };
}

/** Returns the media type of a field, unless it is one of several. */
function typeOf(contentType: string): Pick<Field, "contentType"> {
  return /^[^*,]+$/.test(contentType) ? { contentType } : {};
}

/** Returns the names of fields that are files. */
function filesOf(fields: JsonRecord): string[] {
  return Object.keys(fields).filter((name) => isFile(fields[name]));
}

/** Returns the media type that the schema of a file states. */
function fileType(node: unknown): string {
  const { contentMediaType, items } = recordOf(node);
  return textOf(contentMediaType) ?? (items === undefined ? "" : fileType(items));
}

function textOfExample({ text, value }: ExampleModel, mediaType: string): string {
  if (typeof value === "string" && isJson(concrete(mediaType))) return jsonText(value);
  return text ?? (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
}

/** Writes a value as JSON. A text that is JSON already is an example that was written as text. */
function jsonText(value: Json): string {
  const isJsonText = typeof value === "string" && typeof parseJson(value) === "object";
  return isJsonText ? value : JSON.stringify(value);
}

function concrete(mediaType: string): string {
  return mediaType.replace("*/*", "application/json").replace("/*", "/json");
}
