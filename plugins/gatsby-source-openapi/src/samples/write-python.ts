import type { Json } from "../json";
import { parseJson } from "../json";
import { blockWriter, WIDTH } from "./code-block";
import type { HarBody, HarRequest, Pair } from "./compose-request";
import { fileName as nameOf } from "./file-path";
import type { Field } from "./multipart";
import { FORM_DATA, multipartText } from "./multipart";
import type { Secret } from "./placeholders";
import { FRESH, fileOf, formPairs, splitSecrets, userOf, withFiles } from "./placeholders";

/** A client library of Python. */
type Client = "requests" | "httpx";

/** Arguments of a call: names and code. */
type Arguments = Array<readonly [name: string, code: string]>;

/** Writes a request for Python with requests or httpx. */
export function writePython(request: HarRequest, answersJson: boolean, client: Client): string {
  const { postData, queryString, cookies, hasCertificate } = request;
  const user = request.headers.map(({ value }) => userOf(value)).find((one) => one !== undefined);
  const body: Body = postData ? bodyArguments(postData, client) : { list: [] };
  const headers = [
    ...request.headers.filter(
      ({ name, value }) => !userOf(value) && !(body.isTyped && isImplied(name, value)),
    ),
    ...(body.mediaType ? [{ name: "Content-Type", value: body.mediaType }] : []),
  ];
  // httpx replaces the query of an address by other parameters, so all of them are arguments.
  const [address = "", own] = queryString.length > 0 ? request.url.split("?") : [request.url];
  const inAddress = [...new URLSearchParams(own)].map(([name, value]) => ({ name, value }));
  const options: Arguments = [
    ...dictArgument("params", [...inAddress, ...queryString], true),
    ...dictArgument("headers", headers),
    ...dictArgument("cookies", cookies),
    ...(user ? [["auth", `(${read(user.variable)}, ${read(user.password)})`] as const] : []),
    ...(hasCertificate ? [["cert", '("client.pem", "client.key")'] as const] : []),
    ...body.list,
    ...(request.isStream && client === "requests" ? [["stream", "True"] as const] : []),
    ["timeout", "30"],
  ];
  const call = written(request, text(address), options, client);
  const code = (
    request.isStream
      ? streamed(call, client)
      : [
          `response = ${call}`,
          "response.raise_for_status()",
          `print(response.${answersJson ? "json()" : "text"})`,
        ]
  ).join("\n");
  const standard = Object.entries(STANDARD).flatMap(([name, use]) =>
    code.includes(use) ? name : [],
  );
  return [
    ...standard.map((name) => `import ${name}`),
    ...(standard.length > 0 ? [""] : []),
    `import ${client}`,
    "",
    code,
  ].join("\n");
}

/** Modules of Python, and the code that needs them. */
const STANDARD = { os: "os.environ[", uuid: "uuid.uuid4()" };

/** Returns true for a header that the client writes itself. */
function isImplied(name: string, value: string): boolean {
  return (
    name.toLowerCase() === "content-type" &&
    /^application\/(?:json|x-www-form-urlencoded)(?:; ?charset=utf-8)?$/i.test(value)
  );
}

/** Methods with a function of their own. In httpx, those without a body cannot have one. */
const FUNCTIONS = {
  requests: /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/,
  httpx: /^(?:POST|PUT|PATCH)$/,
};

/** Returns the lines of code that print the events of an answer as they come. */
function streamed(call: string, client: Client): string[] {
  if (client === "httpx") {
    const lines = ["response.raise_for_status()", "for line in response.iter_lines():"];
    return [
      `with ${call} as response:`,
      ...[...lines, "    print(line)"].map((one) => `    ${one}`),
    ];
  }
  const read = "for line in response.iter_lines(decode_unicode=True):";
  return [`response = ${call}`, "response.raise_for_status()", read, "    print(line)"];
}

function written(
  { method, isStream }: HarRequest,
  address: string,
  options: Arguments,
  client: Client,
): string {
  const hasBody = options.some(([name]) => /^(?:json|data|files|content)$/.test(name));
  const isKnown = FUNCTIONS[client].test(method) || (!hasBody && FUNCTIONS.requests.test(method));
  const isCall = isKnown && !(isStream && client === "httpx");
  const name = isCall
    ? `${client}.${method.toLowerCase()}(`
    : `${client}.${isStream && client === "httpx" ? "stream" : "request"}("${method}", `;
  const list = [address, ...options.map(([key, code]) => `${key}=${code}`)];
  const line = `${name}${list.join(", ")})`;
  if (!line.includes("\n") && line.length <= WIDTH) return line;
  return `${name.replace(/ $/, "").replace(/\("(\w+)",$/, '(\n    "$1",')}\n${list.map((one) => `    ${one},`).join("\n")}\n)`;
}

function read(variable: string): string {
  return variable === FRESH ? "str(uuid.uuid4())" : `os.environ["${variable}"]`;
}

/** Writes a text, with secrets from the environment. */
function text(value: string): string {
  const parts = splitSecrets(value).map((part: string | Secret) => {
    if (typeof part === "string") return JSON.stringify(part);
    const { variable, password } = part;
    return password === undefined ? read(variable) : `${read(variable)} + ":" + ${read(password)}`;
  });
  return parts.join(" + ") || '""';
}

/** Writes names with values, whose repeated names have lists, as a dictionary. */
function dictArgument(name: string, pairs: readonly Pair[], hasNumbers = false): Arguments {
  if (pairs.length === 0) return [];
  const code = (value: string) =>
    hasNumbers && /^(?:0|-?[1-9]\d{0,14})$/.test(value) ? value : text(value);
  const names = [...new Set(pairs.map((pair) => pair.name))];
  const members = names.map((one) => {
    const values = pairs.filter((pair) => pair.name === one).map(({ value }) => code(value));
    return `${JSON.stringify(one)}: ${values.length > 1 ? `[${values.join(", ")}]` : values[0]}`;
  });
  return [[name, block("{}", members, 1, name.length + 2)]];
}

const block = blockWriter("    ", "");

/** Writes JSON as a value of Python. */
function literal(value: Json, level: number, before = 0): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, level + 1));
    return block("[]", items, level, before);
  }
  const members = Object.entries(value).map(([name, item]) => {
    const key = JSON.stringify(name);
    return `${key}: ${literal(item, level + 1, key.length + 2)}`;
  });
  return block("{}", members, level, before);
}

/** The arguments of a body, whether the client writes its media type itself, and one that only the body tells. */
type Body = { list: Arguments; isTyped?: boolean; mediaType?: string };

function bodyArguments({ mimeType, params, text: content = "" }: HarBody, client: Client): Body {
  const raw = client === "httpx" ? "content" : "data";
  const untyped = (code: string): Body => ({ list: [[raw, code]] });
  if (params === undefined) {
    const path = fileOf(content);
    if (path !== undefined) return untyped(`open(${JSON.stringify(path)}, "rb")`);
    const json = /json/.test(mimeType) ? parseJson(content) : undefined;
    // Neither client sends the value None.
    if (json !== undefined && json !== null)
      return { list: [["json", literal(json, 1, 6)]], isTyped: true };
    const pairs = formPairs(mimeType, content);
    return pairs
      ? { list: dictArgument("data", pairs), isTyped: true }
      : untyped(longText(content, client));
  }
  if (mimeType === FORM_DATA) return { list: formArguments(params) };
  if (mimeType.startsWith("multipart/")) {
    const whole = multipartText(mimeType, params);
    const parts = withFiles(whole.text, {
      text: (part) => `${JSON.stringify(part)}.encode()`,
      file: (path) => `open(${JSON.stringify(path)}, "rb").read()`,
    });
    const code = `(\n        ${parts.join("\n        + ")}\n    )`;
    return { ...untyped(code), mediaType: whole.mimeType };
  }
  const pairs = params.map(({ name, value = "" }) => ({ name, value }));
  return { list: dictArgument("data", pairs), isTyped: true };
}

/** Writes a text of several lines as it is, if it has nothing to escape. */
function longText(content: string, client: Client): string {
  const isPlain = content.includes("\n") && !/["']{3}|\\|\r|"$/.test(content);
  const code = isPlain ? `"""${content}"""` : text(content);
  // requests sends texts in an encoding that has few letters.
  const isAscii = [...content].every((letter) => letter <= "\x7f");
  return client === "requests" && !isAscii ? `${code}.encode()` : code;
}

/** Writes the fields of a form. Without a file, fields are parts without a name of a file. */
function formArguments(fields: readonly Field[]): Arguments {
  const isFile = ({ fileName }: Field) => fileName !== undefined;
  const hasTypes = fields.some((one) => !isFile(one) && one.contentType !== undefined);
  const isSplit = fields.some(isFile) && !hasTypes;
  const parts = isSplit ? fields.filter(isFile) : fields;
  const data = isSplit ? fields.filter((one) => !isFile(one)) : [];
  const written = parts.map((field) => `(${JSON.stringify(field.name)}, ${partOf(field)})`);
  const isUnique = new Set(parts.map(({ name }) => name)).size === parts.length;
  const members = parts.map((one) => `${JSON.stringify(one.name)}: ${partOf(one)}`);
  const files = isUnique ? block("{}", members, 1, 7) : block("[]", written, 1, 7);
  return [
    ...dictArgument(
      "data",
      data.map(({ name, value = "" }) => ({ name, value })),
    ),
    ["files", files],
  ];
}

function partOf({ value = "", fileName, contentType }: Field): string {
  const type = contentType === undefined ? "" : `, ${JSON.stringify(contentType)}`;
  if (fileName === undefined) return `(None, ${JSON.stringify(value)}${type})`;
  const file = `open(${JSON.stringify(fileName)}, "rb")`;
  return type === "" ? file : `(${JSON.stringify(nameOf(fileName))}, ${file}${type})`;
}
