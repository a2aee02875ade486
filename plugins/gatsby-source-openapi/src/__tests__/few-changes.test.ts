import type { Json, JsonRecord } from "../json";
import { fewChanges, isChange } from "../samples/few-changes";
import { modelOf } from "./load-fixture";

const any = { a: {}, b: {}, c: {}, id: {}, name: {}, status: {} };

describe("the body of a change", () => {
  it.each<[what: string, schema: JsonRecord, value: Json, sent: Json]>([
    ["names and states first", {}, { a: 1, name: "x", status: "y" }, { name: "x", status: "y" }],
    ["two plain values", {}, { a: 1, b: 2, c: 3 }, { a: 1, b: 2 }],
    ["no id beside another", {}, { id: 1, a: 1 }, { a: 1 }],
    ["an id if there is no other", {}, { id: 1 }, { id: 1 }],
    ["no placeholder beside a value", {}, { a: "YOUR_A", b: 1 }, { b: 1 }],
    ["a placeholder if there is no value", {}, { a: "YOUR_A", b: "YOUR_B" }, { a: "YOUR_A" }],
    ["an object or list if there is no text", {}, { a: [1], b: { c: 1 } }, { a: [1] }],
    ["no object beside a text", {}, { a: [1], name: "x" }, { name: "x" }],
    ["what is required", { required: ["a", "b"] }, { a: 1, b: 2, name: 3 }, { a: 1, b: 2 }],
    ["one more than required", { required: ["a"] }, { a: 1, b: 2, c: 3 }, { a: 1, b: 2 }],
    ["two more than the id", { required: ["id"] }, { id: 1, a: 1, b: 2 }, { id: 1, a: 1, b: 2 }],
    ["all that it must", { minProperties: 3 }, { a: 1, b: 2, c: 3 }, { a: 1, b: 2, c: 3 }],
    [
      "what belongs together",
      { dependentRequired: { a: ["c"] } },
      { a: 1, b: 2, c: 3 },
      { a: 1, b: 2, c: 3 },
    ],
    [
      "few members in an object around all",
      { properties: { a: { properties: any } } },
      { a: { a: 1, b: 2, c: 3 } },
      { a: { a: 1, b: 2 } },
    ],
    [
      "a whole object beside another value",
      { properties: { a: { properties: any }, b: {} }, required: ["a", "b"] },
      { a: { a: 1, b: 2, c: 3 }, b: 1 },
      { a: { a: 1, b: 2, c: 3 }, b: 1 },
    ],
    ["members of a map", { properties: {} }, { x: 1 }, { x: 1 }],
    ["lists", { type: "array" }, [1, 2, 3], [1, 2, 3]],
  ])("has %s", (_, schema, value, sent) => {
    expect(fewChanges({}, { properties: any, ...schema }, value)).toEqual(sent);
  });

  it.each<[method: string, path: string, required: string[], expected: boolean]>([
    ["PATCH", "/a", ["name"], true],
    ["PUT", "/a/{key}", [], true],
    ["PUT", "/a/{key}", ["id", "type"], true],
    ["PUT", "/a/{key}", ["name"], false],
    ["PUT", "/a", [], false],
    ["POST", "/a/{id}", [], true],
    ["POST", "/a/update", ["id"], true],
    ["POST", "/a/do/{name}", [], false],
    ["POST", "/a", [], false],
    ["DELETE", "/a/{id}", [], false],
  ])("is that of %s %s with the required members %j: %s", (method, path, required, expected) => {
    expect(isChange({}, { required }, { method, pathTemplate: path })).toBe(expected);
  });

  it("has few members unless the document or the reader chooses all", () => {
    const properties = Object.fromEntries(
      ["name", "a", "b", "c"].map((name) => [name, { type: "string", example: name }]),
    );
    const bodiesOf = (media: object) => {
      const requestBody = { content: { "application/json": { schema: { properties }, ...media } } };
      const paths = { "/a/{id}": { patch: { requestBody, responses: {} } } };
      const bodies = modelOf({ paths }).operations[0]?.request?.bodies ?? [];
      return bodies.map(({ body }) => Object.keys(JSON.parse(body?.text ?? "")));
    };
    expect(bodiesOf({})[0]).toEqual(["name", "a"]);
    expect(bodiesOf({ example: { a: "1", b: "2", c: "3" } })).toEqual([["a", "b", "c"]]);
  });

  it("of JSON:API has attributes", () => {
    const type = { enum: ["things"] };
    const attributes = { properties: { name: { type: "string" } } };
    const data = { required: ["type"], properties: { type, attributes } };
    const schema = { required: ["data"], properties: { data } };
    const requestBody = { content: { "application/vnd.api+json": { schema } } };
    const model = modelOf({ paths: { "/things": { post: { requestBody, responses: {} } } } });
    expect(JSON.parse(model.operations[0]?.request?.bodies[0]?.body?.text ?? "")).toEqual({
      data: { type: "things", attributes: { name: "Example name" } },
    });
  });
});
