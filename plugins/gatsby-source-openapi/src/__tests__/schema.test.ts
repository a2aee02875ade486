import type { JsonRecord } from "../json";
import { loadFixture, modelOf, operation, property, schema } from "./load-fixture";

describe("schemas", () => {
  it("keep every keyword of JSON Schema", async () => {
    const { model } = await loadFixture("keywords.yaml");
    const pet = schema(model, "Pet");
    expect({
      ...pet,
      properties: pet.properties?.map(({ name, required }) => [name, required]),
    }).toMatchSnapshot();
  });

  it.each([
    ["name", "string or null"],
    ["owner", "Owner or null"],
    ["size", "number"],
    ["place", "tuple of number, string"],
    ["color", "string"],
    ["id", "string"],
    ["kinds", "string or integer"],
  ])("name the type of %s", async (name, label) => {
    const { model } = await loadFixture("keywords.yaml");
    expect(property(schema(model, "Pet"), name).typeLabel).toBe(label);
  });

  it("keep values, constraints and marks of properties", async () => {
    const { model } = await loadFixture("keywords.yaml");
    const pet = schema(model, "Pet");
    expect(property(pet, "name")).toMatchObject({
      types: ["string"],
      nullable: true,
      constraints: [
        { keyword: "minLength", value: 1 },
        { keyword: "maxLength", value: 20 },
        { keyword: "pattern", value: "^[A-Z]" },
      ],
    });
    expect(property(pet, "owner")).toEqual({
      description: "Who has the pet.",
      ref: { name: "Owner", permalink: "/api/schemas/owner" },
      nullable: true,
      typeLabel: "Owner or null",
    });
    expect(property(pet, "color")).toMatchObject({
      enum: [
        { value: "red", description: "Like a rose." },
        { value: "blue", description: "Like the sky." },
      ],
      default: { value: "red" },
    });
    expect(property(pet, "secret")).toMatchObject({ writeOnly: true, deprecated: true });
    expect(property(pet, "id")).toMatchObject({ readOnly: true, const: { value: "p1" } });
    expect(property(pet, "place").items).toEqual({ always: false, typeLabel: "nothing" });
    expect(schema(model, "Anything")).toEqual({ always: true, typeLabel: "any" });
  });

  it("read the dialect of OpenAPI 3.0", async () => {
    const { model } = await loadFixture("nullable-3-0.yaml");
    const body = operation(model, "get-things").responses[0]?.content[0]?.schema ?? {
      typeLabel: "",
    };
    expect(property(body, "a")).toEqual({
      types: ["string"],
      nullable: true,
      examples: [{ value: "x" }],
      typeLabel: "string or null",
    });
    expect(property(body, "b").constraints).toEqual([
      { keyword: "exclusiveMinimum", value: 1 },
      { keyword: "maximum", value: 9 },
    ]);
  });

  it("stay references where they contain themselves", async () => {
    const { model } = await loadFixture("circular.yaml");
    expect(model.schemas.map(({ name }) => name)).toEqual([
      "Node",
      "Tree",
      "Endless",
      "Tree.children.items",
    ]);
    expect(property(schema(model, "Node"), "parent").ref?.name).toBe("Node");
    expect(property(schema(model, "Tree"), "first").ref?.name).toBe("Tree.children.items");
  });

  it("know what they use and who uses them", async () => {
    const { model } = await loadFixture("circular.yaml");
    const tree = model.schemas.find(({ name }) => name === "Tree");
    expect(tree).toMatchObject({
      uses: ["Tree", "Node", "Tree.children.items"],
      usedBySchemas: ["Node", "Tree", "Tree.children.items"],
      usedByOperations: ["operation POST /nodes"],
    });
    expect(operation(model, "create-node").schemas).toEqual([
      "Node",
      "Tree",
      "Tree.children.items",
    ]);
  });

  it("take their example from a body, if they have none", () => {
    const content = (name: string, more: JsonRecord) => ({
      content: {
        "application/json": { schema: { $ref: `#/components/schemas/${name}` }, ...more },
      },
    });
    const responses = {
      "200": { description: "", ...content("Cat", { example: { name: "Tom" } }) },
      "404": { description: "", ...content("Problem", {}) },
    };
    const requestBody = content("Cat", { example: { name: "sent" } });
    const { schemas } = modelOf({
      openapi: "3.1.1",
      info: { title: "Cats", version: "1" },
      paths: { "/cats": { post: { requestBody, responses } } },
      components: {
        schemas: {
          Cat: { type: "object", properties: { name: { type: "string" } } },
          Problem: { type: "object", properties: { code: { const: "gone" } } },
        },
      },
    });
    expect(schemas.map(({ examples: [first] }) => [first?.value, first?.generated])).toEqual([
      [{ name: "Tom" }, undefined],
      [{ code: "gone" }, true],
    ]);
  });

  it("take the alternatives of a discriminator from allOf", async () => {
    const { model } = await loadFixture("keywords.yaml");
    expect(schema(model, "Pet").discriminator).toEqual({
      propertyName: "kind",
      mapping: [{ value: "Cat", schema: { name: "Cat", permalink: "/api/schemas/cat" } }],
    });
    expect(operation(model, "list-pets").schemas).toContain("Cat");
  });
});
