import type { SchemaTree } from "../../page-data/page-types";
import type { PageSchema, SchemaModel } from "../../types";
import { createSchemaTrees } from "../build-tree";
import { headOf } from "../head";

function known(name: string, schema: Partial<SchemaModel>): [string, PageSchema] {
  const permalink = `/schemas/${name}`;
  return [name, { name, title: name, permalink, schema: { typeLabel: "object", ...schema } }];
}

function refTo(name: string): SchemaModel {
  return { typeLabel: name, ref: { name, permalink: `/schemas/${name}` } };
}

function property(name: string, schema: SchemaModel) {
  return { name, required: false, schema };
}

/** Returns the tree of a schema on a page of its own. */
function treeOf(
  schema: SchemaModel,
  schemas: ReadonlyMap<string, PageSchema> = new Map(),
  limit?: number,
): SchemaTree {
  return createSchemaTrees(schemas, limit)(schema, "body");
}

function membersOf({ members = [] }: SchemaTree = { anchor: "", type: "" }): SchemaTree[] {
  return members.map(({ schema }) => schema);
}

function anchorsOf(tree: SchemaTree): string[] {
  const options = (tree.choices ?? []).flatMap((choice) => choice.options);
  const below = [...membersOf(tree), ...options.map(({ schema }) => schema)];
  return below.flatMap((inner) => [inner.anchor, ...anchorsOf(inner)]);
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
      "alternatives without names",
      {
        typeLabel: "any",
        oneOf: [
          text,
          ...["One.", "Two."].map((description) => ({ typeLabel: "object", description })),
        ],
      },
      ["body(string)", "body(object~201)", "body(object~202)"],
    ],
    [
      "the same name in two parts",
      {
        typeLabel: "object",
        properties: [property("id", text)],
        allOf: [refTo("A")],
      },
      ["body.id"],
    ],
  ])("gives permanent anchors to %s", (_, schema, anchors) => {
    const schemas = new Map([known("A", { properties: [property("id", text)] })]);
    expect(anchorsOf(treeOf(schema, schemas)).sort()).toEqual(anchors.sort());
  });

  it("ends where a schema would stand inside of itself", () => {
    const schemas = new Map([known("Node", { properties: [property("next", refTo("Node"))] })]);
    const tree = treeOf(refTo("Node"), schemas);
    expect(tree.elsewhere).toBeUndefined();
    expect(membersOf(tree)[0]?.elsewhere).toEqual([
      { ...refTo("Node").ref, label: "1 more field in", anchor: "body" },
    ]);
  });

  it("unfolds a named schema once, and every schema that includes it", () => {
    const money = known("Money", { description: "An amount.", properties: [property("of", text)] });
    const members = [property("x", text)];
    const price = { typeLabel: "object", allOf: [refTo("Money")], properties: members };
    const properties = [property("a", refTo("Money")), property("b", refTo("Money"))];
    const twoParts = [property("c", price), property("d", price)];
    const place = { typeLabel: "object", properties: [...properties, ...twoParts] };
    const shown = membersOf(treeOf(place, new Map([money])));
    expect(shown.map((tree) => [membersOf(tree).length, tree.elsewhere?.length ?? 0])).toEqual([
      [1, 0],
      [0, 1],
      [2, 0],
      [2, 0],
    ]);
  });

  it("says what a schema is whose members are beyond the limit", () => {
    const schemas = new Map([
      known("A", { description: "A cat.", properties: [property("a", text)] }),
    ]);
    const place = { typeLabel: "object", properties: [property("one", refTo("A"))] };
    expect(membersOf(treeOf(place, schemas, 1))).toEqual([
      {
        anchor: "body.one",
        type: " (object)",
        references: [refTo("A").ref],
        descriptions: [{ description: "A cat." }],
        elsewhere: [{ ...refTo("A").ref, label: "1 more field in" }],
      },
    ]);
  });

  it("says all of a schema without members beyond the limit", () => {
    const schemas = new Map([
      known("Id", { typeLabel: "string", constraints: [{ keyword: "minLength", value: 3 }] }),
    ]);
    const place = { typeLabel: "object", properties: [property("id", refTo("Id"))] };
    expect(membersOf(treeOf(place, schemas, 1))).toEqual([
      {
        anchor: "body.id",
        type: " (string)",
        references: [refTo("Id").ref],
        facts: [{ words: "min length", value: "3", isConstraint: true }],
      },
    ]);
  });

  it("links a schema of parts beyond the limit, not its parts", () => {
    const schemas = new Map([
      known("Pet", { allOf: [refTo("Animal")] }),
      known("Animal", { properties: [property("name", text)] }),
    ]);
    const place = { typeLabel: "object", properties: [property("pet", refTo("Pet"))] };
    const [pet] = membersOf(treeOf(place, schemas, 1));
    expect(pet?.elsewhere).toEqual([{ ...refTo("Pet").ref, label: "1 more field in" }]);
  });

  it.each<[string, Partial<SchemaModel>, string]>([
    [
      "its properties",
      { properties: [property("a", text), property("b", text)] },
      "2 more fields in",
    ],
    [
      "those of its parts, each once",
      { properties: [property("a", text)], allOf: [refTo("Part")] },
      "2 more fields in",
    ],
    ["none, for alternatives", { oneOf: [refTo("Part"), text] }, "More in"],
  ])("counts the fields that are elsewhere: %s", (_, members, label) => {
    const schemas = new Map([
      known("A", members),
      known("Part", { properties: [property("a", text), property("z", text)] }),
    ]);
    const place = { typeLabel: "object", properties: [property("one", refTo("A"))] };
    expect(membersOf(treeOf(place, schemas, 1))[0]?.elsewhere?.[0]?.label).toBe(label);
  });

  it("follows references to references, but not in circles", () => {
    const schemas = new Map([
      known("A", { ref: refTo("B").ref }),
      known("B", { ref: refTo("A").ref }),
    ]);
    const tree = treeOf(refTo("A"), schemas);
    expect(tree.references?.map(({ name }) => name)).toEqual(["A", "B"]);
  });

  it("unfolds a schema once where it is large already", () => {
    const wide = Array.from({ length: 120 }, (_, index) => property(`p${index}`, text));
    const schemas = new Map([
      known("Wide", { properties: wide }),
      known("Late", { properties: [property("end", text)] }),
      known("Holder", { properties: [property("a", refTo("Late")), property("b", refTo("Late"))] }),
    ]);
    const root = {
      properties: [property("wide", refTo("Wide")), property("late", refTo("Holder"))],
    };
    const late = membersOf(membersOf(treeOf({ typeLabel: "object", ...root }, schemas))[1]);
    expect(late.map((tree) => membersOf(tree).length)).toEqual([1, 0]);
    expect(late[1]?.elsewhere).toEqual([
      { ...refTo("Late").ref, label: "1 more field in", anchor: "body.late.a" },
    ]);
  });

  it.each([
    ["small", 1, [1, 1]],
    ["large", 120, [1, 0]],
  ])("repeats the members of a schema on a %s page only", (_, size, shown) => {
    const wide = Array.from({ length: size }, (_, index) => property(`p${index}`, text));
    const show = createSchemaTrees(
      new Map([
        known("Wide", { properties: [...wide, property("money", refTo("Money"))] }),
        known("Money", { properties: [property("amount", text)] }),
      ]),
    );
    const request = show(refTo("Wide"), "request-body");
    const response = show(refTo("Money"), "response-200");
    const money = [membersOf(request).at(-1), response];
    expect(money.map((tree) => membersOf(tree).length)).toEqual(shown);
    expect(response.elsewhere?.[0]?.anchor).toBe(size === 1 ? undefined : "request-body.money");
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
    expect(anchorsOf(treeOf(refTo("S0"), schemas)).length).toBeLessThan(1000);
  });
});

/** A tree in short: each member with its type, what applies to it and where it comes from. */
function lines(tree: SchemaTree, depth = 0): string[] {
  const { includes = [], members = [], choices = [], elsewhere = [] } = tree;
  const indent = "  ".repeat(depth);
  return [
    ...includes.map((part) => `${indent}includes ${namesOf(part)}`),
    ...members.flatMap(({ label, required, from = [], schema }) => [
      [`${indent}${label}: ${typeText(schema)}${required ? "!" : ""}`, ...from].join(" < "),
      ...lines(schema, depth + 1),
    ]),
    ...choices.flatMap(({ keyword, options }) => [
      `${indent}${keyword} ${options.map(({ label }) => label).join("|")}`,
      ...options.flatMap(({ schema }) => lines(schema, depth + 1)),
    ]),
    ...elsewhere.map(({ name }) => `${indent}see ${name}`),
  ];
}

function namesOf({ references = [] }: Pick<SchemaTree, "references">): string {
  return references.map(({ name }) => name).join("=");
}

function typeText(tree: SchemaTree): string {
  return `${namesOf(tree)}${tree.type}`;
}

describe("the type of a place with several types", () => {
  it.each([
    [["integer or null", "integer"], "integer"],
    [["number", "integer"], "integer"],
    [["string or integer", "string (date-time)"], "string (date-time)"],
    [["array of (string or null)", "array"], "array of (string or null) and array"],
    [["string", "object"], "string and object"],
  ])("of %j is %s", (labels, words) => {
    const own = labels.map((typeLabel) => ({ typeLabel }));
    expect(headOf({ own, layers: own, references: [] }).type).toBe(words);
  });
});

describe("parts of allOf", () => {
  const number: SchemaModel = { typeLabel: "integer" };
  const object = (...properties: Array<ReturnType<typeof property>>): SchemaModel => ({
    typeLabel: "object",
    properties,
  });
  const all = (...allOf: SchemaModel[]): SchemaModel => ({ typeLabel: "object", allOf });
  const schemas = new Map([
    known("Id", { typeLabel: "string", enum: [{ value: "a" }] }),
    known("Base", object(property("id", text), property("kind", text))),
    known("Named", object(property("name", text))),
    known("Both", { allOf: [refTo("Base"), refTo("Named")] }),
    known("Alias", { allOf: [refTo("Base")] }),
    known("Tree", {
      allOf: [refTo("Base")],
      properties: [property("below", refTo("Tree")), property("base", refTo("Base"))],
    }),
    known("Self", { allOf: [refTo("Self")], properties: [property("id", text)] }),
    known(
      "Thread",
      object(
        property("id", text),
        property("reply", all(refTo("Thread"), object(property("at", text)))),
      ),
    ),
    known("Pet", { oneOf: [refTo("Cat")], properties: [property("kind", text)] }),
    known("Cat", { allOf: [refTo("Pet")], properties: [property("lives", number)] }),
  ]);

  it.each<[string, SchemaModel, string[]]>([
    [
      "are one object, the named ones with their names",
      all(refTo("Base"), object(property("age", number))),
      ["includes Base", "id: string < Base", "kind: string < Base", "age: integer"],
    ],
    [
      "are one object at any depth",
      all(refTo("Both"), object(property("age", number))),
      [
        ...["includes Both", "includes Base", "includes Named"],
        ...["id: string < Base", "kind: string < Base", "name: string < Named", "age: integer"],
      ],
    ],
    [
      "may require what others declare",
      { ...all(refTo("Named")), requiredUndeclared: ["name"], properties: [] },
      ["name: string!"],
    ],
    [
      "may say more about the same member: both apply",
      all(refTo("Base"), object(property("id", number), property("kind", refTo("Id")))),
      ["includes Base", "id: string and integer < Base", "kind: Id (string) < Base"],
    ],
    [
      "that are the same are there once",
      all(refTo("Both"), refTo("Base"), object(property("id", text))),
      [
        ...["includes Both", "includes Base", "includes Named"],
        ...["id: string < Base", "kind: string < Base", "name: string < Named"],
      ],
    ],
    [
      "with alternatives bring them along",
      all(refTo("Named"), { typeLabel: "any", oneOf: [refTo("Id"), text] }),
      ["includes Named", "name: string < Named", "oneOf Id|string"],
    ],
    [
      "that contain the whole end there",
      refTo("Tree"),
      [
        ...[
          "includes Base",
          "id: string < Base",
          "kind: string < Base",
          "below: Tree",
          "  see Tree",
        ],
        ...["base: Base (object)", "  id: string", "  kind: string"],
      ],
    ],
    ["that are the whole say nothing", refTo("Self"), ["id: string"]],
    [
      "that contain a member with the whole end there",
      refTo("Thread"),
      ["id: string", "reply: object", "  includes Thread", "  at: string", "  see Thread"],
    ],
    [
      "that the page does not know are linked",
      all(refTo("Named"), refTo("Far"), object(property("far", refTo("Far")))),
      ["includes Named", "includes Far", "name: string < Named", "far: Far", "see Far"],
    ],
    [
      "that name the whole as an alternative end there",
      refTo("Cat"),
      ["includes Pet", "kind: string < Pet", "lives: integer", "oneOf Cat", "  see Cat"],
    ],
  ])("%s", (_, schema, expected) => {
    expect(lines(treeOf(schema, schemas))).toEqual(expected);
  });

  it.each<[string, SchemaModel, string]>([
    ["one name and nothing else", { ...all(refTo("Id")), typeLabel: "Id" }, "Id (string)"],
    ["a name and a description", all(refTo("Id"), { typeLabel: "any" }), "Id (string)"],
    ["a name, or null", { ...all(refTo("Id")), nullable: true }, "Id or null (string)"],
    ["a name of a name", refTo("Alias"), "Alias=Base (object)"],
    ["texts", { typeLabel: "any", allOf: [text, { typeLabel: "string (uuid)" }] }, "string (uuid)"],
  ])("have the type of %s", (_, schema, type) => {
    expect(typeText(treeOf(schema, schemas))).toBe(type);
  });
});

describe("kinds that a discriminator alone names", () => {
  const target = (name: string) => ({ value: name.toLowerCase(), schema: refTo(name).ref ?? name });
  const base = known("Base", {
    properties: [property("id", text)],
    discriminator: { propertyName: "kind", mapping: ["Base", "Cat", "lost"].map(target) },
  });
  const cat = known("Cat", { allOf: [refTo("Base")], properties: [property("claws", text)] });
  const schemas = new Map([base, cat]);

  it("are alternatives of the schema, but itself is not", () => {
    expect(lines(treeOf(refTo("Base"), schemas))).toEqual([
      "id: string",
      "oneOf Cat|lost",
      "  includes Base",
      "  claws: string",
      "  see Base",
    ]);
  });

  it("are no alternatives of one of them", () => {
    expect(treeOf(refTo("Cat"), schemas).choices).toBeUndefined();
  });
});

describe("what a page shows of a schema", () => {
  const described = (description: string): SchemaModel => ({ typeLabel: "string", description });
  const object = (...names: string[]): SchemaModel => ({
    typeLabel: "object",
    properties: names.map((name) => property(name, text)),
  });
  const oneOf = (...options: SchemaModel[]): SchemaModel => ({ typeLabel: "any", oneOf: options });
  const rowOf = (schema: SchemaModel, schemas?: ReadonlyMap<string, PageSchema>) =>
    membersOf(treeOf({ typeLabel: "object", properties: [property("a", schema)] }, schemas))[0];

  it.each<[string, SchemaModel, string[]]>([
    ["items of a type", { typeLabel: "array of string", items: text }, []],
    ["items that say more", { typeLabel: "array", items: described("A.") }, ["Each item: string"]],
    ["alternatives of types", oneOf(text, { typeLabel: "integer", types: ["integer"] }), []],
    ["alternatives that say more", oneOf(text, described("A.")), ["oneOf string 1|string 2"]],
  ])("leaves out what the type says: %s", (_, schema, expected) => {
    expect(lines(treeOf(schema))).toEqual(expected);
  });

  it.each<[string, SchemaModel, object | undefined]>([
    ["nothing", text, undefined],
    ["one property", object("b"), { label: "1 property", isOpen: true }],
    ["two properties", object("b", "c"), { label: "2 properties" }],
    ["two items", { typeLabel: "tuple", prefixItems: [text, text] }, { label: "2 items" }],
    [
      "two short alternatives",
      oneOf(object("b"), object("c")),
      { label: "2 alternatives", isOpen: true },
    ],
    ["a long alternative", oneOf(object("b", "c", "d", "e"), text), { label: "2 alternatives" }],
    [
      "four alternatives",
      oneOf(...["b", "c", "d", "e"].map((name) => object(name))),
      { label: "4 alternatives" },
    ],
    [
      "properties of items",
      { typeLabel: "array", items: object("b", "c") },
      { label: "2 properties" },
    ],
  ])("folds below a member: %s", (_, schema, fold) => {
    expect(rowOf(schema)?.fold).toEqual(fold);
  });

  it("tells the descriptions of named schemas from the place's own", () => {
    const schemas = new Map([known("A", { ...object("b"), description: "Any cat." })]);
    const cat: SchemaModel = { ...refTo("A"), description: "This cat." };
    const [own, named] = [{ description: "This cat." }, { description: "Any cat." }];
    const told = { descriptions: [own], typeDescriptions: [named] };
    expect(rowOf(cat, schemas)).toMatchObject(told);
    expect(treeOf(cat, schemas)).toMatchObject(told);
    expect(treeOf(refTo("A"), schemas).descriptions).toEqual([named]);
    const described = createSchemaTrees(schemas)(refTo("A"), "body", { isDescribed: true });
    expect(described).toMatchObject({ typeDescriptions: [named] });
    expect(described.descriptions).toBeUndefined();
  });

  it("folds members that bodies of one direction leave out", () => {
    const schemas = new Map([known("Id", { readOnly: true })]);
    const root: SchemaModel = {
      typeLabel: "object",
      properties: [property("id", refTo("Id")), property("name", text)],
    };
    const { members, leftOut } = createSchemaTrees(schemas)(root, "body", { leftOut: "readOnly" });
    expect(members?.map(({ label }) => label)).toEqual(["name"]);
    expect(leftOut).toMatchObject({ label: "1 read-only property", members: [{ label: "id" }] });
  });
});
