import fc from "fast-check";
import type { ApiDocument } from "../../../testing/api/api-document";
import { documentFiles, modelOf, readApiDocument } from "../../../testing/api/api-document";
import { checkBodies } from "../../../testing/api/invalid-bodies";

jest.setTimeout(120_000);

/** A schema with every keyword: names that its condition declares must be numbers, too. */
const CONTRADICTORY = "PUT /keywords request";

/** Returns the generated bodies that Ajv refuses, and the number of those it accepts. */
function validate(source: Pick<ApiDocument, "document" | "model">) {
  const checked = checkBodies(source).checked.filter(({ place }) => !place.includes(CONTRADICTORY));
  const invalid = checked.filter(({ errors }) => errors.length > 0);
  return {
    valid: checked.length - invalid.length,
    invalid: invalid.map(
      ({ place, errors, value }) => `${place}: ${errors} ${JSON.stringify(value)}`,
    ),
  };
}

it("every generated body of the site's document and of the fixtures is valid", async () => {
  let count = 0;
  for (const file of documentFiles()) {
    const { valid, invalid } = validate(await readApiDocument(file));
    expect({ file, invalid }).toEqual({ file, invalid: [] });
    count += valid;
  }
  expect(count).toBeGreaterThan(20);
});

const NAMES = ["A", "B", "C"];
const flag = fc.option(fc.constant(true), { nil: undefined });
const limit = fc.integer({ min: -5, max: 5 });

/** Random schemas that accept some value, in all the ways in which a value is chosen. */
const { schema } = fc.letrec<{ schema: object }>((tie) => {
  const member = (name: string) => fc.tuple(fc.constant(name), tie("schema"));
  const members = (...names: string[]) =>
    fc.tuple(...names.map(member)).map((entries) => Object.fromEntries(entries));
  return {
    schema: fc.oneof(
      { maxDepth: 4 },
      fc.record({ type: fc.constant("boolean"), readOnly: flag, writeOnly: flag }),
      fc
        .tuple(fc.constantFrom("integer", "number"), limit, fc.nat(9))
        .map(([type, minimum, width]) => ({ type, minimum, maximum: minimum + width })),
      fc
        .tuple(fc.constantFrom("integer", "number"), limit, fc.integer({ min: 1, max: 4 }))
        .map(([type, exclusiveMinimum, multipleOf]) => ({ type, exclusiveMinimum, multipleOf })),
      fc
        .tuple(fc.nat(30), fc.nat(9))
        .map(([minLength, more]) => ({ type: "string", minLength, maxLength: minLength + more })),
      fc
        .constantFrom(
          "uuid",
          "date-time",
          "date",
          "time",
          "email",
          "uri",
          "ipv4",
          "ipv6",
          "duration",
        )
        .map((format) => ({ type: "string", format })),
      fc
        .constantFrom(
          "^[A-Z]{2}\\d{4}$",
          "^(a|b)+-x?$",
          "^\\w+@\\w+$",
          "^\\+?[1-9]\\d{1,14}$",
          "^#[\\da-f]{6}$",
        )
        .map((pattern) => ({ type: "string", pattern })),
      fc.record({ enum: fc.constant(["a", 1, null]) }),
      fc.record({ const: fc.constantFrom("x", 4, false) }),
      fc.record({
        type: fc.constant(["null", "string"]),
        example: fc.constantFrom("fits", 3, null),
      }),
      fc.record({ $ref: fc.constantFrom(...NAMES.map((name) => `#/components/schemas/${name}`)) }),
      fc.record({
        type: fc.constant("array"),
        items: tie("schema"),
        maxItems: fc.integer({ min: 0, max: 3 }),
      }),
      fc.record({
        type: fc.constant("array"),
        prefixItems: fc.array(tie("schema"), { maxLength: 2 }),
      }),
      fc.record({
        type: fc.constant("object"),
        properties: members("a", "b"),
        maxProperties: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ additionalProperties: tie("schema"), minProperties: fc.nat(2) }),
      fc.tuple(members("a"), members("b")).map(([one, other]) => ({
        allOf: [{ type: "object", properties: one }, { properties: other }],
      })),
      tie("schema").map((one) => ({ anyOf: [one, { type: "null" }] })),
    ),
  };
});

/** A schema that a discriminator selects, under its name or under another value. */
const document = fc
  .record({
    parts: fc.tuple(schema, schema, schema),
    body: schema,
    extra: schema,
    isMapped: fc.boolean(),
    isBase: fc.boolean(),
  })
  .map(({ parts, body, extra, isMapped, isBase }) => {
    const named = NAMES.map((name, index) => [
      name,
      {
        type: "object",
        required: ["name"],
        properties: { name: { type: "string" }, part: parts[index] },
      },
    ]);
    const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const mapping = { first: "#/components/schemas/First", second: "Second" };
    const kind = { type: "object", required: ["kind"], properties: { kind: { type: "string" } } };
    const discriminator = { propertyName: "kind", ...(isMapped || isBase ? { mapping } : {}) };
    const base = isBase ? { ...kind, discriminator } : kind;
    const one = (value: string) => ({
      allOf: [
        reference("Base"),
        {
          properties: { kind: { const: isMapped || isBase ? value.toLowerCase() : value }, extra },
          required: ["kind"],
        },
      ],
    });
    const choice = { oneOf: [reference("Second"), reference("First")], discriminator };
    return {
      openapi: "3.1.1",
      info: { title: "Random", version: "1" },
      paths: {
        "/a": {
          post: {
            requestBody: { content: { "application/json": { schema: body } } },
            responses: {
              "200": {
                description: "",
                content: { "application/json": { schema: isBase ? reference("Base") : choice } },
              },
            },
          },
        },
      },
      components: {
        schemas: {
          ...Object.fromEntries(named),
          Base: base,
          First: one("First"),
          Second: one("Second"),
        },
      },
    };
  });

it("every generated body of a random document is valid", () => {
  fc.assert(
    fc.property(document, (random) => {
      const { invalid, valid } = validate({ document: random, model: modelOf(random) });
      expect(invalid).toEqual([]);
      expect(valid).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
