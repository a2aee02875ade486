import type { Command, SyntaxNode, Word, WordPart } from "unbash";
import { forEachChild, parse } from "unbash";
import type { Json } from "./json-template";
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
      variables.set(node.name, textOf(node.value, variables));
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

function textOf(word: Word, variables: Variables): string {
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
  return textOf(operation.operand, variables);
}

/** Options with a value that does not change the request. */
const TAKES_VALUE = new Set(
  (
    "-o --output -w --write-out -D --dump-header -m --max-time --connect-timeout --retry " +
    "--retry-delay --retry-max-time -A --user-agent -e --referer -b --cookie -c --cookie-jar -x --proxy " +
    "-u --user -K --config --cacert --cert --key -F --form -T --upload-file --resolve"
  ).split(" "),
);
const DATA = new Set(["-d", "--data", "--data-raw", "--data-binary", "--json", "--data-ascii"]);
/** Options of one letter that take a value: after them, `-sSXPOST` continues with the value. */
const LETTERS_WITH_VALUE = /[XHdowDmAebcxuKFT]/;

interface Call {
  method?: string;
  url?: string;
  headers: Record<string, string>;
  hasMoreHeaders: boolean;
  data: string[];
  isGet: boolean;
}

function readCurl({ suffix, redirects, pos }: Command, variables: Variables) {
  const call: Call = { headers: {}, hasMoreHeaders: false, data: [], isGet: false };
  const words = suffix
    .filter((item): item is Word => item.type === "Word")
    .flatMap((word) => splitLetters(textOf(word, variables)));
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (readOption(call, word, words[index + 1] ?? UNKNOWN)) index += 1;
    else if (word === UNKNOWN) call.hasMoreHeaders = true;
    else if (!word.startsWith("-")) call.url ??= word;
  }
  const input = redirects.flatMap((redirect) => {
    if (redirect.type === "HereString" && redirect.target) {
      return [textOf(redirect.target, variables)];
    }
    if (redirect.type !== "HereDoc") return [];
    return [joinParts(redirect.body.parts, redirect.body.text, variables)];
  });
  return call.url === undefined ? undefined : toRequest(call, call.url, input[0] ?? UNKNOWN, pos);
}

/** Reads one option; returns true if it takes the next word as its value. */
function readOption(call: Call, option: string, value: string): boolean {
  if (option === "-X" || option === "--request") call.method = value.toUpperCase();
  else if (option === "-H" || option === "--header") readHeader(call, value);
  else if (option === "--url") call.url = value;
  else if (DATA.has(option) || option === "--data-urlencode") {
    call.data.push(value);
    if (option === "--json") call.headers["content-type"] = "application/json";
  } else if (option === "-G" || option === "--get") {
    call.isGet = true;
    return false;
  } else return TAKES_VALUE.has(option);
  return true;
}

function readHeader(call: Call, text: string): void {
  const colon = text.indexOf(":");
  if (colon < 0) call.hasMoreHeaders = true;
  else call.headers[text.slice(0, colon).toLowerCase()] = text.slice(colon + 1).trim();
}

/** Splits `-sSX` into `-s -S -X`, and `-XPOST` into `-X POST`. */
function splitLetters(word: string): string[] {
  if (!/^-[A-Za-z]{2,}/.test(word)) return [word];
  const end = word.slice(1).search(LETTERS_WITH_VALUE) + 2;
  const letters = end > 1 ? word.slice(1, end) : word.slice(1);
  const value = word.slice(letters.length + 1);
  return [...[...letters].map((letter) => `-${letter}`), ...(value ? [value] : [])];
}

function toRequest(call: Call, url: string, input: string, offset: number): SampleRequest {
  const { method, headers, hasMoreHeaders, data, isGet } = call;
  const sent = data
    .map((text) => (text === "@-" ? input : text))
    .map((text) => (text.startsWith("@") ? UNKNOWN : text));
  const request = { headers, hasMoreHeaders, offset };
  if (isGet) return { ...request, method: method ?? "GET", url: `${url}?${sent.join("&")}` };
  if (sent.length === 0) return { ...request, method: method ?? "GET", url };
  return { ...request, method: method ?? "POST", url, body: parseBody(sent) };
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
