import { writeFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { loadDocument } from "../document/load-document";
import { operationDocument } from "../document/operation-document";
import type { JsonRecord } from "../json";
import { modelOf } from "./load-fixture";

const NAMES = ["A", "B", "C", "D", "E"];

const reference = fc.constantFrom(
  ...NAMES.map((name) => `#/components/schemas/${name}`),
  "#/components/schemas/A/properties/x",
  "#/components/schemas/B/items",
);

/** Random schemas that refer to each other in every way, well-formed or not. */
const { schema } = fc.letrec<{ schema: JsonRecord | boolean }>((tie) => {
  const list = fc.array(tie("schema"), { minLength: 1, maxLength: 3 });
  const map = fc.dictionary(
    fc.constantFrom("x", "y", "constructor", "__proto__", "push", "a/b~c"),
    tie("schema"),
    { maxKeys: 3 },
  );
  return {
    schema: fc.oneof(
      { maxDepth: 3 },
      fc.record({ $ref: reference }),
      fc.boolean(),
      fc.record(
        { type: fc.constantFrom("string", "integer", "null"), enum: fc.constant(["a", 1, null]) },
        { requiredKeys: [] },
      ),
      fc.record({
        type: fc.constant("object"),
        properties: map,
        required: fc.constant(["x", "z"]),
      }),
      fc.record({ type: fc.constant("array"), items: tie("schema") }),
      fc.record({ allOf: list }),
      fc.record({
        oneOf: list,
        discriminator: fc.constant({
          propertyName: "x",
          mapping: { a: "#/components/schemas/A", b: "B" },
        }),
      }),
      fc.record(
        { anyOf: list, not: tie("schema"), if: tie("schema") },
        { requiredKeys: ["anyOf"] },
      ),
      fc.record({ additionalProperties: tie("schema"), patternProperties: map }),
      fc.record({ prefixItems: list, contains: tie("schema") }),
    ),
  };
});

const document = fc
  .record({
    schemas: fc.tuple(schema, schema, schema, schema, schema),
    body: schema,
    answer: schema,
  })
  .map(({ schemas, body, answer }) => ({
    openapi: "3.1.1",
    info: { title: "Random", version: "1" },
    paths: {
      "/a": {
        post: {
          requestBody: { content: { "application/json": { schema: body } } },
          responses: {
            "200": { description: "", content: { "application/xml": { schema: answer } } },
          },
        },
      },
    },
    components: { schemas: Object.fromEntries(NAMES.map((name, index) => [name, schemas[index]])) },
  }));

describe("random documents with cycles", () => {
  it("are reported or documented, never crash and never hang", async () => {
    const folder = temporaryFolder();
    const spec = path.join(folder, "openapi.json");
    await fc.assert(
      fc.asyncProperty(document, async (random) => {
        await writeFile(spec, JSON.stringify(random));
        const loaded = await loadDocument({ spec, requireOperationIds: false });
        if (loaded.document === undefined) {
          expect(loaded.problems.length).toBeGreaterThan(0);
          expect(loaded.problems.filter(({ code }) => code === "unprocessable")).toEqual([]);
          return;
        }
        const model = modelOf(loaded.document);
        expect(JSON.stringify(model).length).toBeLessThan(1_000_000);
        const one = operationDocument(loaded.document, {
          kind: "operation",
          path: "/a",
          method: "POST",
        });
        expect(one.paths).toHaveProperty(["/a", "post"]);
      }),
      { numRuns: 200 },
    );
  }, 120_000);

  it("are modelled even where no validator has seen them", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string(),
          fc.json().map((text) => JSON.parse(text)),
        ),
        (junk) => {
          const random = {
            openapi: "3.1.1",
            info: junk,
            paths: { "/a": { get: junk, parameters: [junk] } },
            components: { schemas: junk },
            tags: [junk],
            servers: [junk],
            security: [junk],
          };
          expect(() => modelOf(random as JsonRecord)).not.toThrow();
        },
      ),
      { numRuns: 200 },
    );
  }, 120_000);
});
