import type { DiscriminatorModel, SchemaModel } from "../../types";
import { choicesOf } from "../branches";

const CAT: SchemaModel = { typeLabel: "Cat", ref: { name: "Cat", permalink: "/schemas/Cat" } };
const DOG: SchemaModel = { typeLabel: "Dog", ref: { name: "Dog", permalink: "/schemas/Dog" } };

/** A discriminator with values of these names. */
function selecting(values: Record<string, string>): DiscriminatorModel {
  const refs = [CAT, DOG].flatMap(({ ref }) => ref ?? []);
  const mapping = Object.entries(values).map(([value, name]) => ({
    value,
    schema: refs.find((ref) => ref.name === name) ?? name,
  }));
  return { propertyName: "kind", mapping };
}

const discriminator = selecting({ cat: "Cat", dog: "Dog" });

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

  const text: SchemaModel = { typeLabel: "string" };

  it.each<[string, SchemaModel[], Record<string, string>, Array<[string, string?]>]>([
    [
      "its value",
      [CAT, DOG],
      { cat: "Cat", dog: "Dog" },
      [
        ["Cat", "cat"],
        ["Dog", "dog"],
      ],
    ],
    [
      "all its values",
      [CAT, DOG],
      { cat: "Cat", dog: "Dog", lynx: "Cat" },
      [
        ["Cat", "cat, lynx"],
        ["Dog", "dog"],
      ],
    ],
    [
      "no value that is its name",
      [CAT, DOG],
      { Cat: "Cat", dog: "Dog" },
      [["Cat"], ["Dog", "dog"]],
    ],
    ["a value beside its title", [{ ...CAT, title: "A cat" }], { Cat: "Cat" }, [["A cat", "Cat"]]],
    ["no value that selects another", [DOG], { cat: "Cat" }, [["Dog"]]],
    ["no value of a schema that is missing", [DOG], { Dog: "Wolf", dog: "Wolf" }, [["Dog"]]],
    ["no value without a name", [text, CAT], { cat: "Cat" }, [["string"], ["Cat", "cat"]]],
  ])("show what selects each of them: %s", (_, oneOf, values, expected) => {
    const schema = { typeLabel: "any", oneOf, discriminator: selecting(values) };
    const options = choicesOf(schema).flatMap((choice) => choice.options);
    expect(options.map(({ schema: _, ...option }) => option)).toEqual(
      expected.map(([label, value]) => ({ label, ...(value === undefined ? {} : { value }) })),
    );
  });

  it("show no values without a discriminator", () => {
    const [choice] = choicesOf({ typeLabel: "any", oneOf: [CAT] });
    expect(choice?.options).toEqual([{ label: "Cat", schema: CAT }]);
  });
});
