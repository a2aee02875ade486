import type { TargetId } from "@readme/httpsnippet/targets";
import type { Json } from "../json";
import type { HarRequest } from "./compose-request";
import { fileName as nameOf } from "./file-path";
import type { Field } from "./multipart";
import { writeGo, writeKotlin, writePowerShell, writeRust, writeSwift } from "./own-languages";
import type { Secret } from "./placeholders";
import { FRESH, filePlaceholder, hasSecret, replaceFiles, splitSecrets } from "./placeholders";
import { writeCurl } from "./write-curl";
import { escapeText, template, writeAxios, writeFetch } from "./write-fetch";
import { writePython } from "./write-python";

/** Writes a string literal with values of environment variables, in one language. */
type TokenWriter = (quote: string, parts: ReadonlyArray<string | Secret>) => string;

const LITERAL = /(["'])((?:\\.|(?!\1)[^\\\n])*)\1/g;

/** Replaces placeholders by environment variables in each string literal. */
export function writeTokens(source: string, write: TokenWriter): string {
  const writeLine = (line: string): string =>
    line.replace(LITERAL, (literal, quote: string, content: string) =>
      hasSecret(content) ? write(quote, splitSecrets(content)) : literal,
    );
  // A literal ends at the end of its line, so only lines with a placeholder are searched.
  return source
    .split("\n")
    .map((line) => (hasSecret(line) ? writeLine(line) : line))
    .join("\n");
}

/** Concatenates literals and variables: `"Bearer " + value`. */
function joined(
  operator: string,
  read: (variable: string) => string,
  encode: (value: string) => string,
  fresh: string,
): TokenWriter {
  return (quote, parts) =>
    parts
      .map((part) => {
        if (typeof part === "string") return `${quote}${part}${quote}`;
        const { variable, password } = part;
        if (variable === FRESH) return fresh;
        if (password === undefined) return read(variable);
        return encode([read(variable), `${quote}:${quote}`, read(password)].join(operator));
      })
      .join(operator);
}

/** Where a text of a body is: a string in JSON, a name or value of a URL-encoded form, or all of it. */
type BodyPart = "json" | "form" | "text";

/** A language of request samples, with corrections of the library's output. */
export interface Language {
  id: string;
  lang: string;
  label: string;
  target: TargetId;
  client: string;
  token: TokenWriter;
  /** Changes the sample at the end, e.g. adds an import for reading the environment. */
  finish?: (source: string, request: HarRequest) => string;
  /** Returns a field of a form as the library needs it. Without it, forms are written as one text. */
  fieldOf?: (field: Field) => Field;
  /** Escapes a text of a body where the library does not. */
  escape?: (text: string, part: BodyPart) => string;
  /** Makes the sample upload a file. */
  upload: (source: string) => string;
}

/** A language that this project writes by itself. */
export interface OwnLanguage {
  id: string;
  lang: string;
  label: string;
  /**
   * Writes a request. Undefined if it cannot be sent in this language.
   *
   * @param answersJson true if the answer is JSON
   */
  write: (request: HarRequest, answersJson: boolean) => string | undefined;
}

/**
 * Ends a string literal that is the path of a file, or a multipart body, where the content of the
 * file belongs, and continues it after the code that reads the file.
 */
function insertFile(source: string, code: (path: string) => string): string {
  return replaceFiles(source, code).replaceAll('"" + ', "").replaceAll(' + ""', "");
}

/** The languages in display order. */
export const LANGUAGES: ReadonlyArray<Language | OwnLanguage> = [
  { id: "curl", lang: "bash", label: "curl", write: writeCurl },
  { id: "javascript", lang: "javascript", label: "JavaScript", write: writeFetch },
  { id: "javascript-axios", lang: "javascript", label: "JavaScript (axios)", write: writeAxios },
  {
    id: "python",
    lang: "python",
    label: "Python",
    write: (request, answersJson) => writePython(request, answersJson, "requests"),
  },
  {
    id: "python-httpx",
    lang: "python",
    label: "Python (httpx)",
    write: (request, answersJson) => writePython(request, answersJson, "httpx"),
  },
  {
    id: "node",
    lang: "javascript",
    label: "Node.js",
    target: "node",
    client: "native",
    token: (_, parts) => template(parts),
    escape: escapeText,
    finish: (source) =>
      source.replace(/require\('(https?)'\)/, "require('node:$1')").replace(...NODE_END),
    upload: (source) => {
      const read = (path: string) => `');\nreq.write(readFileSync('${path}'));\nreq.write('`;
      const written = insertFile(source, read).replaceAll("req.write('');\n", "");
      return `const { readFileSync } = require('node:fs');\n${written}`;
    },
  },
  { id: "go", lang: "go", label: "Go", write: writeGo },
  {
    id: "java",
    lang: "java",
    label: "Java",
    target: "java",
    client: "nethttp",
    token: joined(
      " + ",
      (variable) => `System.getenv("${variable}")`,
      (value) => `java.util.Base64.getEncoder().encodeToString((${value}).getBytes())`,
      "java.util.UUID.randomUUID().toString()",
    ),
    finish: (source) =>
      `import java.net.URI;\nimport java.net.http.*;\n\n${source
        .replace(...JAVA_END)
        .replace("newHttpClient().send", "newHttpClient()\n    .send")
        .replace(/\.method\("(GET|DELETE)", HttpRequest\.BodyPublishers\.noBody\(\)\)/, ".$1()")
        .replace(/\.method\("(POST|PUT)", /, ".$1(")
        .replace(/(BodyPublishers\.ofString\()(".*")(?=\)\)$)/m, textBlock)}`,
    upload: (source) => {
      const publishers = "HttpRequest.BodyPublishers";
      const read = (path: string) =>
        `"), ${publishers}.ofFile(java.nio.file.Path.of("${path}")), ${publishers}.ofString("`;
      return insertFile(source, read)
        .replace(/(HttpRequest\.BodyPublishers\.ofString\(.*\))\)$/m, `${publishers}.concat($1))`)
        .replaceAll(`${publishers}.ofString(""), `, "")
        .replaceAll(`, ${publishers}.ofString("")`, "");
    },
  },
  {
    id: "php",
    lang: "php",
    label: "PHP",
    target: "php",
    client: "curl",
    token: joined(
      " . ",
      (variable) => `getenv("${variable}")`,
      (value) => `base64_encode(${value})`,
      "bin2hex(random_bytes(16))",
    ),
    finish: finishPhp,
    upload: (source) =>
      insertFile(source, (path) => `" . file_get_contents("${path}") . "`)
        .replaceAll('"" . ', "")
        .replaceAll(' . ""', ""),
  },
  {
    id: "ruby",
    lang: "ruby",
    label: "Ruby",
    target: "ruby",
    client: "native",
    token: joined(
      " + ",
      (variable) => `ENV.fetch("${variable}")`,
      (value) => `[${value}].pack("m0")`,
      "SecureRandom.uuid",
    ),
    finish: (source) =>
      `${source.includes("SecureRandom") ? "require 'securerandom'\n" : ""}${source
        .replace(...RUBY_END)
        .replace(
          /^request\["Authorization"\] = 'Basic ' \+ \[(ENV\.fetch\("\w+"\)) \+ ':' \+ (ENV\.fetch\("\w+"\))\].*/m,
          "request.basic_auth($1, $2)",
        )
        .replace(/^(request\[".*"\] = )'([^'"\\#]*)'/gm, '$1"$2"')
        .replace(/^(request\.body = )(.*)/m, rubyBody)}`,
    // Ruby joins no binary string with one that has letters of other alphabets.
    upload: (source) =>
      insertFile(source, (path) => `" + File.binread("${path}").force_encoding("UTF-8") + "`),
  },
  {
    id: "csharp",
    lang: "csharp",
    label: "C#",
    target: "csharp",
    client: "httpclient",
    finish: (source) =>
      (source.includes("HeaderValue(") ? source.replace("\n", "\n\n") : source.replace(/^.*\n/, ""))
        .replace("var client", "using var client")
        .replace(...CSHARP_END)
        .replace(/new MediaTypeHeaderValue(?=\("[^"]*;)/g, "MediaTypeHeaderValue.Parse")
        .replace(/^( *)(Content = new StringContent\()(".*")\)$/m, rawCSharp),
    escape: (text, part) => (part === "form" ? JSON.stringify(text).slice(1, -1) : text),
    fieldOf: ({ fileName, ...field }) => ({
      ...field,
      ...(fileName === undefined ? {} : { fileName: filePlaceholder(fileName) }),
    }),
    token: joined(
      " + ",
      (variable) => `Environment.GetEnvironmentVariable("${variable}")`,
      (value) => `Convert.ToBase64String(System.Text.Encoding.UTF8.GetBytes(${value}))`,
      "Guid.NewGuid().ToString()",
    ),
    upload: (source) =>
      replaceFiles(
        source
          .replace(CSHARP_FILE_PART, (_, between, path) => {
            return `new StreamContent(File.OpenRead("${path}"))${between}"${nameOf(path)}"`;
          })
          .replace(
            new RegExp(`new StringContent\\("${filePlaceholder("(\\S+)")}"\\)`),
            (_, path) => `new StreamContent(File.OpenRead("${path}"))`,
          ),
        (path) => `" + File.ReadAllText("${path}") + "`,
      ),
  },
  { id: "powershell", lang: "powershell", label: "PowerShell", write: writePowerShell },
  { id: "rust", lang: "rust", label: "Rust", write: writeRust },
  { id: "kotlin", lang: "kotlin", label: "Kotlin", write: writeKotlin },
  { id: "swift", lang: "swift", label: "Swift", write: writeSwift },
];

/** How the library ends a sample, and the end in its place, which checks the status of the answer. */
type End = readonly [theirs: RegExp, own: string];

const NODE_END: End = [
  /const body = Buffer\.concat\(chunks\);\n\s*console\.log\(body\.toString\(\)\);/,
  `const body = Buffer.concat(chunks).toString();
    if (res.statusCode >= 400) throw new Error(\`\${res.statusCode} \${body}\`);
    console.log(body);`,
];

const JAVA_END: End = [
  /(?=System\.out\.println\(response\.body\(\)\);\s*$)/,
  `if (response.statusCode() >= 400) {
    throw new RuntimeException(response.statusCode() + " " + response.body());
}
`,
];

const PHP_END: End = [
  /\$err = curl_error.*$/s,
  `if ($$response === false) {
  throw new RuntimeException(curl_error($$curl));
}
$$status = curl_getinfo($$curl, CURLINFO_RESPONSE_CODE);
if ($$status >= 400) {
  throw new RuntimeException("$$status $$response");
}
echo $$response;`,
];

const RUBY_END: End = [
  /puts response\.read_body\s*$/,
  `unless response.is_a?(Net::HTTPSuccess)
  raise "#{response.code} #{response.body}"
end
puts response.body`,
];

const CSHARP_END: End = [
  /using \((var response = .*)\)\n\{.*$/s,
  `using $1;
var answer = await response.Content.ReadAsStringAsync();
if (!response.IsSuccessStatusCode)
{
    throw new HttpRequestException($"{(int)response.StatusCode} {answer}");
}
Console.WriteLine(answer);`,
];

/** An empty part, and the path of its file, which the library has as a name. */
const CSHARP_FILE_PART = new RegExp(
  `new StringContent\\(""\\)((?:(?!new StringContent)[^;])*?FileName = )"${filePlaceholder("(\\S+?)")}"`,
  "g",
);

/** Writes the content of JSON with line breaks as a raw literal of C#, whose margin is that of its end. */
function rawCSharp(all: string, margin: string, start: string, literal: string): string {
  const text = indented(literal);
  if (text === undefined) return all;
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length));
  const quotes = '"'.repeat(longest + 1);
  const lines = [...text.split("\n"), `${quotes})`].map((line) => `${margin}    ${line}`);
  return [`${margin}${start}${quotes}`, ...lines].join("\n");
}

/** Writes the content of JSON with line breaks as a text block of Java. */
function textBlock(all: string, start: string, literal: string): string {
  const text = indented(literal)?.replaceAll("\\", "\\\\");
  if (text === undefined) return all;
  const lines = text.split("\n").map((line) => `        ${line}`);
  return `${start}"""\n${lines.join("\n")}"""`;
}

/** Writes a body in Ruby: JSON with line breaks as it is, another text without variables. */
function rubyBody(_: string, start: string, literal: string): string {
  const text = indented(literal);
  if (text === undefined) return `${start}${literal.replace(/#(?=[{$@])/g, "\\#")}`;
  const lines = text.split("\n").map((line) => `  ${line}`);
  return `${start}<<~'JSON'\n${lines.join("\n")}\nJSON`;
}

/** Returns the JSON in a string literal with line breaks, undefined if there is none. */
function indented(literal: string): string | undefined {
  try {
    const text = JSON.stringify(JSON.parse(JSON.parse(literal)), null, 2);
    return text.includes("\n") ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Escapes what are variables in double quotes, and writes JSON as an array. */
function finishPhp(source: string, { postData }: HarRequest): string {
  // What curl does by itself. With a body, it would not send GET.
  const implied = `PORT|ENCODING|MAXREDIRS|HTTP_VERSION${postData ? "" : '|CUSTOMREQUEST => "GET"'}`;
  return source
    .replace(new RegExp(`^ {2}CURLOPT_(?:${implied}).*\\n`, "gm"), "")
    .replace(...PHP_END)
    .replace(/^ {2}CURLOPT_(?:HTTPHEADER => \[\n(?: {4}".*\n)+|\w+ => ".*)/gm, (lines) =>
      lines.replace(/\$/g, "\\$"),
    )
    .replace(
      /(CURLOPT_POSTFIELDS => json_encode\().*?(?=\),\n(?: {2}CURLOPT_\w+ =>|\]\);\n))/s,
      (_, start: string) => `${start}${phpValue(JSON.parse(postData?.text ?? "null"), "  ")}`,
    );
}

/** Writes JSON as a value of PHP, which tells empty objects from empty lists. */
function phpValue(value: Json, margin: string): string {
  if (typeof value === "string") return `'${value.replace(/['\\]/g, "\\$&")}'`;
  if (typeof value !== "object" || value === null) return String(value);
  const inside = `${margin}  `;
  const members = Array.isArray(value)
    ? value.map((item) => phpValue(item, inside))
    : Object.entries(value).map(([name, item]) => {
        return `${phpValue(name, inside)} => ${phpValue(item, inside)}`;
      });
  if (members.length === 0) return Array.isArray(value) ? "[]" : "new stdClass()";
  return `[\n${members.map((one) => `${inside}${one},\n`).join("")}${margin}]`;
}
