import type { HarBody, HarRequest } from "./compose-request";
import { fileName as nameOf } from "./file-path";
import type { Field } from "./multipart";
import { dispositionOf, FORM_DATA, multipartText } from "./multipart";
import type { Secret } from "./placeholders";
import { FRESH, fileOf, splitSecrets, userOf, withFiles } from "./placeholders";

/** A body as these languages write it. */
type Body =
  | { kind: "none" }
  | { kind: "text"; text: string }
  | { kind: "file"; path: string }
  | { kind: "form"; fields: readonly Field[] }
  /** A text with placeholders for the contents of files. */
  | { kind: "mixed"; text: string };

/** A request whose address is complete, with all headers in one list. */
interface PlainRequest {
  method: string;
  url: string;
  headers: ReadonlyArray<{ name: string; value: string }>;
  body: Body;
}

/** Returns a request as these languages write it: the library has no Rust, and outdated others. */
function plainRequest(request: HarRequest): PlainRequest {
  const { method, queryString, cookies, postData } = request;
  const { body, type } = plainBody(postData);
  const query = queryString
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return {
    method,
    url: `${request.url}${query ? `${request.url.includes("?") ? "&" : "?"}${query}` : ""}`,
    headers: [
      ...request.headers,
      ...(cookie ? [{ name: "Cookie", value: cookie }] : []),
      ...(type ? [{ name: "Content-Type", value: type }] : []),
    ],
    body,
  };
}

function plainBody(data: HarBody | undefined): { body: Body; type?: string } {
  if (data === undefined) return { body: { kind: "none" } };
  const { mimeType, text = "", params } = data;
  if (params === undefined) {
    const path = fileOf(text);
    return {
      body: path === undefined ? { kind: "text", text: indented(text) } : { kind: "file", path },
    };
  }
  if (mimeType === FORM_DATA) return { body: { kind: "form", fields: params } };
  if (mimeType.startsWith("multipart/")) {
    const { text: whole, mimeType: type } = multipartText(mimeType, params);
    return { body: { kind: "mixed", text: whole }, type };
  }
  const pairs = params.map(({ name, value = "" }) => [name, value]);
  return { body: { kind: "text", text: new URLSearchParams(pairs).toString() } };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Writes a text with secrets in it, in one language. */
function withSecrets(
  text: string,
  write: { text: (part: string) => string; secret: (secret: Secret) => string },
): string {
  return splitSecrets(text)
    .map((part) => (typeof part === "string" ? write.text(part) : write.secret(part)))
    .join("");
}

/** Returns the code that reads the secret of which a text consists, undefined for another text. */
function onlySecret(text: string, read: (variable: string) => string): string | undefined {
  const [first, ...others] = splitSecrets(text);
  const isOnly = typeof first === "object" && others.length === 0;
  return isOnly && first.password === undefined && first.variable !== FRESH
    ? read(first.variable)
    : undefined;
}

/** Returns the content of a string literal in double quotes, as most languages have it. */
function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Writes a request for Go with the standard library. */
export function writeGo(har: HarRequest): string {
  const { body, ...request } = plainRequest(har);
  const joined = (text: string, write: (part: string) => string) =>
    splitSecrets(text)
      .map((part) => {
        if (typeof part === "string") return write(part);
        return part.variable === FRESH ? "uuid.NewString()" : `os.Getenv("${part.variable}")`;
      })
      .join("+") || '""';
  const quoted = (text: string) => joined(text, JSON.stringify);
  // Raw literals cannot have backticks, and lose carriage returns.
  const raw = (text: string) =>
    /[`\r]/.test(text) ? quoted(text) : joined(text, (part) => `\`${part}\``);
  const sent = goBody(body, { quoted, raw });
  const argument = { none: "nil", form: "&body", file: "body", text: "body", mixed: "body" };
  const lines = [
    ...sent,
    `\trequest, err := http.NewRequest("${request.method}", ${quoted(request.url)}, ${argument[body.kind]})`,
    ...GO_CHECK,
    ...request.headers.map(({ name, value }) => {
      const user = userOf(value);
      return user
        ? `\trequest.SetBasicAuth(os.Getenv("${user.variable}"), os.Getenv("${user.password}"))`
        : `\trequest.Header.Set(${quoted(name)}, ${quoted(value)})`;
    }),
    ...(body.kind === "form"
      ? ['\trequest.Header.Set("Content-Type", form.FormDataContentType())']
      : []),
    "",
    "\tresponse, err := http.DefaultClient.Do(request)",
    ...GO_CHECK,
    "\tdefer response.Body.Close()",
    "\tanswer, err := io.ReadAll(response.Body)",
    ...GO_CHECK,
    "\tif response.StatusCode >= 400 {",
    '\t\tlog.Fatalf("%s: %s", response.Status, answer)',
    "\t}",
    "\tfmt.Println(string(answer))",
  ];
  const text = lines.join("\n");
  const imports = GO_IMPORTS.filter(([, use]) => use.test(text)).map(([name]) => name);
  return [
    "package main",
    "",
    "import (",
    ...imports.map((name) => `\t"${name}"`),
    ")",
    "",
    "func main() {",
    text,
    "}",
  ].join("\n");
}

type WriteText = (text: string) => string;

/** Returns the lines of Go that make the body. */
function goBody(body: Body, { quoted, raw }: Record<"quoted" | "raw", WriteText>): string[] {
  if (body.kind === "none") return [];
  if (body.kind === "text") return [`\tbody := strings.NewReader(${raw(body.text)})`];
  if (body.kind === "file") return [`\tbody, err := os.Open("${body.path}")`, ...GO_CHECK];
  if (body.kind === "form") return goForm(body.fields);
  const files: string[] = [];
  const parts = withFiles(body.text, {
    text: quoted,
    file: (path) => `string(file${numberOf(files.push(path))})`,
  });
  const read = files.flatMap((path, index) => [
    `\tfile${numberOf(index + 1)}, err := os.ReadFile("${path}")`,
    ...GO_CHECK,
  ]);
  return [...read, `\tbody := strings.NewReader(${parts.join(" + ")})`];
}

/** Returns what makes the names of all but the first variable different. */
function numberOf(count: number): string {
  return count === 1 ? "" : String(count);
}

function goForm(fields: readonly Field[]): string[] {
  let count = 0;
  const written = fields.flatMap(({ name, value = "", fileName, contentType }) => {
    const text = JSON.stringify(value);
    if (fileName === undefined && contentType === undefined) {
      return goTry(`err := form.WriteField(${JSON.stringify(name)}, ${text})`);
    }
    count += 1;
    const [file, header, part] = ["file", "header", "part"].map((word) => word + numberOf(count));
    const open = [
      `\t${file}, err := os.Open("${fileName}")`,
      ...GO_CHECK,
      `\tdefer ${file}.Close()`,
    ];
    const typed = [
      `\t${header} := textproto.MIMEHeader{`,
      `\t\t"Content-Disposition": {${JSON.stringify(dispositionOf(name, fileName))}},`,
      `\t\t"Content-Type":        {${JSON.stringify(contentType)}},`,
      "\t}",
      `\t${part}, err := form.CreatePart(${header})`,
    ];
    const made = `form.CreateFormFile(${JSON.stringify(name)}, filepath.Base(${file}.Name()))`;
    return [
      ...(fileName === undefined ? [] : open),
      ...(contentType === undefined ? [`\t${part}, err := ${made}`] : typed),
      ...GO_CHECK,
      ...goTry(
        fileName === undefined
          ? `_, err := io.WriteString(${part}, ${text})`
          : `_, err := io.Copy(${part}, ${file})`,
      ),
    ];
  });
  return [
    "\tvar body bytes.Buffer",
    "\tform := multipart.NewWriter(&body)",
    ...written,
    ...goTry("err := form.Close()"),
  ];
}

function goTry(statement: string): string[] {
  return [`\tif ${statement}; err != nil {`, "\t\tlog.Fatal(err)", "\t}"];
}

/** Packages, and what code needs them. */
const GO_IMPORTS: ReadonlyArray<readonly [name: string, use: RegExp]> = [
  ["bytes", /bytes\.Buffer/],
  ["fmt", /fmt\./],
  ["github.com/google/uuid", /uuid\.NewString\(/],
  ["io", /io\./],
  ["log", /log\.Fatal/],
  ["mime/multipart", /multipart\.NewWriter/],
  ["net/http", /http\./],
  ["net/textproto", /textproto\.MIMEHeader/],
  ["os", /\bos\.(?:Getenv|ReadFile|Open)\(/],
  ["path/filepath", /filepath\.Base\(/],
  ["strings", /strings\.NewReader\(/],
];

const GO_CHECK = ["\tif err != nil {", "\t\tlog.Fatal(err)", "\t}"];

/** Writes a request for PowerShell 7. */
export function writePowerShell(har: HarRequest): string {
  const { method, url, headers, body } = plainRequest(har);
  const literal = (text: string) =>
    onlySecret(text, (variable) => `$env:${variable}`) ??
    `"${withSecrets(text, {
      text: (part) => part.replace(/[`"$]/g, "`$&"),
      secret: ({ variable, password }) =>
        password === undefined
          ? `$(${variable === FRESH ? "New-Guid" : `$env:${variable}`})`
          : `$([Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes($env:${variable} + ":" + $env:${password})))`,
    })}"`;
  const isType = ({ name }: { name: string }) => name.toLowerCase() === "content-type";
  const type = headers.find(isType)?.value;
  const others = headers.filter((header) => !isType(header));
  const word = `${method.charAt(0)}${method.slice(1).toLowerCase()}`;
  const isKnown = /^(?:GET|POST|PUT|DELETE|HEAD|PATCH|OPTIONS|TRACE)$/.test(method);
  const valueOf = (field: Field) =>
    field.fileName === undefined ? literal(field.value ?? "") : `(Get-Item "${field.fileName}")`;
  const form = (fields: readonly Field[]) =>
    [...new Set(fields.map(({ name }) => name))].map((name) => {
      const values = fields.filter((field) => field.name === name).map(valueOf);
      return `    ${literal(name)} = ${values.length > 1 ? `@(${values.join(", ")})` : values[0]}`;
    });
  const content = {
    none: [],
    file: [],
    text: body.kind === "text" ? [`$body = @'\n${body.text.replace(/^'@/gm, " '@")}\n'@`] : [],
    form: body.kind === "form" ? [`$form = @{\n${form(body.fields).join("\n")}\n}`] : [],
    mixed:
      body.kind === "mixed"
        ? [
            `$body = @"\n${withFiles(body.text, {
              text: (text) => text.replace(/[`$]/g, "`$&"),
              file: (path) => `$(Get-Content -Raw "${path}")`,
            }).join("")}\n"@`,
          ]
        : [],
  }[body.kind];
  const sent = {
    none: [],
    file: body.kind === "file" ? [`-InFile "${body.path}"`] : [],
    form: ["-Form $form"],
    text: ["-Body $body"],
    mixed: ["-Body $body"],
  }[body.kind];
  return [
    ...(others.length > 0
      ? [
          `$headers = @{\n${others
            .map(({ name, value }) => `    ${literal(name)} = ${literal(value)}`)
            .join("\n")}\n}`,
        ]
      : []),
    ...content,
    [
      "Invoke-RestMethod",
      isKnown ? `-Method ${word}` : `-CustomMethod "${method}"`,
      `-Uri ${literal(url)}`,
      ...(others.length > 0 ? ["-Headers $headers"] : []),
      ...(type ? [`-ContentType ${literal(type)}`] : []),
      ...sent,
    ].join(" `\n    "),
  ].join("\n");
}

/** Writes a request for Rust with reqwest. */
export function writeRust(har: HarRequest): string {
  const { method, url, headers, body } = plainRequest(har);
  const read = (variable: string) =>
    variable === FRESH ? "uuid::Uuid::new_v4().to_string()" : `std::env::var("${variable}")?`;
  const rust = (text: string) => {
    const parts = splitSecrets(text);
    const secrets = parts.filter((part): part is Secret => typeof part !== "string");
    const plain = (part: string) =>
      escaped(part)
        .replace(/\\u([\da-f]{4})/gi, "\\u{$1}")
        .replace(/\\([bf])/g, "\\u{0$1}");
    if (secrets.length === 0) return `"${plain(text)}"`;
    const format = parts.map((part) =>
      typeof part === "string" ? plain(part).replace(/[{}]/g, "$&$&") : "{}",
    );
    const values = secrets.map(({ variable }) => read(variable));
    const isOnly = parts.length === 1;
    return isOnly ? String(values[0]) : `format!("${format.join("")}", ${values.join(", ")})`;
  };
  const raw = (text: string) => {
    const marks = "#".repeat(
      Math.max(0, ...[...text.matchAll(/"(#*)/g)].map(([, one = ""]) => one.length)) + 1,
    );
    return `r${marks}"${text}"${marks}`;
  };
  const part = ({ name, value = "", fileName, contentType }: Field) => {
    if (fileName === undefined && contentType === undefined) {
      return `.text(${rust(name)}, ${rust(value)})`;
    }
    const made =
      fileName === undefined ? `Part::text(${rust(value)})` : `Part::file("${fileName}")?`;
    const type = contentType === undefined ? "" : `.mime_str(${rust(contentType)})?`;
    return `.part(${rust(name)}, ${made}${type})`;
  };
  const sent = {
    none: [],
    file: body.kind === "file" ? [`.body(std::fs::File::open("${body.path}")?)`] : [],
    text: body.kind === "text" ? [`.body(${raw(body.text)})`] : [],
    form: [".multipart(form)"],
    mixed:
      body.kind === "mixed"
        ? [
            `.body([${withFiles(body.text, {
              text: rust,
              file: (path) => `&std::fs::read_to_string("${path}")?`,
            }).join(", ")}].concat())`,
          ]
        : [],
  }[body.kind];
  const known = /^(?:GET|POST|PUT|DELETE|HEAD|PATCH)$/.test(method);
  const start = known
    ? `.${method.toLowerCase()}(${rust(url)})`
    : `.request(reqwest::Method::from_bytes(b"${method}")?, ${rust(url)})`;
  const lines = [
    start,
    ...headers.map(({ name, value }) => {
      const user = userOf(value);
      return user
        ? `.basic_auth(${read(user.variable)}, Some(${read(user.password)}))`
        : `.header(${rust(name)}, ${rust(value)})`;
    }),
    ...sent,
    ".send()?",
    ".error_for_status()?;",
  ];
  const form =
    body.kind === "form"
      ? [
          "    let form = Form::new()",
          `${body.fields.map((field) => `        ${part(field)}`).join("\n")};`,
        ]
      : [];
  const usesPart = form.some((line) => line.includes("Part::"));
  return [
    ...(form.length > 0
      ? [`use reqwest::blocking::multipart::${usesPart ? "{Form, Part}" : "Form"};`, ""]
      : []),
    "fn main() -> Result<(), Box<dyn std::error::Error>> {",
    ...form,
    "    let response = reqwest::blocking::Client::new()",
    ...lines.map((line) => `        ${line}`),
    '    println!("{}", response.text()?);',
    "    Ok(())",
    "}",
  ].join("\n");
}

/** A dollar sign in a raw string of Kotlin. */
const DOLLAR = `\${'$'}`;

/** Writes a request for Kotlin with OkHttp. */
export function writeKotlin(har: HarRequest): string {
  const { method, url, headers, body } = plainRequest(har);
  const read = (variable: string) =>
    variable === FRESH ? "java.util.UUID.randomUUID().toString()" : `System.getenv("${variable}")`;
  const secret = ({ variable, password }: Secret) =>
    password === undefined
      ? read(variable)
      : `java.util.Base64.getEncoder().encodeToString((${read(variable)} + ":" + ${read(password)}).toByteArray())`;
  const kotlin = (text: string) => {
    const [only, ...others] = splitSecrets(text);
    if (typeof only === "object" && others.length === 0) return secret(only);
    return `"${withSecrets(text, {
      text: (part) => escaped(part).replaceAll("$", "\\$").replaceAll("\\f", "\\u000c"),
      secret: (one) => `\${${secret(one)}}`,
    })}"`;
  };
  const raw = (text: string) =>
    text.includes("\n") && !text.includes('"""')
      ? `"""\n${text.replace(/\$/g, () => DOLLAR)}\n""".trim()`
      : kotlin(text);
  const type = headers.find(({ name }) => name.toLowerCase() === "content-type")?.value;
  const made = kotlinBody(method, body, { kotlin, raw, type });
  const argument = made ? "body" : "";
  const call =
    /^(?:POST|PUT|PATCH|DELETE)$/.test(method) || (!made && /^(?:GET|HEAD)$/.test(method))
      ? `.${method.toLowerCase()}(${argument})`
      : `.method("${method}", ${argument || "null"})`;
  const lines = [
    ...(made ? [made] : []),
    "val request = Request.Builder()",
    `    .url(${kotlin(url)})`,
    ...headers
      // OkHttp takes it from the body.
      .filter(({ name }) => name.toLowerCase() !== "content-type" || !made)
      .map(({ name, value }) => `    .header(${kotlin(name)}, ${kotlin(value)})`),
    `    ${call}`,
    "    .build()",
    "",
    "OkHttpClient().newCall(request).execute().use { response ->",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of Kotlin
    '    check(response.isSuccessful) { "${response.code} ${response.body?.string()}" }',
    "    println(response.body?.string())",
    "}",
  ];
  const text = lines.join("\n");
  const imports = [
    ...(text.includes('File("') ? ["java.io.File"] : []),
    "okhttp3.*",
    ...(text.includes(".toMediaType(") ? ["okhttp3.MediaType.Companion.toMediaType"] : []),
    ...(text.includes(".asRequestBody(") ? ["okhttp3.RequestBody.Companion.asRequestBody"] : []),
    ...(text.includes(".toRequestBody(") ? ["okhttp3.RequestBody.Companion.toRequestBody"] : []),
  ];
  return `${imports.map((name) => `import ${name}`).join("\n")}\n\n${text}`;
}

/** Returns the lines of Kotlin that make the body. */
function kotlinBody(
  method: string,
  body: Body,
  { kotlin, raw, type }: Record<"kotlin" | "raw", WriteText> & { type: string | undefined },
): string {
  const mediaType = (name = "") => (name === "" ? "" : `${kotlin(name)}.toMediaType()`);
  const part = ({ name, value = "", fileName, contentType }: Field) => {
    if (fileName === undefined && contentType === undefined) {
      return `    .addFormDataPart(${kotlin(name)}, ${kotlin(value)})`;
    }
    const [file, content] =
      fileName === undefined
        ? ["null", `${kotlin(value)}.toRequestBody`]
        : [kotlin(nameOf(fileName)), `File("${fileName}").asRequestBody`];
    return `    .addFormDataPart(${kotlin(name)}, ${file}, ${content}(${mediaType(contentType)}))`;
  };
  switch (body.kind) {
    case "none":
      return /^(?:POST|PUT|PATCH)$/.test(method) ? 'val body = "".toRequestBody()' : "";
    case "file":
      return `val body = File("${body.path}").asRequestBody(${mediaType(type)})`;
    case "text":
      return `val body = ${raw(body.text)}.toRequestBody(${mediaType(type)})`;
    case "form":
      return [
        "val body = MultipartBody.Builder()",
        "    .setType(MultipartBody.FORM)",
        ...body.fields.map(part),
        "    .build()",
      ].join("\n");
    case "mixed": {
      const file = (path: string) => `File("${path}").readText()`;
      const text = withFiles(body.text, { text: kotlin, file }).join(" + ");
      return `val body = (${text})\n    .toRequestBody(${mediaType(type)})`;
    }
  }
}

/** Writes a request for Swift with URLSession. */
export function writeSwift(har: HarRequest): string {
  const { body, ...request } = plainRequest(har);
  const swift = (text: string) =>
    onlySecret(text, (variable) => `ProcessInfo.processInfo.environment["${variable}"]!`) ??
    `"${withSecrets(text, {
      text: (part) =>
        escaped(part)
          .replace(/\\u([\da-f]{4})/gi, "\\u{$1}")
          .replace(/\\([bf])/g, "\\u{0$1}"),
      secret: ({ variable, password }) => {
        const read = (name: string) =>
          name === FRESH ? "UUID()" : `ProcessInfo.processInfo.environment["${name}"]!`;
        return password === undefined
          ? `\\(${read(variable)})`
          : `\\(Data((${read(variable)} + ":" + ${read(password)}).utf8).base64EncodedString())`;
      },
    })}"`;
  const raw = (text: string) =>
    text.includes("\n") && !text.includes('"""#') ? `#"""\n${text}\n"""#` : swift(text);
  const whole =
    body.kind === "form" ? multipartText(FORM_DATA, body.fields) : { text: "", mimeType: "" };
  const read = (path: string) => `try Data(contentsOf: URL(fileURLWithPath: "${path}"))`;
  const parts = withFiles(body.kind === "mixed" ? body.text : whole.text, {
    text: (text) => `Data(${swift(text)}.utf8)`,
    file: read,
  });
  const inParts = `request.httpBody = ${parts.join("\n    + ")}`;
  const sent = {
    none: [],
    file: body.kind === "file" ? [`request.httpBody = ${read(body.path)}`] : [],
    text: body.kind === "text" ? [`request.httpBody = Data(${raw(body.text)}.utf8)`] : [],
    form: [inParts],
    mixed: [inParts],
  }[body.kind];
  const headers = [
    ...request.headers,
    ...(body.kind === "form" ? [{ name: "Content-Type", value: whole.mimeType }] : []),
  ];
  return [
    "import Foundation",
    "",
    `var request = URLRequest(url: URL(string: ${swift(request.url)})!)`,
    `request.httpMethod = "${request.method}"`,
    ...headers.map(
      ({ name, value }) => `request.setValue(${swift(value)}, forHTTPHeaderField: ${swift(name)})`,
    ),
    ...sent,
    "",
    "let (data, response) = try await URLSession.shared.data(for: request)",
    "let answer = String(decoding: data, as: UTF8.self)",
    "guard let status = (response as? HTTPURLResponse)?.statusCode, status < 400 else {",
    "    fatalError(answer)",
    "}",
    "print(answer)",
  ].join("\n");
}
