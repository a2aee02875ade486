import type { SchemaModel } from "../../types";
import { choicesOf } from "../branches";

const CAT: SchemaModel = { typeLabel: "Cat", ref: { name: "Cat", permalink: "/schemas/Cat" } };
const DOG: SchemaModel = { typeLabel: "Dog", ref: { name: "Dog", permalink: "/schemas/Dog" } };
const discriminator = {
  propertyName: "kind",
  mapping: [CAT, DOG].map((schema) => ({
    value: schema.typeLabel.toLowerCase(),
    schema: schema.ref,
  })),
} as unknown as NonNullable<SchemaModel["discriminator"]>;

describe("the alternatives of a schema", () => {
  it.each<[string, Partial<SchemaModel>, Array<[string, string | undefined, number]>]>([
    ["oneOf", { oneOf: [CAT, DOG] }, [["oneOf", undefined, 2]]],
    ["oneOf with a discriminator", { oneOf: [CAT], discriminator }, [["oneOf", "kind", 1]]],
    ["anyOf with a discriminator", { anyOf: [CAT], discriminator }, [["anyOf", "kind", 1]]],
    [
      "both with a discriminator",
      { oneOf: [CAT], anyOf: [DOG], discriminator },
      [
        ["oneOf", "kind", 1],
        ["anyOf", "kind", 1],
      ],
    ],
    ["a discriminator alone", { discriminator }, [["oneOf", "kind", 2]]],
    ["an empty list", { oneOf: [] }, []],
  ])("%s", (_, schema, expected) => {
    const choices = choicesOf({ typeLabel: "any", ...schema });
    expect(
      choices.map(({ keyword, selectedBy, options }) => [keyword, selectedBy, options.length]),
    ).toEqual(expected);
  });
});
