import type { JsonRecord } from "../json";
import { isRecord } from "../json";
import type {
  ExampleModel,
  OperationModel,
  ParameterModel,
  RequiredScheme,
  SecuritySchemeModel,
} from "../types";
import { TOKEN } from "./languages";
import type { Pair } from "./serialize-parameter";
import { parameterValue, serializePairs, serializePath } from "./serialize-parameter";

/** The parts of an operation that a request is built from. */
export type RequestParts = Pick<
  OperationModel,
  "kind" | "method" | "pathTemplate" | "servers" | "security" | "parameters" | "requestBody"
>;

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
  mimeType: string;
  text?: string;
  params?: (Pair & { fileName?: string; contentType?: string })[];
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
  const sent = parts.parameters.filter(isSent);
  const pairs = (place: string): Pair[] =>
    sent
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => serializePairs(parameter, parameterValue(document, parameter)));
  const body = bodyOf(parts);
  const request: HarRequest = {
    method: parts.method,
    url: urlOf(document, parts),
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
    request.headers.push({ name: "Content-Type", value: body.mimeType });
    request.postData = body;
  }
  return request;
}

/** Returns whether a sample sends a parameter: if it is required, or a header with an example. */
function isSent({ in: place, name, required, examples, deprecated }: ParameterModel): boolean {
  if (place === "header" && IGNORED_HEADERS.includes(name.toLowerCase())) return false;
  return name !== "" && (required || (place === "header" && !deprecated && examples.length > 0));
}

function urlOf(document: JsonRecord, { servers, pathTemplate, parameters }: RequestParts): string {
  const server = (servers[0]?.resolvedUrl ?? "/").replace(/\/+$/, "");
  const base = /^[a-z][a-z+.-]*:\/\//i.test(server)
    ? server
    : `${DEFAULT_ORIGIN}${server.startsWith("/") || server === "" ? "" : "/"}${server}`;
  const path = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce(
      (text, parameter) =>
        text
          .split(`{${parameter.name}}`)
          .join(serializePath(parameter, parameterValue(document, parameter))),
      pathTemplate,
    );
  return `${base}${path.startsWith("/") ? "" : "/"}${path}`;
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

function bodyOf({ requestBody }: RequestParts): HarBody | undefined {
  const content = requestBody?.content ?? [];
  const media = content.find(({ mediaType }) => /json/.test(mediaType)) ?? content[0];
  const example = media?.examples.find(
    ({ text, value }) => text !== undefined || value !== undefined,
  );
  if (media === undefined || example === undefined) {
    return media === undefined ? undefined : { mimeType: media.mediaType, text: "" };
  }
  const form = /^(multipart\/form-data|application\/x-www-form-urlencoded)/.exec(
    media.mediaType,
  )?.[1];
  return form !== undefined && isRecord(example.value)
    ? { mimeType: form, params: formFields(example.value) }
    : { mimeType: concrete(media.mediaType), text: textOfExample(example) };
}

function formFields(value: JsonRecord): HarBody["params"] {
  return Object.entries(value).map(([name, field]) => ({
    name,
    value: typeof field === "object" ? JSON.stringify(field) : String(field),
  }));
}

function textOfExample({ text, value }: ExampleModel): string {
  return value !== undefined && typeof value !== "string" ? JSON.stringify(value) : (text ?? "");
}

function concrete(mediaType: string): string {
  return mediaType.replace("*/*", "application/json").replace("/*", "/json");
}
