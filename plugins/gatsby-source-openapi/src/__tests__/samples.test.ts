import { execFileSync } from "node:child_process";
import type { HarBody, HarRequest } from "../samples/compose-request";
import { LANGUAGES } from "../samples/languages";
import { writeGo } from "../samples/own-languages";
import { FRESH, placeholder } from "../samples/placeholders";
import { writeSample } from "../samples/write-sample";
import { loadFixture, modelOf, operation } from "./load-fixture";

async function sampleOf(slug: string, id: string): Promise<string> {
  const { model } = await loadFixture("samples.yaml");
  return operation(model, slug).samples.find((sample) => sample.id === id)?.source ?? "";
}

const EMPTY: HarRequest = {
  method: "POST",
  url: "https://os.Example.io/a",
  httpVersion: "HTTP/1.1",
  headers: [],
  queryString: [],
  cookies: [],
  headersSize: -1,
  bodySize: -1,
  hasCertificate: false,
};

describe("request samples", () => {
  it("come in many languages, curl first", async () => {
    const { model } = await loadFixture("samples.yaml");
    expect(operation(model, "send").samples.map(({ label }) => label)).toEqual([
      "curl",
      "JavaScript",
      "JavaScript (axios)",
      "Python",
      "Python (httpx)",
      "Node.js",
      "Go",
      "Java",
      "PHP",
      "Ruby",
      "C#",
      "PowerShell",
      "Rust",
      "Kotlin",
      "Swift",
    ]);
  });

  const ids = "curl javascript javascript-axios python python-httpx node go java php ruby csharp";
  const all = [...ids.split(" "), "powershell", "rust", "kotlin", "swift"];

  it.each(all)("write the request in %s", async (id) => {
    expect(await sampleOf("send", id)).toMatchSnapshot();
  });

  it.each(all)("read each secret of a request from its own variable in %s", async (id) => {
    const source = await sampleOf("secret", id);
    for (const variable of ["API_USERNAME", "API_PASSWORD", "API_KEY"])
      expect(source).toContain(variable);
    expect(source).not.toContain("PLACEHOLDER");
    expect(source).toMatchSnapshot();
  });

  it.each([
    ["javascript", "if (!response.ok) throw"],
    ["python", "raise_for_status()"],
    ["node", "if (res.statusCode >= 400) throw"],
    ["go", "if response.StatusCode >= 400 {"],
    ["java", "if (response.statusCode() >= 400) {"],
    ["php", "if ($status >= 400) {"],
    ["ruby", "unless response.is_a?(Net::HTTPSuccess)"],
    ["csharp", "{(int)response.StatusCode} {answer}"],
    ["rust", "error_for_status()"],
    ["kotlin", "check(response.isSuccessful)"],
    ["swift", "status < 400 else {"],
  ])("fail in %s if the answer is an error", async (id, check) => {
    expect(await sampleOf("send", id)).toContain(check);
  });

  it("ask for headers only as curl does, with certificate", async () => {
    expect(await sampleOf("look", "curl")).toBe(
      "curl https://api.example/v1/secret \\\n  --head \\\n  --cert client.pem --key client.key",
    );
    expect(await sampleOf("look", "python")).toContain('    cert=("client.pem", "client.key"),\n');
  });

  it.each([
    ["Idempotency-Key", false, true],
    ["Idempotency-Token", false, true],
    ["X-Idempotency-Token-V2", false, true],
    ["X-Trace-Id", false, false],
    ["If-Match", true, true],
  ])("with an example of the header %s (required: %s) have it: %s", (name, required, isSent) => {
    const get = {
      parameters: [{ name, in: "header", required, schema: { type: "string" }, example: "one-1" }],
      responses: { "200": { description: "Fine." } },
    };
    const model = modelOf({
      openapi: "3.1.1",
      info: { title: "Test", version: "1" },
      paths: { "/": { get } },
    });
    expect(model.operations[0]?.samples[0]?.source?.includes(`${name}: one-1`)).toBe(isSent);
  });

  it.each([
    ["Idempotency-Key", "KEY_VALUE", "$(uuidgen)"],
    ["Idempotency-Key", "497f6eca-6276-4993-bfeb-53cbbbba6f08", "$(uuidgen)"],
    ["Idempotency-Key", "order-17", "order-17"],
    ["Idempotency-Key", "4wE7HVG5rW3R7Xg1", "$(uuidgen)"],
    ["PayPal-Request-Id", "", "$(uuidgen)"],
    ["x-fapi-interaction-id", "", "$(uuidgen)"],
    ["X-Channel", "KEY_VALUE", "KEY_VALUE"],
    ["X-Tenant-Id", "497f6eca-6276-4993-bfeb-53cbbbba6f08", "YOUR_TENANT_ID"],
    ["X-Event-Id", "order-17", "order-17"],
  ])("with the header %s and the example %s send %s", (name, example, sent) => {
    const schema = { type: "string" };
    const parameters = [{ name, in: "header", required: true, schema, example }];
    const model = modelOf({
      openapi: "3.1.1",
      info: { title: "Test", version: "1" },
      paths: { "/": { post: { parameters, responses: {} } } },
    });
    expect(model.operations[0]?.samples[0]?.source).toContain(`${name}: ${sent}`);
  });

  it("offer an optional header with a new value for each request", () => {
    const parameters = [{ name: "X-Request-Id", in: "header", schema: { type: "string" } }];
    const model = modelOf({ paths: { "/": { get: { parameters, responses: {} } } } });
    const [choice] = model.operations[0]?.request?.parameters ?? [];
    expect(choice).toMatchObject({
      isSent: false,
      pairs: [{ value: placeholder({ variable: FRESH }) }],
    });
  });

  it.each<[unknown, string]>([
    [{}, "filter=YOUR_FILTER"],
    [[], "filter=YOUR_FILTER"],
    [null, "filter=YOUR_FILTER"],
    ["<filter>", "filter=YOUR_FILTER"],
    ["new", "filter=new"],
    [0, "filter=0"],
    [{ state: "new" }, "state=new"],
    [["new"], "filter=new"],
  ])("with the example %j of a parameter send %s", (example, query) => {
    const parameters = [{ name: "filter", in: "query", required: true, schema: {}, example }];
    const model = modelOf({ paths: { "/": { get: { parameters, responses: {} } } } });
    expect(model.operations[0]?.samples[0]?.source).toContain(query);
  });

  it.each([
    ["curl", '"Idempotency-Key: $(uuidgen)"'],
    ["javascript", "'Idempotency-Key': crypto.randomUUID()"],
    ["javascript-axios", "'Idempotency-Key': crypto.randomUUID()"],
    ["python", '"Idempotency-Key": str(uuid.uuid4())'],
    ["python", "import uuid\n\nimport requests\n"],
    ["node", "crypto.randomUUID()"],
    ["go", '"github.com/google/uuid"'],
    ["go", '"Idempotency-Key", uuid.NewString())'],
    ["java", '"Idempotency-Key", java.util.UUID.randomUUID().toString())'],
    ["php", "bin2hex(random_bytes(16))"],
    ["ruby", "require 'securerandom'\n"],
    ["csharp", '"Idempotency-Key", Guid.NewGuid().ToString()'],
    ["powershell", '"Idempotency-Key" = "$(New-Guid)"'],
    ["rust", '"Idempotency-Key", uuid::Uuid::new_v4().to_string())'],
    ["kotlin", '"Idempotency-Key", java.util.UUID.randomUUID().toString())'],
    ["swift", '"\\(UUID())", forHTTPHeaderField: "Idempotency-Key"'],
  ])("make a new key for each request in %s: %s", (id, code) => {
    const parameters = [
      { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string" } },
    ];
    const model = modelOf({ paths: { "/": { post: { parameters, responses: {} } } } });
    const sample = model.operations[0]?.samples.find((one) => one.id === id);
    expect(sample?.source).toContain(code);
    expect(sample?.source).not.toContain("FRESH");
  });

  it.each<[string, object[], string]>([
    ["python", [{ name: "limit" }, { name: "tag" }], 'params={"limit": 1, "tag": "YOUR_TAG"},'],
    [
      "python",
      [{ name: "tags", schema: { type: "array", items: { type: "string" }, example: ["a", "b"] } }],
      'params={"tags": ["a", "b"]},',
    ],
    ["python", [{ name: "X-Number", in: "header" }], 'headers={"X-Number": "1"},'],
    ["javascript", [{ name: "tag" }], "fetch('https://YOUR_HOST/?tag=YOUR_TAG');"],
    [
      "javascript",
      [{ name: "limit" }, { name: "tag" }],
      "const query = new URLSearchParams({ limit: '1', tag: 'YOUR_TAG' });\n\n" +
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of the sample
        "const response = await fetch(`https://YOUR_HOST/?${query}`);",
    ],
    [
      "javascript",
      [{ name: "tags", schema: { type: "array", items: { type: "string" }, example: ["a", "b"] } }],
      "new URLSearchParams([['tags', 'a'], ['tags', 'b']]);",
    ],
  ])("write a query in %s of %j: %s", (id, list, code) => {
    const parameters = list.map((one) => ({
      in: "query",
      required: true,
      schema: { type: /limit|Number/.test(JSON.stringify(one)) ? "integer" : "string", maximum: 1 },
      ...one,
    }));
    const model = modelOf({ paths: { "/": { get: { parameters, responses: {} } } } });
    const source = model.operations[0]?.samples.find((one) => one.id === id)?.source;
    expect(source?.replace(/,\n *timeout=30/, ",\n    timeout=30")).toContain(code);
  });

  it.each([
    ["id", { schema: { type: "string", pattern: "^\\d+$" } }, "YOUR_ID"],
    ["id", { schema: { type: "integer" } }, "YOUR_ID"],
    ["id", { schema: { type: "integer", example: 42 } }, "YOUR_ID"],
    ["id", { schema: { type: "string", format: "uuid" } }, "YOUR_ID"],
    ["userId", { schema: { type: "string" }, example: "5f0a" }, "YOUR_USER_ID"],
    ["userId", { schema: { type: "string" }, example: "me" }, "me"],
    ["project_slug", { schema: { type: "string" }, example: "shop" }, "YOUR_PROJECT_SLUG"],
    ["score", { schema: { type: "string" }, example: "drive-0B000000000" }, "YOUR_SCORE"],
    ["code", { schema: { type: "string" }, example: "startup" }, "startup"],
    ["index_name", { schema: { type: "string" }, example: "test-index" }, "test-index"],
    ["day", { schema: { type: "string" }, example: "2026-01-15" }, "2026-01-15"],
    ["model_id", { schema: { type: "string" }, example: "large-2" }, "large-2"],
    ["size_id", { schema: { type: "string", enum: ["s", "m"] } }, "s"],
    ["page", { schema: { type: "string", pattern: "^[A-Z0-9]+$" } }, "YOURPAGE"],
    ["page", { schema: { type: "integer" } }, "1"],
    ["number", { schema: { type: "integer", example: 0 } }, "0"],
    ["number", { schema: { type: "integer", maximum: 0 } }, "0"],
    ["page", { schema: { type: "string" }, example: "{{page}}" }, "YOUR_PAGE"],
    ["page", { schema: { type: "string" }, example: "<the page>" }, "YOUR_PAGE"],
    ["page", { schema: { type: "string", example: "{page}" } }, "YOUR_PAGE"],
    ["page", { schema: { type: "string" }, example: "string" }, "YOUR_PAGE"],
    ["page", { schema: { type: "string" }, example: "a{b}" }, "a%7Bb%7D"],
    ["page", undefined, "YOUR_PAGE"],
  ])("write the path with the parameter %s, %j, as %s", (name, declared, path) => {
    const parameters = declared ? [{ name, in: "path", required: true, ...declared }] : [];
    const model = modelOf({
      openapi: "3.1.1",
      info: { title: "Test", version: "1" },
      paths: { [`/{${name}}`]: { get: { parameters, responses: {} } } },
    });
    expect(model.operations[0]?.samples[0]?.source).toBe(`curl https://YOUR_HOST/${path}`);
  });

  it.each([
    ["/storage_boxes/{id}", "/storage_boxes/YOUR_STORAGE_BOX_ID"],
    ["/users/{id}/keys/{key}", "/users/YOUR_USER_ID/keys/YOUR_KEY"],
    ["/styles/{key}", "/styles/YOUR_STYLE_KEY"],
    ["/search/{id}", "/search/YOUR_ID"],
    ["/journals/{id}.json", "/journals/YOUR_JOURNAL_ID.json"],
    ["/v1/{id}", "/v1/YOUR_ID"],
    ["/application/{id}", "/application/YOUR_APPLICATION_ID"],
    ["/users/{userId}", "/users/YOUR_USER_ID"],
  ])("say in the path %s what an id is of: %s", (pathTemplate, path) => {
    const model = modelOf({
      openapi: "3.1.1",
      info: { title: "Test", version: "1" },
      paths: { [pathTemplate]: { get: { responses: {} } } },
    });
    expect(model.operations[0]?.samples[0]?.source).toContain(`https://YOUR_HOST${path}`);
  });

  it.each([
    ["/comments", "YOUR_COMMENT_ID"],
    ["/posts/{post_id}/comments", "YOUR_COMMENT_ID"],
    ["/comments/{comment}", "YOUR_COMMENT_ID"],
    ["/comments.delete", "YOUR_COMMENT_ID"],
    ["/news", "YOUR_ID"],
    ["/comments/delete", "YOUR_ID"],
  ])("say in the body and the query of %s what an id is of: %s", (pathTemplate, id) => {
    const schema = { type: "string" };
    const parameters = [{ name: "id", in: "query", required: true, schema }];
    const content = { "application/json": { example: { id: "1" } } };
    const post = { parameters, requestBody: { content }, responses: {} };
    const source = curlOf({ paths: { [pathTemplate]: { post } } });
    expect(source).toContain(`?id=${id}`);
    expect(source).toMatch(new RegExp(`"id": ?"${id}"`));
  });

  it.each([
    ["/indexes/{index_name}", "/indexes/YOUR_INDEX_NAME"],
    ["/currencies/{currency_code}", "/currencies/a"],
    ["/pages/{name}", "/pages/a"],
  ])("replace in the path %s the name that tells things apart: %s", (pathTemplate, path) => {
    const [, name] = /\{(\w+)\}/.exec(pathTemplate) ?? [];
    const schema = { type: "string", example: "a" };
    const parameters = [{ name, in: "path", required: true, schema }];
    const source = curlOf({ paths: { [pathTemplate]: { get: { parameters, responses: {} } } } });
    expect(source).toContain(`https://YOUR_HOST${path}`);
  });

  it("do not send a fragment that tells paths apart", () => {
    const model = modelOf({ paths: { "/chats#stream": { post: { responses: {} } } } });
    expect(model.operations[0]?.samples[0]?.source).toContain("curl https://YOUR_HOST/chats ");
    expect(model.operations[0]?.samples[0]?.source).not.toContain("#stream");
  });

  it("import in Go what the code uses, and write bodies as they are", () => {
    const source = writeGo({
      ...EMPTY,
      postData: { mimeType: "application/json", text: '{"a":"`"}' },
    });
    expect(source).toContain('import (\n\t"fmt"\n\t"io"\n\t"log"\n\t"net/http"\n\t"strings"\n)');
    expect(source).toContain('strings.NewReader("{\\n  \\"a\\": \\"`\\"\\n}")');
    expect(writeGo(EMPTY)).toContain('"https://os.Example.io/a", nil)');
  });

  const raw = String.raw;

  it.each([
    ["curl", raw`"a": "'\"\\n\n$c #{d}\t"`, raw`'a='\''"\n`, raw`'\''"\n`],
    [
      "javascript",
      raw`a: '\'"\\n\n$c #{d}\t'`,
      raw`{ a: '\'"\\n\n$c #{d}\t' }`,
      raw`'\'"\\n\n$c #{d}\t'`,
    ],
    [
      "javascript-axios",
      raw`a: '\'"\\n\n$c #{d}\t'`,
      raw`{ a: '\'"\\n\n$c #{d}\t' }`,
      raw`'\'"\\n\n$c #{d}\t'`,
    ],
    [
      "python",
      raw`"a": "'\"\\n\n$c #{d}\t"`,
      raw`"a": "'\"\\n\n$c #{d}\t"`,
      raw`"'\"\\n\n$c #{d}\t"`,
    ],
    [
      "python-httpx",
      raw`"a": "'\"\\n\n$c #{d}\t"`,
      raw`"a": "'\"\\n\n$c #{d}\t"`,
      raw`"'\"\\n\n$c #{d}\t"`,
    ],
    ["node", raw`a: '\'"\\n\n$c #{d}\t'`, raw`a: '\'"\\n\n$c #{d}\t'`, raw`'\'"\\n\n$c #{d}\t'`],
    ["php", `'a' => '\\'"\\\\n\n$c #{d}\t'`, "a=%27%22", raw`"'\"\\n\n\$c #{d}\t"`],
    ["ruby", raw`  "a": "'\"\\n\n$c #{d}\t"`, "a=%27%22", raw`"'\"\\n\n$c \#{d}\t"`],
    [
      "csharp",
      raw`"a": "'\"\\n\n$c #{d}\t"`,
      raw`{ "a", "'\"\\n\n$c #{d}\t" }`,
      raw`"'\"\\n\n$c #{d}\t"`,
    ],
  ])(
    "escape texts in %s: in JSON, in forms, and as the whole body",
    (id, inJson, inForm, whole) => {
      const language = LANGUAGES.find((one) => one.id === id);
      const text = "'\"\\n\n$c #{d}\t";
      const write = (postData: HarBody) =>
        language && writeSample({ ...EMPTY, postData }, language, true);
      const json = JSON.stringify({ a: text });
      expect(write({ mimeType: "application/json", text: json })).toContain(inJson);
      const form = "application/x-www-form-urlencoded";
      expect(write({ mimeType: form, params: [{ name: "a", value: text }] })).toContain(inForm);
      expect(write({ mimeType: "text/plain", text })).toContain(whole);
    },
  );

  const jsonOf = (text: string) => ({ mimeType: "application/json", text });
  const withQuery = {
    url: "https://a.example/b?v=1",
    queryString: [{ name: "q", value: "a b&c" }],
  };
  const secret = placeholder({ variable: "API_KEY" });
  const withCapitals = { url: "https://API:80/a", postData: jsonOf('{"a":"api"}') };

  it.each<[string, Partial<HarRequest>, string]>([
    ["python", withQuery, 'requests.post("https://a.example/b", params={"v": 1, "q": "a b&c"}'],
    ["python-httpx", withQuery, 'httpx.post("https://a.example/b", params={"v": 1, "q": "a b&c"}'],
    ["php", { headers: [{ name: "X-Select", value: "$name" }] }, raw`"X-Select: \$name"`],
    ["php", { postData: jsonOf('{"a":"[\\n\\n]","b":[]}') }, "'a' => '[\n\n]',\n    'b' => [],"],
    ["php", { method: "GET", postData: jsonOf("{}") }, 'CURLOPT_CUSTOMREQUEST => "GET"'],
    [
      "php",
      { postData: jsonOf('{"a":[{"b":"\\\\"}]}') },
      raw`      [
        'b' => '\\',
      ],`,
    ],
    [
      "java",
      { postData: jsonOf('{"a":"\\n"}') },
      raw`"""
        {
          "a": "\\n"
        }"""))`,
    ],
    ["powershell", { headers: [{ name: "X-Key", value: secret }] }, '"X-Key" = $env:API_KEY'],
    [
      "swift",
      { headers: [{ name: "X-Key", value: secret }] },
      'setValue(ProcessInfo.processInfo.environment["API_KEY"]!, forHTTPHeaderField: "X-Key")',
    ],
    ["java", { method: "DELETE" }, ".DELETE()"],
    ["java", { method: "PATCH", postData: jsonOf("{}") }, '.method("PATCH", '],
    ["curl", { postData: { mimeType: "text/plain", text: "@a" } }, "--data-raw '@a'"],
    ["curl", { postData: jsonOf('{"a":[1,{"b":null}]}') }, `--data '{"a": [1, {"b": null}]}'`],
    [
      "curl",
      { postData: jsonOf(`{"a":"${"b".repeat(40)}"}`) },
      `--data '{\n    "a": "${"b".repeat(40)}"\n  }'`,
    ],
    ["curl", { url: "https://a.example/b[c]" }, "curl 'https://a.example/b[c]'"],
    ["curl", withQuery, "curl 'https://a.example/b?v=1&q=a%20b%26c'"],
    [
      "curl",
      { ...withQuery, method: "GET", url: `https://a.example/${"b".repeat(40)}` },
      " \\\n  --get \\\n  --data-urlencode 'q=a b&c'",
    ],
    ["curl", withCapitals, '"a": "api"'],
    ["curl", withCapitals, "https://API:80/a"],
    ["node", withCapitals, "a: 'api'"],
    ["node", withCapitals, "hostname: 'API'"],
  ])("in %s keep the values of %j: %s", (id, parts, code) => {
    const language = LANGUAGES.find((one) => one.id === id);
    expect(language && writeSample({ ...EMPTY, ...parts }, language, true)).toContain(code);
  });

  it.each(["GET", "HEAD"])("have none with fetch for %s with a body", (method) => {
    const language = LANGUAGES.find(({ id }) => id === "javascript");
    const write = (request: HarRequest) => language && writeSample(request, language, true);
    expect(write({ ...EMPTY, method, postData: jsonOf("{}") })).toBeUndefined();
    expect(write({ ...EMPTY, method })).toContain("fetch(");
  });

  it("tell empty objects from empty lists in PHP", () => {
    const php = LANGUAGES.find(({ id }) => id === "php");
    const postData = { mimeType: "application/json", text: '{"a":{},"b":[],"c":"{}"}' };
    expect(php && writeSample({ ...EMPTY, postData }, php, true)).toContain(
      "    'a' => new stdClass(),\n    'b' => [],\n    'c' => '{}',\n",
    );
  });

  it("give the document's own sample instead of a made one", async () => {
    const { model } = await loadFixture("samples.yaml");
    const [first, ...others] = operation(model, "form").samples;
    expect(first).toEqual({
      id: "python",
      lang: "python",
      label: "Python (own)",
      source: "print(1)",
    });
    expect(others.some(({ id }) => id === "python")).toBe(false);
  });

  const curlOf = (document: object) => {
    const model = modelOf({ openapi: "3.1.1", info: { title: "Test", version: "1" }, ...document });
    return model.operations[0]?.samples[0]?.source ?? "";
  };
  const cookie = { type: "apiKey", in: "cookie", name: "session" };
  const key = { type: "apiKey", in: "header", name: "Authorization" };
  const bearer = { ...key, description: "Write `Bearer <token>`." };
  const named = { ...key, name: "Authorization: Bearer" };

  it.each<[string, object[], string]>([
    ["quotes a cookie", [{ cookie: [] }], '--cookie "session=$SESSION_COOKIE"'],
    [
      "has no cookie if a key is enough",
      [{ cookie: [] }, { key: [] }],
      '"Authorization: $API_KEY"',
    ],
    ["has the prefix in a description", [{ bearer: [] }], '"Authorization: Bearer $MY_TOKEN"'],
    [
      "has the prefix in the name of a header",
      [{ named: [] }],
      '"Authorization: Bearer $API_NAMED"',
    ],
    ["keeps the order of others", [{ key: [] }, { bearer: [] }], '"Authorization: $API_KEY"'],
  ])("authenticate: curl %s", (_, security, expected) => {
    const source = curlOf({
      paths: { "/": { get: { security, responses: {} } } },
      components: { securitySchemes: { cookie, key, bearer, named } },
    });
    expect(source).toContain(expected);
    expect(source.match(/session|Authorization/g)).toHaveLength(1);
  });

  it.each<[string, string[], string]>([
    ["a media type rather than a range", ["*/*", "text/markdown"], "# Title"],
    ["JSON rather than another type", ["text/markdown", "application/json"], '"# Title"'],
    ["a text as JSON where any type is accepted", ["*/*"], '"# Title"'],
  ])("send %s", (_, types, body) => {
    const media = { schema: { type: "string", example: "# Title" } };
    const content = Object.fromEntries(types.map((type) => [type, media]));
    const source = curlOf({
      paths: { "/": { put: { requestBody: { required: true, content }, responses: {} } } },
    });
    expect(source).toContain(`--data '${body}'`);
  });

  it.each<[scheme: string, other: string, variable: string]>([
    ["apikey_authorizer", "other", "API_KEY"],
    ["api_key_header_auth", "other", "API_KEY"],
    ["appTokenAuthorizationHeader", "other", "APP_TOKEN"],
    ["JWTAuthorizer", "other", "MY_TOKEN"],
    ["JWTKeyAuth", "other", "MY_TOKEN"],
    ["OAuth2", "other", "API_OAUTH2"],
    ["secret", "other", "API_SECRET"],
    ["auth", "other", "API_KEY"],
    ["keyHeader", "keyQuery", "API_KEY"],
    ["X-Api-Key", "other", "API_KEY"],
    ["my_token", "other", "MY_TOKEN_KEY"],
    ["username", "other", "API_USERNAME_KEY"],
    ["secret", "api_secret", "API_SECRET_KEY"],
  ])("read a secret from a variable called like it: %s beside %s", (name, other, variable) => {
    const source = curlOf({
      paths: { "/": { get: { security: [{ [name]: [] }], responses: {} } } },
      components: { securitySchemes: { [other]: { ...key, in: "query" }, [name]: key } },
    });
    expect(source).toContain(`"Authorization: $${variable}"`);
  });

  it.each<[names: string[], variable: string]>([
    [["session"], "SESSION_COOKIE"],
    [["shop_session"], "SHOP_SESSION"],
    [["shop_session", "shop_session"], "SHOP_SESSION"],
    [["shop-session", "shop_session"], "SHOP_SESSION_COOKIE"],
    [["my_token"], "MY_TOKEN_COOKIE"],
  ])("read the last of the cookies %j from %s", (names, variable) => {
    const schemes = names.map((name, index) => [`role${index}`, { ...cookie, name }]);
    const last = `role${names.length - 1}`;
    const source = curlOf({
      paths: { "/": { get: { security: [{ [last]: [] }], responses: {} } } },
      components: { securitySchemes: Object.fromEntries(schemes) },
    });
    expect(source).toContain(`=$${variable}"`);
  });

  it.each<[string, string]>([
    ["Use `Token <key>`.", "Token "],
    ['Token-based authentication with required prefix "Token"', "Token "],
    ["Prefixed with `Bearer `.", "Bearer "],
    ['Type "Bearer" followed by a space and the token.', "Bearer "],
    ["The value is `GenieKey xxxxxxxx`.", "GenieKey "],
    ["Authorization: Token token=your-key", "Token token="],
    ["`SSWS {API token}`", "SSWS "],
    ["Authorization: Bearer {token}", "Bearer "],
    ['Prepended with "token" followed by a space.', "token "],
    ["A JWT, using the Bearer scheme.", "Bearer "],
    ["Enter your API key.", ""],
    ["Send the `access token` here.", ""],
  ])("have before a key what its description says: %s", (description, before) => {
    const source = curlOf({
      paths: { "/": { get: { security: [{ key: [] }], responses: {} } } },
      components: { securitySchemes: { key: { ...key, description } } },
    });
    expect(source).toContain(`"Authorization: ${before}$`);
  });

  it.each<[string, string]>([
    ["Send `Authorization: Token abc123` with each request.", "Token "],
    ["`authorization: 'Bearer sk_live_***'`", "Bearer "],
    ["`Authorization: YOUR_KEY`", ""],
    ["`Authorization: Token abc` or `Authorization: Key abc`", ""],
    ["Your key is secret.", ""],
  ])("have before a key what the description of the document shows: %s", (description, before) => {
    const source = curlOf({
      info: { title: "Test", version: "1", description },
      paths: { "/": { get: { security: [{ key: [] }], responses: {} } } },
      components: { securitySchemes: { key } },
    });
    expect(source).toContain(`"Authorization: ${before}$`);
  });

  const events = { "text/event-stream": {} };
  const stream = { "200": { description: "Events.", content: events } };
  const json = { "application/json": {} };
  const either = { "200": { description: "It.", content: { ...events, ...json } } };
  const whole = { "200": { description: "It.", content: json } };

  it.each<[string, string, { responses?: object; stream?: boolean | object }, string]>([
    ["curl", "if that is all", { responses: stream }, "/ \\\n  --no-buffer \\\n  --request POST"],
    [
      "curl",
      "if the body asks for it",
      { stream: true },
      "/ \\\n  --no-buffer \\\n  --request POST",
    ],
    ["curl", "not if the body does not", { stream: false }, "/ \\\n  --request POST"],
    ["curl", "not if there is none", { responses: whole, stream: true }, "/ \\\n  --request POST"],
    ["curl", "unless it is unknown", { responses: {}, stream: true }, "/ \\\n  --no-buffer"],
    ["curl", "not for a part of it", { stream: { stream: true } }, "/ \\\n  --request POST"],
    [
      "python",
      "line by line",
      { stream: true },
      "    stream=True,\n    timeout=30,\n)\nresponse.raise_for_status()\nfor line in response.iter_lines(decode_unicode=True):\n    print(line)",
    ],
    [
      "python-httpx",
      "line by line",
      { stream: true },
      "    timeout=30,\n) as response:\n    response.raise_for_status()\n    for line in response.iter_lines():\n        print(line)",
    ],
    ["python-httpx", "line by line", { stream: true }, 'with httpx.stream(\n    "POST",\n'],
    [
      "javascript",
      "part by part",
      { stream: true },
      "response.body.pipeThrough(new TextDecoderStream());\nfor await (const text of events) process",
    ],
    ["ruby", "as text", { stream: true }, "puts response.body"],
  ])("read a stream of events in %s %s", (id, _, { responses, stream: isOn }, code) => {
    const post = {
      requestBody: {
        content: {
          "application/json": { example: { text: "A question", to: "all", stream: isOn } },
        },
      },
      responses: responses ?? either,
    };
    const model = modelOf({
      openapi: "3.1.1",
      info: { title: "Test", version: "1" },
      paths: { "/": { post } },
    });
    const sample = model.operations[0]?.samples.find((one) => one.id === id);
    expect(sample?.source).toContain(code);
  });

  const note = "The API document declares no authentication. This can answer 401.";

  it.each<[string, object, string]>([
    ["curl", {}, `# ${note}\ncurl`],
    ["python", {}, `# ${note}\nimport requests`],
    ["javascript", {}, `// ${note}\nconst response`],
    ["php", {}, `<?php\n\n// ${note}\n$curl`],
    ["curl", { responses: {} }, "curl https"],
    ["curl", { security: [{ key: [] }] }, "curl https"],
    ["curl", { security: [] }, "curl https"],
    ["curl", { security: null }, `# ${note.replace(".", " for this.")}\ncurl`],
    [
      "curl",
      { parameters: [{ name: "token", in: "query", schema: { type: "string" } }] },
      "curl https",
    ],
  ])("in %s say that authentication is not declared: %j", (id, operation, start) => {
    const get = { responses: { "401": { description: "No." } }, ...operation };
    const isSecured = "security" in operation;
    const model = modelOf({
      openapi: "3.1.1",
      info: { title: "Test", version: "1" },
      paths: { "/": { get } },
      components: { securitySchemes: isSecured ? { key } : {} },
    });
    const sample = model.operations[0]?.samples.find((one) => one.id === id);
    expect(sample?.source?.slice(0, start.length)).toBe(start);
  });

  it.each<[string, object, boolean]>([
    ["Send `Authorization: Bearer <token>`.", {}, true],
    ["Send `Authorization: Bearer <token>`.", { responses: { "403": {} } }, true],
    ["Send `Authorization: Bearer <token>`.", { responses: { "404": {} } }, false],
    ["Send `Authorization: Bearer <token>`.", { security: [] }, false],
    ["Send `Authorization: Token <token>`.", {}, false],
    ["Send `X-Auth-Token: <token>`.", {}, false],
  ])("with only the description %j send a bearer token with %j: %s", (description, own, isSent) => {
    const info = { title: "Test", version: "1", description };
    const source = curlOf({ info, paths: { "/": { get: { responses: { "401": {} }, ...own } } } });
    expect(source.includes('"Authorization: Bearer $MY_TOKEN"')).toBe(isSent);
    expect(source.includes("declares no") && isSent).toBe(false);
  });

  it.each<[string, object, string, boolean]>([
    ["key", { description: "A valid API key" }, "YOUR_API_KEY", false],
    ["api_key", { description: "Your api key." }, "YOUR_API_KEY", false],
    ["apikey", { description: "API-key of the account" }, "YOUR_API_KEY", false],
    ["token", { description: "The access token" }, "YOUR_ACCESS_TOKEN", false],
    ["key", { description: "The key of the entry" }, "ONzNrsmbt", true],
    ["key", { description: "A valid API key", enum: ["ONzNrsmbt"] }, "ONzNrsmbt", false],
    ["keyboard", { description: "Replaces the API key" }, "ONzNrsmbt", true],
  ])("with the member %s of a body, %j, send %s", (name, schema, sent, isNoted) => {
    const member = { type: "string", example: "ONzNrsmbt", ...schema };
    const body = { type: "object", required: [name], properties: { [name]: member } };
    const requestBody = { content: { "application/json": { schema: body } } };
    const post = { requestBody, responses: { "401": {} } };
    const source = curlOf({ paths: { "/a": { post } } });
    expect(source).toContain(`"${name}": "${sent}"`);
    expect(source.includes("declares no")).toBe(isNoted);
  });

  it.each<[string, boolean, string, string]>([
    ["key", true, "Your API key", "?key=$MY_TOKEN"],
    ["access_token", true, "An access token", "?access_token=$MY_TOKEN"],
    ["key", true, "The key of the entry", "?key=abc"],
    ["key", false, "Your API key", "https://YOUR_HOST/"],
  ])("with the parameter %s (required: %s), %j, call %s", (name, required, description, url) => {
    const schema = { type: "string", example: "abc" };
    const parameters = [{ name, in: "query", required, description, schema }];
    expect(curlOf({ paths: { "/": { get: { parameters, responses: {} } } } })).toContain(url);
  });

  it.each<[object, string]>([
    [{ description: "Write `Bearer <token>`." }, "Bearer $MY_TOKEN"],
    [{ example: "Token abc-token" }, "Token $MY_TOKEN"],
    [{}, "$MY_TOKEN"],
  ])("authenticate by a parameter if the document has no scheme: %j", (parameter, value) => {
    const parameters = [
      { name: "Authorization", in: "header", schema: { type: "string" }, ...parameter },
    ];
    const source = curlOf({ paths: { "/": { get: { parameters, responses: {} } } } });
    expect(source).toContain(`"Authorization: ${value}"`);
  });

  it.each<[string[], string]>([
    [["http://a.example", "https://b.example"], "https://b.example/"],
    [["http://localhost:80", "https://b.example"], "https://b.example/"],
    [["https://127.0.0.1", "http://b.example"], "http://b.example/"],
    [["http://localhost", "http://localhost:8080"], "http://localhost:8080/"],
    [["/v1", "http://localhost:8080"], "https://YOUR_HOST/v1/"],
    [["http://a.example"], "http://a.example/"],
    [["http://localhost"], "https://YOUR_HOST/"],
  ])("of the servers %j, call %s", (urls, address) => {
    const servers = urls.map((url) => ({ url }));
    expect(curlOf({ servers, paths: { "/": { get: { responses: {} } } } })).toContain(
      `curl ${address}`,
    );
  });

  const local = { host: { default: "localhost" }, port: { default: "8080" } };
  const ofReader = { default: "http", description: "The protocol of your server" };

  it.each<[object[], string]>([
    [
      [{ url: "http://localhost:3000/v1", description: "Development server" }],
      "https://YOUR_HOST/v1/",
    ],
    [[{ url: "http://localhost:3000", description: "Local" }], "https://YOUR_HOST/"],
    [
      [{ url: "http://localhost:3000", description: "The default address" }],
      "http://localhost:3000/",
    ],
    [
      [{ url: "http://localhost:3000", description: "Production and development" }],
      "http://localhost:3000/",
    ],
    [[{ url: "https://a.io", description: "Test server" }], "https://a.io/"],
    [[{ url: "https://a.io", description: "A public demo" }], "https://YOUR_HOST/"],
    [[{ url: "http://demo.a.io/api" }], "https://YOUR_HOST/api/"],
    [[{ url: "https://a.io/demo." }], "https://a.io/demo./"],
    [[{ url: "https://{host}:{port}/v1", variables: local }], "https://YOUR_HOST/v1/"],
    [[{ url: "http://localhost:{port}", variables: local }], "https://YOUR_HOST/"],
    [
      [{ url: "{protocol}://{host}:{port}/v1", variables: { ...local, protocol: ofReader } }],
      "https://YOUR_HOST/v1/",
    ],
    [[{ url: "{protocol}://api.a.io", variables: { protocol: ofReader } }], "http://api.a.io/"],
    [
      [{ url: "{server}/v1", variables: { server: { default: "http://localhost:5055" } } }],
      "http://localhost:5055/v1/",
    ],
    [[{ url: "https://demo.a.io" }, { url: "http://b.io" }], "http://b.io/"],
    [[{ url: "https://demo.a.io" }, { url: "http://localhost:80" }], "http://localhost:80/"],
  ])("of the servers %j, call the reader's host for a stand-in: %s", (servers, address) => {
    expect(curlOf({ servers, paths: { "/": { get: { responses: {} } } } })).toContain(
      `curl ${address}`,
    );
  });

  it.each<[string, string, object, boolean]>([
    ["delete", "/a/{id}", {}, false],
    ["delete", "/a/{id}", { required: true }, true],
    ["delete", "/a", {}, true],
    ["delete", "/a", { required: false }, false],
    ["get", "/a", {}, false],
    ["post", "/a", {}, true],
    ["post", "/a", { required: false }, false],
    ["put", "/a", { required: false }, true],
    ["post", "/a", { required: false, schema: { required: ["a"] } }, true],
    ["post", "/a", { required: false, example: { a: "b" } }, true],
  ])("of the method %s at %s with the body %j have it: %s", (method, path, body, isSent) => {
    const { schema = {}, example, ...rest } = body as { schema?: object; example?: object };
    const media = {
      schema: { properties: { a: { type: "string" } }, ...schema },
      ...(example ? { example } : {}),
    };
    const requestBody = { ...rest, content: { "application/json": media } };
    const source = curlOf({ paths: { [path]: { [method]: { requestBody, responses: {} } } } });
    expect(source.includes("--data")).toBe(isSent);
  });

  it("put an API key and form fields where they belong", async () => {
    expect(await sampleOf("keyed", "curl")).toContain("?api_key=$API_KEY");
    expect(await sampleOf("form", "curl")).toContain("--data-urlencode");
  });

  const itWithShell = process.platform === "win32" ? it.skip : it;

  itWithShell("send what the document says when a shell runs them", async () => {
    const script = `curl() { printf '%s\\n' "$@"; cat; }\n${await sampleOf("send", "curl")}`;
    const sent = execFileSync("bash", ["--norc", "-c", script], {
      env: { MY_TOKEN: "t0ken", PATH: process.env.PATH },
    }).toString();
    expect(sent).toContain("https://api.example/v1/chats/a%2Fb/messages");
    expect(sent).toContain("Authorization: Bearer t0ken");
    expect(JSON.parse(sent.slice(sent.indexOf("{")))).toEqual({
      text: 'It\'s $5 "now"',
      parts: [null, true, 1],
    });
  });

  it("are JavaScript that runs", async () => {
    const calls: unknown[][] = [];
    const fetch = async (...call: unknown[]) => {
      calls.push(call);
      return { ok: true, json: async () => ({}), text: async () => "" };
    };
    const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
    const run = new AsyncFunction(
      "fetch",
      "process",
      "console",
      await sampleOf("send", "javascript"),
    );
    await run(
      fetch,
      { env: { MY_TOKEN: "t0ken" } },
      { log: () => undefined, error: () => undefined },
    );
    expect(calls[0]?.[0]).toBe("https://api.example/v1/chats/a%2Fb/messages");
    expect(calls[0]?.[1]).toMatchObject({
      method: "POST",
      headers: { Authorization: "Bearer t0ken" },
    });
  });
});

describe("variants of a request", () => {
  const json = (examples: object) => ({ "application/json": { examples } });
  const variantsOf = (security: object[], content: object) => {
    const post = {
      operationId: "send",
      security,
      requestBody: { content },
      responses: { "204": { description: "Done." } },
    };
    const model = modelOf({
      openapi: "3.1.1",
      info: { title: "Test", version: "1" },
      servers: [{ url: "https://api.example" }],
      paths: { "/send": { post } },
      components: {
        securitySchemes: {
          one: { type: "http", scheme: "bearer" },
          other: { type: "http", scheme: "bearer" },
          key: { type: "apiKey", in: "header", name: "X-Key" },
        },
      },
    });
    return operation(model, "send").variants?.map(({ samples, choice, ...variant }) => ({
      ...variant,
      curl: samples?.find(({ id }) => id === "curl")?.source,
    }));
  };
  const two = json({ first: { value: { a: 1 } }, second: { value: { a: 2 } } });

  it("have every body with every authentication, the request of the samples first", () => {
    const variants = variantsOf([{ one: [] }, { key: [] }], two);
    const contentType = "application/json";
    expect(variants).toEqual([
      { contentType, example: "first", security: "one", curl: undefined },
      {
        contentType,
        example: "first",
        security: "key",
        curl: expect.stringMatching(/X-Key.*"a": 1/s),
      },
      {
        contentType,
        example: "second",
        security: "one",
        curl: expect.stringMatching(/Bearer.*"a": 2/s),
      },
      {
        contentType,
        example: "second",
        security: "key",
        curl: expect.stringMatching(/X-Key.*"a": 2/s),
      },
    ]);
  });

  it("leave out an authentication that sends the same", () => {
    const variants = variantsOf([{ one: [] }, { other: [] }], two);
    expect(variants?.map(({ example, security }) => [example, security])).toEqual([
      ["first", "one"],
      ["second", "one"],
    ]);
  });

  it.each([
    ["one example", [{ one: [] }], json({ only: { value: {} } })],
    [
      "two names of one authentication",
      [{ one: [] }, { other: [] }],
      json({ only: { value: {} } }),
    ],
  ])("are none for %s", (_, security, content) => {
    expect(variantsOf(security, content)).toEqual([]);
  });
});

describe("the serialized form of a parameter", () => {
  const list = { type: "array", items: { type: "string" }, example: ["a"] };
  const object = { type: "object", example: { min: 1, max: 5 } };

  it.each<[string, object, string | undefined]>([
    ["a plain text", { in: "query", schema: { type: "string" } }, undefined],
    ["a list", { in: "query", schema: list }, "p=a&p=…"],
    ["a list in one value", { in: "query", explode: false, schema: list }, "p=a,…"],
    ["pipes", { in: "query", style: "pipeDelimited", explode: false, schema: list }, "p=a|…"],
    ["an object", { in: "query", schema: object }, "min=1&max=5"],
    ["a deep object", { in: "query", style: "deepObject", schema: object }, "p[min]=1&p[max]=5"],
    [
      "JSON",
      { in: "query", content: { "application/json": { schema: object } } },
      'p={"min":1,"max":5}',
    ],
    ["a header", { in: "header", schema: list }, "p: a,…"],
    ["a cookie", { in: "cookie", schema: list }, "p=a; p=…"],
    [
      "a path",
      { in: "path", required: true, style: "matrix", explode: true, schema: object },
      ";min=1;max=5",
    ],
    [
      "a label",
      { in: "path", required: true, style: "label", schema: { type: "string", example: "x" } },
      ".x",
    ],
  ])("of %s", (_, parameter, form) => {
    const get = {
      parameters: [{ name: "p", ...parameter }],
      responses: { "204": { description: "Done." } },
    };
    const model = modelOf({
      openapi: "3.1.1",
      info: { title: "Test", version: "1" },
      paths: { "/{p}": { get } },
    });
    expect(model.operations[0]?.parameters[0]?.sentAs).toBe(form);
  });
});
