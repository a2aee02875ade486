import type { IndexedDocument } from "../page-data/error-index";
import { buildErrorIndex } from "../page-data/error-index";
import type { MediaTypeModel, SchemaModel } from "../types";

const schemas = Object.entries<SchemaModel>({
  Problem: withProperty("code", refTo("Code")),
  Code: {
    typeLabel: "any",
    enum: [{ value: "gone", description: "No more." }, { value: "busy" }, { value: 7 }],
  },
  Gone: { typeLabel: "object", allOf: [refTo("Problem"), constCode("gone")] },
  Fault: object({
    type: constant("fault"),
    detail: constCode("hidden"),
    code: constant("late"),
    error: constCode("inner"),
  }),
  Loop: { ...refTo("Loop"), allOf: [refTo("Loop")] },
}).map(([name, schema]) => ({ name, schema }));

function refTo(name: string): SchemaModel {
  return { typeLabel: name, ref: { name, permalink: `/${name}` } };
}

function object(properties: Record<string, SchemaModel>): SchemaModel {
  const members = Object.entries(properties).map(([name, schema]) => ({
    name,
    required: false,
    schema,
  }));
  return { typeLabel: "object", properties: members };
}

function withProperty(name: string, schema: SchemaModel): SchemaModel {
  return object({ [name]: schema });
}

function constant(value: string): SchemaModel {
  return { typeLabel: "string", const: { value } };
}

function constCode(value: string): SchemaModel {
  return withProperty("code", constant(value));
}

type Operation = IndexedDocument["operations"][number];

function operation(
  status: string,
  content: MediaTypeModel[],
  kind: Operation["kind"] = "operation",
): Operation {
  return {
    kind,
    title: "Read",
    method: "GET",
    permalink: "/read",
    responses: [{ status, anchor: `response-${status}`, content }],
  };
}

const problem = { mediaType: "application/json", schema: refTo("Problem"), examples: [] };

describe("codes of an error", () => {
  it.each<[string, MediaTypeModel[], string[]]>([
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
      "all of a schema, where an example is no object",
      [{ ...problem, examples: [null, "busy", 7].map((value) => ({ name: "a", value })) }],
      ["gone", "busy"],
    ],
    ["no other members", [{ ...problem, schema: refTo("Fault") }], ["late", "inner"]],
    [
      "those of examples without a schema",
      [{ mediaType: "text/json", examples: [{ name: "a", value: { error: { code: "new" } } }] }],
      ["new"],
    ],
    ["inside of `error`", [{ ...problem, schema: withProperty("error", constCode("x")) }], ["x"]],
    ["none without a code", [{ ...problem, schema: { typeLabel: "object", properties: [] } }], []],
    ["none in a schema that is only itself", [{ ...problem, schema: refTo("Loop") }], []],
    ["none without content", [], []],
  ])("are %s", (_, content, codes) => {
    const index = buildErrorIndex({ operations: [operation("404", content)], schemas });
    expect(index.statuses).toEqual([
      {
        status: "404",
        words: "Not Found",
        codes,
        places: [{ title: "Read", method: "GET", permalink: "/read#response-404", status: "404" }],
      },
    ]);
  });

  it("keep what the document says about them, also where no operation gives them", () => {
    const content = [{ ...problem, examples: [{ name: "a", value: { code: "busy" } }] }];
    const { codes } = buildErrorIndex({ operations: [operation("404", content)], schemas });
    expect(
      codes.map(({ code, description, places }) => [code, description, places.length]),
    ).toEqual([
      ["gone", "No more.", 0],
      ["busy", undefined, 1],
    ]);
  });
});

describe("examples of codes", () => {
  const body = (value: object, generated?: boolean) => ({
    ...problem,
    examples: [{ name: "a", value: { ...value }, ...(generated ? { generated } : {}) }],
  });

  it.each<[string, MediaTypeModel[], unknown]>([
    ["are the first of the document", [body({ code: "busy", a: 1 }), body({ code: "busy" })], 1],
    ["are not generated ones", [body({ code: "busy", a: 1 }, true)], undefined],
  ])("%s", (_, content, expected) => {
    const index = buildErrorIndex({ operations: [operation("404", content)], schemas });
    const busy = index.codes.find(({ code }) => code === "busy");
    expect(busy?.example).toEqual(expected && { code: "busy", a: expected });
  });
});

describe("statuses", () => {
  it("of webhooks are left out, because the reader's server answers them", () => {
    const operations = [operation("404", [problem], "webhook")];
    expect(buildErrorIndex({ operations, schemas })).toMatchObject({ codes: [], statuses: [] });
  });

  it("that are no errors are left out, and the others are sorted", () => {
    const operations = ["503", "200", "default", "4XX", "404"].map((status) =>
      operation(status, []),
    );
    const { statuses } = buildErrorIndex({ operations, schemas });
    expect(statuses.map(({ status }) => status)).toEqual(["404", "4XX", "503", "default"]);
  });
});
