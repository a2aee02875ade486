import type { JsonRecord } from "../json";
import { listOf, recordOf, scalar, textOf } from "../json";
import type { ListedOperation } from "../model/operation-list";
import type {
  ParameterModel,
  ResponseModel,
  SecurityAlternative,
  SecuritySchemeModel,
} from "../types";
import type { Credential } from "./compose-request";
import { shownVariable, vendorOf } from "./vendor";

/** The security schemes of a document, and how samples write their secrets. */
export interface SecretSettings {
  schemes: readonly SecuritySchemeModel[];
  /** Returns the environment variable with the reader's token, of which texts may say what it is. */
  tokenVariable: (...about: readonly string[]) => string;
  /** Environment variables with the secrets of all schemes, by name of the scheme. */
  variables: ReadonlyMap<string, string>;
  user: User;
  /** Text before a key in the requests that the description of the document shows. */
  prefix: string;
}

/** Environment variables with the name and the password of a user. */
type User = Required<Pick<Credential, "variable" | "password">>;

/**
 * Returns how samples write the secrets of a document. Their variables begin with the name of the vendor, unless the
 * site names the one with the token.
 */
export function secretSettings(
  document: JsonRecord,
  schemes: readonly SecuritySchemeModel[],
  operations: readonly ListedOperation[],
  ofSite: string | undefined,
): SecretSettings {
  const { securitySchemes } = recordOf(document.components);
  const vendor = ofSite === undefined ? vendorOf(document) : "";
  const prefixed = (name: string) =>
    vendor === "" || name.startsWith(`${vendor}_`) ? name : `${vendor}_${name}`;
  const own =
    ofSite ?? shownVariable([document.info, securitySchemes, ...operations.map(extensionsOf)]);
  const tokenVariable = (...about: readonly string[]) => own ?? prefixed(kindOf(about));
  const usesScheme = ({ operation }: ListedOperation, name: string) =>
    listOf(operation.security ?? document.security).some((one) => name in recordOf(one));
  const shownFor = (name: string) =>
    ofSite ?? shownVariable(operations.filter((one) => usesScheme(one, name)).map(extensionsOf));
  // Shells and Windows set `USERNAME` themselves.
  const start = vendor || "API";
  const user = { variable: `${start}_USERNAME`, password: `${start}_PASSWORD` };
  const variables = variablesOf(schemes, { tokenVariable, shownFor, prefixed, user, ofSite });
  const prefix = prefixIn(textOf(recordOf(document.info).description));
  return { schemes, tokenVariable, variables, user, prefix };
}

/** Returns the extensions of an operation, in which many documents have samples. */
function extensionsOf({ operation }: ListedOperation): JsonRecord {
  return Object.fromEntries(Object.entries(operation).filter(([name]) => name.startsWith("x-")));
}

/** What vendors call a secret, in constant case. */
const KIND = /(?:^|_)((?:API|ACCESS|SECRET)_(?:KEY|TOKEN)(?=S?(?:_|$))|JWT$)/;

/** Returns what the first of some texts that says it calls a secret. */
function kindOf(about: readonly string[]): string {
  const kinds = about.flatMap((text) => KIND.exec(constantCase(text))?.[1] ?? []);
  return kinds[0] ?? "API_TOKEN";
}

/** The parts of an operation that tell how a request is authenticated. */
export interface SecuredParts {
  security: readonly SecurityAlternative[];
  /** True if the document states the security of the operation, even if it needs none. */
  isSecurityStated: boolean;
  parameters: readonly ParameterModel[];
  responses: readonly ResponseModel[];
}

/** Returns the alternatives of authentication, one without a cookie first. */
export function credentialsOf(parts: SecuredParts, settings: SecretSettings): Credential[][] {
  const { security, parameters } = parts;
  const alternatives = security.map(({ schemes }) =>
    schemes.flatMap(({ name }) => {
      const scheme = settings.schemes.find((one) => one.name === name);
      return scheme === undefined ? [] : [credentialOf(scheme, settings)];
    }),
  );
  const key = parameters.find(
    (one) => one.in === "query" && one.required && isApiKey(one.name, one.description),
  );
  const header = parameters.find(
    (one) => one.in === "header" && one.name.toLowerCase() === "authorization",
  );
  if (alternatives.length > 0) return cookiesLast(alternatives);
  if (key !== undefined) {
    const { name } = key;
    const variable = settings.tokenVariable(name);
    return [[{ scheme: name, place: "query", name, before: "", variable }]];
  }
  if (header === undefined) return isBearerDescribed(parts, settings) ? [[bearerOf(settings)]] : [];
  // A parameter of this name is no part of OpenAPI, but the only hint of some documents.
  const { name, description = "", examples } = header;
  const texts = [
    description,
    ...examples.map(({ value }) => `Authorization: ${scalar(value ?? "")}`),
  ];
  const before = prefixOf(name, texts.join("\n"), "");
  const variable = settings.tokenVariable(description);
  return [[{ scheme: name, place: "header", name, before, variable }]];
}

/**
 * Returns true if only the description of the document says how a request is authenticated: it shows a bearer token,
 * and the operation can refuse requests.
 */
function isBearerDescribed(parts: SecuredParts, { schemes, prefix }: SecretSettings): boolean {
  const isDeclared = schemes.length > 0 || parts.isSecurityStated || parts.parameters.some(isKey);
  return prefix === "Bearer " && !isDeclared && refusalOf(parts) !== undefined;
}

function bearerOf({ tokenVariable }: SecretSettings): Credential {
  const name = "Authorization";
  return { scheme: name, place: "header", name, before: "Bearer ", variable: tokenVariable() };
}

/** Puts an alternative of authentication without a cookie first: programs have no session of a browser. */
function cookiesLast(alternatives: Credential[][]): Credential[][] {
  const hasCookie = (one: readonly Credential[]) => one.some(({ place }) => place === "cookie");
  const [first = []] = alternatives;
  const better = alternatives.find((one) => one.length > 0 && !hasCookie(one));
  return better && hasCookie(first)
    ? [better, ...alternatives.filter((one) => one !== better)]
    : alternatives;
}

function credentialOf(scheme: SecuritySchemeModel, settings: SecretSettings): Credential {
  const { type, name, parameterName } = scheme;
  const word = wordOf(scheme);
  const secret = { scheme: name, variable: settings.variables.get(name) ?? "" };
  if (type === "mutualTLS") return { place: "certificate", name, before: "", ...secret };
  if (type === "apiKey") {
    const place = scheme.in === "query" || scheme.in === "cookie" ? scheme.in : "header";
    // Some documents have the word before the key in the name of the header.
    const [header = name, prefix] = (parameterName ?? name).split(/\s*:\s*/);
    if (prefix) return { place, name: header, before: `${prefix} `, ...secret };
    const before = place === "header" ? prefixOfKey(scheme, settings) : "";
    return { place, name: header, before, ...secret };
  }
  return {
    place: "header",
    name: "Authorization",
    before: `${word.charAt(0).toUpperCase()}${word.slice(1)} `,
    ...secret,
    ...(type === "http" && word === "basic" ? settings.user : {}),
  };
}

/** Returns the word before a secret that is not a key: `basic` before a name and a password. */
function wordOf({ type, scheme = "bearer" }: SecuritySchemeModel): string {
  return type === "http" ? scheme.toLowerCase() : "bearer";
}

/** A word before a key, and what descriptions write in place of the key. */
const SECRET_AFTER_WORD =
  "([A-Za-z][\\w-]{1,20}(?: \\w+=|[ =])) *(?:[<{[$]|base64|\\*{3}|x{3}|\\.{3}|…|ey[A-Z]|[\\w-]*(?:token|jwt|secret|key)|[\\da-f]{8})";

/** How descriptions say what is before the key: the surest way first. */
const PREFIXES = [
  `authorization["'\`]*\\s*[:=]\\s*["'\`]*${SECRET_AFTER_WORD}`,
  `["'\`“(]${SECRET_AFTER_WORD}`,
  "\\b(?:prefix(?:ed)?|preceded|precede|start(?:ing|s)?|begin(?:ning|s)?)\\b[^.\"'`“]{0,40}[\"'`“]([A-Za-z][\\w-]{1,20}[ =]?)[\"'`”]",
  "[\"'`“]([A-Za-z][\\w-]{1,20} ?)[\"'`”](?: followed by|(?: \\w+){0,2} prefix)",
].map((source) => new RegExp(source, "i"));

/** A bearer token without quotes: Bearer <token>. */
const BEARER =
  /\bBearer\s+[<{[$"'`]*(?:\w*token|\w*jwt|api|key|your|scheme|auth|x{3}|ey|\.\.\.|…)/i;

/** A request in the description of a document: `Authorization: Token abc123`. */
const IN_REQUEST =
  /\bauthorization["'`*]*\s*[:=]\s*["'`]*([A-Za-z][\w-]{1,20}) +["'`]?[<{[$*\w.…-]{3}/gi;

/** Returns what a description says to write before a key, and the word of the scheme's own name. */
function prefixOf(header = "", description: string, name: string): string {
  const found = PREFIXES.map((pattern) => pattern.exec(description)?.[1]).find(
    (word) => word !== undefined && !NO_PREFIX.test(word.trim()) && word.trim() !== header,
  );
  if (found !== undefined && (isAuthorization(header) || /^bearer\b/i.test(found))) {
    return found.endsWith("=") ? found : `${found.trim()} `;
  }
  // Documents of Swagger 2 have no other way to declare a bearer token.
  const isBearer = BEARER.test(description) || /bearer/i.test(name);
  return isAuthorization(header) && isBearer ? "Bearer " : "";
}

function isAuthorization(header = ""): boolean {
  return /^(?:proxy-)?authorization$/i.test(header);
}

/** Returns what is written before a key in a header, as its description or that of the document says. */
function prefixOfKey(
  { name, parameterName, description = "", bearerFormat }: SecuritySchemeModel,
  { prefix }: SecretSettings,
): string {
  const hint = bearerFormat === undefined ? name : `bearer ${name}`;
  const before = prefixOf(parameterName, description, hint);
  return before === "" && isAuthorization(parameterName) ? prefix : before;
}

/** Returns what all requests in a text have before a key, an empty text if they differ. */
function prefixIn(text = ""): string {
  const words = [...text.matchAll(IN_REQUEST)].flatMap(([, word = ""]) =>
    NO_PREFIX.test(word) ? [] : [word],
  );
  const [first = ""] = words;
  return first !== "" && words.every((word) => word === first) ? `${first} ` : "";
}

/** Words of sentences before a key. */
const NO_PREFIX =
  /^(?:authorization|header|use|your|an?|the|this|with|pass|send|set|provide|add|include|as|in|of|is|be|to|for|by|and|or|access|api|auth|jwt|secret|personal|valid|value|name|x-.*)=?$/i;

/** How the variables of secrets are called. */
interface Naming extends Pick<SecretSettings, "tokenVariable" | "user"> {
  /** Returns the variable that samples in the document read in operations with a scheme. */
  shownFor: (scheme: string) => string | undefined;
  /** Adds the name of the vendor. */
  prefixed: (name: string) => string;
  ofSite: string | undefined;
}

/**
 * Returns the environment variables of schemes, which have one together if they send the same secret: the cookie's name
 * for a cookie; that of tokens for bearer tokens, of which a request has one, and for the only scheme; else the name of
 * the scheme, longer if it is taken.
 */
function variablesOf(
  schemes: readonly SecuritySchemeModel[],
  { tokenVariable, shownFor, prefixed, user, ofSite }: Naming,
): ReadonlyMap<string, string> {
  const isAlone = schemes.length === 1;
  const tokens = schemes
    .filter((scheme) => !isCookie(scheme) && (isAlone || isBearer(scheme)))
    .map((scheme) => {
      const shown = shownFor(scheme.name);
      return [scheme.name, shown ?? tokenVariable(...aboutSecret(scheme, isAlone))] as const;
    });
  const variables = new Map(tokens);
  const taken = [...Object.values(user), ...(ofSite === undefined ? [] : [ofSite])];
  const known = new Map<string, string>();
  for (const scheme of schemes.filter(({ name }) => !variables.has(name))) {
    const secret = isCookie(scheme) ? `cookie ${scheme.parameterName}` : nameOfSecret(scheme.name);
    const own = ownVariable(scheme);
    let variable = known.get(secret) ?? (isCookie(scheme) ? own : prefixed(own));
    while (!known.has(secret) && [...taken, ...variables.values()].includes(variable)) {
      variable += isCookie(scheme) ? "_COOKIE" : "_KEY";
    }
    known.set(secret, variable);
    variables.set(scheme.name, variable);
  }
  return variables;
}

/** Returns texts that may say what the secret of a scheme is, the surest first. */
function aboutSecret(scheme: SecuritySchemeModel, isAlone: boolean): string[] {
  const { type, name, parameterName = "", bearerFormat = "", description = "" } = scheme;
  const isKey = type === "apiKey" && !isAuthorization(parameterName);
  const usual = isKey ? "API key" : type === "http" ? "API token" : "access token";
  // Where there are others, this is what a token is called that programs get by logging in.
  const isJwt = !isAlone && /^jwt$/i.test(bearerFormat);
  return [description, name, parameterName, isJwt ? "JWT" : usual];
}

function isCookie({ type, in: place }: SecuritySchemeModel): boolean {
  return type === "apiKey" && place === "cookie";
}

function isBearer(scheme: SecuritySchemeModel): boolean {
  const { type, name, parameterName = name } = scheme;
  // Documents of Swagger 2 declare a bearer token as a key.
  return type === "apiKey"
    ? isAuthorization(parameterName) && /jwt|bearer/i.test(name)
    : type !== "mutualTLS" && wordOf(scheme) === "bearer";
}

function ownVariable(scheme: SecuritySchemeModel): string {
  const { name, parameterName = name } = scheme;
  if (isCookie(scheme)) {
    const cookie = constantCase(parameterName);
    return cookie.includes("_") ? cookie : `${cookie}_COOKIE`;
  }
  const short = nameOfSecret(name);
  return short.includes("_") ? short : `API_${short || "KEY"}`;
}

/** Words in names of schemes that say how a secret is sent, not what it is. */
const SENDING = /(?:^|_)(?:AUTH|AUTHORIZ(?:ATION|ER)|HEADER|QUERY|SCHEME|SECURITY)(?=_|$)/g;

function nameOfSecret(scheme: string): string {
  return constantCase(scheme).replace(/^X_/, "").replace(SENDING, "").replace(/^_/, "");
}

/** Converts a name such as `apiKey` or `x-app-id` to that of an environment variable. */
function constantCase(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1_$2")
    .replace(/(\p{Lu}{2,})(\p{Lu}\p{Ll})/gu, "$1_$2")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^[_\d]+|_+$/g, "")
    .toUpperCase()
    .replace(/(^|_)APIKEY(?=_|$)/g, "$1API_KEY");
}

/** Returns a note where answers show that an operation needs an authentication that no scheme declares. */
export function undeclaredNote(parts: SecuredParts, settings: SecretSettings) {
  const { security, isSecurityStated, parameters } = parts;
  const refusal = refusalOf(parts);
  const hasSchemes = settings.schemes.length > 0;
  const isDeclared =
    security.length > 0 || (hasSchemes && isSecurityStated) || parameters.some(isKey);
  if (refusal === undefined || isDeclared || isBearerDescribed(parts, settings)) return {};
  return {
    note: `The API document declares no authentication${hasSchemes ? " for this" : ""}. This can answer ${refusal.status}.`,
  };
}

/** Returns the response to a request without the right authentication. */
function refusalOf({ responses }: SecuredParts): ResponseModel | undefined {
  return responses.find(({ status }) => /^40[13]$/.test(status));
}

function isKey({ name }: ParameterModel): boolean {
  return /auth|token|api-?_?key|secret|signature/i.test(name);
}

/** Returns true for a value whose name and description say that it is an API key or access token. */
export function isApiKey(name: string, description = ""): boolean {
  const isNamed = /^(?:api|access)?[-_]?(?:key|token)$/i.test(name);
  return isNamed && /\b(?:api[- ]?key|access token)\b/i.test(description);
}
