import { buildErrorIndex } from "../error-index";
import type { IndexedOperation } from "../error-index";
import type { JsonObject } from "../json";

const schemas = new Map<string, JsonObject>([
  ["Problem", { properties: [{ name: "code", schema: { ref: { name: "Code" } } }] }],
  ["Code", { enum: [{ value: "gone", description: "No more." }, { value: "busy" }, { value: 7 }] }],
  ["Gone", { allOf: [{ ref: { name: "Problem" } }, constCode("gone")] }],
  ["Loop", { ref: { name: "Loop" }, allOf: [{ ref: { name: "Loop" } }] }],
]);

function constCode(value: string): JsonObject {
  return { properties: [{ name: "code", schema: { const: { value } } }] };
}

function operation(status: string, content: unknown): IndexedOperation {
  return {
    title: "Read",
    method: "GET",
    permalink: "/read",
    responses: [{ status, anchor: `response-${status}`, content }],
  };
}

const problem = { schema: { ref: { name: "Problem" } } };

describe("codes of an error", () => {
  it.each<[string, unknown, string[]]>([
    ["all that the schema allows", [problem], ["gone", "busy"]],
    [
      "those of the examples, where they show any",
      [{ ...problem, examples: [{ name: "a", value: { code: "busy" } }] }],
      ["busy"],
    ],
    [
      "but not those of made examples",
      [{ ...problem, examples: [{ name: "a", value: { code: "busy" }, generated: true }] }],
      ["gone", "busy"],
    ],
    [
      "nor what the schema does not know",
      [{ ...problem, examples: [{ name: "a", value: { code: "other" } }] }],
      ["gone", "busy"],
    ],
    [
      "inside of `error`",
      [{ schema: { properties: [{ name: "error", schema: constCode("x") }] } }],
      ["x"],
    ],
    ["none without a code", [{ schema: { properties: [] } }], []],
    ["none in a schema that is only itself", [{ schema: { ref: { name: "Loop" } } }], []],
    ["none without content", [], []],
  ])("are %s", (_, content, codes) => {
    const index = buildErrorIndex([operation("404", content)], schemas);
    expect(index.statuses).toEqual([
      {
        status: "404",
        codes,
        places: [{ title: "Read", method: "GET", permalink: "/read#response-404", status: "404" }],
      },
    ]);
  });

  it("keep what the document says about them, also where no operation gives them", () => {
    const content = [{ ...problem, examples: [{ name: "a", value: { code: "busy" } }] }];
    const { codes } = buildErrorIndex([operation("404", content)], schemas);
    expect(
      codes.map(({ code, description, places }) => [code, description, places.length]),
    ).toEqual([
      ["gone", "No more.", 0],
      ["busy", undefined, 1],
    ]);
  });
});

describe("statuses", () => {
  it("that are no errors are left out, and the others are sorted", () => {
    const operations = ["503", "200", "default", "4XX", "404"].map((status) =>
      operation(status, []),
    );
    const { statuses } = buildErrorIndex(operations, schemas);
    expect(statuses.map(({ status }) => status)).toEqual(["404", "4XX", "503", "default"]);
  });
});
