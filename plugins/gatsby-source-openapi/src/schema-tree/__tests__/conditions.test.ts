// biome-ignore-all lint/suspicious/noThenProperty: JSON Schema has the keyword.
import { buildSchema } from "../../model/schema";
import { conditionsIn } from "../conditions";

const CONTEXT = { schemas: new Map() } as never;
const conditionsOf = (schema: object) => conditionsIn(buildSchema(CONTEXT, schema));

const isText = { properties: { type: { const: "text" } }, required: ["type"] };

describe("conditions of a schema in words", () => {
  it.each<[string, object, string[]]>([
    [
      "if and then",
      { if: isText, then: { required: ["text"] } },
      ["When `type` is `text`, `text` is required."],
    ],
    [
      "else",
      { if: isText, then: { required: ["a", "b"] }, else: { properties: { text: false } } },
      ["When `type` is `text`, `a` and `b` are required.", "Otherwise, `text` is not allowed."],
    ],
    [
      "else alone",
      { if: isText, else: { required: ["url"] } },
      ["Unless `type` is `text`, `url` is required."],
    ],
    [
      "a member that can be absent",
      { if: { properties: { kind: { enum: ["a", "b"] } } }, then: { required: ["c"] } },
      ["When `kind` is `a` or `b` or absent, `c` is required."],
    ],
    [
      "a member that the schema itself requires",
      {
        properties: { kind: { type: "string" } },
        required: ["kind"],
        if: { properties: { kind: { const: "a" } } },
        then: { properties: { c: { const: 1 } } },
      },
      ["When `kind` is `a`, `c` must be `1`."],
    ],
    [
      "negations",
      {
        if: { required: ["kind"], properties: { kind: { not: { const: "a" } } } },
        then: { not: { required: ["c", "d"] } },
      },
      ["When `kind` is not `a`, `c` and `d` are not allowed together."],
    ],
    [
      "presence and absence",
      { if: { required: ["a"], not: { required: ["b"] } }, then: { required: ["c"] } },
      ["When `a` is present and `b` is absent, `c` is required."],
    ],
    [
      "dependentRequired with the same effect",
      { dependentRequired: { channel: ["client_id"], metadata: ["client_id"], cost: ["x", "y"] } },
      [
        "When `channel` or `metadata` is present, `client_id` is required.",
        "When `cost` is present, `x` and `y` are required.",
      ],
    ],
    [
      "alternatives that only require members",
      { oneOf: [{ required: ["chat_id"] }, { required: ["client_id"] }] },
      ["Exactly one of these is required: `chat_id` and `client_id`."],
    ],
    [
      "any of several sets of members",
      { anyOf: [{ required: ["a", "b"] }, { required: ["c"] }] },
      ["At least one of these is required: `a` and `b`; `c`."],
    ],
  ])("%s", (_, schema, sentences) => {
    expect(conditionsOf(schema)).toEqual({ sentences, parts: [] });
  });

  it.each<[string, object, string[], string[]]>([
    ["a demand", { if: isText, then: { minProperties: 2 } }, ["When `type` is `text`"], []],
    [
      "a type that is new",
      { if: isText, then: { properties: { a: { type: "string" } } } },
      ["When `type` is `text`"],
      [],
    ],
    ["a test", { if: { minProperties: 2 }, then: { required: ["a"] } }, ["If", "Then"], []],
    [
      "one branch of two",
      { if: isText, then: { required: ["text"] }, else: { maxProperties: 2 } },
      ["Otherwise"],
      ["When `type` is `text`, `text` is required."],
    ],
    [
      "described values",
      { if: { properties: { a: { const: 1, description: "One." } } }, then: { required: ["b"] } },
      ["If", "Then"],
      [],
    ],
  ])("shows %s that takes more than words", (_, schema, labels, sentences) => {
    const { parts, sentences: said } = conditionsOf(schema);
    expect(parts.map(({ label }) => label)).toEqual(labels);
    expect(said).toEqual(sentences);
  });
});
