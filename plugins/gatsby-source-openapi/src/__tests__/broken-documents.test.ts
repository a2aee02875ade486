import { writeFile } from "node:fs/promises";
import path from "node:path";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { checkDocument } from "../check";
import { withBaseUrl } from "../descriptions";
import { loadDocument } from "../document/load-document";
import { modelOf } from "./load-fixture";

const HEAD = 'openapi: 3.1.1\ninfo: { title: A, version: "1" }\n';
const FINE = 'responses: { "200": { description: Fine } }';
const NAMED = (name: string) => `{ name: ${name}, in: query, schema: { type: string } }`;
const SCHEMA = (schema: string) => `${HEAD}components: { schemas: { A: ${schema} } }`;
const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

let folder: string;
beforeAll(async () => {
  folder = temporaryFolder();
});

/** The problems of a document in short: rule, place, and the words of the hint where they matter. */
async function check(
  content: string | Buffer,
  name = "openapi.yaml",
  errors: "fail" | "warn" = "fail",
) {
  const spec = path.join(folder, name);
  await writeFile(spec, content);
  const { problems } = await checkDocument({ spec, errors });
  return problems;
}

describe("a broken document is reported at its place", () => {
  it.each<[string, string | Buffer, string[]]>([
    ["several YAML documents", `${HEAD}paths: {}\n---\na: 1\n`, ["syntax 4:1"]],
    ["10,000 levels in JSON", `{"openapi":"3.1.1","x":${deep(10_000)}}`, ["unsafe-shape 1:422"]],
    ["10,000 levels in YAML", `${HEAD}paths: {}\nx-a: ${deep(10_000)}\n`, ["unsafe-shape 4:405"]],
    ["Latin-1", Buffer.from(HEAD.replace("A", "Caf\u00e9"), "latin1"), ["encoding 2:19"]],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254]), ["encoding 1:1"]],
    ["a tab", "openapi: 3.1.1\ninfo:\n\ttitle: A\n", ["syntax 3:1"]],
    [
      "an empty reference",
      `${HEAD}components: { schemas: { A: { $ref: "" } } }`,
      ["unresolved-ref 3:26"],
    ],
    [
      "a reference to all",
      `${HEAD}components: { schemas: { A: { $ref: "#/" } } }`,
      ["unresolved-ref 3:26"],
    ],
    [
      "a reference that is a number",
      `${HEAD}components: { schemas: { A: { $ref: 3 } } }`,
      ["structure 3:31"],
    ],
    [
      "a file far away",
      `${HEAD}components: { schemas: { A: { $ref: /etc/hostname } } }`,
      ["outside-ref 3:26"],
    ],
    [
      "a file on another host",
      `${HEAD}components: { schemas: { A: { $ref: "file:///x" } } }`,
      ["unresolved-ref 3:29"],
    ],
    [
      "a parameter twice",
      `${HEAD}paths:\n  /a: { get: { parameters: [${NAMED("a")}, ${NAMED("a")}], ${FINE} } }`,
      ["duplicate-parameter 4:79"],
    ],
    [
      "a member that is misspelled",
      `${HEAD}paths:\n  /a: { get: { operationid: a, ${FINE} } }`,
      ["structure 4:16"],
    ],
    ["a tag twice", `${HEAD}tags: [{ name: a }, { name: a }]\npaths: {}`, ["duplicate-tag 3:21"]],
  ])("%s", async (_, content, expected) => {
    const problems = await check(content);
    expect(problems.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual(expected);
    expect(problems.every(({ severity }) => severity === "error")).toBe(true);
  });

  it.each<[string, string, string[]]>([
    ["a keyword that is not known", SCHEMA("{ descripton: A }"), ["structure 3 descripton"]],
    [
      "values of a discriminator without a schema, each of them",
      SCHEMA(
        '{ oneOf: [{}], discriminator: { propertyName: k, mapping: { a: A, b: B, c: "#/no" } } }',
      ),
      ["unknown-mapping 3 b", "unknown-mapping 3 c"],
    ],
    ["null as a keyword", SCHEMA("{ nullable: true }"), ["structure 3 nullable"]],
    ["an unknown type", SCHEMA("{ type: int }"), ["structure 3 type"]],
    [
      "a limit that is a flag",
      SCHEMA("{ exclusiveMinimum: true }"),
      ["structure 3 exclusiveMinimum"],
    ],
    ["a pattern that is a number", SCHEMA("{ pattern: 0 }"), ["structure 3 pattern"]],
    ["examples with names", SCHEMA("{ examples: { a: 1 } }"), ["structure 3 examples"]],
    ["a member that is required by itself", SCHEMA("{ required: true }"), ["structure 3 required"]],
    ["a schema left empty", SCHEMA("null"), ["structure 3 A"]],
    [
      "a link to nowhere",
      `${HEAD}paths:\n  /a: { get: { responses: { "200": { description: Fine, links: { b: { operationId: no } } } } } }`,
      ["unknown-operation 4 operationId"],
    ],
    [
      "the same path twice",
      `${HEAD}paths: { "/a/{b}": {}, "/a/{c}": {} }`,
      ["identical-paths 3 ~1a~1{c}"],
    ],
    [
      "a parameter without name and schema",
      `${HEAD}paths:\n  /a: { get: { parameters: [{ name: "", in: query }], ${FINE} } }`,
      ["structure 4 0", "empty-name 4 name"],
    ],
    [
      "members of other objects and versions",
      `${HEAD}paths:\n  /a: { get: { parameters: [{ name: a, in: query, type: string, schema: {} }], produces: [], ${FINE} } }`,
      ["structure 4 type", "structure 4 produces"],
    ],
    [
      "a member of another object in the document",
      `${HEAD}license: {}\npaths: {}`,
      ["structure 3 license"],
    ],
    [
      "a member of another kind of security",
      `${HEAD}components: { securitySchemes: { a: { type: http, scheme: bearer, in: header } } }`,
      ["structure 3 in"],
    ],
    [
      "a list left empty",
      `${HEAD}tags:\npaths:\n  /a: { get: { parameters: null, security: null, ${FINE} } }`,
      ["structure 3 tags", "structure 5 parameters", "structure 5 security"],
    ],
    [
      "sections without content",
      `${HEAD}paths:\ncomponents:\n`,
      ["structure 3 paths", "structure 4 components"],
    ],
    [
      "a parameter that is null beside others",
      `${HEAD}paths:\n  /a: { get: { parameters: [null, ${NAMED("a")}], ${FINE} } }`,
      ["structure 4 0"],
    ],
    [
      "a group of components that is not known",
      `${HEAD}paths: {}\ncomponents: { mediaTypes: { a: {} } }`,
      ["structure 4 mediaTypes"],
    ],
    [
      "a body without content",
      `${HEAD}paths:\n  /a: { post: { requestBody: { content: { application/json: } }, ${FINE} } }`,
      ["structure 4 application~1json"],
    ],
    [
      "an address that the flow does not use",
      `${HEAD}components: { securitySchemes: { a: { type: oauth2, flows: { implicit: { authorizationUrl: "https://a.example", tokenUrl: "https://b.example", scopes: {} } } } } }`,
      ["structure 3 tokenUrl"],
    ],
    [
      "a pattern that searches without an end",
      SCHEMA(`{ type: string, pattern: "^(a+)+$", example: "${"a".repeat(60)}!" }`),
      ["slow-pattern 3 pattern"],
    ],
    [
      "an example against a pattern with a repeated group",
      SCHEMA(`{ type: string, pattern: "^a+(-a+)*$", example: "${"a".repeat(60)}!" }`),
      ["invalid-example 3 example"],
    ],
    [
      "an answer without words",
      `${HEAD}paths:\n  /a: { get: { responses: { "200": {} } } }`,
      ["structure 4 200"],
    ],
  ])("%s is no error, as pages can show it", async (_, content, expected) => {
    const problems = await check(content);
    expect(
      problems.map(({ code, line, pointer }) => `${code} ${line} ${pointer?.split("/").pop()}`),
    ).toEqual(expected);
    expect(problems.every(({ severity }) => severity === "warning")).toBe(true);
  });

  it("says nothing of a file in Swagger 2.0", async () => {
    const get = `{ get: { responses: { "200": { description: A, schema: { type: file } } } } }`;
    const head = HEAD.replace("openapi: 3.1.1", 'swagger: "2.0"');
    expect(await check(`${head}paths: { /a: ${get} }`)).toEqual([]);
  });

  it("guesses no name that is not near", async () => {
    const [problem] = await check(SCHEMA("{ name: A }"));
    expect(problem?.hint).toBeUndefined();
  });

  it.each([
    ["a path without slash", `${HEAD}paths:\n  a: {}\n`, "begins with a slash"],
    ["a status in words", `${HEAD}paths:\n  /a: { get: { responses: { ok: {} } } }`, "100 to 599"],
    ["a key without value", `${HEAD}paths:\n  /a:\n`, "Give the key a value"],
    [
      "a path parameter that the path lacks",
      `${HEAD}paths:\n  /a: { get: { parameters: [{ name: a, in: path, required: true, schema: {} }], ${FINE} } }`,
      "into the path in braces",
    ],
  ])("%s, with what to do about it", async (_, content, hint) => {
    expect((await check(content))[0]?.hint).toContain(hint);
  });

  it("JSON with comments, with what JSON says", async () => {
    const [problem] = await check('{\n// A comment\n"openapi": "3.1.1" }', "openapi.json");
    expect(problem).toMatchObject({ code: "not-openapi", hint: /^The file is not valid JSON: / });
  });
});

describe("an odd document is read", () => {
  it.each<[string, string | Buffer]>([
    [
      "UTF-16",
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`${HEAD}paths: {}`, "utf16le")]),
    ],
    ["a byte order mark", `\uFEFF${HEAD}paths: {}`],
    ["a closing bracket that is not indented", `${HEAD}tags: [\n  { name: A }\n]\npaths: {\n}`],
    ["lines of Windows", `${HEAD}paths: {}\n`.replace(/\n/g, "\r\n")],
    [
      "statuses that are numbers",
      `${HEAD}paths:\n  /a: { get: { responses: { 200: { description: Fine } } } }`,
    ],
    ["aliases", `${HEAD}paths:\n  /a: &a { get: { ${FINE} } }\n  /b: *a\n  /c: { <<: *a }\n`],
    [
      "200 schemas in each other",
      `${HEAD}components: { schemas: { A: ${"{ items: ".repeat(190)}{}${"}".repeat(190)} } }`,
    ],
    [
      "extensions of any shape",
      `${HEAD}paths: {}\nx-tagGroups: 3\nx-a: { $ref: "#/no" }\ncomponents: { schemas: { A: { enum: [a], x-enumDescriptions: [b] } } }`,
    ],
  ])("%s", async (_, content) => {
    expect(await check(content)).toEqual([]);
  });
});

describe("a document with errors is published if its owner wants that", () => {
  const broken = `${HEAD}paths:
  /a:
    get:
      operationId: a
      parameters: [text, ${NAMED("b")}]
      responses:
        "200": { description: Fine, content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } }
        "404": not an object
  /b: { get: { operationId: a, ${FINE} } }
components:
  schemas:
    A: { type: object, properties: { text: string, lost: { $ref: "#/components/schemas/No" }, far: { $ref: ../../../../../etc/passwd } } }
`;

  it("with the same problems as warnings", async () => {
    const problems = await check(broken);
    const tolerated = await check(broken, "openapi.yaml", "warn");
    expect(problems.some(({ severity }) => severity === "error")).toBe(true);
    expect(tolerated).toEqual(problems.map((problem) => ({ ...problem, severity: "warning" })));
  });

  it("and says at the place of a broken part what the document has there", async () => {
    const spec = path.join(folder, "openapi.yaml");
    await writeFile(spec, broken);
    const { document } = await loadDocument({ spec, requireOperationIds: false, errors: "warn" });
    const model = modelOf(document ?? {});
    expect(model.operations.map(({ slug }) => slug)).toEqual(["a", "a-get"]);
    const [first] = model.operations;
    expect(first?.parameters.map(({ name }) => name)).toEqual(["b"]);
    expect(first?.responses.map(({ status, description }) => [status, description])).toEqual([
      ["200", "Fine"],
      ["404", 'Invalid in the document: `"not an object"`'],
    ]);
    const texts = model.schemas[0]?.schema.properties?.map(({ schema }) => schema.description);
    expect(texts).toEqual([
      'Invalid in the document: `"string"`',
      'Invalid in the document: `{"$ref":"#/components/schemas/No"}`',
      'Invalid in the document: `{"$ref":"../../../../../etc/passwd"}`',
    ]);
  });

  it("but not if it cannot be read", async () => {
    const [problem] = await check("openapi: [", "openapi.yaml", "warn");
    expect(problem).toMatchObject({ code: "syntax", severity: "error" });
  });
});

it("more than three warnings of one kind are reported as one", async () => {
  const spec = path.join(folder, "openapi.yaml");
  const wrong = (name: string) =>
    `{ properties: { ${name}: { type: string } }, example: { ${name}: 1 } }`;
  const names = ["a", "b", "c", "d", "e"];
  const schemas = names.map((name) => `    ${name}: ${wrong(name)}\n`).join("");
  const get = `{ get: { ${FINE} } }`;
  const paths = `paths: { /a: ${get}, /b: ${get}, /c: ${get} }`;
  await writeFile(spec, `${HEAD}${paths}\ncomponents:\n  schemas:\n${schemas}`);
  const { problems } = await checkDocument({ spec, requireOperationIds: true });
  expect(problems.map(({ code, message, line }) => `${line} ${code} ${message}`)).toEqual([
    ...[0, 0, 0].map(
      () => "3 missing-operation-id Operation object should contain `operationId` field.",
    ),
    "6 invalid-example Example value must conform to the schema: `a` property type must be string. " +
      "4 more like this, the next ones at 7:61, 8:61 and 9:61.",
  ]);
});

describe("links of descriptions without host", () => {
  const linked = `${HEAD.replace("title: A", 'title: A, description: "[Guide](/guides/a) and [web](https://a.example)"')}paths:
  /a:
    get:
      description: Read [this](../more.md#x).
      responses: { "200": { description: Fine, content: { application/json: { example: { description: "[no](/no)" } } } } }
`;

  it("are reported once for a document without baseUrl", async () => {
    const found = (await check(linked)).map(({ code, line, value, message }) => [
      code,
      line,
      value,
      message,
    ]);
    expect(found).toEqual([
      [
        "local-link",
        2,
        "/guides/a",
        "2 links of descriptions name no host. This is the first one.",
      ],
    ]);
  });

  it("are reported with `/` as baseUrl if they lead to an anchor, which no page has", async () => {
    const spec = path.join(folder, "openapi.yaml");
    await writeFile(spec, linked.replace("../more.md#x", "#section/More"));
    const options = { spec, requireOperationIds: false, baseUrl: "/" };
    const { problems } = await loadDocument(options);
    expect(problems.map(({ code, line, value }) => [code, line, value])).toEqual([
      ["dead-anchor", 6, "#section/More"],
    ]);
  });

  it.each([
    ["[a](/b) and [c](d.md)", "[a](https://old.example/b) and [c](https://old.example/api/d.md)"],
    [
      "![a](./b.png)\n\n[c]: #d",
      "![a](https://old.example/api/b.png)\n\n[c]: https://old.example/api/#d",
    ],
    ["`[a](/b)` <https://c.example> [d](mailto:e@f.example) [g](//h.example)", undefined],
  ])("are resolved against the baseUrl: %s", (markdown, expected) => {
    expect(withBaseUrl(markdown, "https://old.example/api/")).toBe(expected ?? markdown);
  });
});

describe("schemas that contradict themselves are warnings", () => {
  it.each<[schema: string, code: string[]]>([
    ["{ type: object, properties: { a: {} }, required: [a, b] }", ["undefined-required"]],
    ["{ type: object, required: [a], allOf: [{ properties: { a: {} } }] }", []],
    ["{ properties: { a: {} }, anyOf: [{ required: [a] }] }", []],
    ["{ properties: { a: {} }, if: { required: [a] }, then: { required: [a] } }", []],
    ["{ properties: { a: {} }, dependentSchemas: { a: { required: [a] } } }", []],
    ["{ properties: { a: {} }, not: { required: [a] } }", []],
    ["{ type: string, minLength: 3, maxLength: 2 }", ["contradictory-limits"]],
    ["{ type: string, minLength: 3, maxLength: 3 }", []],
    ["{ type: integer, minimum: 3, maximum: 2 }", ["contradictory-limits"]],
    ["{ type: array, items: {}, minItems: 3, maxItems: 2 }", ["contradictory-limits"]],
    ["{ type: object, minProperties: 3, maxProperties: 2 }", ["contradictory-limits"]],
    ["{ type: array }", ["missing-items"]],
    ["{ type: array, prefixItems: [{ type: string }] }", []],
    ["{ type: array, enum: [[1], [2]] }", []],
    ["{ type: integer, enum: [1, a] }", ["enum-type"]],
    ['{ type: [string, "null"], enum: [a, null] }', []],
    ["{ type: integer, default: 1.5 }", ["default-type"]],
    ["{ type: number, default: 1.5 }", []],
    ["{ type: string, default: 1 }", ["default-type"]],
    ["{ type: boolean, default: null }", ["default-type"]],
    ['{ type: [boolean, "null"], default: null }', []],
    ["{ type: object, default: [] }", ["default-type"]],
    ["{ type: array, items: {}, default: {} }", ["default-type"]],
    ["{ type: array, items: {}, default: [] }", []],
    ["{ type: object, default: {} }", []],
  ])("%s", async (schema, codes) => {
    const problems = await check(`${SCHEMA(schema)}\npaths: {}\n`);
    expect(problems.map(({ code, severity, line }) => [code, severity, line])).toEqual(
      codes.map((code) => [code, "warning", 3]),
    );
  });

  it("are not reported if the settings of the document ignore their code", async () => {
    const spec = path.join(folder, "ignored.yaml");
    await writeFile(spec, SCHEMA("{ type: array, minItems: 3, maxItems: 2 }"));
    const codesOf = async (ignoreWarnings?: string[]) =>
      (await checkDocument({ spec, ignoreWarnings })).problems.map(({ code }) => code).sort();
    expect(await codesOf()).toEqual(["contradictory-limits", "missing-items"]);
    expect(await codesOf(["missing-items"])).toEqual(["contradictory-limits"]);
  });

  it("are errors all the same if that is what they are", async () => {
    const spec = path.join(folder, "errors.yaml");
    await writeFile(spec, `${HEAD}tags: [{ name: a }, { name: a }]\npaths: {}`);
    const { problems } = await checkDocument({ spec, ignoreWarnings: ["duplicate-tag"] });
    expect(problems.map(({ code }) => code)).toEqual(["duplicate-tag"]);
  });
});

describe("mistakes that hide others are reported together with them", () => {
  it("checks the operations of a path without a slash", async () => {
    const problems = await check(
      `${HEAD}paths:\n  pets:\n    get:\n      summary: A\n      parameters: [{ name: a, in: qery }]\n      ${FINE}\n`,
    );
    expect(problems.map(({ code, line, hint }) => [code, line, hint])).toEqual([
      ["path-slash", 4, "A path begins with a slash: `/pets`."],
      ["structure", 7, undefined],
      ["structure", 7, "Did you mean `query`?"],
    ]);
  });

  it("explains a schema whose properties are keywords", async () => {
    const [problem] = await check(`${SCHEMA("{ properties: { type: string } }")}\npaths: {}\n`);
    expect(problem).toMatchObject({
      code: "structure",
      line: 3,
      hint: expect.stringContaining("name:"),
    });
  });

  it("names the place where JSON is only YAML", async () => {
    const problems = await check(
      '{\n "openapi": "3.1.1",\n "info": { "title": "A", "version": "1", },\n "paths": {}\n}',
      "a.json",
    );
    expect(problems.map(({ code, severity, line }) => [code, severity, line])).toEqual([
      ["invalid-json", "warning", 3],
    ]);
  });
});

describe("links of descriptions that could run code", () => {
  it.each<[string, string[]]>([
    ["[a](javascript:b)", ["javascript:b"]],
    [
      "<a href='JavaScript:b'>a</a> and [c](data:text/html,d)",
      ["JavaScript:b", "data:text/html,d"],
    ],
    ["[a](https://b.example) about `javascript:`", []],
  ])("%s", async (text, urls) => {
    const problems = await check(`${HEAD}paths: {}\ntags: [{ name: A, description: "${text}" }]\n`);
    expect(problems.map(({ code, line, value }) => [code, line, value])).toEqual(
      urls.map((url) => ["unsafe-address", 4, url]),
    );
  });
});
