import type { Json } from "../json";
import { parseJson } from "../json";
import type { HarBody, HarRequest, Pair } from "./compose-request";
import type { Field } from "./multipart";
import { FORM_DATA, multipartText } from "./multipart";
import type { Secret } from "./placeholders";
import {
  FRESH,
  fileOf,
  formPairs,
  hasSecret,
  placeholder,
  replaceFiles,
  splitSecrets,
  userOf,
} from "./placeholders";

/** Placeholder for the content of a file that the command cannot read. */
const CONTENT = "content of the file";

/** An address with more characters has its query in lines of its own, if that is possible. */
const WIDTH = 60;

/** A body with more characters is written in several lines. */
const SHORT_BODY = 46;

/**
 * Writes a request for curl. The address is first, because it is the longest part. What has no variable is in single
 * quotes.
 */
export function writeCurl(request: HarRequest): string {
  const { method, queryString, cookies, headers, postData, hasCertificate, isStream } = request;
  const query = queryString
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encoded(value)}`)
    .join("&");
  const mark = request.url.includes("?") ? "&" : "?";
  const whole = `${request.url}${query ? `${mark}${query}` : ""}`;
  // Only a request without a body can have its query as data.
  const isSplit =
    method === "GET" && postData === undefined && query !== "" && address(whole).length > WIDTH;
  const user = headers.map(({ value }) => userOf(value)).find((one) => one !== undefined);
  // curl sends the media type of a form itself.
  const isImplied = ({ name, value }: Pair) =>
    /^content-type$/i.test(name) && value.startsWith("application/x-www-form-urlencoded");
  const others = headers.filter((one) => userOf(one.value) === undefined && !isImplied(one));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const body = postData ? bodyOf(postData) : [];
  const options = [
    ...(isStream ? ["--no-buffer"] : []),
    ...methodOf(request, isSplit),
    ...(isSplit
      ? queryString.map(
          ({ name, value }) => `--data-urlencode ${word(`${encodeURIComponent(name)}=${value}`)}`,
        )
      : []),
    ...(user ? [`--user ${word("", user)}`] : []),
    ...others.map(({ name, value }) => `--header ${word(`${name}: ${value}`)}`),
    ...(cookie ? [`--cookie ${word(cookie)}`] : []),
    ...(hasCertificate ? ["--cert client.pem --key client.key"] : []),
    ...body,
  ];
  return [`curl ${address(isSplit ? request.url : whole)}`, ...options].join(" \\\n  ");
}

/** Returns the option for a method that curl does not use by itself. */
function methodOf({ method, postData }: HarRequest, isSplit: boolean): string[] {
  if (method === "HEAD" && postData === undefined) return ["--head"];
  if (method === "GET" && postData === undefined) return isSplit ? ["--get"] : [];
  return [`--request ${method}`];
}

/** Percent-encodes a value, but not the secrets in it. */
function encoded(value: string): string {
  return splitSecrets(value)
    .map((part) => (typeof part === "string" ? encodeURIComponent(part) : placeholder(part)))
    .join("");
}

/** Writes an address without quotes if the shell and curl read it as it is. */
function address(url: string): string {
  return /^[\w.:/%~@+,-]+$/.test(url) && !hasSecret(url) ? url : word(url);
}

/** Writes a word in single quotes, in double quotes if it has variables. */
function word(text: string, user?: Required<Secret>): string {
  if (user) return `"$${user.variable}:$${user.password}"`;
  if (!hasSecret(text)) return `'${text.replaceAll("'", "'\\''")}'`;
  const parts = splitSecrets(text).map((part) => {
    if (typeof part === "string") return part.replace(/["$`\\]/g, "\\$&");
    return part.variable === FRESH ? "$(uuidgen)" : `$${part.variable}`;
  });
  return `"${parts.join("")}"`;
}

function bodyOf({ mimeType, params, text = "" }: HarBody): string[] {
  if (params === undefined) {
    const path = fileOf(text);
    if (path !== undefined) return [`--data-binary ${word(`@${path}`)}`];
    const pairs = formPairs(mimeType, text);
    return pairs ? pairs.map(encodedField) : [textOf(mimeType, text)];
  }
  if (mimeType === FORM_DATA) return params.map(formField);
  if (mimeType.startsWith("multipart/")) {
    const whole = multipartText(mimeType, params);
    const content = replaceFiles(whole.text, () => CONTENT);
    return [`--header ${word(`Content-Type: ${whole.mimeType}`)}`, textOf(mimeType, content)];
  }
  return params.map(encodedField);
}

function encodedField({ name, value = "" }: Field): string {
  const encodedName = encodeURIComponent(name).replaceAll("%5B", "[").replaceAll("%5D", "]");
  return `--data-urlencode ${word(`${encodedName}=${value}`)}`;
}

function formField({ name, value = "", fileName, contentType }: Field): string {
  const type = contentType === undefined ? "" : `;type=${contentType}`;
  if (fileName !== undefined) return `--form ${word(`${name}=@${fileName}${type}`)}`;
  // These marks have a meaning at the start of a value, and semicolons end it.
  const isQuoted = /^[@<"]|;/.test(value);
  return `--form ${word(`${name}=${isQuoted ? JSON.stringify(value) : value}${type}`)}`;
}

/** Writes a text: JSON with single quotes as the input of the command, which takes the line breaks out. */
function textOf(mimeType: string, text: string): string {
  const json = /json/.test(mimeType) ? jsonOf(text) : undefined;
  // curl would read a file with this mark.
  if (json === undefined) return `${text.startsWith("@") ? "--data-raw" : "--data"} ${word(text)}`;
  return json.includes("'")
    ? `--data @- <<'EOF'\n${json}\nEOF`
    : `--data ${word(json.replaceAll("\n", "\n  "))}`;
}

/** Returns JSON in one line if it is short, else indented. Undefined for another text. */
function jsonOf(text: string): string | undefined {
  const value = parseJson(text);
  if (value === undefined) return undefined;
  const line = inLine(value);
  return line.length <= SHORT_BODY ? line : JSON.stringify(value, null, 2);
}

function inLine(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  const members = Object.entries(value).map(
    ([name, item]) => `${JSON.stringify(name)}: ${inLine(item)}`,
  );
  return `{${members.join(", ")}}`;
}
