import fc from "fast-check";
import { completeDiscriminators } from "../document/normalize";
import type { JsonRecord } from "../json";
import { recordOf } from "../json";
import { serverAddress } from "../samples/compose-request";
import { mergeAll } from "../samples/merged-schema";
import { sampleExamples, sampleValue } from "../samples/sample-value";
import { loadFixture, modelOf, operation } from "./load-fixture";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const many = Object.fromEntries(
  Array.from({ length: 400 }, (_, index) => [`a${index}`, { type: "string" }]),
);

const schemas: JsonRecord = {
  Language: { type: "string", enum: ["de", "pt"] },
  Tree: {
    type: "object",
    required: ["name"],
    properties: {
      name: { type: "string" },
      parent: ref("Tree"),
      children: { type: "array", items: ref("Tree") },
    },
  },
  Pet: {
    type: "object",
    required: ["kind"],
    properties: { kind: { type: "string" } },
    discriminator: {
      propertyName: "kind",
      mapping: { cat: "#/components/schemas/Cat", dog: "Dog" },
    },
  },
  Cat: { allOf: [ref("Pet"), { properties: { lives: { const: 9 } } }] },
  Dog: { allOf: [ref("Pet"), { properties: { bark: { const: true } } }] },
  Plain: { properties: { kind: { type: "string" } } },
  Endless: { type: "object", required: ["next"], properties: { next: ref("Endless") } },
};

describe("a generated value", () => {
  it.each<[string, unknown, unknown]>([
    ["leaves recursion out", ref("Tree"), { name: "string", children: [] }],
    ["has the mapped value of a discriminator", ref("Dog"), { kind: "dog", bark: true }],
    ["is one of the schemas that extend a base", ref("Pet"), { kind: "cat", lives: 9 }],
    [
      "selects the alternative of a discriminator",
      { oneOf: [ref("Plain")], discriminator: { propertyName: "kind" } },
      { kind: "Plain" },
    ],
    ["does not exist for an endless schema", ref("Endless"), undefined],
    ["avoids what several alternatives accept", { oneOf: [{}, { const: 1 }] }, "string"],
    ["takes the alternative that is possible", { anyOf: [ref("Endless"), { const: 1 }] }, 1],
    [
      "takes an alternative without those inside of others",
      { anyOf: [{ anyOf: [ref("Endless")] }, { type: "integer" }] },
      1,
    ],
    [
      "leaves out what can have no value",
      { properties: { a: { not: {} }, b: {} } },
      { b: "string" },
    ],
    ["ignores an example that is wrong", { type: "integer", example: "2" }, 1],
    ["follows a pattern", { type: "string", pattern: "^[a-c]{3}-\\d+$" }, "aba-174"],
    [
      "follows a format",
      { type: "string", format: "uuid" },
      expect.stringMatching(/^[\da-f-]{36}$/),
    ],
    [
      "has different items that follow a pattern",
      {
        type: "array",
        minItems: 2,
        uniqueItems: true,
        items: { type: "string", pattern: "^(0|[1-9][0-9]*)$" },
      },
      ["1", "12"],
    ],
    ["is a word where a pattern allows it", { type: "string", pattern: "^[a-z]{3,}$" }, "string"],

    ["… or is in capitals", { type: "string", pattern: "^[A-Z0-9]+$" }, "STRING"],
    ["is short where a pattern is not", { type: "string", pattern: "^0x[a-f]{9999}$" }, "string"],
    [
      "names members as the names' schema demands",
      { type: "object", propertyNames: ref("Language"), additionalProperties: { type: "string" } },
      { de: "string" },
    ],
    [
      "is as long as demanded",
      { type: "array", minItems: 2, items: { enum: [1, 2] }, uniqueItems: true },
      [1, 2],
    ],
    [
      "joins all parts",
      { allOf: [{ type: ["integer", "null"] }, { type: "number", minimum: 4.5 }] },
      5,
    ],
    [
      "leaves out an object that cannot have enough members",
      { properties: { a: { minProperties: 1, additionalProperties: ref("Endless") } } },
      {},
    ],
    ["names a free member", { additionalProperties: { const: 1 } }, { property1: 1 }],
    [
      "has dependent members",
      { properties: { a: { const: 1 } }, dependentRequired: { a: ["b"] } },
      { a: 1, b: "string" },
    ],
  ])("%s", (_, schema, expected) => {
    expect(sampleValue({ components: { schemas } }, schema)).toEqual(expected);
  });

  it.each<[JsonRecord, number]>([
    [{}, 1],
    [{ maximum: 0 }, 0],
    [{ maximum: -5 }, -5],
    [{ maximum: -5.5 }, -6],
    [{ minimum: 5 }, 5],
    [{ minimum: 10, maximum: 20 }, 10],
    [{ minimum: 5, exclusiveMinimum: true }, 6],
    [{ exclusiveMinimum: 5 }, 6],
    [{ exclusiveMaximum: -5 }, -6],
    [{ exclusiveMinimum: 5, exclusiveMaximum: 6 }, 5.5],
    [{ exclusiveMinimum: -6, exclusiveMaximum: -5 }, -5.5],
    [{ multipleOf: 7 }, 0],
    [{ minimum: 10, multipleOf: 7 }, 14],
    [{ exclusiveMinimum: 14, multipleOf: 7 }, 21],
    [{ exclusiveMaximum: -14, multipleOf: 7 }, -21],
    [{ exclusiveMinimum: 1, maximum: 2, multipleOf: 0.25 }, 1.25],
    [{ minimum: 6, maximum: 5 }, 0],
  ])("for %j is the number %d", (keywords, number) => {
    expect(sampleValue({}, { type: "number", ...keywords })).toBe(number);
  });

  it("has the descriptions of all its schemas that are texts", () => {
    const nodes = [{ description: {} }, { description: "one" }, { description: "two" }];
    expect(mergeAll({}, nodes)?.keywords.description).toBe("two\n\none");
  });

  it("does not exist for a schema that is nested too deeply", () => {
    const nested = Array.from({ length: 20_000 }).reduce<JsonRecord>(
      (inner) => ({ allOf: [inner] }),
      { type: "string" },
    );
    expect(sampleValue({}, nested)).toBeUndefined();
  });

  it("has every required member, however large the schema is", () => {
    const value = sampleValue(
      {},
      {
        type: "object",
        properties: { ...many, model: { type: "string" } },
        required: ["model"],
      },
    );
    expect(value).toHaveProperty("model", "string");
    expect(Object.keys(value as object).length).toBeLessThan(200);
  });

  it("has no read-only members in requests and no write-only ones in responses", () => {
    const schema = {
      required: ["a"],
      properties: { a: { readOnly: true, const: 1 }, b: { writeOnly: true, const: 2 } },
    };
    expect(sampleValue({}, schema, "request")).toEqual({ b: 2 });
    expect(sampleValue({}, schema, "response")).toEqual({ a: 1 });
  });
});

describe("the body of a request", () => {
  const text = { type: "string" };
  const list = { type: "array", items: text };
  const body = (schema: JsonRecord) =>
    sampleExamples({ components: { schemas } }, "application/json", { schema }, "request").map(
      ({ name, value }) => [name, value],
    );

  it.each<[string, JsonRecord, unknown]>([
    [
      "required members and those with an example",
      { required: ["a"], properties: { a: text, b: { ...text, example: "x" }, c: text } },
      { a: "YOUR_A", b: "x" },
    ],
    [
      "its plain members that a client sends, if it needs none",
      {
        properties: {
          old: { ...text, deprecated: true },
          id: { ...text, readOnly: true },
          name: { anyOf: [{ type: "null" }, text] },
          file: { ...text, format: "binary" },
          options: { properties: { a: text } },
          tags: { type: "array", items: text },
          count: { type: "integer" },
        },
      },
      { name: "Example name", count: 1 },
    ],
    [
      "a few of many plain members, if it needs none",
      { properties: Object.fromEntries([..."abcdefgh"].map((name) => [name, { const: name }])) },
      { a: "a", b: "b", c: "c" },
    ],
    [
      "those of its plain members that say most",
      { properties: { a: { const: 1 }, b: { const: 2 }, c: { const: 3 }, name: { const: "d" } } },
      { a: 1, b: 2, name: "d" },
    ],
    [
      "a member that a server sets, if it has no other",
      { properties: { id: text } },
      { id: "YOUR_ID" },
    ],
    [
      "a free member in an object that it requires",
      { required: ["a"], properties: { a: { type: "object" } } },
      { a: { key: "YOUR_VALUE" } },
    ],
    [
      "no member in an object that can have none",
      { required: ["a"], properties: { a: { type: "object", additionalProperties: false } } },
      { a: {} },
    ],
    [
      "the object that its example has as text",
      { properties: { a: { type: "object", example: '{"b": 1}' } } },
      { a: { b: 1 } },
    ],
    [
      "fewer of those whose values have to be replaced",
      { properties: { a: text, b: text, c: text, url: text } },
      { a: "YOUR_A", b: "YOUR_B", url: "https://example.com" },
    ],
    [
      "its first member, if it needs none and none is plain",
      { properties: { set: { properties: { a: text } }, list: { type: "array", items: text } } },
      { set: { a: "YOUR_A" } },
    ],
    [
      "the list that it begins with, too",
      { properties: { a_list: { type: "array", items: { properties: { a: text } } }, b: text } },
      { a_list: [{ a: "YOUR_A" }], b: "YOUR_B" },
    ],
    [
      "no free member of an optional one",
      { properties: { b: text, map: { additionalProperties: text } } },
      { b: "YOUR_B" },
    ],
    [
      "a free member, if it has no others",
      { type: "object", additionalProperties: text },
      { key: "YOUR_VALUE" },
    ],
    [
      "the members of the items of its only member, if they need none",
      { properties: { list: { type: "array", items: { properties: { a: text, b: text } } } } },
      { list: [{ a: "YOUR_A", b: "YOUR_B" }] },
    ],
    [
      "the plain members of a required one that needs none",
      { required: ["options"], properties: { options: { properties: { a: text } } } },
      { options: { a: "YOUR_A" } },
    ],
    [
      "the members of one alternative only",
      {
        properties: { a: text, b: text },
        oneOf: [{ required: ["a"] }, { required: ["b"] }],
      },
      { a: "YOUR_A" },
    ],
    [
      "an optional member if only that tells alternatives apart",
      {
        oneOf: [
          { required: ["a"], properties: { a: text, b: { const: 1 } } },
          { required: ["a"], properties: { a: text, b: { type: "boolean" } } },
          { required: ["a"], properties: { a: text, b: text }, additionalProperties: false },
        ],
      },
      { a: "YOUR_A", b: 1 },
    ],
    [
      "no more than six members that only have an example, plain ones first",
      {
        required: ["a"],
        properties: {
          a: text,
          object: { type: "object", example: { b: 1 } },
          ...Object.fromEntries([..."bcdefg"].map((name) => [name, { ...text, example: name }])),
          h: { ...text, example: "h" },
        },
      },
      { a: "YOUR_A", b: "b", c: "c", d: "d", e: "e", f: "f", g: "g" },
    ],
    [
      "no members with an example that servers set or that are old",
      {
        required: ["a"],
        properties: {
          id: { ...text, example: "1" },
          a: { properties: { id: { ...text, example: "2" } } },
          created_at: { ...text, example: "2026-01-15" },
          old: { ...text, example: "x", deprecated: true },
        },
      },
      { a: { id: "2" } },
    ],
    [
      "the id of what it refers to",
      {
        required: ["list"],
        properties: {
          list: { type: "array", items: { properties: { id: text, state: { enum: ["on"] } } } },
        },
      },
      { list: [{ id: "YOUR_ID", state: "on" }] },
    ],
    [
      "a value that is set",
      { required: ["a"], properties: { a: { enum: ["A_UNSPECIFIED", "A_ONE"] } } },
      { a: "A_ONE" },
    ],
    [
      "only required members if it would be long",
      { required: ["a"], properties: { a: text, b: { example: Array(40).fill(1) } } },
      { a: "YOUR_A" },
    ],
  ])("has %s", (_, schema, expected) => {
    expect(body(schema)[0]).toEqual(["Example", expected]);
  });

  it.each<[string, JsonRecord, string[]]>([
    ["UsageMetrics", { version: text, metrics: list }, ["version", "metrics"]],
    ["Usage", { version: text, metrics: list }, ["version"]],
    ["VersionedText", { version: text, text }, ["version"]],
    ["UpdateUser", { version: text, email: text }, ["version", "email"]],
    ["CreateUser", { version: text, email: text }, ["version"]],
  ])("called %s with the members %j has %j", (name, properties, sent) => {
    const schema = { type: "object", required: ["version"], properties };
    const document = { components: { schemas: { [name]: schema } } };
    const reference = { $ref: `#/components/schemas/${name}` };
    const [made] = sampleExamples(document, "application/json", { schema: reference }, "request");
    expect(Object.keys(recordOf(made?.value))).toEqual(sent);
  });

  it("of examples is the first one that has members", () => {
    const examples = { none: { value: {} }, one: { value: { a: 1 } } };
    const content = { "application/json": { examples } };
    const model = modelOf({
      paths: { "/": { post: { requestBody: { content }, responses: {} } } },
    });
    expect(model.operations[0]?.samples[0]?.source).toContain(`--data '{"a": 1}'`);
  });

  it("has all members as a second example", () => {
    const schema = { required: ["a"], properties: { a: text, b: text } };
    expect(body(schema)).toEqual([
      ["Example", { a: "YOUR_A" }],
      ["All properties", { a: "YOUR_A", b: "YOUR_B" }],
    ]);
    expect(body({ ...schema, required: ["a", "b"] })).toHaveLength(1);
  });

  it.each<[string, JsonRecord, object]>([
    ["cannot be used together with", { b: "Cannot be used together with `a`." }, { a: "YOUR_A" }],
    ["are mutually exclusive", { a: "Mutually exclusive with b." }, { a: "YOUR_A" }],
    ["are alternatives", { b: "Use this instead of `a`." }, { a: "YOUR_A" }],
    ["are no alternatives", { b: "Used like `a`." }, { a: "YOUR_A", b: "YOUR_B" }],
    ["have other ones", { b: "Not together with `c`." }, { a: "YOUR_A", b: "YOUR_B" }],
  ])("with all members has one of those that %s each other", (_, descriptions, expected) => {
    const schema = {
      type: "object",
      properties: Object.fromEntries(
        ["a", "b"].map((name) => [name, { ...text, description: descriptions[name] }]),
      ),
    };
    expect(body(schema)[0]?.[1]).toEqual(expected);
  });

  it("has one of the members of which the object can have only one, and no more than it must", () => {
    const schema = {
      type: "object",
      description: "Only one of `a` and `b` can be set.",
      properties: { a: text, b: text, c: { const: 1 }, on: { type: "boolean" }, id: text },
    };
    expect(body(schema)).toEqual([
      ["Example", { a: "YOUR_A", c: 1 }],
      ["All properties", { a: "YOUR_A", c: 1, on: false, id: "YOUR_ID" }],
    ]);
  });

  it("looks at a member deep in lists a few times only", () => {
    let count = 0;
    const last = {
      get type() {
        count += 1;
        return "string";
      },
    };
    const schema = Array.from({ length: 12 }).reduce<JsonRecord>(
      (items) => ({ properties: { list: { type: "array", items } } }),
      { properties: { last } },
    );
    expect(body(schema)[0]).toBeDefined();
    expect(count).toBeLessThan(100);
  });

  it.each<[string, string, object]>([
    ["", "Exactly one of `b` or `c` must be provided.", { b: "YOUR_B" }],
    ["", "Either c or b is required, but not both.", { c: "YOUR_C" }],
    ["", "You must provide at least one of:\n- `b`\n- `c`", { b: "YOUR_B" }],
    ["", "One of `a` or `b` must be set.", {}],
    ["", "Either `b` or `c` is required if `a` is empty.", {}],
    ["", "Neither `b` nor `c` is required.", {}],
    ["", "Either `b` or `c` can be set.", {}],
    ["Either this or `b` is required.", "", { c: "YOUR_C" }],
    ["Must be one of `b` and `d`.", "", {}],
  ])("has one of the members that a description demands: %s%s", (ofMember, description, more) => {
    const properties = { a: text, b: text, c: { ...text, description: ofMember } };
    const schema = { type: "object", description, required: ["a"], properties };
    expect(body(schema)[0]).toEqual(["Example", { a: "YOUR_A", ...more }]);
  });

  it("has members that are required by their description", () => {
    const properties = {
      a: { ...text, description: "Required. The first." },
      b: { ...text, description: "Required if `a` is not set." },
      c: text,
    };
    expect(body({ type: "object", properties })[0]?.[1]).toHaveProperty("a");
    expect(body({ type: "object", required: ["c"], properties })[0]?.[1]).toEqual({
      a: "YOUR_A",
      c: "YOUR_C",
    });
  });

  it("with all members has none that only other alternatives require", () => {
    const schema = {
      properties: { a: text, b: text },
      oneOf: [{ required: ["a"] }, { required: ["b"] }],
    };
    expect(sampleValue({}, schema)).toEqual({ a: "string" });
  });

  it.each<[string, JsonRecord, string]>([
    ["pull_secret", {}, "YOUR_PULL_SECRET"],
    ["designId", {}, "YOUR_DESIGN_ID"],
    ["accountIDs", {}, "YOUR_ACCOUNT_IDS"],
    ["名前", {}, "string"],
    ["slug", { pattern: "^[a-z-]+$" }, "your-slug"],
    ["slug", { pattern: "^[A-Z]+$" }, "YOURSLUG"],
    ["code", { maxLength: 5 }, "CODE"],
    ["channel", { maxLength: 6 }, "YOUR_C"],
    ["key", { minLength: 12 }, "YOUR_KEYYOUR"],
    ["key", { format: "password" }, "YOUR_KEY"],
    ["node_pubkey", { format: "byte" }, "YOURNODEPUBKEY=="],
    ["data2", { format: "byte" }, "YOURDATA20=="],
    ["file", { description: "Base64-encoded content" }, "YOUR_FILE_BASE64"],
    ["key_base64", { format: "base64" }, "YOUR_KEY_BASE64"],
    ["amount", { format: "int64" }, "1"],
    ["mail", { format: "email" }, "user@example.com"],
  ])("has a text for %s with %j: %s", (name, keywords, value) => {
    const properties = { [name]: { type: "string", ...keywords } };
    expect(body({ required: [name], properties })[0]?.[1]).toEqual({ [name]: value });
  });
});

describe("a discriminator selects", () => {
  const kind = { type: "object", required: ["kind"], properties: { kind: { type: "string" } } };
  const by = (mapping?: object) => ({
    discriminator: { propertyName: "kind", ...(mapping ? { mapping } : {}) },
  });
  const base = (mapping?: object) => ({ ...kind, ...by(mapping) });
  const extending = (name: string, properties: JsonRecord, required: string[] = []) => ({
    allOf: [ref(name), { properties, required }],
  });
  const components = {
    schemas: {
      Cat: { ...kind, properties: { ...kind.properties, lives: { const: 9 } } },
      Dog: { ...kind, properties: { ...kind.properties, bark: { const: true } } },
      Bare: { type: "object", properties: { a: { const: 1 } } },
      Pet: { oneOf: [ref("Cat"), ref("Dog")], ...by({ cat: ref("Cat").$ref, dog: "Dog" }) },
      Base: base({ k: "Kitten" }),
      Kitten: extending("Base", { small: { const: true } }),
      Puppy: extending("Base", { young: { const: true } }),
      Parent: base(),
      Child: extending("Parent", { c: { const: 1 } }),
      Grandchild: extending("Child", { g: { const: 1 } }),
      Listed: {
        ...base({ tiger: "Tiger", lion: "Lion" }),
        properties: { kind: { enum: ["lion", "tiger"] } },
      },
      Tiger: extending("Listed", { t: { const: 1 } }),
      Lion: extending("Listed", { l: { const: 1 } }),
      Loop: { ...base({ a: "LoopA" }), oneOf: [ref("LoopA")] },
      LoopA: extending("Loop", { la: { const: 1 } }),
      Tree: base({ leaf: "Leaf", node: "Node" }),
      Leaf: extending("Tree", { value: { const: 1 } }),
      Node: extending("Tree", { left: ref("Tree") }, ["left"]),
    },
  };
  const both = [ref("Dog"), ref("Cat")];

  it.each<[string, unknown, unknown]>([
    ["by mapping in oneOf", ref("Pet"), { kind: "cat", lives: 9 }],
    ["by mapping in anyOf", { anyOf: both, ...by({ d: "Dog" }) }, { kind: "d", bark: true }],
    ["by name without mapping", { oneOf: both, ...by() }, { kind: "Dog", bark: true }],
    ["by name beside a mapping", { oneOf: both, ...by({ c: "Cat" }) }, { kind: "Dog", bark: true }],
    [
      "the first of several values",
      { oneOf: [ref("Cat")], ...by({ c: "Cat", d: "Cat" }) },
      { kind: "c", lives: 9 },
    ],
    [
      "nothing by an unknown name",
      { oneOf: [ref("Cat")], ...by({ no: "No" }) },
      { kind: "Cat", lives: 9 },
    ],
    [
      "a schema without the property",
      { oneOf: [ref("Bare")], ...by({ b: "Bare" }) },
      { a: 1, kind: "b" },
    ],
    ["one that extends the base", ref("Base"), { kind: "k", small: true }],
    ["itself by mapping", ref("Kitten"), { kind: "k", small: true }],
    ["itself by name beside a mapping", ref("Puppy"), { kind: "Puppy", young: true }],
    ["a child by name", ref("Parent"), { kind: "Child", c: 1 }],
    ["a child's child by its own name", ref("Grandchild"), { kind: "Grandchild", c: 1, g: 1 }],
    ["only a listed value", ref("Lion"), { kind: "lion", l: 1 }],
    ["in a base that lists those who extend it", ref("Loop"), { kind: "a", la: 1 }],
    ["itself where the base lists it", ref("LoopA"), { kind: "a", la: 1 }],
    ["a leaf in a tree", ref("Node"), { kind: "node", left: { kind: "leaf", value: 1 } }],
    [
      "in lists and members",
      { properties: { a: { type: "array", items: ref("Pet") }, b: ref("Base") } },
      { a: [{ kind: "cat", lives: 9 }], b: { kind: "k", small: true } },
    ],
    ["beside null", { anyOf: [{ type: "null" }, ref("Pet")] }, { kind: "cat", lives: 9 }],
    [
      "in parts",
      { allOf: [ref("Pet"), { properties: { more: { const: 2 } } }] },
      { kind: "cat", lives: 9, more: 2 },
    ],
  ])("%s", (_, schema, expected) => {
    const document = structuredClone({ components, paths: {} });
    completeDiscriminators(document);
    expect(sampleValue(document, schema)).toEqual(expected);
  });
});

describe("a generated request", () => {
  const source = async (slug: string, id: string) => {
    const { model } = await loadFixture("bodies.yaml");
    return operation(model, slug).samples.find((sample) => sample.id === id)?.source;
  };

  it.each<[string, string, string, string[]]>([
    [
      "uploads a file",
      "upload",
      "curl",
      ["--form 'file=@/path/to/file'", "--form 'tags=example2'", "--form 'sizes=3|3'"],
    ],
    [
      "uploads a file",
      "upload",
      "javascript",
      [
        "import { openAsBlob } from 'node:fs';\n\nconst form",
        "form.append('file', await openAsBlob('/path/to/file'), 'file');",
      ],
    ],
    [
      "uploads a file",
      "upload",
      "python",
      ['files={"file": open("/path/to/file", "rb")}', '"tags": ["example", "example2"]'],
    ],
    ["uploads a file", "upload", "csharp", ['new StreamContent(File.OpenRead("/path/to/file"))']],
    ["uploads a file", "upload", "node", ["\\r\\n');\nreq.write(readFileSync('/path/to/file'));"]],
    [
      "uploads a file",
      "upload",
      "go",
      [
        '\t"mime/multipart"',
        'form.CreateFormFile("file", filepath.Base(file.Name()))',
        'form.WriteField("tags", "example2")',
        '"Content-Type", form.FormDataContentType())',
      ],
    ],
    [
      "uploads a file",
      "upload",
      "kotlin",
      ['addFormDataPart("file", "file", File("/path/to/file")'],
    ],
    ["sends a file as it is", "raw", "javascript", ["body: await openAsBlob('/path/to/file.pdf')"]],
    ["uploads a file", "upload", "java", [".concat(", '.ofFile(java.nio.file.Path.of("/path/to']],
    ["uploads a file", "upload", "php", ['" . file_get_contents("/path/to/file") . "']],
    ["uploads a file", "upload", "ruby", ['" + File.binread("/path/to/file").force_encoding(']],
    [
      "sends a file as it is",
      "raw",
      "node",
      [");\n\nreq.write(readFileSync('/path/to/file.pdf'));"],
    ],
    ["sends a file as it is", "raw", "go", ['body, err := os.Open("/path/to/file.pdf")']],
    ["sends a file as it is", "raw", "ruby", ['body = File.binread("/path/to/file.pdf")']],
    [
      "sends a file as it is",
      "raw",
      "curl",
      ["--data-binary '@/path/to/file.pdf'", "application/pdf"],
    ],
    ["sends a file as it is", "raw", "python", ['data=open("/path/to/file.pdf", "rb")']],
    ["sends a file as it is", "raw", "python-httpx", ['content=open("/path/to/file.pdf", "rb")']],
    ["repeats the fields of a form", "form", "javascript", ["['tags', 'b']", "['deep[x]', '1']"]],
    [
      "repeats the fields of a form",
      "form",
      "python",
      ['data={"tags": ["a", "b"], "deep[x]": "1"'],
    ],
    ["sends XML as XML", "xml", "curl", ["<Point>\n  <x>1</x>"]],
    ["quotes a text that is JSON", "text", "curl", [`'"string"'`]],
    [
      "writes path parameters in their style",
      "paths",
      "curl",
      ["https://YOUR_HOST/v2/paths/;x=1;y=2/.4/YOUR_S"],
    ],
    ["completes the address of a server", "text", "curl", ["curl https://api.example/v1/text "]],
  ])("%s: %s in %s", async (_, slug, id, parts) => {
    for (const part of parts) expect(await source(slug, id)).toContain(part);
  });

  const file = { type: "string", contentMediaType: "image/png" };
  const files = { type: "array", items: { type: "string", format: "binary" } };

  it.each<[object, number]>([
    [{ properties: { files, file } }, 1],
    [{ properties: { file, other: file } }, 1],
    [{ properties: { files, file }, required: ["file", "files"] }, 2],
    [{ allOf: [{ required: ["file"] }, { properties: { file, other: file } }] }, 1],
    [{ properties: { name: { type: "string" }, file, other: file } }, 1],
  ])("uploads the files of %j that it needs, or one", (schema, count) => {
    const requestBody = { content: { "multipart/form-data": { schema } } };
    const model = modelOf({ paths: { "/": { post: { requestBody, responses: {} } } } });
    expect(model.operations[0]?.samples[0]?.source?.match(/=@/g)).toHaveLength(count);
  });

  it.each<[object, boolean]>([
    [{}, false],
    [{ required: ["file_url"] }, true],
  ])("of a form with %j sends the address of an uploaded file: %s", (more, isSent) => {
    const address = { type: "string", example: "https://a.example" };
    const schema = { properties: { file, file_url: address }, ...more };
    const requestBody = { content: { "multipart/form-data": { schema } } };
    const model = modelOf({ paths: { "/": { post: { requestBody, responses: {} } } } });
    expect(model.operations[0]?.samples[0]?.source?.includes("file_url")).toBe(isSent);
  });

  it("uploads a file in every language", async () => {
    const { model } = await loadFixture("bodies.yaml");
    const languages = operation(model, "upload").samples.map(({ id }) => id);
    expect(languages).toEqual(operation(model, "text").samples.map(({ id }) => id));
  });

  it.each([
    ["https://a.example/v1/", "https://a.example/v1"],
    ["https://a.example:443/v1", "https://a.example/v1"],
    ["https://a.example:8443", "https://a.example:8443"],
    ["//a.example/v1", "https://a.example/v1"],
    ["/v1", "https://YOUR_HOST/v1"],
    ["./v1", "https://YOUR_HOST/v1"],
    ["v1", "https://YOUR_HOST/v1"],
    ["/", "https://YOUR_HOST"],
    ["", "https://YOUR_HOST"],
    ["http://0.0.0.0:8000/v1", "http://localhost:8000/v1"],
    ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["http://[::]:8000", "http://localhost:8000"],
    ["http://[::1]:8000", "http://[::1]:8000"],
    ["https://127.0.0.1/v1", "https://YOUR_HOST/v1"],
    ["http://localhost/v1", "https://YOUR_HOST/v1"],
    ["https://api.example.com/v1", "https://YOUR_HOST/v1"],
    ["http://example.org:8080/v1", "http://YOUR_HOST:8080/v1"],
    ["https://example.community/v1", "https://example.community/v1"],
    ["https://<your-domain>.a.example/v1", "https://YOUR_DOMAIN.a.example/v1"],
    ["https://{siteName}.a.example", "https://YOUR_SITE_NAME.a.example"],
    ["{apiRoot}/v1", "https://YOUR_API_ROOT/v1"],
  ])("of the server %s goes to %s", (address, expected) => {
    expect(serverAddress({ url: address })).toBe(expected);
  });
});

describe("a variable of a server", () => {
  it.each<[string, object, string]>([
    ["https://{host}/v1", {}, "https://a.example/v1"],
    ["https://{host}/v1", { description: "Must be set to the service." }, "https://YOUR_HOST/v1"],
    ["https://{host}/v1", { description: "The name of your server." }, "https://YOUR_HOST/v1"],
    [
      "https://{host}/v1",
      { description: "Your region", enum: ["a.example"] },
      "https://a.example/v1",
    ],
    ["https://{tenant}.b.example", { default: "demo" }, "https://YOUR_TENANT.b.example"],
    ["https://{subdomain}.b.example", { default: "api" }, "https://api.b.example"],
    ["https://{site}.b.example:443/v1", { default: "demo" }, "https://YOUR_SITE.b.example/v1"],
    ["https://b.example/{tenant}", { default: "demo" }, "https://b.example/demo"],
    ["{root}/v1", { description: "Set by the service provider" }, "https://YOUR_ROOT/v1"],
    ["{root}/v1", { default: "https://c.example" }, "https://c.example/v1"],
  ])("in %s, declared as %j, gives %s", (url, variable, expected) => {
    const name = /\{(\w+)\}/.exec(url)?.[1] ?? "";
    const variables = [{ name, default: "a.example", ...variable }];
    expect(serverAddress({ url, variables })).toBe(expected);
  });
});

describe("a random request", () => {
  const segment = fc.stringMatching(/^[a-z]{1,5}$/);
  // The values of ids are replaced.
  const name = segment.filter((one) => !/ids?$|token/.test(one));
  const word = fc.stringMatching(/^[a-z]{6}$/);
  const value = fc.oneof(
    word,
    fc.array(word, { minLength: 1, maxLength: 3 }),
    fc.dictionary(name, word, { minKeys: 1, maxKeys: 2 }),
  );
  const encoding = fc.record(
    {
      style: fc.constantFrom("form", "spaceDelimited", "pipeDelimited", "deepObject"),
      explode: fc.boolean(),
      contentType: fc.constantFrom("application/json", "text/plain", "image/*, text/plain"),
    },
    { requiredKeys: [] },
  );
  const server = fc
    .tuple(
      fc.constantFrom("https://a.example/", "//a.example/", "/", "./", "../", ""),
      fc.array(segment),
    )
    .map(([start, segments]) => `${start}${segments.join("/")}`);

  it("has every value of its form, in every encoding, and goes to a complete address", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("multipart/form-data", "application/x-www-form-urlencoded"),
        fc.dictionary(name, fc.tuple(value, encoding), { minKeys: 1, maxKeys: 3 }),
        server,
        (mediaType, fields, url) => {
          const pick = (index: 0 | 1) =>
            Object.fromEntries(Object.entries(fields).map(([name, pair]) => [name, pair[index]]));
          const body = { schema: { type: "object" }, example: pick(0), encoding: pick(1) };
          const post = { requestBody: { content: { [mediaType]: body } }, responses: {} };
          const model = modelOf({
            openapi: "3.1.1",
            servers: [{ url }],
            paths: { "/a": { post } },
          });
          const source = model.operations[0]?.samples[0]?.source ?? "";
          const words = JSON.stringify(pick(0)).match(/(?<=")[a-z]{6}(?=")/g) ?? [];
          expect(words.filter((one) => !source.includes(one))).toEqual([]);
          const [, address = ""] = /^curl '?([^ ']+)/.exec(source) ?? [];
          expect(new URL(address).pathname).toMatch(/^\/(?:[a-z]+\/)*a$/);
        },
      ),
    );
  });
});

describe("a generated example", () => {
  const office = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  it.each<[string, (string | undefined)[]]>([
    ["application/xml", ["<root>\n  <b>1</b>\n</root>\n"]],
    ["application/problem+xml; charset=utf-8", ["<root>\n  <b>1</b>\n</root>\n"]],
    ["application/json", [undefined]],
    [office, []],
    ["application/vnd.ms-excel", []],
    ["application/msword", []],
    ["font/woff2", []],
  ])("of %s", (mediaType, texts) => {
    const schema = { type: "object", properties: { b: { const: 1 } } };
    expect(sampleExamples({}, mediaType, { schema }).map(({ text }) => text)).toEqual(texts);
  });

  const schemas: JsonRecord = {
    Language: { type: "string", enum: ["de", "pt"] },
    Pet: {
      type: "object",
      xml: { prefix: "p", namespace: "urn:pets" },
      properties: {
        id: { const: 1, xml: { attribute: true } },
        name: { const: 'a < "b"' },
        tags: { type: "array", items: { type: "string", xml: { name: "tag" } } },
        photos: { type: "array", xml: { name: "photo", wrapped: true }, items: { const: "x" } },
      },
    },
    Pets: { type: "array", items: { $ref: "#/components/schemas/Pet" } },
    Odd: {
      properties: {
        "2 &": { const: 1 },
        push: { type: "array", items: { const: "y" } },
        none: { type: "object", properties: {} },
      },
    },
    Given: { type: "object", example: { a: [1, { b: null }] } },
    Text: {
      properties: {
        lang: { const: "en", xml: { nodeType: "attribute" } },
        text: { const: "a", xml: { nodeType: "text" } },
      },
    },
  };
  const pet = `<p:Pet xmlns:p="urn:pets" id="1">
  <name>a &lt; &quot;b&quot;</name>
  <tag>string</tag>
  <photo>
    <photo>x</photo>
  </photo>
</p:Pet>`;
  it.each<[string, unknown, string]>([
    ["attributes, lists and namespaces", "Pet", pet],
    ["a list", "Pets", `<Pets>\n  ${pet.replaceAll("\n", "\n  ")}\n</Pets>`],
    ["names", "Odd", "<Odd>\n  <_2__>1</_2__>\n  <push>y</push>\n  <none></none>\n</Odd>"],
    ["an example", "Given", "<Given>\n  <a>1</a>\n  <a>\n    <b></b>\n  </a>\n</Given>"],
    ["a text with attributes", "Text", '<Text lang="en">a</Text>'],
  ])("in XML has %s", (_, name, expected) => {
    const schema = { $ref: `#/components/schemas/${name}` };
    const [example] = sampleExamples({ components: { schemas } }, "application/xml", { schema });
    expect(example?.text).toBe(`${expected}\n`);
  });

  it("in XML can be a value of the document", () => {
    const schema = { properties: { id: { type: "integer", xml: { attribute: true } } } };
    const content = {
      "text/xml": { schema, examples: { a: { value: { id: 7 } }, b: { value: "<root/>" } } },
    };
    const responses = { "200": { description: "Fine.", content } };
    const { operations } = modelOf({ paths: { "/a": { get: { responses } } } });
    const examples = operations[0]?.responses[0]?.content[0]?.examples ?? [];
    expect(examples.map(({ text }) => text)).toEqual(['<root id="7"></root>\n', "<root/>"]);
  });
});
