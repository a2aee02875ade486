import { isTrue, parseJson, recordOf } from "../json";
import type { ServerModel, ServerVariableModel } from "../types";
import type { Field } from "./multipart";
import { hasFile, placeholder } from "./placeholders";

/** A name and a value, not yet percent-encoded. */
export type Pair = { name: string; value: string };

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
  /** True if the client shows a certificate. */
  hasCertificate: boolean;
  /** True if the answer is a stream of events. */
  isStream?: boolean;
  /** A sentence for the reader of the sample. */
  note?: string | undefined;
}

/** The body of a request, as text or as fields. */
export interface HarBody {
  /** With a parameter, the library writes the text as it is. */
  mimeType: string;
  text?: string;
  params?: Field[];
}

/** A parameter that is not part of the path. */
export interface ParameterChoice {
  place: "query" | "header" | "cookie";
  name: string;
  /** Its serialized value. */
  pairs: Pair[];
  /** True if the request has it unless the reader chooses otherwise. */
  isSent: boolean;
  required: boolean;
}

/** What a security scheme adds to a request. */
export interface Credential {
  /** Name of the scheme. */
  scheme: string;
  place: "query" | "header" | "cookie" | "certificate";
  name: string;
  /** Text before the secret. */
  before: string;
  variable: string;
  /** Variable with the password, if the other one has the name of the user. */
  password?: string;
}

/** An example of a body, in one media type. */
export interface BodyChoice {
  mediaType: string;
  /** Name of the example. */
  name: string;
  body?: HarBody;
}

/** Everything that requests of an operation can be made of. */
export interface RequestChoices {
  method: string;
  /** Complete address of the first server. */
  server: string;
  path: string;
  parameters: ParameterChoice[];
  /** The alternatives of authentication. */
  security: Credential[][];
  bodies: BodyChoice[];
  /** True if the answer is JSON. */
  answersJson: boolean;
  /** Set if a successful answer is a stream of events: always, or if the body asks for it. */
  stream?: "always" | "asked";
  /** A sentence for the reader of the sample. */
  note?: string;
}

/** What the reader chooses. By default, the first of each, and the parameters that are needed. */
export interface RequestChoice {
  /** Complete address of the server. */
  server?: string | undefined;
  /** Positions in the lists of choices. */
  security?: number | undefined;
  body?: number | undefined;
  /** Keys of parameters that are sent: `query limit`. */
  parameters?: ReadonlySet<string> | undefined;
  /** The reader's values of parameters, by key. */
  values?: Readonly<Record<string, Pair[]>> | undefined;
  /** The reader's text of the body. */
  text?: string | undefined;
}

/** Returns the key of a parameter. */
export function parameterKey({ place, name }: Pick<ParameterChoice, "place" | "name">): string {
  return `${place} ${name}`;
}

/** Returns the request that the reader chose. */
export function composeRequest(choices: RequestChoices, choice: RequestChoice = {}): HarRequest {
  const { method, path, parameters, security, bodies } = choices;
  const credentials = security[choice.security ?? 0] ?? [];
  const example = bodies[choice.body ?? 0]?.body;
  const body = example && choice.text !== undefined ? { ...example, text: choice.text } : example;
  const isSent = (one: ParameterChoice) => choice.parameters?.has(parameterKey(one)) ?? one.isSent;
  const pairs = (place: string): Pair[] => {
    const secrets = credentials
      .filter((one) => one.place === place)
      .map((one) => ({ name: one.name, value: `${one.before}${placeholder(one)}` }));
    const isSecret = ({ name }: Pair) =>
      secrets.some((one) => one.name.toLowerCase() === name.toLowerCase());
    const sent = parameters.filter((one) => one.place === place && isSent(one));
    const own = sent.flatMap((one) => choice.values?.[parameterKey(one)] ?? one.pairs);
    return [...secrets, ...own.filter((one) => !isSecret(one))];
  };
  const headers = pairs("header");
  // The boundary of a multipart body is known to whoever writes the body.
  if (body !== undefined && !body.mimeType.startsWith("multipart/")) {
    headers.push({ name: "Content-Type", value: body.mimeType });
  }
  return {
    method,
    url: `${choice.server ?? choices.server}${path}`,
    httpVersion: "HTTP/1.1",
    headers,
    queryString: pairs("query"),
    cookies: pairs("cookie"),
    headersSize: -1,
    bodySize: -1,
    ...(body ? { postData: body } : {}),
    hasCertificate: credentials.some(({ place }) => place === "certificate"),
    isStream:
      choices.stream === "always" ||
      (choices.stream === "asked" && isTrue(recordOf(parseJson(body?.text ?? "")).stream)),
    note: choices.note,
  };
}

/**
 * Returns whether the script of a page can send a request. It can neither set cookies nor choose a
 * certificate, and it has none of the reader's files.
 */
export function isSendable(request: HarRequest): boolean {
  const { method, url, cookies, hasCertificate, postData } = request;
  const isForbidden = /^(?:CONNECT|TRACE|TRACK)$/.test(method);
  const isUpload =
    hasFile(postData?.text ?? "") || postData?.params?.some(({ fileName }) => fileName);
  const isPossible = /^https?:/i.test(url) && !isForbidden && !hasRefusedBody(request);
  return isPossible && cookies.length === 0 && !hasCertificate && !isUpload;
}

/** Returns whether a request has a body that `fetch` refuses to send. */
export function hasRefusedBody({ method, postData }: HarRequest): boolean {
  return /^(?:GET|HEAD)$/.test(method) && postData !== undefined;
}

/** Origin of sample requests if the document names none. */
const DEFAULT_ORIGIN = "https://YOUR_HOST";

/** Hosts of the reader's own machine. Without a port, they are what documents have that name no host. */
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1?\]|0\.0\.0\.0)$/i;

/** Hosts that are reserved for examples. */
const EXAMPLE = /(?:^|\.)example\.(?:com|org|net|edu)$/i;

/** A part of a host that the reader replaces: `{tenant}`, `<your-domain>`. */
const UNSET = /(?:\{+|<|\[(?!:))([^{}<>[\]]+)(?:\}+|>|\])/g;

/**
 * Returns the address that samples call: of a server with its variables, or of none. Hosts that no reader can
 * call are placeholders, as are variables that each reader has another value of.
 */
export function serverAddress({
  url = "/",
  variables = [],
  isStandIn,
}: Partial<ServerModel> = {}): string {
  const chosen = variables
    .filter((one) => !isOfReader(one, url))
    .reduce((text, { name, default: value }) => text.split(`{${name}}`).join(value), url);
  const path = chosen.replace(/^(?:\.{1,2}\/)+/, "/").replace(/^(?:\/\/|(?=\{))/, "https://");
  const [, protocol, host = "", port = "", rest = ""] =
    /^([a-z][a-z+.-]*:\/\/)([^/]*?)(:\d+)?(\/.*)?$/i.exec(path) ?? [];
  if (protocol === undefined) {
    const isRooted = path.startsWith("/") || path === "";
    return `${DEFAULT_ORIGIN}${isRooted ? "" : "/"}${path}`.replace(/\/+$/, "");
  }
  const isLocal = LOCAL.test(host);
  if (isStandIn) return `${DEFAULT_ORIGIN}${rest}`.replace(/\/+$/, "");
  const isNone = EXAMPLE.test(host) || (isLocal && port === "");
  const named = host
    .replace(UNSET, (_, name: string) => placeholderOf(name))
    .replace(/^(?:0\.0\.0\.0|\[::\])$/, "localhost");
  const isUsual = /^https:/i.test(protocol) && port === ":443";
  const origin =
    isNone && port === "" ? DEFAULT_ORIGIN : `${protocol}${isNone ? "YOUR_HOST" : named}`;
  return `${origin}${isUsual ? "" : port}${rest}`.replace(/\/+$/, "");
}

function placeholderOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1_$2").match(/[A-Za-z\d]+/g) ?? [];
  return ["your", ...words.filter((word, index) => index > 0 || !/^your$/i.test(word))]
    .join("_")
    .toUpperCase();
}

/** Names of variables with what a service gives each of its customers. */
const OF_CUSTOMER =
  /^your|(?:tenant|sub-?_?domain|workspace|account|company|organi[sz]ation|customer|instance|shop|store|site|team)(?:[-_]?(?:name|id|domain|slug))?$/i;

/** How descriptions say that a default has to be replaced. */
const SAID_TO_BE_OF_READER =
  /\byour\b|\b(?:must|should|needs? to|has to) be (?:set|replaced|changed)|\bservice provider/i;

/** Returns whether a variable of the host has another value for each reader. */
function isOfReader(
  { name, description = "", default: value, enum: values }: ServerVariableModel,
  url: string,
) {
  const variable = `\\{${name.replace(/\W/g, "\\$&")}\\}`;
  const isInHost = new RegExp(`^(?:[^/]*:\\/\\/)?[^/]*${variable}(?!:\\/\\/)`, "i");
  if ((values?.length ?? 0) > 0 || !isInHost.test(url)) return false;
  const isUsual = /^(?:api|www|app|gateway|sandbox|prod\w*)$/i.test(value);
  return SAID_TO_BE_OF_READER.test(description) || (OF_CUSTOMER.test(name) && !isUsual);
}
