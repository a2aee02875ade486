import type { FactLists } from "../../page-data/page-types";
import type { SchemaModel } from "../../types";
import type { ShownElsewhere } from "../head";
import { headOf } from "../head";

const CAT = { name: "Cat", permalink: "/schemas/Cat" };

/** The head of a place that is the schema `Cat`, which says this in its layers. */
function catHead(layers: Array<Partial<SchemaModel>>, elsewhere?: ShownElsewhere) {
  const own: SchemaModel[] = [{ typeLabel: "Cat", ref: CAT }];
  const named = layers.map((layer) => ({ typeLabel: "object", ...layer }));
  return headOf({ own, layers: [...own, ...named], references: [CAT] }, elsewhere);
}

describe("the head of a schema", () => {
  it.each<[string, string[], ShownElsewhere, string[] | undefined]>([
    ["has its title", ["Small cat"], {}, ["Small cat"]],
    ["has all titles", ["Small cat", "Pet"], {}, ["Small cat", "Pet"]],
    ["has a title once", ["Small cat", "Small cat"], {}, ["Small cat"]],
    ["has no title that is its name", ["Cat"], {}, undefined],
    ["has no title that is shown above", ["Tom", "Pet"], { knownTitle: "Tom" }, ["Pet"]],
  ])("%s: %j beside %j", (_, titles, elsewhere, expected) => {
    const layers = titles.map((title) => ({ title }));
    expect(catHead(layers, elsewhere).titles).toEqual(expected);
  });

  it.each<
    [string, Array<Partial<SchemaModel>>, ShownElsewhere, Array<[string, string]> | undefined]
  >([
    ["has its examples", [{ examples: [{ value: "a" }] }], {}, [["example", "a"]]],
    [
      "has a fact of two layers once",
      [{ default: { value: "a" } }, { default: { value: "a" } }],
      {},
      [["default", "a"]],
    ],
    [
      "has both facts of two layers",
      [{ default: { value: "a" } }, { default: { value: "b" } }],
      {},
      [
        ["default", "a"],
        ["default", "b"],
      ],
    ],
    [
      "leaves out examples that are shown beside it",
      [{ default: { value: "a" }, examples: [{ value: "a" }, { value: "b" }] }],
      { knownExamples: ["a"] },
      [
        ["default", "a"],
        ["example", "b"],
      ],
    ],
  ])("%s", (_, layers, elsewhere, expected) => {
    const { facts } = catHead(layers, elsewhere);
    expect(facts?.map(({ words, value }) => [words, value])).toEqual(expected);
  });

  const mapping = [{ value: "tom", schema: CAT }];

  it.each<[string, Array<Partial<SchemaModel>>, FactLists[] | undefined]>([
    ["none", [{}, { oneOf: [] }], undefined],
    [
      "the values of each layer that lists some",
      [{ enum: [{ value: "a", description: "First." }] }, {}, { enum: [{ value: "b" }] }],
      [{ enum: [{ name: "a", description: "First." }] }, { enum: [{ name: "b" }] }],
    ],
    [
      "texts in quotes beside numbers",
      [{ enum: [{ value: "a" }, { value: 1 }] }],
      [{ enum: [{ name: '"a"' }, { name: "1" }] }],
    ],
    [
      "the schemas that a discriminator selects",
      [{ discriminator: { propertyName: "kind", mapping } }],
      [{ discriminator: { propertyName: "kind", targets: mapping } }],
    ],
    [
      "not those that the alternatives show",
      [{ oneOf: [], discriminator: { propertyName: "kind", mapping } }],
      undefined,
    ],
    [
      "but the one that is selected by default",
      [{ anyOf: [], discriminator: { propertyName: "kind", mapping, defaultMapping: CAT } }],
      [{ discriminator: { propertyName: "kind", targets: [{ schema: CAT }] } }],
    ],
  ])("lists %s", (_, layers, expected) => {
    expect(catHead(layers).lists).toEqual(expected);
  });
});
