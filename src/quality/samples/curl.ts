import type { ParseArgsConfig } from "node:util";
import { parseArgs } from "node:util";
import type { Command, SyntaxNode, Word, WordPart } from "unbash";
import { forEachChild, parse } from "unbash";
import type { Json } from "../../../plugins/gatsby-transformer-content";
import { parseJsonTemplate, UNKNOWN } from "./json-template";

/** A request that a sample sends; texts contain `UNKNOWN` for what only the running sample knows. */
export interface SampleRequest {
  method: string;
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** True if the sample may send more headers than these. */
  hasMoreHeaders?: boolean;
  /** The body as JSON, `UNKNOWN` if it is not literal, `NOT_JSON` if it looks like JSON but is not. */
  body?: Json | typeof NOT_JSON;
  /** Offset in the sample. */
  offset: number;
}

/** A body that looks like JSON and cannot be parsed. */
export const NOT_JSON = Symbol("not JSON");

/** Values of variables, as assigned so far. */
type Variables = Map<string, string>;

/**
 * Reads the `curl` calls of a shell script. Variables with a literal value are replaced by it;
 * arguments of functions and output of commands are unknown.
 */
export function readCurlRequests(code: string): SampleRequest[] {
  const requests: SampleRequest[] = [];
  const variables: Variables = new Map();
  const visit = (node: SyntaxNode): void => {
    if (node.type === "Assignment" && node.value.type === "Word") {
      variables.set(node.name, expandWord(node.value, variables));
    }
    if (node.type === "For") variables.set(node.name.value, UNKNOWN);
    if (node.type === "Command" && node.name?.value === "curl") {
      const request = readCurl(node, variables);
      if (request) requests.push(request);
    }
    forEachChild(node, visit);
  };
  visit(parse(code));
  return requests;
}

function expandWord(word: Word, variables: Variables): string {
  return joinParts(word.parts, word.value, variables);
}

function joinParts(
  parts: readonly WordPart[] | undefined,
  text: string,
  variables: Variables,
): string {
  if (!parts || parts.length === 0) return text;
  return parts.map((part) => partText(part, variables)).join("");
}

function partText(part: WordPart, variables: Variables): string {
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
    case "AnsiCQuoted":
    case "Glob":
      return part.value;
    case "BraceExpansion":
      return part.text;
    case "DoubleQuoted":
      return joinParts(part.parts, "", variables);
    case "SimpleExpansion":
      return variables.get(part.text.replace(/^\$/, "")) ?? UNKNOWN;
    case "ParameterExpansion":
      return expansionText(part, variables);
    default:
      return UNKNOWN;
  }
}

function expansionText(
  { operation, prefix, index, parameter }: Extract<WordPart, { type: "ParameterExpansion" }>,
  variables: Variables,
): string {
  const value = variables.get(parameter) ?? UNKNOWN;
  if (prefix || index) return UNKNOWN;
  if (!operation) return value;
  if (operation.type !== "Default" || operation.operator.endsWith("+")) return UNKNOWN;
  if (operation.operator.endsWith("?") || value !== UNKNOWN) return value;
  return expandWord(operation.operand, variables);
}

/** Names of options, with their letter, by what curl does with their value. */
const DATA = ["data d", "data-raw", "data-binary", "data-ascii", "data-urlencode", "json"];
const WITH_VALUE = [
  ...["request X", "header H", "url", ...DATA],
  // These do not change the request.
  ...["output o", "write-out w", "dump-header D", "max-time m", "connect-timeout", "retry"],
  ...["retry-delay", "retry-max-time", "user-agent A", "referer e", "cookie b", "cookie-jar c"],
  ...["proxy x", "user u", "config K", "cacert", "cert", "key", "form F", "upload-file T"],
  "resolve",
];
const DATA_NAMES = new Set(DATA.map((option) => option.split(" ")[0]));

const OPTIONS: NonNullable<ParseArgsConfig["options"]> = Object.fromEntries(
  [...WITH_VALUE.map((option) => [option, "string"] as const), ["get G", "boolean"] as const].map(
    ([option, type]) => {
      const [name = "", short] = option.split(" ");
      return [name, { type, ...(short ? { short } : {}) }];
    },
  ),
);

function readCurl({ suffix, redirects, pos }: Command, variables: Variables) {
  const args = suffix
    .filter((item): item is Word => item.type === "Word")
    .map((word) => expandWord(word, variables));
  const { values, positionals, tokens } = parseArgs({
    args,
    options: OPTIONS,
    strict: false,
    tokens: true,
  });
  const valuesOf = (isWanted: (name: string) => boolean) =>
    tokens.flatMap((token) =>
      token.kind === "option" && isWanted(token.name) ? [token.value ?? UNKNOWN] : [],
    );
  const url = values.url ?? positionals.find((word) => word !== UNKNOWN);
  if (url === undefined) return undefined;
  const fields = valuesOf((name) => name === "header").map((text) => text.split(/:(.*)/s));
  const headers: Record<string, string> = {};
  for (const [name = "", value] of fields) {
    if (value !== undefined) headers[name.toLowerCase()] = value.trim();
  }
  if (values.json) headers["content-type"] = "application/json";
  const input = redirects.flatMap((redirect) => {
    if (redirect.type === "HereString" && redirect.target) {
      return [expandWord(redirect.target, variables)];
    }
    if (redirect.type !== "HereDoc") return [];
    return [joinParts(redirect.body.parts, redirect.body.text, variables)];
  });
  const sent = valuesOf((name) => DATA_NAMES.has(name))
    .map((text) => (text === "@-" ? (input[0] ?? UNKNOWN) : text))
    .map((text) => (text.startsWith("@") ? UNKNOWN : text));
  const hasBody = sent.length > 0 && !values.get;
  return {
    method: String(values.request ?? (hasBody ? "POST" : "GET")).toUpperCase(),
    url: values.get ? `${url}?${sent.join("&")}` : String(url),
    headers,
    hasMoreHeaders:
      positionals.includes(UNKNOWN) || fields.some(([, value]) => value === undefined),
    ...(hasBody ? { body: parseBody(sent) } : {}),
    offset: pos,
  } satisfies SampleRequest;
}

function parseBody(parts: readonly string[]): NonNullable<SampleRequest["body"]> {
  const [text = ""] = parts;
  if (parts.length !== 1 || !/^\s*[{[]/.test(text)) return UNKNOWN;
  return parseJsonTemplate(text) ?? NOT_JSON;
}

/** Reads a block of raw HTTP that begins with a request line. */
export function readHttpRequest(code: string): SampleRequest[] {
  const [head = "", ...rest] = code.split(/\n\s*\n/);
  const [first = "", ...lines] = head.split("\n");
  const [, method, target = ""] = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(first.trim()) ?? [];
  if (!method) return [];
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.split(":");
      return [name.trim().toLowerCase(), value.join(":").trim()];
    }),
  );
  const body = rest.join("\n\n").trim();
  const host = headers.host ? `https://${headers.host}` : UNKNOWN;
  return [
    {
      method,
      url: target.startsWith("http") ? target : `${host}${target}`,
      headers,
      ...(body === "" ? {} : { body: parseBody([body]) }),
      offset: 0,
    },
  ];
}
