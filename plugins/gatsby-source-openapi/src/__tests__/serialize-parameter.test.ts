import { serializePath } from "../samples/serialize-parameter";
import type { ParameterModel } from "../types";

const LIST = ["blue", "a b"];
const OBJECT = { R: 1, G: "ü" };

describe("a parameter in a path", () => {
  it.each<[style: string, explode: boolean, one: string, list: string, object: string]>([
    ["simple", false, "a%2Fb", "blue,a%20b", "R,1,G,%C3%BC"],
    ["simple", true, "a%2Fb", "blue,a%20b", "R=1,G=%C3%BC"],
    ["label", false, ".a%2Fb", ".blue,a%20b", ".R,1,G,%C3%BC"],
    ["label", true, ".a%2Fb", ".blue.a%20b", ".R=1.G=%C3%BC"],
    ["matrix", false, ";p=a%2Fb", ";p=blue,a%20b", ";p=R,1,G,%C3%BC"],
    ["matrix", true, ";p=a%2Fb", ";p=blue;p=a%20b", ";R=1;G=%C3%BC"],
  ])("of the style %s, exploded: %s", (style, explode, one, list, object) => {
    const parameter = { name: "p", serialization: { style, explode } } as ParameterModel;
    const written = ["a/b", LIST, OBJECT].map((value) => serializePath(parameter, value));
    expect(written).toEqual([one, list, object]);
  });
});
