import { resolve } from "../document/reference";
import type { Json, JsonRecord } from "../json";
import { isRecord, recordOf, scalar, textOf } from "../json";
import type {
  EncodingModel,
  ExampleModel,
  MediaTypeModel,
  OperationModel,
  ParameterModel,
  RequiredScheme,
  SecuritySchemeModel,
} from "../types";
import { FILE, TOKEN } from "./languages";
import type { Field } from "./multipart";
import { sampleSchema } from "./sample-schema";
import { isBinary } from "./sample-value";
import type { Pair } from "./serialize-parameter";
import { parameterValue, serializePairs, serializePath } from "./serialize-parameter";

/** The parts of an operation that a request is built from. */
export type RequestParts = Pick<
  OperationModel,
  "kind" | "method" | "pathTemplate" | "servers" | "security" | "parameters" | "requestBody"
> & {
  /** The body of the request as in the document. */
  bodyNode: unknown;
  /** The parameters as in the document, by place and name: `query limit`. */
  parameterNodes: ReadonlyMap<string, JsonRecord>;
};

/** A request in the HTTP Archive format, the input of the sample library. */
export interface HarRequest {
  method: string;
  url: string;
  httpVersion: string;
  headers: Pair[];
  queryString: Pair[];
  cookies: Pair[];
  headersSize: number;
  bodySize: number;
  postData?: HarBody;
}

interface HarBody {
  /** With a parameter, the library writes the text as it is. */
  mimeType: string;
  text?: string;
  params?: Field[];
}

/**
 * Headers that OpenAPI does not allow as parameters because other parts of the document set them.
 */
const IGNORED_HEADERS = ["accept", "content-type", "authorization"];

/** Origin of sample requests if the document names none. */
const DEFAULT_ORIGIN = "https://api.example.com";

/** Builds a request that calls an operation with example values. */
export function buildRequest(
  document: JsonRecord,
  parts: RequestParts,
  schemes: readonly SecuritySchemeModel[],
): HarRequest {
  const valueOf = (parameter: ParameterModel) =>
    parameterValue(document, parameter, parts.parameterNodes);
  const sent = parts.parameters.filter(isSent);
  const pairs = (place: string): Pair[] =>
    sent
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => pairsOf(parameter, valueOf(parameter)));
  const body = bodyOf(document, parts);
  const request: HarRequest = {
    method: parts.method,
    url: urlOf(parts, valueOf),
    httpVersion: "HTTP/1.1",
    headers: pairs("header").map(({ name, value }) => ({
      name,
      value: value.replace(/[\r\n]+/g, " "),
    })),
    queryString: pairs("query"),
    cookies: pairs("cookie"),
    headersSize: -1,
    bodySize: -1,
  };
  authenticate(request, parts, schemes);
  if (body !== undefined) {
    // The boundary of a multipart body is known to whoever writes the body.
    if (!body.mimeType.startsWith("multipart/")) {
      request.headers.push({ name: "Content-Type", value: body.mimeType });
    }
    request.postData = body;
  }
  return request;
}

function pairsOf({ name, content, serialization }: ParameterModel, value: Json): Pair[] {
  return content === undefined
    ? serializePairs(name, value, serialization)
    : [{ name, value: JSON.stringify(value) }];
}

/** Returns whether a sample sends a parameter: if it is required, or a header with an example. */
function isSent({ in: place, name, required, examples, deprecated }: ParameterModel): boolean {
  if (place === "header" && IGNORED_HEADERS.includes(name.toLowerCase())) return false;
  return name !== "" && (required || (place === "header" && !deprecated && examples.length > 0));
}

function urlOf(
  { servers, pathTemplate, parameters }: RequestParts,
  valueOf: (parameter: ParameterModel) => Json,
): string {
  const base = serverAddress(servers[0]?.resolvedUrl ?? "/");
  const path = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce(
      (text, parameter) =>
        text.split(`{${parameter.name}}`).join(serializePath(parameter, valueOf(parameter))),
      pathTemplate,
    );
  return `${base}${path.startsWith("/") ? "" : "/"}${path}`;
}

/** Completes the address of a server that is relative or has no protocol. */
export function serverAddress(address: string): string {
  if (/^[a-z][a-z+.-]*:\/\//i.test(address)) return address.replace(/\/+$/, "");
  const path = address.replace(/^(?:\.{1,2}\/)+/, "/");
  const complete = path.startsWith("//")
    ? `https:${path}`
    : `${DEFAULT_ORIGIN}${path.startsWith("/") || path === "" ? "" : "/"}${path}`;
  return complete.replace(/\/+$/, "");
}

function authenticate(
  request: HarRequest,
  { security }: RequestParts,
  schemes: readonly SecuritySchemeModel[],
): void {
  const [first] = security;
  for (const required of first?.schemes ?? []) {
    const scheme = schemes.find(({ name }) => name === required.name);
    if (scheme !== undefined) {
      addCredential(request, scheme, required);
    }
  }
}

function addCredential(
  request: HarRequest,
  scheme: SecuritySchemeModel,
  { type }: RequiredScheme,
): void {
  if (type === "apiKey") {
    const lists = { header: request.headers, query: request.queryString, cookie: request.cookies };
    const list = lists[(scheme.in ?? "header") as keyof typeof lists] ?? request.headers;
    list.unshift({ name: scheme.parameterName ?? scheme.name, value: TOKEN });
    return;
  }
  if (type === "mutualTLS") return;
  const word = type === "http" ? (scheme.scheme ?? "bearer") : "bearer";
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  request.headers.unshift({ name: "Authorization", value: `${name} ${TOKEN}` });
}

function bodyOf(
  document: JsonRecord,
  { requestBody, bodyNode }: RequestParts,
): HarBody | undefined {
  const content = requestBody?.content ?? [];
  const media = content.find(({ mediaType }) => isJson(mediaType)) ?? content[0];
  if (media === undefined) return undefined;
  const { mediaType } = media;
  const example = media.examples.find(({ text, value }) => (text ?? value) !== undefined);
  const form = /^(?:multipart\/[^;\s]+|application\/x-www-form-urlencoded)/.exec(mediaType)?.[0];
  if (form !== undefined) {
    const content = recordOf(resolve(document, bodyNode)?.content);
    const schema = recordOf(resolve(document, content[mediaType])).schema;
    const chosen = sampleSchema(document, schema, "request");
    const given = isRecord(example?.value) ? example.value : {};
    const fields = formFields(media, given, recordOf(chosen?.properties));
    return fields.length > 0 ? formBody(form, fields) : undefined;
  }
  if (isBinary(mediaType)) return { mimeType: concrete(mediaType), text: FILE };
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
  given: JsonRecord,
  schemas: JsonRecord,
): Field[] {
  const files = Object.keys(schemas).filter(
    (name) => isFile(schemas[name]) && !Object.hasOwn(given, name),
  );
  const values = { ...given, ...Object.fromEntries(files.map((name) => [name, ""])) };
  return Object.entries(values as Record<string, Json>).flatMap(([name, value]): Field[] => {
    const known = encoding.find((one) => one.name === name);
    const { style, explode, contentType = "" } = known ?? {};
    if (isFile(schemas[name])) return [{ name, fileName: FILE, ...typeOf(contentType) }];
    const isPart = mediaType.startsWith("multipart/");
    const isList = Array.isArray(value) && !isJson(contentType);
    if (style !== undefined || explode !== undefined || (isList && !isPart))
      return serializePairs(name, value, styleOf(known));
    return (isList ? value : [value]).map((item) => {
      const isObject = isPart && typeof item === "object" && item !== null;
      const type = contentType || (isObject ? "application/json" : "");
      return { name, value: scalar(item), ...typeOf(type) };
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

/** Returns whether a field is a file, or a list of files. */
function isFile(node: unknown): boolean {
  const { type, format, contentMediaType, items } = recordOf(node);
  if (type === "array") return isFile(items);
  return (
    format === "binary" ||
    (textOf(contentMediaType) !== undefined && isBinary(String(contentMediaType)))
  );
}

function textOfExample({ text, value }: ExampleModel, mediaType: string): string {
  // A text that is JSON already is an example that was written as text.
  if (typeof value === "string" && isJson(mediaType))
    return isJsonText(value) ? value : JSON.stringify(value);
  return text ?? (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
}

function isJsonText(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

function concrete(mediaType: string): string {
  return mediaType.replace("*/*", "application/json").replace("/*", "/json");
}
