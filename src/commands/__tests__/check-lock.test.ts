import { findMissingOptionals } from "../check-lock";

describe("findMissingOptionals", () => {
  it.each([
    ["nothing optional", { "node_modules/a": {} }, []],
    [
      "one that is there",
      { "node_modules/a": { optionalDependencies: { b: "1" } }, "node_modules/b": {} },
      [],
    ],
    [
      "one inside of its package",
      {
        "node_modules/a": { optionalDependencies: { b: "1" } },
        "node_modules/a/node_modules/b": {},
      },
      [],
    ],
    [
      "one that is missing",
      { "node_modules/a": { optionalDependencies: { b: "1" } } },
      ["node_modules/a → b"],
    ],
  ])("%s", (_, packages, missing) => {
    expect(findMissingOptionals(packages)).toEqual(missing);
  });
});
