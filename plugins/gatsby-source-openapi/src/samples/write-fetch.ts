import type { Json } from "../json";
import { parseJson } from "../json";
import { blockWriter } from "./code-block";
import type { HarBody, HarRequest, Pair } from "./compose-request";
import { hasRefusedBody } from "./compose-request";
import { fileName as nameOf } from "./file-path";
import type { Field } from "./multipart";
import { FORM_DATA, multipartText } from "./multipart";
import type { Secret } from "./placeholders";
import { FRESH, fileOf, formPairs, hasSecret, splitSecrets, withFiles } from "./placeholders";

/** An address with more characters has a variable of its own, so that the call is not cut. */
const LONG_ADDRESS = 48;

/**
 * A body: the code of its value, the statements before it, whether `fetch` knows its media type, and one
 * that only the body tells.
 */
interface Body {
  code: string;
  before?: readonly string[];
  isTyped?: boolean;
  mediaType?: string;
}

/** Writes a request for JavaScript with fetch. Undefined if it has a body that fetch refuses to send. */
export function writeFetch(request: HarRequest, answersJson: boolean): string | undefined {
  const { method, queryString, postData } = request;
  if (hasRefusedBody(request)) return undefined;
  const body = postData && bodyOf(postData);
  const headers = headersOf(request, body);
  const query = queryOf(queryString, request.url);
  const options = [
    ...(method === "GET" ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: ${objectOf(headers, 1, 11)}`] : []),
    ...(body ? [`body: ${body.code}`] : []),
  ];
  const address = `${request.url}${query.text}`;
  const code =
    query.before.length > 0 ? `\`${escapeTemplate(address)}\${query}\`` : literal(address);
  const isLong = options.length > 0 && code.length > LONG_ADDRESS;
  const before = [
    ...query.before,
    ...(isLong ? [`const url = ${code};`] : []),
    ...(body?.before ?? []),
  ];
  const start = `const response = await fetch(${isLong ? "url" : code}`;
  const call =
    options.length === 0 ? `${start});` : `${start}, ${block("{}", options, 0, start.length)});`;
  const lines = [
    ...before,
    ...(query.before.length > 0 || body?.before ? [""] : []),
    call,
    "",
    `if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);`,
    ...reading(request, answersJson),
  ].join("\n");
  return lines.includes("openAsBlob(")
    ? `${importLine("{ openAsBlob }", "node:fs")}\n${lines}`
    : lines;
}

/** Returns the headers of a request that are written, with its cookies. */
function headersOf({ headers, cookies }: HarRequest, body: Body | undefined): Pair[] {
  const isImplied = ({ name }: Pair) => body?.isTyped && name.toLowerCase() === "content-type";
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return [
    ...headers.filter((one) => !isImplied(one)),
    ...(body?.mediaType ? [{ name: "Content-Type", value: body.mediaType }] : []),
    ...(cookie ? [{ name: "Cookie", value: cookie }] : []),
  ];
}

/** Writes a request for JavaScript with axios, which knows the media type of objects and forms. */
export function writeAxios(request: HarRequest): string {
  const { method, url, queryString, postData } = request;
  const body = postData && axiosBody(postData);
  const headers = headersOf(request, body);
  const isUnique = new Set(queryString.map(({ name }) => name)).size === queryString.length;
  const query = isUnique ? objectOf(queryString, 1, 10) : searchParams(queryString, 1, 10);
  const options = [
    ...(method === "GET" ? [] : [`method: '${method.toLowerCase()}'`]),
    `url: ${literal(url)}`,
    ...(queryString.length > 0 ? [`params: ${query}`] : []),
    ...(headers.length > 0 ? [`headers: ${objectOf(headers, 1, 11)}`] : []),
    ...(body ? [`data: ${body.code}`] : []),
  ];
  const code = [
    ...(body?.before ? [...body.before, ""] : []),
    `const { data } = await axios.request(${block("{}", options, 0, 38)});`,
    "console.log(data);",
  ].join("\n");
  const files = code.includes("openAsBlob(") ? importLine("{ openAsBlob }", "node:fs") : "";
  return `${files}${importLine("axios", "axios")}\n${code}`;
}

/** Returns a line that imports. In one piece, it would look like an import of this project. */
function importLine(names: string, from: string): string {
  return `import ${names} from '${from}';\n`;
}

function axiosBody(data: HarBody): Body {
  const json =
    data.params === undefined && /json/.test(data.mimeType) ? parseJson(data.text ?? "") : null;
  // axios sends other values than objects as they are.
  if (typeof json !== "object" || json === null) return bodyOf(data);
  const isTyped = /^application\/json(?:; ?charset=utf-8)?$/i.test(data.mimeType);
  return { code: value(json, 1, 8), isTyped };
}

/** Returns the lines of code that print the answer, a stream as it comes. */
function reading({ isStream }: HarRequest, answersJson: boolean): string[] {
  return isStream
    ? [
        "const events = response.body.pipeThrough(new TextDecoderStream());",
        "for await (const text of events) process.stdout.write(text);",
      ]
    : [`console.log(await response.${answersJson ? "json" : "text"}());`];
}

/** Returns a short query as a part of the address, a longer one as a variable before it. */
function queryOf(pairs: readonly Pair[], address: string): { text: string; before: string[] } {
  const mark = address.includes("?") ? "&" : "?";
  if (pairs.length === 0) return { text: "", before: [] };
  const text = pairs
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");
  const isShort = pairs.length === 1 && !hasSecret(text) && text.length < 40;
  return isShort
    ? { text: `${mark}${text}`, before: [] }
    : { text: mark, before: [`const query = ${searchParams(pairs, 0, 14)};`] };
}

function searchParams(pairs: readonly Pair[], level: number, before: number): string {
  const isUnique = new Set(pairs.map(({ name }) => name)).size === pairs.length;
  const list = pairs.map(({ name, value }) => `[${literal(name)}, ${literal(value)}]`);
  const made = isUnique
    ? objectOf(pairs, level, before + 20)
    : block("[]", list, level, before + 20);
  return `new URLSearchParams(${made})`;
}

function bodyOf({ mimeType, params, text = "" }: HarBody): Body {
  if (params === undefined) {
    const path = fileOf(text);
    if (path !== undefined) return { code: `await openAsBlob(${literal(path)})` };
    const json = /json/.test(mimeType) ? parseJson(text) : undefined;
    if (json !== undefined) return { code: `JSON.stringify(${value(json, 1, 22)})` };
    const pairs = formPairs(mimeType, text);
    if (pairs) return { code: searchParams(pairs, 1, 8), isTyped: true };
    const isPlain = text.includes("\n") && !/[`\\\r]|\$\{/.test(text);
    return { code: isPlain ? `\`${text}\`` : literal(text) };
  }
  if (mimeType === FORM_DATA) {
    return { code: "form", before: ["const form = new FormData();", ...params.map(append)] };
  }
  if (mimeType.startsWith("multipart/")) {
    const whole = multipartText(mimeType, params);
    const parts = withFiles(whole.text, {
      text: literal,
      file: (path) => `await openAsBlob(${literal(path)})`,
    });
    return { code: `new Blob(${block("[]", parts, 1, 17)})`, mediaType: whole.mimeType };
  }
  const pairs = params.map(({ name, value: content = "" }) => ({ name, value: content }));
  return { code: searchParams(pairs, 1, 8), isTyped: true };
}

/** Opens files with Node.js, which has the environment variables of the sample, too. */
function append({ name, value: content = "", fileName, contentType }: Field): string {
  const options = contentType === undefined ? "" : `, { type: ${literal(contentType)} }`;
  const text = literal(content);
  const part =
    fileName === undefined
      ? options && `new Blob([${text}]${options})`
      : `await openAsBlob(${literal(fileName)}${options}), ${literal(nameOf(fileName))}`;
  return `form.append(${literal(name)}, ${part || text});`;
}

const block = blockWriter("  ", " ");

function objectOf(pairs: readonly Pair[], level: number, before: number): string {
  const members = pairs.map((one) => `${keyOf(one.name)}: ${literal(one.value)}`);
  return block("{}", members, level, before);
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

/** Writes JSON as an object literal. */
function value(json: Json, level: number, before: number): string {
  if (typeof json === "string") return literal(json);
  if (typeof json !== "object" || json === null) return String(json);
  if (Array.isArray(json)) {
    const items = json.map((item) => value(item, level + 1, 0));
    return block("[]", items, level, before);
  }
  const members = Object.entries(json).map(([name, item]) => {
    // In brackets, this name is a member as any other.
    const key = name === "__proto__" ? "['__proto__']" : keyOf(name);
    return `${key}: ${value(item, level + 1, key.length + 2)}`;
  });
  return block("{}", members, level, before);
}

/** Writes a text, with secrets from the environment of Node.js. */
function literal(text: string): string {
  if (hasSecret(text)) return template(splitSecrets(text), escapeTemplate);
  return `'${escapeText(text)}'`;
}

/** Escapes the content of a single-quoted string. */
export function escapeText(text: string): string {
  return JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'");
}

function escapeTemplate(text: string): string {
  return text.replace(/[`\\]|\$\{/g, "\\$&");
}

function read({ variable, password }: Secret): string {
  if (variable === FRESH) return "crypto.randomUUID()";
  return password === undefined
    ? `process.env.${variable}`
    : `btoa(process.env.${variable} + ':' + process.env.${password})`;
}

/** Writes a text with secrets as a template literal, or as the only secret that it is. */
export function template(
  parts: ReadonlyArray<string | Secret>,
  escape = (text: string) => text.replace(/`/g, "\\`").replace(/\$\{/g, "\\${"),
): string {
  const [first] = parts;
  if (parts.length === 1 && typeof first === "object") return read(first);
  const written = parts.map((part) =>
    typeof part === "string" ? escape(part) : `\${${read(part)}}`,
  );
  return `\`${written.join("")}\``;
}
