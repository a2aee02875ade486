import { buildNodes } from "../nodes/build-nodes";
import { documentPage, isNodeOf, schemaPage } from "../page-data/build-page-data";
import type { SchemaModel } from "../types";
import { modelOf, nodeHelpers, pagesOf } from "./load-fixture";

const html = {
  description: async (markdown: string) => `<p>${markdown}</p>`,
  code: async (code: string, language: string) => `${language}:${code}`,
};

/** Returns the data of the HTML page of a schema. */
async function pageOf(schema: SchemaModel) {
  const info = { title: "A", version: "1" };
  const model = modelOf({ openapi: "3.1.0", info, components: { schemas: { A: {} } } });
  const [named] = model.schemas;
  const nodes = buildNodes(
    { ...model, schemas: named ? [{ ...named, schema }] : [] },
    {},
    nodeHelpers,
  );
  const [node] = nodes.filter((one) => isNodeOf("ApiSchema", one));
  const reader = {
    nodes: (ids: readonly string[]) => nodes.filter(({ id }) => ids.includes(id)),
    html,
  };
  return node && schemaPage(node, reader);
}

const described = { typeLabel: "string", description: "*a*" };
const rendered = { type: "string", descriptions: [{ descriptionHtml: "<p>*a*</p>" }] };

describe("the schema of an HTML page", () => {
  it.each<[string, SchemaModel, object]>([
    ["has descriptions in HTML", described, rendered],
    [
      "has descriptions in HTML at any depth",
      { typeLabel: "array", items: { typeLabel: "any", oneOf: [described] } },
      {
        type: "array",
        members: [
          {
            kind: "part",
            label: "Each item",
            schema: {
              anchor: "A[]",
              type: "any",
              choices: [
                {
                  keyword: "oneOf",
                  options: [{ label: "string", schema: { anchor: "A[](string)", ...rendered } }],
                },
              ],
            },
          },
        ],
      },
    ],
    [
      "has rows for its properties, required ones first",
      {
        typeLabel: "object",
        properties: [
          { name: "a", required: false, schema: { typeLabel: "integer" } },
          { name: "b", required: true, schema: described },
        ],
      },
      {
        type: "object",
        members: [
          {
            kind: "row",
            label: "b",
            isName: true,
            required: true,
            schema: { anchor: "A.b", ...rendered },
          },
          { kind: "row", label: "a", isName: true, schema: { anchor: "A.a", type: "integer" } },
        ],
      },
    ],
    [
      "has lines for its facts, whose values are the document's own",
      { typeLabel: "object", default: { value: described }, readOnly: true },
      {
        type: "object",
        marks: ["read-only"],
        facts: [{ words: "default", value: JSON.stringify(described) }],
      },
    ],
  ])("%s", async (_, schema, expected) => {
    expect((await pageOf(schema))?.schema).toEqual({ anchor: "A", ...expected });
  });
});

describe("examples on an HTML page", () => {
  const operation = {
    responses: {
      "200": {
        description: "Fine",
        content: {
          "application/problem+json": { examples: { a: { value: null } } },
          "application/xml": { examples: { a: { value: "<x/>" } } },
          "application/x-www-form-urlencoded": {
            examples: { a: { dataValue: { b: 1 }, serializedValue: "b=1" } },
          },
          "text/plain": { examples: { a: { externalValue: "https://x.example" } } },
        },
      },
    },
  };
  const info = { title: "A", version: "1" };
  const document = { openapi: "3.2.0", info, paths: { "/a": { get: operation } } };

  it("are highlighted code, with the value beside the text that it is sent as", async () => {
    const [page] = await pagesOf(modelOf(document), document, { html }).operations();
    expect(page?.responses[0]?.content.map(({ examples }) => examples[0])).toEqual([
      { name: "a", html: "json:null" },
      { name: "a", html: "xml:<x/>" },
      { name: "a", html: "text:b=1", dataHtml: 'json:{\n  "b": 1\n}' },
      { name: "a", externalValue: "https://x.example" },
    ]);
  });

  it("are values and texts for the Markdown export", async () => {
    const [page] = await pagesOf(modelOf(document), document, {}).operations();
    expect(page?.responses[0]?.content[2]?.examples).toEqual([
      { name: "a", value: { b: 1 }, text: "b=1" },
    ]);
  });
});

describe("the page of a document", () => {
  const security = [{ token: [] }];
  const login = { post: { security: [], operationId: "login", responses: {} } };
  const add = { post: { security, operationId: "add", responses: {} } };
  const list = { get: { security, operationId: "list", responses: {} } };
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  const read = { get: { security, operationId: "read", parameters: [id], responses: {} } };
  const old = { get: { security, operationId: "old", deprecated: true, responses: {} } };
  const optional = { get: { security: [{}, ...security], operationId: "optional", responses: {} } };

  async function documentPageOf(paths: object, description?: string) {
    const model = modelOf({
      openapi: "3.1.0",
      info: { title: "A", version: "1", description },
      paths,
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    });
    const all = buildNodes(model, {}, nodeHelpers);
    const nodes = (ids: readonly string[]) => all.filter((node) => ids.includes(node.id));
    const document = all.find((node) => isNodeOf("ApiDocument", node));
    if (!document || !isNodeOf("ApiDocument", document)) throw new Error("No document");
    return documentPage(document, { nodes });
  }

  it.each([
    ["the first one that reads with a token", { "/l": login, "/a": add, "/b": list }, "/b"],
    ["the first one with a token", { "/l": login, "/a": add, "/b/{id}": read }, "/a"],
    ["the first one if none needs a token", { "/l": login, "/o": optional }, "/l"],
    ["none that is deprecated", { "/old": old, "/l": login }, "/l"],
    ["a deprecated one if all are", { "/old": old }, "/old"],
  ])("shows the request of %s", async (_, paths, expected) => {
    expect((await documentPageOf(paths)).request?.pathTemplate).toBe(expected);
  });

  it("has the sections of its description, with different anchors", async () => {
    const page = await documentPageOf(
      {},
      "Before.\n\n## Ids and times\n\nOne.\n\n## Ids and times",
    );
    expect(page.sections).toEqual([
      { description: "Before." },
      { title: "Ids and times", anchor: "section-ids-and-times", description: "One." },
      { title: "Ids and times", anchor: "section-ids-and-times-2" },
    ]);
  });
});
