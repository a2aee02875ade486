import { evaluate, evaluateEntries } from "./evaluate";
import type { Scope } from "./evaluate";
import type { Program } from "./expression";
import { HOLE, isHole, isObject, OPEN } from "./known";
import type { Known } from "./known";
import { STANDARD_INPUT } from "./read-shell";

/** Options with a value that says nothing about the request. */
const TAKES_VALUE = new Set(
  (
    "-o --output -w --write-out -D --dump-header -m --max-time --connect-timeout --retry " +
    "--retry-delay --retry-max-time -A --user-agent -e --referer -b --cookie -c --cookie-jar -x --proxy " +
    "-u --user -K --config --cacert --cert --key -F --form -T --upload-file --resolve"
  ).split(" "),
);
const DATA = new Set(["-d", "--data", "--data-raw", "--data-binary", "--json", "--data-ascii"]);
/** One-letter options that take a value, when several stand together: `-sSX POST`. */
const LETTERS_WITH_VALUE = /[XHdowDmAebcxuKFT]/;

interface Reading {
  method?: string;
  url?: Known;
  headers: Record<string, Known>;
  data: string[];
  urlencoded: string[];
  isGet: boolean;
}

/** Reads a `curl` command's arguments as a request. */
export function curlRequest(call: Program["calls"][number], scope: Scope) {
  const words = call.args.map((arg) => evaluate(arg, scope));
  const reading: Reading = { headers: {}, data: [], urlencoded: [], isGet: false };
  const queue = words.flatMap((word) => (typeof word === "string" ? splitLetters(word) : [HOLE]));
  for (let index = 0; index < queue.length; index += 1) {
    const word = queue[index] ?? "";
    if (readOption(reading, word, queue[index + 1] ?? HOLE)) index += 1;
    else if (isHole(word)) reading.headers[OPEN] = true;
    else if (!word.startsWith("-")) reading.url ??= word;
  }
  if (reading.url === undefined) return undefined;
  const input = evaluateEntries(call.named, scope);
  return toRequest(reading, isObject(input) ? input[STANDARD_INPUT] : undefined);
}

/** Reads one option; returns whether it took the next word as its value. */
function readOption(reading: Reading, option: string, value: string): boolean {
  if (option === "-X" || option === "--request") reading.method = value.toUpperCase();
  else if (option === "-H" || option === "--header") readHeader(reading, value);
  else if (option === "--url") reading.url = value;
  else if (option === "--data-urlencode") reading.urlencoded.push(value);
  else if (DATA.has(option)) {
    reading.data.push(value);
    if (option === "--json") reading.headers["content-type"] = "application/json";
  } else if (option === "-G" || option === "--get") {
    reading.isGet = true;
    return false;
  } else return TAKES_VALUE.has(option);
  return true;
}

function readHeader({ headers }: Reading, text: string): void {
  const colon = text.indexOf(":");
  if (colon < 0) headers[OPEN] = true;
  else headers[text.slice(0, colon)] = text.slice(colon + 1).trim();
}

/** `-sSX POST` is `-s -S -X POST`; `-XPOST` is `-X POST`. */
function splitLetters(word: string): string[] {
  if (!/^-[A-Za-z]{2,}/.test(word)) return [word];
  const letters: string[] = [];
  for (let index = 1; index < word.length; index += 1) {
    const letter = word[index] ?? "";
    letters.push(`-${letter}`);
    if (!LETTERS_WITH_VALUE.test(letter)) continue;
    const rest = word.slice(index + 1);
    return rest ? [...letters, rest] : letters;
  }
  return letters;
}

function toRequest(reading: Reading, input: Known | undefined) {
  const { method, url = HOLE, headers, data, urlencoded, isGet } = reading;
  const sent = data.map((text) => (text === "@-" ? String(input ?? HOLE) : text));
  const known = sent.map((text) => (text.startsWith("@") ? HOLE : text));
  if (isGet) {
    const query = [...known, ...urlencoded].join("&");
    return { method: method ?? "GET", url: `${String(url)}?${query}`, headers };
  }
  const hasBody = known.length + urlencoded.length > 0;
  const body = parseBody(known);
  return {
    method: method ?? (hasBody ? "POST" : "GET"),
    url,
    headers,
    ...(hasBody ? { body } : {}),
  };
}

/** The body as JSON, variables in it as holes; a body that is not literal is a hole. */
function parseBody(parts: string[]): Known {
  const text = parts.join("&");
  if (parts.length !== 1 || !/^\s*[{[]/.test(text)) return HOLE;
  return parseWithHoles(text);
}

/**
 * Parses JSON with holes: in a text a hole stays, elsewhere it becomes one.
 *
 * @returns undefined-like `HOLE` with a quotation mark inside, if the text is no JSON
 */
export function parseWithHoles(text: string): Known {
  let inText = false;
  let json = "";
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? "";
    if (letter === "\\") {
      json += letter + (text[index + 1] ?? "");
      index += 1;
      continue;
    }
    if (letter === '"') inText = !inText;
    json += letter === HOLE && !inText ? `"${HOLE}"` : letter;
  }
  try {
    return JSON.parse(json) as Known;
  } catch {
    return NOT_JSON;
  }
}

/** A body that looks like JSON and is none. */
export const NOT_JSON = `${HOLE}not json`;
