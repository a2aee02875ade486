import { buildNodes } from "../nodes/build-nodes";
import { modelOf, nodeHelpers } from "./load-fixture";

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const model = modelOf({
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        responses: {
          "404": {
            description: "None.",
            content: { "application/json": { schema: named("Problem") } },
          },
        },
      },
      delete: { responses: {} },
    },
  },
  components: {
    schemas: {
      Problem: { type: "object", properties: { code: { const: "no_pets" } } },
      Animal: { type: "object", properties: { "birth day": { type: "string" } } },
      Pet: { allOf: [named("Animal"), { properties: { parent: named("Pet") } }] },
    },
  },
});

describe("the names that links can use", () => {
  const nodes = buildNodes(model, {}, nodeHelpers);
  const [document] = nodes.filter(({ internal }) => internal.type === "ApiDocument");
  const targets: Record<string, string> = JSON.parse(String(document?.linkTargets));

  it.each([
    ["op:listPets", "/api/list-pets"],
    ["slug:list-pets", "/api/list-pets"],
    ["call:GET /pets", "/api/list-pets"],
    ["schema:Pet", "/api/schemas/pet"],
    ["field:Pet.parent", "/api/schemas/pet#Pet.parent"],
    ["field:Pet.birth day", "/api/schemas/pet#Pet.birth~20day"],
    ["error:no_pets", "/api/errors#code-no_pets"],
  ])("%s leads to %s", (name, address) => {
    expect(targets[name]).toBe(address);
  });

  it("are those of all parts, also of operations without an id", () => {
    const slug = model.operations[1]?.slug;
    expect(Object.keys(targets).filter((name) => name.startsWith("op:"))).toEqual([
      "op:listPets",
      `op:${slug}`,
    ]);
    const [error] = nodes.filter(({ internal }) => internal.type === "ApiError");
    expect(error).toMatchObject({
      code: "no_pets",
      statuses: ["404"],
      permalink: "/api/errors#code-no_pets",
    });
  });
});
