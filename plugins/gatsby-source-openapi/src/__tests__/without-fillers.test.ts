import type { Json, JsonRecord } from "../json";
import { sampleExamples } from "../samples/sample-value";
import { withoutFillers } from "../samples/without-fillers";
import { modelOf } from "./load-fixture";

const text = { type: "string" };
const on = { ...text, default: "on" };

describe("the value of a request without fillers", () => {
  it.each<[string, JsonRecord, Json, Json]>([
    ["no default", { properties: { a: text, b: on } }, { a: "x", b: "on" }, { a: "x" }],
    ["another value", { properties: { a: text, b: on } }, { a: "x", b: "no" }, { a: "x", b: "no" }],
    [
      "what is required",
      { required: ["b"], properties: { b: on } },
      { a: 1, b: "on" },
      { a: 1, b: "on" },
    ],
    [
      "its last members",
      { properties: { a: on, b: on } },
      { a: "on", b: "on" },
      { a: "on", b: "on" },
    ],
    ["no empty object", { properties: { b: {} } }, { a: "x", b: {} }, { a: "x" }],
    ["an empty object that is required", { required: ["b"] }, { a: "x", b: {} }, { a: "x", b: {} }],
    ["no empty text", { properties: { b: text } }, { a: "x", b: "" }, { a: "x" }],
    [
      "empty entries of a map",
      { additionalProperties: text },
      { a: "x", b: "" },
      { a: "x", b: "" },
    ],
    ["empty lists", { properties: { a: text, b: {} } }, { a: "x", b: [] }, { a: "x", b: [] }],
    [
      "as many members as it must",
      { minProperties: 2, properties: { b: on } },
      { a: 1, b: "on" },
      { a: 1, b: "on" },
    ],
    [
      "what tells alternatives apart",
      { oneOf: [{ properties: { b: on } }, {}] },
      { a: 1, b: "on" },
      { a: 1, b: "on" },
    ],
    [
      "the only value there is",
      { properties: { b: { enum: ["on"], default: "on" } } },
      { a: 1, b: "on" },
      { a: 1, b: "on" },
    ],
    [
      "no default in an item",
      { items: { properties: { b: on } } },
      [{ a: 1, b: "on" }],
      [{ a: 1 }],
    ],
    [
      "no default in a member",
      { properties: { c: { properties: { b: on } } } },
      { c: { a: 1, b: "on" } },
      { c: { a: 1 } },
    ],
    ["one or two nulls", {}, { a: 1, b: null, c: null }, { a: 1, b: null, c: null }],
    ["no more nulls", {}, { a: 1, b: null, c: null, d: null }, { a: 1 }],
    [
      "nulls that are required",
      { required: ["b"] },
      { a: 1, b: null, c: null, d: null },
      { a: 1, b: null, c: null, d: null },
    ],
  ])("has %s", (_, schema, value, sent) => {
    expect(withoutFillers({}, schema, value)).toEqual(sent);
  });

  it("is that of a body without a schema", () => {
    expect(withoutFillers({}, undefined, { a: "" })).toEqual({ a: "" });
  });
});

describe("a body that needs nothing", () => {
  const example = (properties: JsonRecord) =>
    sampleExamples({}, "application/json", { schema: { type: "object", properties } }, "request")[0]
      ?.value;

  it.each<[string, JsonRecord, Json]>([
    ["defaults", { a: on, b: text }, { b: "YOUR_B" }],
    ["cursor", { a: text, cursor: text }, { a: "YOUR_A" }],
    ["order", { a: text, order_by: text }, { a: "YOUR_A" }],
    ["descriptions", { name: text, description: text }, { name: "Example name" }],
    ["an example that is the default", { a: { ...on, example: "on" }, b: text }, { b: "YOUR_B" }],
  ])("has no %s beside other members", (_, properties, sent) => {
    expect(example(properties)).toEqual(sent);
  });

  it.each<[string, JsonRecord, Json]>([
    ["defaults", { a: on }, { a: "on" }],
    ["descriptions", { description: text }, { description: "Example description" }],
  ])("has %s if there is nothing else", (_, properties, sent) => {
    expect(example(properties)).toEqual(sent);
  });
});

it("a sample sends the document's example without fillers, and all properties with them", () => {
  const schema = { type: "object", properties: { a: text, b: on } };
  const samplesOf = (media: object, method = "post") => {
    const requestBody = { content: { "application/json": { schema, ...media } } };
    const model = modelOf({ paths: { "/": { [method]: { requestBody, responses: {} } } } });
    return model.operations[0];
  };
  const given = { example: { a: "x", b: "on" } };
  expect(samplesOf(given)?.samples[0]?.source).toContain(`--data '{"a": "x"}'`);
  const change = samplesOf(given, "patch")?.samples[0]?.source;
  expect(change).toContain(`--data '{"a": "x", "b": "on"}'`);
  const made = samplesOf({});
  expect(made?.samples[0]?.source).toContain(`--data '{"a": "YOUR_A"}'`);
  expect(made?.variants?.[1]?.samples?.[0]?.source).toContain('"b": "on"');
});

it.each([
  [{ type: "object", properties: { a: text } }, '{"a":"YOUR_A"}'],
  [{ type: "object", nullable: true, properties: { a: text } }, "null"],
])("a sample sends null only where the schema %j allows it", (schema, body) => {
  const content = { "application/json": { schema, example: null } };
  const model = modelOf({ paths: { "/": { post: { requestBody: { content }, responses: {} } } } });
  expect(model.operations[0]?.samples[0]?.source?.replace(/\s+/g, "")).toContain(`--data'${body}'`);
});
