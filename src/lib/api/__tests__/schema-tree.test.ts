import { buildSchemaTree } from "../schema-tree";
import type { SchemaNode } from "../schema-tree";
import type { KnownSchema, SchemaModel } from "../model";

function known(name: string, schema: Omit<SchemaModel, "typeLabel">): [string, KnownSchema] {
  const permalink = `/schemas/${name}`;
  return [name, { name, title: name, permalink, schema: { typeLabel: "object", ...schema } }];
}

function refTo(name: string): SchemaModel {
  return { typeLabel: name, ref: { name, permalink: `/schemas/${name}` } };
}

function property(name: string, schema: SchemaModel) {
  return { name, required: false, schema };
}

function anchorsOf(node: SchemaNode): string[] {
  const below = [...node.branches, ...node.choices.flatMap(({ options }) => options)];
  return below.flatMap(({ node: inner }) => [inner.anchor, ...anchorsOf(inner)]);
}

const text: SchemaModel = { typeLabel: "string" };

describe("a tree", () => {
  it.each<[string, SchemaModel, string[]]>([
    ["a property", { typeLabel: "object", properties: [property("a", text)] }, ["body.a"]],
    [
      "properties of items",
      {
        typeLabel: "array",
        items: { typeLabel: "object", properties: [property("a", text)] },
      },
      ["body[]", "body[].a"],
    ],
    [
      "names that look like ways",
      { typeLabel: "object", properties: [property("a.b", text), property("ü x", text)] },
      ["body.a~2eb", "body.ü~20x"],
    ],
    [
      "alternatives",
      { typeLabel: "any", oneOf: [refTo("A"), { typeLabel: "string", title: "Words" }] },
      ["body(A)", "body(A).id", "body(Words)"],
    ],
    [
      "the same name in two parts",
      {
        typeLabel: "object",
        properties: [property("id", text)],
        allOf: [refTo("A")],
      },
      ["body", "body.id~1", "body.id"],
    ],
  ])("gives permanent anchors to %s", (_, schema, anchors) => {
    const schemas = new Map([known("A", { properties: [property("id", text)] })]);
    expect(anchorsOf(buildSchemaTree(schema, { anchor: "body", schemas })).sort()).toEqual(
      anchors.sort(),
    );
  });

  it("ends where a schema would stand inside of itself", () => {
    const schemas = new Map([known("Node", { properties: [property("next", refTo("Node"))] })]);
    const tree = buildSchemaTree(refTo("Node"), { anchor: "body", schemas });
    expect(tree.isCut).toBe(false);
    expect(tree.branches[0]?.node.isCut).toBe(true);
  });

  it("follows references to references, but not in circles", () => {
    const schemas = new Map([
      known("A", { ref: refTo("B").ref }),
      known("B", { ref: refTo("A").ref }),
    ]);
    const tree = buildSchemaTree(refTo("A"), { anchor: "body", schemas });
    expect(tree.references.map(({ name }) => name)).toEqual(["A", "B"]);
  });

  it("stays small where each schema names the next one twice", () => {
    const names = Array.from({ length: 60 }, (_, index) => `S${index}`);
    const schemas = new Map(
      names.map((name, index) =>
        known(name, {
          properties: [
            property("a", refTo(`S${index + 1}`)),
            property("b", refTo(`S${index + 1}`)),
          ],
        }),
      ),
    );
    const tree = buildSchemaTree(refTo("S0"), { anchor: "body", schemas });
    expect(anchorsOf(tree).length).toBeLessThan(1000);
  });
});
