import fc from "fast-check";

/** A JSON object. */
type Json = Record<string, unknown>;

const NAMES = ["A", "B", "C", "D"];

let counter = 0;

/** A unique word, so that it is found only where it belongs. */
const word = fc.constant(null).map(() => {
  counter += 1;
  return `w${counter.toString(36)}q`;
});
const text = fc
  .tuple(word, fc.constantFrom("", " *in* `code`", " and **more**"))
  .map((parts) => parts.join(""));
const address = word.map((name) => `https://${name}.example`);
const reference = (group: string) =>
  fc.constantFrom(...NAMES).map((name) => ({ $ref: `#/components/${group}/${name}` }));

/** An object with optional members, and sometimes an extension. */
const some = (
  members: Record<string, fc.Arbitrary<unknown>>,
  required: Record<string, fc.Arbitrary<unknown>> = {},
) =>
  fc
    .tuple(
      fc.record({ ...members, ...required }, { requiredKeys: Object.keys(required) }),
      fc.option(fc.tuple(word, word), { freq: 4 }),
    )
    .map(
      ([object, extension]): Json =>
        extension ? { ...object, [`x-${extension[0]}`]: extension[1] } : object,
    );

const list = (item: fc.Arbitrary<unknown>) => fc.array(item, { minLength: 1, maxLength: 2 });
const map = (item: fc.Arbitrary<unknown>) =>
  fc
    .array(fc.tuple(word, item), { minLength: 1, maxLength: 2 })
    .map((entries) => Object.fromEntries(entries));

const docs = some({ description: text }, { url: address });
const limits = {
  description: text,
  title: word,
  default: word,
  examples: list(word),
  externalDocs: docs,
};

const BY_NAME = { minLength: 1, selector: ([name]: [string, string]) => name };

/** A schema whose alternatives are selected by the values of a property. */
function discriminated(propertyName: string, targets: readonly [name: string, value: string][]) {
  const references = targets.map(([name]) => `#/components/schemas/${name}`);
  const mapping = Object.fromEntries(targets.map(([, value], index) => [value, references[index]]));
  return {
    oneOf: references.map(($ref) => ({ $ref })),
    discriminator: { propertyName, mapping },
  };
}

const { schema } = fc.letrec<{ schema: Json }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    some(
      { ...limits, minLength: fc.nat(9), pattern: word, enum: list(word), format: word },
      { type: fc.constant("string") },
    ),
    reference("schemas"),
    some(
      { ...limits, required: list(word), maxProperties: fc.nat(9) },
      { type: fc.constant("object"), properties: map(tie("schema")) },
    ),
    some(
      { ...limits, uniqueItems: fc.boolean() },
      { type: fc.constant("array"), items: tie("schema") },
    ),
    some(
      { description: text, required: list(fc.constantFrom("a", "b")) },
      { allOf: list(tie("schema")) },
    ),
    some({ description: text, properties: map(tie("schema")) }, { allOf: list(tie("schema")) }),
    some({ description: text }, { oneOf: list(tie("schema")) }),
    fc
      .tuple(word, fc.uniqueArray(fc.tuple(fc.constantFrom(...NAMES), word), BY_NAME))
      .map(([propertyName, targets]) => discriminated(propertyName, targets)),
    some(
      {
        not: tie("schema"),
        patternProperties: map(tie("schema")),
        additionalProperties: tie("schema"),
      },
      { anyOf: list(tie("schema")) },
    ),
  ),
}));

const example = some(
  { summary: text.map((words) => words.replace(/[*`]/g, "")), description: text },
  { value: word },
);
const header = some(
  { description: text, examples: map(example), deprecated: fc.boolean() },
  { schema },
);
const encoding = some({
  contentType: word.map((name) => `text/${name}`),
  headers: map(header),
  style: fc.constantFrom("form", "spaceDelimited", "pipeDelimited", "deepObject"),
  explode: fc.boolean(),
  allowReserved: fc.boolean(),
});
const mediaType = some({ schema, examples: map(example) });
const form = some({ schema, encoding: map(encoding) });
const content = fc.record(
  { "application/json": mediaType, "multipart/form-data": form, "text/plain": mediaType },
  { requiredKeys: ["application/json"] },
);
const variable = some({ description: text, enum: list(word) }, { default: word });
const server = fc
  .tuple(
    some({ description: text, variables: fc.record({ place: variable }) }),
    fc.constantFrom("https://", "//", "/", "./"),
  )
  .map(([object, start]) => ({
    ...object,
    url: `${start}${object.variables ? "{place}" : "plain"}.example`,
  }));
const link = some(
  { description: text, parameters: map(word), server },
  { operationId: fc.constant("operation") },
);
const response = some({ headers: map(header), content, links: map(link) }, { description: text });
const responses = some({ "404": response, default: response }, { "200": response });
const parameter = (name: string) =>
  some(
    { description: text, required: fc.boolean(), deprecated: fc.boolean(), examples: map(example) },
    { name: fc.constant(name), in: fc.constantFrom("query", "header", "cookie"), schema },
  );
const body = some({ description: text, required: fc.boolean() }, { content });
const described = { summary: word, description: text };
const operation = some({ ...described, externalDocs: docs, requestBody: body }, { responses });
const callback = some(
  {},
  { "{$request.body#/to}": some({ ...described, servers: list(server) }, { post: operation }) },
);

// A schema that is only a reference could refer back to itself, which is an error.
const named = schema.filter((object) => object.$ref === undefined);

/** Generates a valid document with one operation, `POST /a`, and everything that it can contain. */
export const randomDocument: fc.Arbitrary<Json> = fc
  .record({
    operation: some(
      {
        ...described,
        externalDocs: docs,
        requestBody: body,
        callbacks: map(callback),
        servers: list(server),
      },
      {
        operationId: fc.constant("operation"),
        parameters: fc.tuple(parameter("one"), parameter("two")),
        responses,
      },
    ),
    path: some(described),
    schemas: fc.tuple(named, named, named, named),
  })
  .map(({ operation: post, path, schemas }) => ({
    openapi: "3.1.1",
    info: { title: "Random", version: "1" },
    paths: { "/a": { ...path, post } },
    components: { schemas: Object.fromEntries(NAMES.map((name, index) => [name, schemas[index]])) },
  }));
