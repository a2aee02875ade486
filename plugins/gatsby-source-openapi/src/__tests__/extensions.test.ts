import type { JsonRecord } from "../json";
import { buildDocument } from "../model/document";
import { operation, property, schema } from "./load-fixture";

const SETTINGS = {
  id: "test",
  basePath: "/api",
  schemasBasePath: "/api/schemas",
  tagsBasePath: "/api/tags",
  tokenVariable: "API_TOKEN",
  version: "3.1.1",
  extensions: [],
};

const document: JsonRecord = {
  openapi: "3.1.1",
  info: {
    title: "Pets",
    version: "1",
    "x-logo": { url: "https://pets.example/logo.svg", altText: "Pets", backgroundColor: "#fff" },
    "x-audience": "all",
  },
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        deprecated: true,
        description: "Lists pets.",
        "x-deprecated-description": "Use `GET /animals`.",
        "x-rate-limit": 10,
        parameters: [
          {
            name: "old",
            in: "query",
            deprecated: true,
            "x-deprecated-description": "Leave it out.",
          },
        ],
        responses: { "200": { description: "Pets.", "x-rate-limit": 5, "x-tool": true } },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: "object",
        unknownKeyword: 1,
        "x-tool": { a: 1 },
        properties: {
          "x-tool": { type: "string", default: { extensions: [{ name: "x-tool" }] } },
          size: {
            type: "integer",
            enum: [1, 2, 3],
            "x-enum-varnames": ["SMALL", "BIG"],
            "x-enum-descriptions": ["Up to 1 kg.", undefined, "Nobody knows."],
          },
          kind: { type: "string", enum: ["CAT"], "x-enum-varnames": ["CAT"] },
        },
      },
    },
  },
};

describe("extensions that pages know", () => {
  const model = buildDocument(document, SETTINGS);
  const list = operation(model, "list-pets");

  it("say what to use instead of what is deprecated, after the description", () => {
    expect(list.description).toBe("Lists pets.\n\n**Deprecated.** Use `GET /animals`.");
    expect(list.parameters[0]?.description).toBe("**Deprecated.** Leave it out.");
  });

  it("name the values of an enum, unless the values are the names", () => {
    const valuesOf = (name: string) => property(schema(model, "Pet"), name).enum;
    expect(valuesOf("size")).toEqual([
      { value: 1, description: "SMALL: Up to 1 kg." },
      { value: 2, description: "BIG" },
      { value: 3, description: "Nobody knows." },
    ]);
    expect(valuesOf("kind")).toEqual([{ value: "CAT" }]);
  });

  it("have the logo", () => {
    expect(model.logo).toEqual({
      url: "https://pets.example/logo.svg",
      altText: "Pets",
      backgroundColor: "#fff",
    });
  });

  it.each([
    [" White ", "White"],
    ["red;position:fixed", undefined],
    ["url(https://b.example)", undefined],
  ])("have a color of the logo, and no other styles: %j", (backgroundColor, color) => {
    const info = { title: "Pets", version: "1", "x-logo": { url: "/a.svg", backgroundColor } };
    expect(buildDocument({ ...document, info }, SETTINGS).logo?.backgroundColor).toBe(color);
  });
});

describe("other extensions", () => {
  it.each<[string[], (string | undefined)[]]>([
    [["x-rate-limit"], [undefined, "x-rate-limit", "x-rate-limit"]],
    [
      ["x-tool", "x-logo"],
      ["x-logo", undefined, "x-tool"],
    ],
    [[], [undefined, undefined, undefined]],
  ])("are in the model where the site names them: %j", (extensions, names) => {
    const model = buildDocument(document, { ...SETTINGS, extensions });
    const list = operation(model, "list-pets");
    const owners = [model, list, list.responses[0]];
    expect(owners.map((owner) => owner?.extensions?.map(({ name }) => name).join(" "))).toEqual(
      names,
    );
  });

  it("leave properties, values and unknown keywords alone", () => {
    const pet = schema(buildDocument(document, SETTINGS), "Pet");
    expect(pet.extensions).toEqual([{ name: "unknownKeyword", value: 1 }]);
    expect(property(pet, "x-tool").default?.value).toEqual({ extensions: [{ name: "x-tool" }] });
  });
});
